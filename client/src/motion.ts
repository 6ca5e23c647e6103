// Motion that explains: things walk, cards turn over, numbers count. Nothing of it for those who asked for stillness.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { speed, SPEEDS } from "./speed";
import type { Spot, Trips } from "./travel";

const MOST = 6; // so many things one after another, then the rest together
const STAGGER = 90;
const TRAVEL = 280;
const COUNT = 480;

/** How a thing looks on its way: as if it lay there, perhaps seen from its edge, perhaps fading. */
interface Look {
  as: Spot;
  edge?: boolean;
  opacity?: number;
}

/** A thing on its way, drawn above all panels for as long as it takes. */
export interface Ghost {
  spot: Spot;
  looks: Look[];
  duration: number;
  delay: number;
  easing: string;
}

/** How long something takes at the speed that the reader likes. */
const lasting = (milliseconds: number) => milliseconds * SPEEDS[speed.value];

export const still = () => speed.value === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Let everything set out: hide what is still to arrive, and say what is to be drawn meanwhile. */
export function setOut(root: Element, { arriving, leaving }: Trips): Ghost[] {
  const ghosts: Ghost[] = [];
  const moving = new Set(arriving.map((trip) => trip.to.sprite.id!));
  let turn = 0;
  const next = () => Math.min(turn++, MOST) * lasting(STAGGER);
  for (const { from, to } of leaving) {
    const looks = [{ as: from }, { as: between(from, to, 0.8) }, { as: to, opacity: 0 }];
    ghosts.push({ spot: from, looks, duration: lasting(TRAVEL), delay: next(), easing: "ease-out" });
  }
  for (const { from, to, turned } of arriving) {
    const delay = next();
    for (const node of drawn(root, to, moving)) node.animate({ opacity: [0, 0] }, delay + lasting(TRAVEL));
    if (turned) ghosts.push(...turning(from, to, delay));
    else
      ghosts.push({
        spot: to,
        looks: [{ as: from }, { as: to }],
        duration: lasting(TRAVEL),
        delay,
        easing: "ease-out",
      });
  }
  return ghosts;
}

/** One side until it stands on its edge, then the other. */
function turning(from: Spot, to: Spot, delay: number): Ghost[] {
  const half = { as: between(from, to, 0.5), edge: true };
  const duration = lasting(TRAVEL) / 2;
  return [
    { spot: from, looks: [{ as: from }, half], duration, delay, easing: "ease-in" },
    { spot: to, looks: [half, { as: to }], duration, delay: delay + duration, easing: "ease-out" },
  ];
}

/** Let a ghost pass through its looks; its node is drawn in the units of its panel. */
export function animate(node: Element, { spot, looks, ...timing }: Ghost): Promise<unknown> {
  const frames = looks.map(({ as, edge, opacity = 1 }) => ({ transform: pose(spot, as, edge), opacity }));
  return node.animate(frames, { ...timing, fill: "both" }).finished;
}

function between(a: Spot, b: Spot, part: number): Spot {
  const mix = (from: number, to: number) => from + (to - from) * part;
  return { ...a, x: mix(a.x, b.x), y: mix(a.y, b.y), size: mix(a.size, b.size) };
}

/** The transform by which what is drawn at one spot looks as if it lay at another. */
function pose(at: Spot, as: Spot, edge = false): string {
  const { x, y, w = 0, h = 0 } = at.sprite;
  const zoom = at.panel.zoom ?? 1;
  const scale = at.size && as.size ? Math.min(4, Math.max(0.2, as.size / at.size)) : 1;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [dx, dy] = [(as.x - at.x) / zoom + cx, (as.y - at.y) / zoom + cy];
  return `translate(${dx}px, ${dy}px) scale(${edge ? 0 : scale}, ${scale}) translate(${-cx}px, ${-cy}px)`;
}

/** A thing with all that lies on it, but for what goes its own way. */
function drawn(root: Element, { sprite }: Spot, moving: Set<string>): Element[] {
  const id = CSS.escape(sprite.id!);
  const parts = [...root.querySelectorAll<SVGElement>(`[data-part="${id}"]`)];
  return [...root.querySelectorAll(`[data-id="${id}"]`), ...parts.filter((part) => !moving.has(part.dataset.id ?? ""))];
}

/** A number that counts to its new value, with a glint. */
export function useCount(text: string, counts: boolean, node: RefObject<SVGTextElement>): string {
  const [shown, show] = useState(text);
  const last = useRef(text);
  useEffect(() => {
    const [from, to] = [number(last.current), number(text)];
    last.current = text;
    show(text);
    if (!counts || still() || from === to || Number.isNaN(from - to)) return;
    node.current?.animate([{ stroke: "var(--gold)", strokeWidth: "6px", paintOrder: "stroke", offset: 0 }], 1200);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / lasting(COUNT));
      show(text.replace(/\d+/, String(Math.round(from + (to - from) * part))));
      if (part < 1) tick = requestAnimationFrame(step);
    };
    let tick = requestAnimationFrame(step);
    return () => cancelAnimationFrame(tick);
  }, [text, counts]);
  return counts ? shown : text;
}

const number = (text: string) => Number(/\d+/.exec(text)?.[0] ?? NaN);
