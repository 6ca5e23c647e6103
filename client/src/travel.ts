// Things travel from where they were to where they are. Sprites are matched by id first, then by likeness: where
// one of a kind vanishes and another appears, it has moved.
import type { Panel, Scene, Sprite } from "./wire";

interface Spot {
  sprite: Sprite;
  x: number; // centre, in units of the scene
  y: number;
  size: number; // width in units of the scene
  zoom: number;
}

const MOST = 6; // so many things at once, then the rest together
const TIME = 280;

export function spots(scene: Scene | null | undefined): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const panel of scene?.panels ?? [])
    for (const sprite of panel.sprites ?? []) if (sprite.id) found.set(sprite.id, spot(panel, sprite));
  return found;
}

function spot(panel: Panel, sprite: Sprite): Spot {
  const zoom = panel.zoom ?? 1;
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  return {
    sprite,
    zoom,
    size: w * zoom,
    x: (panel.x ?? 0) + (sprite.x + w / 2) * zoom,
    y: (panel.y ?? 0) + (sprite.y + h / 2) * zoom,
  };
}

/** Where each thing of the new scene comes from, if it has moved. */
export function journeys(old: Map<string, Spot>, now: Map<string, Spot>): Map<string, Spot> {
  const gone = new Map<string, Spot[]>();
  for (const [id, before] of old) {
    const after = now.get(id);
    const like = before.sprite.like;
    if (like && (!after || after.sprite.like !== like)) gone.set(like, [...(gone.get(like) ?? []), before]);
  }
  const from = new Map<string, Spot>();
  for (const [id, after] of now) {
    const before = old.get(id);
    const like = after.sprite.like;
    if (before && (!like || before.sprite.like === like)) {
      if (Math.hypot(before.x - after.x, before.y - after.y) > 2) from.set(id, before);
    } else if (like) {
      const origin = gone.get(like)?.pop() ?? old.get(after.sprite.home ?? "");
      if (origin) from.set(id, origin);
    }
  }
  return from;
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Let the drawn things walk. */
export function walk(root: SVGSVGElement, from: Map<string, Spot>, now: Map<string, Spot>): void {
  if (still()) return;
  let turn = 0;
  for (const [id, before] of from) {
    const node = root.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
    const after = now.get(id);
    if (!node || !after) continue;
    const inner = node.firstElementChild as SVGGElement | null;
    const scale = before.size && after.size ? Math.min(3, Math.max(0.3, before.size / after.size)) : 1;
    const dx = (before.x - after.x) / after.zoom;
    const dy = (before.y - after.y) / after.zoom;
    const w = (after.sprite.w ?? 0) / 2;
    const h = (after.sprite.h ?? 0) / 2;
    const shift = `translate(${dx + w * (1 - scale)}px, ${dy + h * (1 - scale)}px) scale(${scale})`;
    const delay = Math.min(turn++, MOST) * 90;
    inner?.animate([{ transform: shift }, { transform: "none" }], { duration: TIME, delay, easing: "ease-out", fill: "backwards" });
  }
}
