// One thing on the table: a picture, a box or a label, as Python describes it.
import { computed, signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { frozen, live, pending, picked, point, resting, shown, sprites, target } from "./choosing";
import { hover, inspect } from "./lens";
import { advice, arrived, frame } from "./live";
import { useCount } from "./motion";
import type { SeatView, Sprite } from "./wire";
import { clock, t } from "./words";

/** The sprite that the keyboard stands on: the board is one stop of the Tab key. */
const standing = signal("");
const now = signal(performance.now());
setInterval(() => (now.value = performance.now()), 1000);

// a finger that rests on a thing reads it
const REST = 450; // milliseconds
const TREMOR = 12; // pixels that a resting finger may stray
let finger = 0;
let held = false;
let landed = { x: 0, y: 0 };

/** Begin to rest; a second finger does not read, but zooms. */
function touchDown(event: PointerEvent): void {
  clearTimeout(finger);
  held = false;
  if (event.pointerType === "mouse" || !event.isPrimary) return;
  landed = { x: event.x, y: event.y };
  finger = window.setTimeout(() => (held = true), REST);
}

/** Read what was rested on. Only now: a paper that opens under a finger is closed by its lifting. */
function touchUp(event: PointerEvent, sprite: Sprite): void {
  clearTimeout(finger);
  if (held && Math.hypot(event.x - landed.x, event.y - landed.y) < TREMOR) inspect(sprite, false);
}

const hinted = computed(() => new Set([...(advice.value?.targets ?? []), ...(shown.value?.targets ?? [])]));

/** What the client alone knows of a seat: its clock, and whether somebody is there. */
export function presence(seat: SeatView): string {
  if (seat.stand_in) return t("stand-in");
  if (seat.clock != null) {
    const run = seat.waiting ? (now.value - arrived.value) / 1000 : 0;
    return clock(seat.clock - run);
  }
  if (seat.kind === "bot") return t("bot");
  return seat.connected || frozen.value ? "" : t("offline");
}

export function Label({ sprite }: { sprite: Sprite }) {
  const seat = /^clock_(\d+)$/.exec(sprite.id ?? "")?.[1];
  const seats = frame.value?.seats ?? [];
  const words = seat ? (seats[Number(seat) - 1] ? presence(seats[Number(seat) - 1]!) : "") : sprite.text;
  const node = useRef<SVGTextElement>(null);
  const counted = useCount(words ?? "", Boolean(sprite.id) && !seat, node);
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

export const seatClass = (thing: { seat?: number }) => (thing.seat !== undefined && thing.seat >= 0 ? `seat-${thing.seat + 1}` : "");

function Halo({ sprite }: { sprite: Sprite }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  if (sprite.ring === "self") return null; // its own drawing lights up
  if (sprite.ring) return <use class="halo" href={`#${sprite.ring}`} width={w} height={h} />;
  return (
    <>
      <rect class="under" x={-3} y={-3} width={w + 6} height={h + 6} rx={8} />
      <rect class="halo" x={-3} y={-3} width={w + 6} height={h + 6} rx={8} />
    </>
  );
}

export function Thing({ sprite }: { sprite: Sprite }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  const id = sprite.id ?? "";
  const name = target(id);
  const can = id !== "" && live.value.has(name);
  const chosen = id !== "" && (picked.value.includes(name) || pending.value?.targets.at(-1) === name);
  const parent = sprite.part ? target(sprite.part) : name;
  const state = [
    "sprite",
    sprite.state,
    seatClass(sprite),
    can && "live",
    chosen && "chosen",
    hinted.value.has(name) && "hinted",
    sprite.part && !can && "part",
    sprite.part && (picked.value.includes(parent) || pending.value?.targets.at(-1) === parent) && "lifted",
    !sprite.symbols && !sprite.face && "place",
  ];
  const doing = sprite.state?.split(" ").includes("doing");
  const turn = sprite.turn ? ` rotate(${sprite.turn} ${w / 2} ${h / 2})` : "";
  const told = Boolean(sprite.title) && (can || chosen || Boolean(sprite.detail));
  const box = sprite.face ? <rect class={sprite.face} width={w} height={h} /> : null;
  const clear = !sprite.symbols && !sprite.face ? <rect class="clear" width={w} height={h} rx={8} /> : null;
  const act = {
    onClick: () => {
      if (held) held = false; // the finger rested: the thing was read, not chosen
      else if (can || chosen) point(id);
      else inspect(sprite, true);
    },
    onPointerDown: touchDown,
    onPointerUp: (event: PointerEvent) => touchUp(event, sprite),
    onPointerCancel: () => clearTimeout(finger),
    onContextMenu: (event: Event) => event.preventDefault(),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && hover(sprite, event.currentTarget as Element),
    onPointerLeave: () => hover(null),
    onFocus: (event: FocusEvent) => {
      standing.value = id;
      const node = event.currentTarget as Element;
      if (node.matches(":focus-visible")) hover(sprite, node); // a tap gives focus too, and would leave the lens lying there
    },
    onBlur: () => hover(null),
  };
  return (
    <g
      class={state.filter(Boolean).join(" ")}
      data-id={id || undefined}
      data-part={sprite.part || undefined}
      transform={`translate(${sprite.x} ${sprite.y})${turn}`}
      {...(told ? { role: can || chosen ? "button" : "img", "aria-label": sprite.title } : { "aria-hidden": true })}
      {...(can || chosen ? { tabIndex: stop.value === id ? 0 : -1 } : {})}
      {...(chosen ? { "aria-pressed": true } : {})}
      {...(sprite.title || sprite.detail || can ? act : {})}
    >
      <g>
        {((can && !resting.value) || chosen || doing || hinted.value.has(name)) && <Halo sprite={sprite} />}
        {box}
        {clear}
        {sprite.symbols?.split(" ").map((symbol) => <use key={symbol} href={`#${symbol}`} width={w} height={h} />)}
        {can && resting.value && <circle class="dot" cx={w - 4} cy={4} r={5.5} />}
      </g>
    </g>
  );
}

/** The first thing that can be chosen: where the Tab key lands at first. */
const first = computed(() => {
  for (const panel of frame.value?.scene?.panels ?? [])
    for (const sprite of panel.sprites ?? []) if (sprite.id && live.value.has(target(sprite.id))) return sprite.id;
  return "";
});

/** Where the Tab key lands: on the thing stood on last, while it is there and can be chosen. */
const stop = computed(() => {
  const last = standing.value;
  return sprites.value.has(last) && live.value.has(target(last)) ? last : first.value;
});
