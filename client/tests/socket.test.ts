// What a frame brings, put together with what was there.
import { expect, test } from "vitest";
import { withKeptPanels } from "../src/socket";
import { frameOf, panel, sceneOf, sprite } from "./making";

const [a, b, c, d] = ["a", "b", "c", "d"].map((id, i) => sprite(id, i, 0));

test("of a panel that has changed, runs of what lay there are kept in their new order", () => {
  const last = frameOf([], { scene: sceneOf({ panels: [panel("sea", [a!, b!, c!]), panel("hand", [d!], { x: 7 })] }) });
  const changes = [{ name: "hand", sprites: [b!, [0, 1] as [number, number]] }];
  const next = frameOf([], { panels: ["hand", "sea"], changes, scene: sceneOf({ w: 50 }) });
  const { scene } = withKeptPanels(next, last);
  expect(scene!.w).toBe(50);
  expect(scene!.panels.map(({ name }) => name)).toEqual(["hand", "sea"]);
  expect(scene!.panels[0]).toEqual({ ...last.scene!.panels[1], sprites: [b, d] });
  expect(scene!.panels[1]).toBe(last.scene!.panels[0]);
});

test("a whole panel takes the place of the one that was there", () => {
  const last = frameOf([], { scene: sceneOf({ panels: [panel("sea", [a!, b!])] }) });
  const next = frameOf([], { panels: ["sea"], changes: [], scene: sceneOf({ panels: [panel("sea", [c!])] }) });
  expect(withKeptPanels(next, last).scene!.panels[0]!.sprites).toEqual([c]);
  expect(withKeptPanels(next, null).scene!.panels[0]!.sprites).toEqual([c]);
});
