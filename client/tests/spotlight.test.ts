import { describe, expect, it } from "vitest";
import { around, common, placeFor, type Box } from "../src/spotlight";

const window: Box = { x: 0, y: 0, w: 390, h: 844 };
const paper = { w: 374, h: 200 };

const touches = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe("the place of a paper", () => {
  it("is beside its subject, never on it", () => {
    for (let y = 0; y <= 700; y += 50) {
      const subject = [{ x: 20, y, w: 300, h: 120 }];
      expect(touches(placeFor(paper, window, subject), subject[0]!)).toBe(false);
    }
  });

  it("is inside the window", () => {
    const place = placeFor(paper, window, [{ x: 0, y: 780, w: 390, h: 60 }]);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.y + place.h).toBeLessThanOrEqual(window.h);
  });

  it("lies between two subjects where both leave room", () => {
    const subjects = [
      { x: 0, y: 0, w: 390, h: 200 },
      { x: 0, y: 600, w: 390, h: 240 },
    ];
    expect(subjects.some((box) => touches(placeFor(paper, window, subjects), box))).toBe(false);
  });

  it("covers other things rather than the subject where there is room for one only", () => {
    const subject = [{ x: 0, y: 0, w: 390, h: 560 }];
    const prompt = [{ x: 0, y: 600, w: 390, h: 244 }];
    expect(touches(placeFor(paper, window, subject, prompt), subject[0]!)).toBe(false);
  });
});

it("draws the smallest box around several", () => {
  expect(
    around([
      { x: 1, y: 2, w: 3, h: 4 },
      { x: 10, y: 0, w: 1, h: 1 },
    ]),
  ).toEqual({ x: 1, y: 0, w: 10, h: 6 });
});

it("knows how much of a thing is in its window", () => {
  const fit = { x: 0, y: 48, w: 390, h: 500 };
  expect(common({ x: 10, y: 30, w: 40, h: 40 }, fit)).toEqual({ x: 10, y: 48, w: 40, h: 22 });
  expect(common({ x: 10, y: 0, w: 40, h: 40 }, fit).h).toBeLessThan(0);
});
