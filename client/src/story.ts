// What others did since I last chose: spoken, told where the eye is not, and looked at again step by step.
import { computed, effect, signal, untracked } from "@preact/signals";
import { boardPage, openPage } from "./board-pages";
import { frozen, looking } from "./choosing";
import { frame, narrow } from "./socket";
import { openView } from "./open-view";
import type { Frame, News, Panel } from "./wire";

/** A position that others brought about, with the lines that tell how. */
export interface Moment {
  frame: Frame;
  lines: News[];
  panels: Panel[]; // that look different from before
}

/** What was gained in a round that has just ended. */
export interface RoundEnd {
  heading: string;
  gains: News[];
}

const MOST = 40; // moments that are kept

export const moments = signal<Moment[]>([]);
export const roundEnd = signal<RoundEnd | null>(null);

/** The scene on the table: the present one, or that of the moment looked at. */
export const lookedAt = computed(() => moments.value[looking.value]?.frame ?? frame.value);

/** What others did last, in words; a voice reads it out. */
export const heard = computed(() => (moments.value.at(-1)?.lines ?? []).map((line) => line.text).join(" "));

/** Whether the eye is on a panel: on a wide screen it is on all of them. */
function seen({ view = "" }: Panel): boolean {
  if (!narrow.value) return true;
  if (openView.value !== "board") return view === openView.value;
  return view === "" || view === boardPage.value;
}

/** The page or tab where something has happened that is not in sight; nothing if all is. */
export const elsewhere = computed((): string | undefined => {
  const last = moments.value.at(-1);
  if (!last || looking.value >= 0) return undefined;
  const pages = new Set((last.frame.scene?.pages ?? []).map((page) => page.name));
  const onBoard = last.panels.filter(({ view = "" }) => view === "" || pages.has(view));
  const there = pages.size ? onBoard.filter(({ view = "" }) => view) : onBoard;
  return there.length && !there.some(seen) ? (there[0]!.view ?? "") : undefined;
});

/** Turn to where it happened. */
export function showElsewhere(): void {
  const page = elsewhere.value;
  if (page === undefined) return;
  openView.value = "board";
  openPage(page);
}

/** Look one moment back or on; beyond the last one is the present. */
export function stepBy(by: number): void {
  const last = moments.value.length;
  const at = looking.value < 0 ? last : looking.value;
  const next = Math.max(0, at + by);
  looking.value = next < last ? next : -1;
}

/** Lines that others brought about after a move, and after whatever I did myself. */
function news(now: Frame, since: number): News[] {
  const fresh = now.news.filter((line) => line.n > since);
  const mine = fresh.map((line) => line.seat).lastIndexOf(now.you);
  return fresh.slice(now.you < 0 ? 0 : mine + 1).filter((line) => line.seat >= 0);
}

function remember(before: Frame, now: Frame): void {
  if (now.kept < before.moves || now.news.some((line) => line.seat === now.you && line.n > before.moves))
    moments.value = []; // moves were taken back, or I have moved: what comes now is another story
  const lines = news(now, before.moves);
  if (!lines.length) return;
  const old = new Set(before.scene?.panels);
  const panels = (now.scene?.panels ?? []).filter((panel) => !old.has(panel));
  moments.value = [...moments.value, { frame: now, lines, panels }].slice(-MOST);
}

let gained: News[] = [];

/** A round ends where the table's heading changes; then it is told who gained what. */
function tally(before: Frame, now: Frame): void {
  const fresh = now.news.filter((line) => line.n > before.moves);
  if (now.kept < before.moves) gained = gained.filter((line) => line.n <= now.kept);
  gained.push(...fresh.filter((line) => line.gain));
  const [old, heading] = [before.scene?.heading, now.scene?.heading];
  if (old === heading) {
    if (fresh.some((line) => line.seat === now.you)) roundEnd.value = null;
    return;
  }
  roundEnd.value = old && gained.length && !now.over ? { heading: old, gains: gained } : null;
  gained = [];
}

function forget(): void {
  moments.value = [];
  looking.value = -1;
  roundEnd.value = null;
  gained = [];
}

/** Whether two frames are one table seen in one way, so that what differs has happened there. */
const goesOn = (last: Frame, now: Frame) =>
  last.table === now.table && last.scene?.w === now.scene?.w && (now.kept > 0 || last.moves === 0);

function follow(last: Frame | null, now: Frame | null): void {
  if (frozen.value) return;
  if (!last || !now || !goesOn(last, now)) {
    forget();
    return;
  }
  looking.value = -1;
  remember(last, now);
  tally(last, now);
}

/** From now on the story of the table is followed. */
export function followStory(): () => void {
  let last: Frame | null = null;
  return effect(() => {
    const now = frame.value;
    untracked(() => follow(last, now));
    last = now;
  });
}
