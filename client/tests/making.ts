// Makes small frames, panels and sprites for the tests: what is not named does not matter.
import type { Choice, Frame, Panel, Scene, Sprite } from "../src/wire";

export const choice = (word: string, targets: string[], more: Partial<Choice> = {}): Choice => ({
  word,
  label: word,
  rule: "",
  verb: word.split(" ")[0]!,
  targets,
  shows: "",
  ...more,
});

export const frameOf = (choices: Choice[], more: Partial<Frame> = {}): Frame =>
  ({ table: "blue", seq: 1, seats: [], news: [], choices, scene: sceneOf(), ...more }) as unknown as Frame;

export const sceneOf = (more: Partial<Scene> = {}): Scene => ({ w: 100, h: 100, panels: [], ...more });

export const sprite = (id: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite => ({
  id,
  x,
  y,
  w: 10,
  h: 10,
  symbols: id,
  ...more,
});

export const panel = (name: string, sprites: Sprite[], more: Partial<Panel> = {}): Panel => ({
  name,
  w: 100,
  h: 100,
  sprites,
  ...more,
});
