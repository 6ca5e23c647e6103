// What has moved between two scenes. Things are matched by id first, then by likeness: where one of a kind vanishes
// and another appears, it has travelled. What lies unseen in a pile counts as lying there.
import { plateOf } from "./scene-names";
import type { Panel, Sprite } from "./wire";

export interface Spot {
  sprite: Sprite;
  panel: Panel;
  x: number; // centre, in units of the scene
  y: number;
  size: number; // in units of the scene; 0 where it lies unseen in something that is no pile of its kind
  seen: boolean;
}

export interface Trip {
  from: Spot;
  to: Spot;
  turned: boolean; // it has shown its other side on the way
}

export interface Trips {
  arriving: Trip[]; // drawn where they are now
  leaving: Trip[]; // drawn nowhere any more
}

export type Spots = Map<string, Spot>;

/** Where everything lies; what a pile holds has a name of its own there. */
export function spots(panels: Panel[]): Spots {
  const found: Spots = new Map();
  for (const panel of panels)
    for (const sprite of panel.sprites ?? []) {
      if (!sprite.id || sprite.text !== undefined) continue;
      found.set(sprite.id, spot(panel, sprite));
      for (const [name, inside] of held(panel, sprite)) found.set(name, inside);
    }
  return found;
}

/** What lies in a pile: the second `card_x` of its kind there is `exile card_x 2`. */
function* held(panel: Panel, pile: Sprite): Generator<[string, Spot]> {
  const counts = new Map<string, number>();
  const size = pile.symbols ? Math.min(pile.w ?? 0, pile.h ?? 0) * (panel.zoom ?? 1) : 0;
  for (const like of pile.holds ?? []) {
    const n = (counts.get(like) ?? 0) + 1;
    counts.set(like, n);
    yield [`${pile.id} ${like} ${n}`, { ...spot(panel, { ...pile, like }), size, seen: false }];
  }
}

function spot(panel: Panel, sprite: Sprite): Spot {
  const zoom = panel.zoom ?? 1;
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  return {
    sprite,
    panel,
    size: w * zoom,
    x: (panel.x ?? 0) + (sprite.x + w / 2) * zoom,
    y: (panel.y ?? 0) + (sprite.y + h / 2) * zoom,
    seen: true,
  };
}

/** Whether a name still means the same thing: one with two sides is itself whichever shows. */
const same = (a?: Spot, b?: Spot) =>
  Boolean(a && b && ((a.sprite.flips && b.sprite.flips) || a.sprite.like === b.sprite.like));

/** Whether a thing lies elsewhere; one that was carried along with its whole panel does not. */
const moved = ({ panel, sprite }: Spot, to: Spot) =>
  panel.name !== to.panel.name || Math.hypot(sprite.x - to.sprite.x, sprite.y - to.sprite.y) > 2;

/** All that has moved. What says not where it goes, and is nowhere to be seen, went to the plate of whoever acted. */
export function trips(old: Spots, now: Spots, actor: number): Trips {
  const gone = vanished(old, now);
  const found: Trips = { arriving: [], leaving: [] };
  for (const [id, to] of now) {
    const stayed = same(old.get(id), to);
    const from = stayed ? old.get(id)! : (taken(gone, to) ?? old.get(to.sprite.home ?? ""));
    if (!from) continue;
    const turned = Boolean(to.sprite.flips && from.sprite.symbols) && from.sprite.symbols !== to.sprite.symbols;
    if (stayed && !turned && !moved(from, to)) continue;
    if (to.seen) found.arriving.push({ from: { ...from, size: from.size || to.size }, to, turned });
    else if (from.seen || (from.sprite.symbols && from.sprite.id !== to.sprite.id)) found.leaving.push(away(from, to));
  }
  for (const from of gone) {
    const to = now.get(from.sprite.goes || plateOf(actor));
    if (from.seen && to) found.leaving.push(away(from, { ...to, size: 0 }));
  }
  return found;
}

/** Out of sight: it shrinks into where it goes. */
const away = (from: Spot, to: Spot): Trip => ({ from, to: { ...to, size: to.size || from.size / 3 }, turned: false });

/** Pieces that are no longer where they were; decoration has no likeness and goes nowhere. */
function vanished(old: Spots, now: Spots): Set<Spot> {
  const found = new Set<Spot>();
  for (const [id, before] of old)
    if ((before.sprite.like || before.sprite.goes) && !same(before, now.get(id))) found.add(before);
  return found;
}

/** The vanished thing that has become this one: of several alike, the one that lay where this says it comes from. */
function taken(gone: Set<Spot>, to: Spot): Spot | undefined {
  const { like, home } = to.sprite;
  const alike = like ? [...gone].filter((from) => from.sprite.like === like) : [];
  const found = (home && alike.find(({ sprite }) => sprite.part === home)) || alike[0];
  if (found) gone.delete(found);
  return found;
}
