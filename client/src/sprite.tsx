// One thing on the table: a picture, a box or a label, as Python describes it.
import { computed, signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { chosenBy, decides, frozen, pending, picked, point, resting, shown, sprites, targets } from "./choosing";
import { hover, inspect, putLensAway, show, tapped } from "./lens";
import { gameNamed } from "./api";
import { suggestedTargets } from "./lesson";
import { nearest } from "./reach";
import { oneTap } from "./habits";
import { numbers } from "./prompt";
import { advice, arrived, frame } from "./socket";
import { useCount } from "./motion";
import { clockSeat, isDoing, LIGHTS_ITSELF, target } from "./scene-names";
import type { SeatView, Sprite } from "./wire";
import { clock, t } from "./i18n";

/** The sprite that the keyboard stands on: the board is one stop of the Tab key. */
const standing = signal("");
export const now = signal(performance.now());

/** From now on clocks run, also between two frames. */
export function runClocks(): void {
  setInterval(() => (now.value = performance.now()), 1000);
}

// a finger that rests on a thing reads it
const REST = 450; // milliseconds
const TREMOR = 12; // pixels that a resting finger may stray
let finger = 0;
let held = false;
let touched = false; // the click that comes is a finger's
let landed = { x: 0, y: 0 };

// a thing that slides under a pointer that lies still was not asked about, until the pointer stirs
let rested = { x: -1, y: -1 };
let unasked: EventTarget | null = null;
addEventListener("pointermove", ({ x, y }) => (rested = { x, y }));
const moved = ({ x, y }: PointerEvent) => x !== rested.x || y !== rested.y;

function enter(event: PointerEvent, sprite: Sprite): void {
  if (event.pointerType !== "mouse") return;
  if (moved(event)) hover(sprite, event.currentTarget as Element);
  else unasked = event.currentTarget;
}

function stir(event: PointerEvent, sprite: Sprite): void {
  if (unasked !== event.currentTarget || !moved(event)) return;
  unasked = null;
  hover(sprite, event.currentTarget as Element);
}

function leave(event: PointerEvent): void {
  unasked = null;
  if (event.pointerType === "mouse") hover(null);
}

/** Begin to rest; a second finger does not read, but zooms. */
function touchDown(event: PointerEvent): void {
  clearTimeout(finger);
  held = false;
  touched = event.pointerType === "touch";
  if (event.pointerType === "mouse" || !event.isPrimary) return;
  landed = { x: event.x, y: event.y };
  finger = window.setTimeout(() => (held = true), REST);
}

/** Read what was rested on. Only now: a paper that opens under a finger is closed by its lifting. */
function touchUp(event: PointerEvent, sprite: Sprite): void {
  clearTimeout(finger);
  if (held && Math.hypot(event.x - landed.x, event.y - landed.y) < TREMOR) inspect(sprite);
}

const hinted = computed(
  () =>
    new Set([...(advice.value?.moves[0]?.targets ?? []), ...(shown.value?.targets ?? []), ...suggestedTargets.value]),
);

/** Do what a click on a thing means. A finger that would decide something is first shown what. */
function click(sprite: Sprite, node: Element): void {
  const byFinger = touched;
  touched = false;
  if (held) {
    held = false; // the finger rested: the thing was read, not chosen
    return;
  }
  const goal = chosenBy(sprite);
  if (!goal) return inspect(sprite);
  const meant = sprites.value.get(goal) ?? sprite;
  if (byFinger && !oneTap.value && decides(goal) && !tapped(meant)) return show(meant, node);
  putLensAway();
  point(goal);
  if (byFinger && picked.value.length) show(meant, node);
}

/** A finger is wider than much of what is drawn: it means what lies beside it, rather what can be chosen. */
export function reach(event: MouseEvent): void {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || held) return;
  const hit = (event.target as Element).closest<SVGGElement>(".sprite[role]");
  const under = sprites.value.get(hit?.dataset.id ?? "");
  if (under && chosenBy(under)) return;
  const beside = (things: string) => {
    const nodes = [...(event.currentTarget as Element).querySelectorAll<SVGGElement>(things)];
    return nodes[
      nearest(
        event,
        nodes.map((one) => one.getBoundingClientRect()),
      )
    ];
  };
  const node = beside(".sprite.live") ?? (hit ? undefined : beside(".sprite[role][data-id]"));
  const sprite = sprites.value.get(node?.dataset.id ?? "");
  if (!node || !sprite) return;
  event.stopPropagation();
  touched = true;
  click(sprite, node);
}

/** What the client alone knows of a seat: its clock, and whether somebody is there. */
export function presence(seat: SeatView): string {
  if (seat.stand_in) return t("stand-in");
  if (seat.clock != null) {
    const run = seat.waiting ? (now.value - arrived.value) / 1000 : 0;
    return clock(seat.clock - run);
  }
  if (seat.kind === "bot") return levelOf(seat) || t("bot");
  return seat.connected || frozen.value ? "" : t("offline");
}

/** What the table calls a bot's level. */
const levelOf = (seat: SeatView) =>
  gameNamed(frame.value?.game)?.levels.find((level) => level.name === seat.level)?.label ?? "";

/** How far a bot is with its turn, from 0 to 1; nothing of one that answers at once. */
export function progress({ thinking }: SeatView): number | undefined {
  if (!thinking) return undefined;
  return Math.min(1, (thinking.spent + (now.value - arrived.value) / 1000) / thinking.most);
}

export function Label({ sprite }: { sprite: Sprite }) {
  const seat = clockSeat(sprite);
  const sitting = seat === undefined ? undefined : frame.value?.seats[seat];
  const words = seat === undefined ? sprite.text : sitting && presence(sitting);
  const node = useRef<SVGTextElement>(null);
  const counted = useCount(words ?? "", Boolean(sprite.id) && seat === undefined, node);
  return (
    <text
      ref={node}
      class={`${sprite.face ?? ""} ${seatClass(sprite)}`}
      x={sprite.x}
      y={sprite.y}
      data-part={sprite.part || undefined}
      aria-hidden="true"
    >
      {counted}
    </text>
  );
}

export const seatClass = (thing: { seat?: number }) =>
  thing.seat !== undefined && thing.seat >= 0 ? `seat-${thing.seat + 1}` : "";

function Halo({ sprite }: { sprite: Sprite }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  if (sprite.ring === LIGHTS_ITSELF) return null; // its own drawing lights up
  if (sprite.ring) return <use class="halo" href={`#${sprite.ring}`} width={w} height={h} />;
  return (
    <>
      <rect class="under" x={-3} y={-3} width={w + 6} height={h + 6} rx={8} />
      <rect class="halo" x={-3} y={-3} width={w + 6} height={h + 6} rx={8} />
    </>
  );
}

/** What can be chosen glows all over, above its drawing. */
function Glow({ sprite }: { sprite: Sprite }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  if (sprite.ring === LIGHTS_ITSELF) return null;
  if (sprite.ring) return <use class="glow" href={`#${sprite.ring}`} width={w} height={h} />;
  return <rect class="glow" width={w} height={h} rx={8} />;
}

/** The keyboard stands on a thing: it is read, and the Tab key comes back to it. */
export function stand(event: FocusEvent): void {
  const node = event.target as HTMLElement;
  const sprite = sprites.value.get(node.dataset.id ?? "");
  if (!sprite) return;
  standing.value = sprite.id!;
  if (node.matches(":focus-visible")) hover(sprite, node); // a tap gives focus too, and would leave the lens lying there
}

/** Where the keyboard stands: around the box of a thing, or along the outline of one that lights up by itself. */
function FocusRing({ sprite: { w = 0, h = 0, ring, symbols } }: { sprite: Sprite }) {
  if (ring === LIGHTS_ITSELF) return <use class="focus-ring" href={`#${symbols}`} width={w} height={h} />;
  return <rect class="focus-ring" x={-5} y={-5} width={w + 10} height={h + 10} rx={10} />;
}

/** The number of the button that chooses a thing: at its upper edge, or on it where its outline is no box. */
const Number = ({ n, sprite: { w = 0, h = 0, ring } }: { n: number; sprite: Sprite }) => (
  <g class="number" transform={ring && w > 60 ? `translate(${w * 0.15} ${h * 0.32})` : `translate(${w / 2} 4)`}>
    <circle r={10} />
    <text>{n}</text>
  </g>
);

export function Thing({ sprite }: { sprite: Sprite }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  const id = sprite.id ?? "";
  const name = target(id);
  const can = id !== "" && targets.value.has(name);
  const chosen = id !== "" && (picked.value.includes(name) || pending.value?.targets.at(-1) === name);
  const parent = sprite.part ? target(sprite.part) : name;
  const state = [
    "sprite",
    sprite.state,
    seatClass(sprite),
    can && "live",
    chosen && "chosen",
    hinted.value.has(name) && "hinted",
    suggestedTargets.value.includes(name) && "suggested",
    sprite.part && !can && "part",
    sprite.part && (picked.value.includes(parent) || pending.value?.targets.at(-1) === parent) && "lifted",
    !sprite.symbols && !sprite.face && "place",
  ];
  const turn = sprite.turn ? ` rotate(${sprite.turn} ${w / 2} ${h / 2})` : "";
  const told = Boolean(sprite.title) && (can || chosen || Boolean(sprite.detail || sprite.about));
  const number = can && !resting.value && (sprite.ring !== LIGHTS_ITSELF || sprite.part) ? numbers.value.get(name) : 0;
  const box = sprite.face ? <rect class={sprite.face} width={w} height={h} /> : null;
  const clear = !sprite.symbols && !sprite.face ? <rect class="clear" width={w} height={h} rx={8} /> : null;
  const act = {
    onClick: (event: MouseEvent) => click(sprite, event.currentTarget as Element),
    onPointerDown: touchDown,
    onPointerUp: (event: PointerEvent) => touchUp(event, sprite),
    onPointerCancel: () => clearTimeout(finger),
    onContextMenu: (event: Event) => event.preventDefault(),
    onPointerEnter: (event: PointerEvent) => enter(event, sprite),
    onPointerMove: (event: PointerEvent) => stir(event, sprite),
    onPointerLeave: leave,
  };
  const stops = can || chosen ? { tabindex: stop.value === id ? 0 : -1 } : {}; // in small letters: this is SVG
  return (
    <g
      class={state.filter(Boolean).join(" ")}
      data-id={id || undefined}
      data-part={sprite.part || undefined}
      transform={`translate(${sprite.x} ${sprite.y})${turn}`}
      {...(told
        ? { role: can || chosen ? "button" : "img", "aria-label": number ? `${number}: ${sprite.title}` : sprite.title }
        : { "aria-hidden": true })}
      {...stops}
      {...(chosen ? { "aria-pressed": true } : {})}
      {...(sprite.title || sprite.detail || can ? act : {})}
    >
      <g>
        {((can && !resting.value) || chosen || isDoing(sprite) || hinted.value.has(name)) && <Halo sprite={sprite} />}
        {box}
        {clear}
        {sprite.symbols?.split(" ").map((symbol) => (
          <use key={symbol} href={`#${symbol}`} width={w} height={h} />
        ))}
        {can && !resting.value && <Glow sprite={sprite} />}
        {(can || chosen) && <FocusRing sprite={sprite} />}
        {can && resting.value && <circle class="dot" cx={w - 4} cy={4} r={5.5} />}
        {number ? <Number n={number} sprite={sprite} /> : null}
      </g>
    </g>
  );
}

/** The first thing that can be chosen: where the Tab key lands at first. */
const first = computed(() => {
  for (const panel of frame.value?.scene?.panels ?? [])
    for (const sprite of panel.sprites ?? []) if (sprite.id && targets.value.has(target(sprite.id))) return sprite.id;
  return "";
});

/** Where the Tab key lands: on the thing stood on last, while it is there and can be chosen. */
const stop = computed(() => {
  const last = standing.value;
  return sprites.value.has(last) && targets.value.has(target(last)) ? last : first.value;
});
