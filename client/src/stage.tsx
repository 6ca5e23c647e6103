// The table itself: panels of sprites, as Python laid them out. No rules live here.
import { computed, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { live, pending, picked, point, resting, shown, target } from "./choosing";
import { spot } from "./guide";
import { hover, inspect } from "./lens";
import { advice, arrived, frame } from "./live";
import { journeys, spots, walk } from "./travel";
import type { Panel, Scene, SeatView, Sprite } from "./wire";
import { clock, t } from "./words";

/** The sprite that the keyboard stands on: the board is one stop of the Tab key. */
const standing = signal("");
const now = signal(performance.now());
setInterval(() => (now.value = performance.now()), 1000);

// a finger that rests on a thing reads it
let finger = 0;
let held = false;

const hinted = computed(() => new Set([...(advice.value?.targets ?? []), ...(shown.value?.targets ?? [])]));

/** What the client alone knows of a seat: its clock, and whether somebody is there. */
export function presence(seat: SeatView): string {
  if (seat.clock != null) {
    const run = seat.waiting ? (now.value - arrived.value) / 1000 : 0;
    return clock(seat.clock - run);
  }
  if (seat.stand_in) return t("stand-in");
  if (seat.kind === "bot") return t("bot");
  return seat.connected ? "" : t("offline");
}

function Label({ sprite }: { sprite: Sprite }) {
  const seat = /^clock_(\d+)$/.exec(sprite.id ?? "")?.[1];
  const seats = frame.value?.seats ?? [];
  const words = seat ? (seats[Number(seat) - 1] ? presence(seats[Number(seat) - 1]!) : "") : sprite.text;
  return (
    <text class={`${sprite.face ?? ""} ${seatClass(sprite)}`} x={sprite.x} y={sprite.y} aria-hidden="true">
      {words}
    </text>
  );
}

const seatClass = (thing: { seat?: number }) => (thing.seat !== undefined && thing.seat >= 0 ? `seat-${thing.seat + 1}` : "");

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

function Thing({ sprite }: { sprite: Sprite }) {
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
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") finger = window.setTimeout(() => ((held = true), inspect(sprite, false)), 450);
    },
    onPointerUp: () => clearTimeout(finger),
    onPointerCancel: () => clearTimeout(finger),
    onContextMenu: (event: Event) => event.preventDefault(),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && hover(sprite, event.currentTarget as Element),
    onPointerLeave: () => hover(null),
    onFocus: (event: FocusEvent) => {
      standing.value = id;
      hover(sprite, event.currentTarget as Element);
    },
    onBlur: () => hover(null),
  };
  return (
    <g
      class={state.filter(Boolean).join(" ")}
      data-id={id || undefined}
      transform={`translate(${sprite.x} ${sprite.y})${turn}`}
      {...(told ? { role: can || chosen ? "button" : "img", "aria-label": sprite.title } : { "aria-hidden": true })}
      {...(can || chosen ? { tabIndex: standing.value === id || (!standing.value && first.value === id) ? 0 : -1 } : {})}
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

/** The first thing that can be chosen: where the Tab key lands. */
const first = computed(() => {
  for (const panel of frame.value?.scene?.panels ?? [])
    for (const sprite of panel.sprites ?? []) if (sprite.id && live.value.has(target(sprite.id))) return sprite.id;
  return "";
});

function PanelView({ panel, seats, you }: { panel: Panel; seats: SeatView[]; you: number }) {
  const seat = panel.seat !== undefined && panel.seat >= 0 ? seats[panel.seat] : undefined;
  const css = [
    `panel-${panel.name.replace(/-\d+$/, "")}`,
    seatClass(panel),
    seat && "seat-panel",
    seat?.waiting && "on-turn",
    seat && panel.seat === you && "yours",
    seat && seat.kind === "person" && !seat.connected && "away",
  ];
  return (
    <g
      class={css.filter(Boolean).join(" ")}
      transform={`translate(${panel.x ?? 0} ${panel.y ?? 0}) scale(${panel.zoom ?? 1})`}
      {...(panel.title ? { role: "group", "aria-label": panel.title } : {})}
    >
      {panel.sprites?.map((sprite, i) =>
        sprite.text !== undefined || sprite.id?.startsWith("clock_") ? (
          <Label key={sprite.id || `t${i}`} sprite={sprite} />
        ) : (
          <Thing key={sprite.id || `s${i}`} sprite={sprite} />
        ),
      )}
      {spot.value === panel.name && <rect class="spot-ring" x={-4} y={-4} width={panel.w + 8} height={panel.h + 8} rx={14} />}
      {seat?.waiting && (
        <>
          <rect class="turn-ring" x={-1.5} y={-1.5} width={panel.w + 3} height={panel.h + 3} rx={12} />
          <use href="/symbols.svg#i-flag" class="turn-flag" x={-20} y={-14} width={34} height={34} />
        </>
      )}
    </g>
  );
}

/** Panels of one view; the board of a wide screen holds all of them. */
export function Stage({ scene, view }: { scene: Scene; view: string }) {
  const root = useRef<SVGSVGElement>(null);
  const before = useRef<ReturnType<typeof spots>>(new Map());
  const panels = scene.panels.filter((panel) => (panel.view ?? "") === view && panel.name !== "log");
  const { seats = [], you = -1 } = frame.value ?? {};
  const size =
    view === ""
      ? [scene.w, scene.h]
      : [scene.w, Math.max(...panels.map((panel) => (panel.y ?? 0) + panel.h * (panel.zoom ?? 1)), 1)];
  useLayoutEffect(() => {
    const after = spots({ ...scene, panels });
    if (root.current && before.current.size) walk(root.current, journeys(before.current, after), after);
    before.current = after;
  }, [scene]);
  const zoom = useZoom(root, view);
  return (
    <svg
      ref={root}
      class={`art board ${view ? "scrolls" : ""}`}
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      role="group"
      aria-label={t("board")}
      onKeyDown={arrows}
      {...(view ? { style: { aspectRatio: `${size[0]} / ${size[1]}` } } : {})}
    >
      <g style={{ transform: zoom }}>
        {panels.map((panel) => (
          <PanelView key={panel.name} panel={panel} seats={seats} you={you} />
        ))}
      </g>
    </svg>
  );
}

/** Arrows walk to the next thing in that direction; Enter or Space chooses it, ? asks why not. */
function arrows(event: KeyboardEvent): void {
  const here = document.activeElement as SVGGElement | null;
  const id = here?.dataset.id;
  if (!here || !id) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    point(id);
    return;
  }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!way) return;
  event.preventDefault();
  const centre = (node: Element) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = centre(here);
  let best: SVGGElement | null = null;
  let least = Infinity;
  for (const node of here.ownerSVGElement!.querySelectorAll<SVGGElement>('[role="button"]')) {
    const [px, py] = centre(node);
    const along = (px - x) * way[0]! + (py - y) * way[1]!;
    const aside = Math.abs((px - x) * way[1]!) + Math.abs((py - y) * way[0]!);
    const far = along + 2.5 * aside;
    if (along > 4 && far < least) [best, least] = [node, far];
  }
  best?.focus();
}

export const zooming = signal({ scale: 1, x: 0, y: 0 });
export const zoomBy = (factor: number) => {
  const { scale, x, y } = zooming.value;
  const next = Math.min(4, Math.max(1, scale * factor));
  zooming.value = next === 1 ? { scale: 1, x: 0, y: 0 } : { scale: next, x, y };
};

/** Two fingers pan and zoom the board; a held control key and the wheel do the same. */
function useZoom(root: { current: SVGSVGElement | null }, view: string): string {
  useEffect(() => {
    const svg = root.current;
    if (!svg || view) return;
    const fingers = new Map<number, PointerEvent>();
    const spread = () => {
      const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent];
      return { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    };
    const down = (event: PointerEvent) => event.pointerType === "touch" && fingers.set(event.pointerId, event);
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      if (fingers.size < 2) return void fingers.set(event.pointerId, event);
      const was = spread();
      fingers.set(event.pointerId, event);
      const is = spread();
      const unit = svg.viewBox.baseVal.width / svg.clientWidth;
      zoomBy(is.far / was.far);
      if (zooming.value.scale > 1)
        zooming.value = { ...zooming.value, x: zooming.value.x + (is.x - was.x) * unit, y: zooming.value.y + (is.y - was.y) * unit };
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.12 : 1 / 1.12);
    };
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.addEventListener(end, up);
    svg.addEventListener("wheel", wheel, { passive: false });
    return () => {
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) svg.removeEventListener(end, up);
      svg.removeEventListener("wheel", wheel);
    };
  }, [view]);
  const { scale, x, y } = zooming.value;
  return view || scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
}

