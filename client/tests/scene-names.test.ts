import { expect, test } from "vitest";
import { cardsInHand, clockSeat, isDoing, plateOf, target } from "../src/scene-names";
import { panel, sprite } from "./making";

test("names count seats from one, the client from zero", () => {
  expect(plateOf(0)).toBe("seat_1");
  expect(clockSeat(sprite("clock_2", 0, 0))).toBe(1);
});

test("only a clock shows the time of a seat", () => {
  expect(clockSeat(sprite("clock_tower", 0, 0))).toBe(undefined);
  expect(clockSeat({ x: 0, y: 0, text: "7" })).toBe(undefined);
});

test("one of several alike things is the same target", () => {
  expect(target("native_1_3~2")).toBe(target("native_1_3"));
});

test("the tab of the hand counts the cards of all its panels, and of no other", () => {
  const cards = (n: number) => Array.from({ length: n }, (_, i) => sprite(`card_${i}`, 0, 0, { state: "in-hand new" }));
  const panels = [
    panel("own", [sprite("boot", 0, 0)], { view: "hand" }),
    panel("hand", cards(3), { view: "hand" }),
    panel("sea", cards(2)),
  ];
  expect(cardsInHand(panels)).toBe(3);
  expect(cardsInHand([panel("sea", cards(2))])).toBe(undefined);
});

test("a state is a word of its own, not a part of another", () => {
  expect(isDoing(sprite("card", 0, 0, { state: "lit doing" }))).toBe(true);
  expect(isDoing(sprite("card", 0, 0, { state: "undoing" }))).toBe(false);
});
