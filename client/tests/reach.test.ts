import { describe, expect, it } from "vitest";
import { nearest, REACH } from "../src/reach";

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

describe("a finger that lands beside things", () => {
  it("means the nearest", () => {
    expect(nearest({ x: 30, y: 5 }, [box(0, 0), box(36, 0)])).toBe(1);
  });
  it("means what lies under it", () => {
    expect(nearest({ x: 5, y: 5 }, [box(12, 0), box(0, 0)])).toBe(1);
  });
  it("means nothing far away", () => {
    expect(nearest({ x: 10 + REACH, y: 5 }, [box(0, 0)])).toBe(-1);
  });
  it("meets the smallest thing with its half at either side", () => {
    const dot = box(100, 100, 1, 1);
    for (const [dx, dy] of [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const)
      expect(nearest({ x: 100.5 + dx, y: 100.5 + dy }, [dot])).toBe(0);
  });
});
