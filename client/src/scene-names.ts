// The few names that a scene laid out in Python and this client agree on. `docs/guides/drawing.md` tells them to those who
// draw a game; everything else in a scene means nothing here.
import type { Panel, Sprite } from "./wire";

/** The panel that a wide table leaves for log and chat. */
export const LOG_PANEL = "log";

/** The class of a panel: panels that are numbered look alike. */
export const kindOf = (panel: Panel) => `panel-${panel.name.replace(/-\d+$/, "")}`;

/** Views of panels that have a tab of their own on a narrow screen. */
export const HAND = "hand";
export const PLAYERS = "players";

/** A ring that is no halo: the drawing lights up by itself. */
export const LIGHTS_ITSELF = "self";

/** States of a sprite: a card that the tab of the hand counts, and the thing that just acts. */
const IN_HAND = "in-hand";
const DOING = "doing";

const stateOf = (sprite: Sprite, state: string) => Boolean(sprite.state?.split(" ").includes(state));

export const isDoing = (sprite: Sprite) => stateOf(sprite, DOING);

/** How many cards the tab of the hand tells of; undefined if there is no such tab. */
export function cardsInHand(panels: Panel[]): number | undefined {
  const hand = panels.filter((panel) => panel.view === HAND);
  if (!hand.length) return undefined;
  return hand.flatMap((panel) => panel.sprites ?? []).filter((sprite) => stateOf(sprite, IN_HAND)).length;
}

/** The thing a sprite is one of: `native_1_3~2` is as good as `native_1_3`. */
export const target = (id: string) => id.split("~", 1)[0]!;

/** The plate of a player, where things go that say not where. Names count seats from one. */
export const plateOf = (seat: number) => `seat_${seat + 1}`;

/** The seat whose clock a label shows; undefined if it shows none. */
export function clockSeat(sprite: Sprite): number | undefined {
  const number = /^clock_(\d+)$/.exec(sprite.id ?? "")?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}
