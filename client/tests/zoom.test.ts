import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { frozen } from "../src/choosing";
import { frame } from "../src/socket";
import type { Frame } from "../src/wire";
import { panBy, resetWithTable, zoomBy, zooming, zoomOut } from "../src/zoom";
import { frameOf } from "./making";

vi.mock("../src/socket", () => ({ frame: signal<Frame | null>(null), play: vi.fn(), send: vi.fn() }));

beforeEach(zoomOut);

describe("looking closer", () => {
  test("keeps the middle where it is", () => {
    zoomBy(2);
    expect(zooming.value).toEqual({ scale: 2, x: -0.5, y: -0.5 });
  });

  test("keeps the spot under the fingers where it is", () => {
    const at = { x: 0.25, y: 0.75 };
    zoomBy(3, at);
    const { scale, x, y } = zooming.value;
    expect(x + at.x * scale).toBeCloseTo(at.x);
    expect(y + at.y * scale).toBeCloseTo(at.y);
  });

  test("goes no nearer than four times, and no farther than the whole board", () => {
    zoomBy(100);
    expect(zooming.value.scale).toBe(4);
    zoomBy(0.001);
    expect(zooming.value).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test("never shows what lies past the edge", () => {
    zoomBy(2);
    panBy(9, -9);
    expect(zooming.value).toEqual({ scale: 2, x: 0, y: -1 });
  });

  test("cannot be moved while all of the board is seen", () => {
    panBy(0.5, 0.5);
    expect(zooming.value).toEqual({ scale: 1, x: 0, y: 0 });
  });
});

describe("another table", () => {
  test("is looked at from afar again, and so is a replay, but the next frame is not", () => {
    const stop = resetWithTable();
    frame.value = frameOf([]);
    zoomBy(2);
    frame.value = frameOf([], { seq: 2 });
    expect(zooming.value.scale).toBe(2);
    frame.value = frameOf([], { table: "red" });
    expect(zooming.value.scale).toBe(1);
    zoomBy(2);
    frozen.value = true;
    expect(zooming.value.scale).toBe(1);
    stop();
  });
});
