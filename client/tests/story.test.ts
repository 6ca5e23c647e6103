// The story of a table: what others did since I last chose.
import { afterEach, beforeEach, expect, test } from "vitest";
import { looking } from "../src/choosing";
import { frame, slim } from "../src/socket";
import { elsewhere, followStory, heard, moments, roundEnd, showElsewhere, stepBy } from "../src/story";
import { boardPage } from "../src/board-pages";
import { openView } from "../src/open-view";
import type { Frame, News, Panel } from "../src/wire";
import { frameOf, panel, sceneOf, sprite } from "./making";

const line = (n: number, seat: number, text: string, gain = false): News => ({ n, seat, text, rule: "", gain });

function show(moves: number, news: News[], more: Partial<Frame> = {}): void {
  const kept = Math.min(moves, ...news.map((one) => one.n)) - (news.length ? 1 : 0);
  frame.value = frameOf([], { you: 0, moves, kept, news, ...more });
}

let stop: () => void;
beforeEach(() => {
  stop = followStory();
  show(0, []);
});
afterEach(() => {
  stop();
  frame.value = null;
  slim.value = false;
  openView.value = "board";
});

test("what others did after my move is heard, and nothing of mine", () => {
  show(3, [line(1, 0, "I place."), line(2, 1, "Ben places."), line(3, 2, "Chloé places.")]);
  expect(heard.value).toBe("Ben places. Chloé places.");
});

test("moments are looked at one by one, and the present comes after the last", () => {
  show(1, [line(1, 1, "Ben places.")]);
  show(2, [line(2, 2, "Chloé places.")]);
  stepBy(-1);
  expect(moments.value[looking.value]!.lines[0]!.text).toBe("Chloé places.");
  stepBy(-1);
  stepBy(-1);
  expect(looking.value).toBe(0);
  stepBy(1);
  stepBy(1);
  expect(looking.value).toBe(-1);
});

test("my own move begins another story", () => {
  show(1, [line(1, 1, "Ben places.")]);
  show(2, [line(2, 0, "I place.")]);
  expect(moments.value).toEqual([]);
});

test("a move on another page is told, and a tap leads there", () => {
  slim.value = true;
  const pages = [
    { name: "island", label: "Island" },
    { name: "market", label: "Market" },
  ];
  const chips = panel("chips", [], { view: "" });
  const scene = (row: Panel) => ({ scene: sceneOf({ pages, panels: [chips, row] }) });
  show(1, [], scene(panel("row", [sprite("a", 0, 0)], { view: "market" })));
  show(2, [line(2, 1, "Ben buys.")], scene(panel("row", [], { view: "market" })));
  expect(elsewhere.value).toBe("market");
  showElsewhere();
  expect(boardPage.value).toBe("market");
  expect(elsewhere.value).toBeUndefined();
});

test("a round that ends tells who gained what", () => {
  const heading = (name: string) => ({ scene: sceneOf({ heading: name }) });
  show(0, [], heading("Round 1"));
  show(1, [line(1, 1, "Ben takes a treasure.", true), line(1, 1, "Ben moves.")], heading("Round 1"));
  expect(roundEnd.value).toBeNull();
  show(2, [line(2, 2, "Chloé takes a treasure.", true)], heading("Round 2"));
  expect(roundEnd.value!.heading).toBe("Round 1");
  expect(roundEnd.value!.gains.map((gain) => gain.seat)).toEqual([1, 2]);
});
