import { describe, expect, test } from "vitest";
import { spots, trips } from "../src/travel";
import type { Panel } from "../src/wire";
import { panel, sprite } from "./making";

/** What travels from one scene to the next, as `id: from → to`. */
function travels(old: Panel[], now: Panel[], actor = -1) {
  const found = trips(spots(old), spots(now), actor);
  const line = ({ from, to }: (typeof found.arriving)[number]) =>
    `${from.sprite.id} ${from.x},${from.y} → ${to.sprite.id} ${to.x},${to.y}`;
  return { arriving: found.arriving.map(line), leaving: found.leaving.map(line) };
}

const NOTHING = { arriving: [], leaving: [] };

describe("where things lie", () => {
  test("a place is the centre of a thing, in units of the scene", () => {
    const found = spots([panel("sea", [sprite("boat", 10, 20)], { x: 100, y: 200, zoom: 2 })]);
    expect(found.get("boat")).toMatchObject({ x: 130, y: 250, size: 20, seen: true });
  });

  test("labels and things without a name are no places", () => {
    expect(spots([panel("sea", [sprite("", 0, 0), sprite("points", 0, 0, { text: "7" })])]).size).toBe(0);
  });

  test("what lies in a pile is told apart by kind and number, and is not seen", () => {
    const found = spots([panel("sea", [sprite("exile", 0, 0, { holds: ["fear", "gold", "fear"] })])]);
    expect([...found.keys()]).toEqual(["exile", "exile fear 1", "exile gold 1", "exile fear 2"]);
    expect(found.get("exile fear 2")!.seen).toBe(false);
  });
});

describe("what travels", () => {
  test("a thing of the same name that lies elsewhere has walked", () => {
    const old = [panel("sea", [sprite("boat", 0, 0, { like: "boat" })])];
    const now = [panel("sea", [sprite("boat", 40, 0, { like: "boat" })])];
    expect(travels(old, now)).toEqual({ arriving: ["boat 5,5 → boat 45,5"], leaving: [] });
  });

  test("a thing that lies where it lay has not", () => {
    const scene = [panel("sea", [sprite("boat", 0, 0)])];
    expect(travels(scene, scene)).toEqual(NOTHING);
  });

  test("a thing that was carried along with its whole panel has not", () => {
    const boat = [sprite("boat", 0, 0)];
    expect(travels([panel("sea", boat)], [panel("sea", boat, { x: 50 })])).toEqual(NOTHING);
  });

  test("where one of a kind vanishes and another appears, it has walked", () => {
    const old = [panel("sea", [sprite("native_1", 0, 0, { like: "native" })])];
    const now = [panel("sea", [sprite("native_2", 40, 0, { like: "native" })])];
    expect(travels(old, now)).toEqual({ arriving: ["native_1 5,5 → native_2 45,5"], leaving: [] });
  });

  test("of several alike, the one has come that lay where it says it comes from", () => {
    const lay = (part: string, x: number) => sprite(`gem_${part}`, x, 0, { like: "gem", part });
    const won = (home: string, x: number) => sprite(`won_${home}`, x, 80, { like: "gem", home });
    const old = [panel("sea", [lay("isle_1", 0), lay("isle_2", 40)])];
    const now = [panel("sea", [won("isle_2", 0), won("isle_1", 40)])];
    expect(travels(old, now).arriving).toEqual([
      "gem_isle_2 45,5 → won_isle_2 5,85",
      "gem_isle_1 5,5 → won_isle_1 45,85",
    ]);
  });

  test("a thing that lies in another panel has walked, wherever it lies there", () => {
    const boat = [sprite("boat", 0, 0)];
    const old = [panel("sea", boat), panel("port", [], { x: 100 })];
    const now = [panel("sea", []), panel("port", boat, { x: 100 })];
    expect(travels(old, now).arriving).toEqual(["boat 5,5 → boat 105,5"]);
  });

  test("a thing that appears from nowhere comes from its home", () => {
    const deck = sprite("deck", 80, 80);
    const now = [panel("sea", [deck, sprite("card", 0, 0, { like: "card", home: "deck" })])];
    expect(travels([panel("sea", [deck])], now).arriving).toEqual(["deck 85,85 → card 5,5"]);
  });

  test("a thing that goes into a pile is seen on its way there", () => {
    const card = sprite("card", 0, 0, { like: "fear" });
    const exile = (holds: string[]) => sprite("exile", 80, 0, { holds });
    const old = [panel("sea", [card, exile([])])];
    const now = [panel("sea", [exile(["fear"])])];
    expect(travels(old, now)).toEqual({ arriving: [], leaving: ["card 5,5 → exile 85,5"] });
  });

  test("a thing that vanishes goes where it says, else to the plate of whoever acted", () => {
    const rest = [sprite("discards", 80, 0), sprite("seat_2", 0, 80)];
    const old = [panel("sea", [sprite("a", 0, 0, { goes: "discards" }), sprite("b", 40, 0, { like: "b" }), ...rest])];
    expect(travels(old, [panel("sea", rest)], 1).leaving).toEqual(["a 5,5 → discards 85,5", "b 45,5 → seat_2 5,85"]);
  });

  test("decoration goes nowhere", () => {
    const plate = sprite("seat_1", 0, 80);
    expect(travels([panel("sea", [sprite("wave", 0, 0), plate])], [panel("sea", [plate])], 0)).toEqual(NOTHING);
  });

  test("a card with two sides turns over where it lies", () => {
    const card = (symbols: string) => [panel("sea", [sprite("card", 0, 0, { flips: true, symbols })])];
    const found = trips(spots(card("back")), spots(card("front")), -1);
    expect(found.arriving.map(({ turned }) => turned)).toEqual([true]);
  });

  test("a name that now means another thing is another thing", () => {
    const at = (like: string) => [panel("sea", [sprite("slot_1", 0, 0, { like })])];
    const found = trips(spots(at("gold")), spots(at("fear")), -1);
    expect(found.arriving).toEqual([]);
  });
});
