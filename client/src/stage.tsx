// The table itself: panels of sprites, as Python laid them out. No rules live here.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { frozen, point, resting, sprites, targets } from "./choosing";
import { frame } from "./socket";
import { animate, type Ghost, setOut, still } from "./motion";
import { clockSeat, kindOf, LOG_PANEL } from "./scene-names";
import { Label, reach, seatClass, Thing } from "./sprite";
import { type Spots, spots, trips } from "./travel";
import type { Frame, Panel, Scene, SeatView, Sprite } from "./wire";
import { t } from "./i18n";
import { useZoom } from "./zoom";

const MARGIN = 28; // pixels between what is brought into sight and the edge

export const place = (panel: Panel) => `translate(${panel.x ?? 0} ${panel.y ?? 0}) scale(${panel.zoom ?? 1})`;

const drawing = (sprite: Sprite, i: number) =>
  sprite.text !== undefined || clockSeat(sprite) !== undefined ? (
    <Label key={sprite.id || `t${i}`} sprite={sprite} />
  ) : (
    <Thing key={sprite.id || `s${i}`} sprite={sprite} />
  );

function PanelView({ panel, seats, you }: { panel: Panel; seats: SeatView[]; you: number }) {
  const seat = panel.seat !== undefined && panel.seat >= 0 ? seats[panel.seat] : undefined;
  const css = [
    kindOf(panel),
    seatClass(panel),
    seat && "seat-panel",
    seat?.waiting && "on-turn",
    seat && panel.seat === you && "yours",
    seat && seat.kind === "person" && !seat.connected && !frozen.value && "away",
  ];
  return (
    <g
      class={css.filter(Boolean).join(" ")}
      transform={place(panel)}
      style={{ "--shrink": 1 / (panel.zoom ?? 1) }}
      data-panel={panel.name}
      {...(panel.title ? { role: "group", "aria-label": panel.title } : {})}
    >
      {panel.sprites?.map(drawing)}
      {seat?.waiting && (
        <>
          <rect class="turn-ring" x={-1.5} y={-1.5} width={panel.w + 3} height={panel.h + 3} rx={12} />
          <use href="/symbols.svg#i-flag" class="turn-flag" x={-20} y={-14} width={34} height={34} />
        </>
      )}
    </g>
  );
}

/** A thing on its way with all that lies on it; nobody can point at it. */
function GhostView({ ghost, onGone }: { ghost: Ghost; onGone: () => void }) {
  const body = useRef<SVGGElement>(null);
  const { panel, sprite } = ghost.spot;
  const parts = panel.sprites?.filter((other) => other.part === sprite.id && !other.like) ?? [];
  useLayoutEffect(() => void animate(body.current!, ghost).then(onGone, onGone), []);
  return (
    <g class={`ghost ${kindOf(panel)} ${seatClass(panel)}`} transform={place(panel)} data-ghost={sprite.id}>
      <g ref={body}>
        {[sprite, ...parts].map((part, i) => drawing({ ...part, id: "", part: "", title: "", detail: "" }, i))}
      </g>
    </g>
  );
}

/** The one seat that has acted since a move; where several have, or moves were taken back, nobody. */
function actor(now: Frame, since: number): number {
  const seats = new Set(now.news.filter((line) => line.n > since && line.seat >= 0).map((line) => line.seat));
  return seats.size === 1 ? [...seats][0]! : -1;
}

/** What moves from the last scene to this one. Returns the things on their way, to be drawn above it. */
function useMotion(root: { current: SVGSVGElement | null }, scene: Scene, panels: Panel[], layout: string) {
  const before = useRef<{ spots: Spots; moves: number; layout: string }>();
  const [ghosts, setGhosts] = useState<Ghost[]>([]);
  useLayoutEffect(() => {
    const now = { spots: spots(panels), moves: frame.value?.moves ?? 0, layout };
    const last = before.current;
    before.current = now;
    if (!root.current || last?.layout !== layout || still()) return; // another layout is no move
    const found = setOut(root.current, trips(last.spots, now.spots, actor(frame.value!, last.moves)));
    if (found.length) setGhosts((old) => [...old, ...found]);
  }, [scene, layout]);
  return ghosts.map((ghost) => (
    <GhostView key={ghost} ghost={ghost} onGone={() => setGhosts((old) => old.filter((other) => other !== ghost))} />
  ));
}

/** Panels of one view; the board of a wide screen holds all of them. */
export function Stage({ scene, view, page = "" }: { scene: Scene; view: string; page?: string }) {
  const root = useRef<SVGSVGElement>(null);
  const panels = scene.panels.filter(
    ({ view: own = "", name }) => (own === view || (page && own === page)) && name !== LOG_PANEL,
  );
  const { seats = [], you = -1 } = frame.value ?? {};
  const size: [number, number] =
    view === "" && !page
      ? [scene.w, scene.h]
      : [scene.w, Math.max(...panels.map((panel) => (panel.y ?? 0) + panel.h * (panel.zoom ?? 1)), 1)];
  const ghosts = useMotion(root, scene, panels, `${scene.w} ${page}`);
  const zoom = useZoom(root, view, size);
  useEffect(() => bringIntoSight(root.current!), [targets.value, page]);
  return (
    <svg
      ref={root}
      class={`art board ${view ? "scrolls" : ""} ${zoom ? "near" : ""}`}
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      role="group"
      aria-label={t("board")}
      onKeyDown={arrows}
      onClickCapture={reach}
      style={
        view ? { aspectRatio: `${size[0]} / ${size[1]}` } : { "--w": `${size[0]}px`, "--ratio": size[1] / size[0] }
      }
    >
      <g style={{ transform: zoom }}>
        {panels.map((panel) => (
          <PanelView key={panel.name} panel={panel} seats={seats} you={you} />
        ))}
        {ghosts}
      </g>
    </svg>
  );
}

/** Where a board is longer than its window: what can be chosen is in sight, from the first thing on. */
function bringIntoSight(board: SVGSVGElement): void {
  const spans = [...board.querySelectorAll<SVGGElement>(".sprite.live")].map((thing) => {
    const { d, f } = thing.getScreenCTM()!; // as laid out: its drawing may not have arrived
    return { top: f, bottom: f + d * (sprites.value.get(thing.dataset.id!)?.h ?? 0) };
  });
  const room = board.parentElement!;
  const { top, bottom } = room.getBoundingClientRect();
  if (!spans.length || (resting.peek() && spans.some((span) => span.top >= top && span.bottom <= bottom))) return;
  const above = Math.min(...spans.map((span) => span.top)) - top - MARGIN;
  const below = Math.max(...spans.map((span) => span.bottom)) - bottom + MARGIN;
  room.scrollBy(0, above < 0 ? above : Math.max(0, Math.min(above, below)));
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
