import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  candidates,
  complete,
  frozen,
  pending,
  picked,
  point,
  propose,
  putBack,
  resetWithQuestion,
  resting,
  targets,
  verb,
} from "../src/choosing";
import { frame, play, send } from "../src/socket";
import type { Choice, Frame } from "../src/wire";
import { choice, frameOf, sceneOf } from "./making";

vi.mock("../src/socket", () => ({ frame: signal<Frame | null>(null), play: vi.fn(), send: vi.fn() }));

const WALK = [
  choice("walk 1 2", ["island_1", "island_2"]),
  choice("walk 1 3", ["island_1", "island_3"]),
  choice("walk 2 3", ["island_2", "island_3"]),
];

const ask = (choices: Choice[], more: Partial<Frame> = {}) => (frame.value = frameOf(choices, more));

let stop: () => void;

beforeEach(() => {
  frozen.value = false;
  frame.value = null;
  stop = resetWithQuestion();
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

describe("pointing at things", () => {
  test("a thing that only one move begins and ends with plays it at once", () => {
    ask([choice("place 1", ["island_1"]), choice("place 2", ["island_2"])]);
    expect(point("island_2")).toBe(true);
    expect(play).toHaveBeenCalledExactlyOnceWith("place 2");
  });

  test("one of several alike things is as good as the thing itself", () => {
    ask([choice("take", ["native_1_3"])]);
    point("native_1_3~2");
    expect(play).toHaveBeenCalledExactlyOnceWith("take");
  });

  test("each thing pointed at narrows the moves down, until one is left", () => {
    ask(WALK);
    expect([...targets.value.keys()]).toEqual(["island_1", "island_2"]);
    point("island_1");
    expect(play).not.toHaveBeenCalled();
    expect([...targets.value.keys()]).toEqual(["island_2", "island_3"]);
    point("island_3");
    expect(play).toHaveBeenCalledExactlyOnceWith("walk 1 3");
  });

  test("a single move with two targets still waits for the second", () => {
    ask([choice("walk 1 2", ["island_1", "island_2"])]);
    point("island_1");
    expect(play).not.toHaveBeenCalled();
    expect(picked.value).toEqual(["island_1"]);
  });

  test("a thing that is pointed at again is put back", () => {
    ask(WALK);
    point("island_1");
    expect(point("island_1")).toBe(true);
    expect(picked.value).toEqual([]);
  });

  test("a thing that does not go on from the last one is chosen instead of it", () => {
    ask([...WALK, choice("swim 4 5", ["island_4", "island_5"])]);
    point("island_1");
    point("island_4");
    expect(picked.value).toEqual(["island_4"]);
  });

  test("a thing that leads nowhere is asked about", () => {
    ask(WALK);
    expect(point("volcano")).toBe(false);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "why", word: "volcano" });
  });

  test("nobody is asked why while there is nothing to choose at all", () => {
    ask([]);
    expect(point("volcano")).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  test("a move that is complete stays a button while others go on from the same thing", () => {
    ask([choice("rest 1", ["island_1"]), ...WALK]);
    point("island_1");
    expect(play).not.toHaveBeenCalled();
    expect(complete.value.map(({ word }) => word)).toEqual(["rest 1"]);
  });

  test("in a replay nothing can be chosen", () => {
    ask(WALK);
    frozen.value = true;
    expect(targets.value.size).toBe(0);
    expect(point("island_1")).toBe(false);
  });
});

describe("a move that shows something hidden", () => {
  const dig = choice("dig 1", ["site_1"], { shows: "A card is drawn." });

  test("is played only after a second yes", () => {
    ask([dig, choice("dig 2", ["site_2"])]);
    point("site_1");
    expect(play).not.toHaveBeenCalled();
    expect(pending.value).toBe(dig);
    propose(dig);
    expect(play).toHaveBeenCalledExactlyOnceWith("dig 1");
  });

  test("takes a second click on the same thing for that yes", () => {
    ask([dig, choice("dig 2", ["site_2"])]);
    point("site_1");
    point("site_1");
    expect(play).toHaveBeenCalledExactlyOnceWith("dig 1");
  });

  test("is put back by choosing another thing", () => {
    ask([dig, choice("dig 2", ["site_2"])]);
    point("site_1");
    point("site_2");
    expect(pending.value).toBe(null);
    expect(play).toHaveBeenCalledExactlyOnceWith("dig 2");
  });
});

describe("putting back", () => {
  test("goes back one step at a time: the question, the last thing, the kind of move", () => {
    const dig = choice("dig 1 2", ["site_1", "site_2"], { shows: "A card is drawn." });
    const kind = { label: "Dig", names: ["dig"] };
    ask([dig, choice("dig 1 3", ["site_1", "site_3"])]);
    verb.value = kind;
    point("site_1");
    point("site_2");
    expect(pending.value).toBe(dig);
    putBack();
    expect([pending.value, picked.value, verb.value]).toEqual([null, ["site_1"], kind]);
    putBack();
    expect([picked.value, verb.value]).toEqual([[], kind]);
    putBack();
    expect(verb.value).toBe(null);
  });
});

describe("kinds of moves", () => {
  const many = Array.from({ length: 10 }, (_, i) => choice(`buy ${i}`, [`card_${i}`]));
  const kinds = sceneOf({ verbs: [{ label: "Buy", names: ["buy"] }] });

  test("a turn with dozens of moves rests until a kind of them is chosen", () => {
    ask([...many, choice("pass", [])], { scene: kinds });
    expect(resting.value).toBe(true);
    verb.value = kinds.verbs![0]!;
    expect(resting.value).toBe(false);
    expect(candidates.value.map((one) => one.verb)).not.toContain("pass");
  });

  test("a turn with few moves does not rest", () => {
    ask(many.slice(0, 3), { scene: kinds });
    expect(resting.value).toBe(false);
  });
});

describe("another frame", () => {
  test("with a new question starts from nothing", () => {
    ask(WALK);
    point("island_1");
    ask(WALK, { seq: 2 });
    expect(picked.value).toEqual([]);
  });

  test("with the same question keeps what was pointed at", () => {
    ask(WALK);
    point("island_1");
    ask(WALK, { seq: 1, moves: 7 });
    expect(picked.value).toEqual(["island_1"]);
  });

  test("of another table starts from nothing, whatever its question", () => {
    ask(WALK);
    point("island_1");
    ask(WALK, { table: "red" });
    expect(picked.value).toEqual([]);
  });
});
