// Everything asked over plain HTTP: who I am, what is on the shelf, which tables there are.
import { signal } from "@preact/signals";
import type { Frame, GameView, Lead, Me, Messages, MeWish, Problem, Rules, Shelf, Sit, Start, TableView, TableWish, Tables } from "./wire";
import { language, speak, t, type Language } from "./words";

export const me = signal<Me | null>(null);
export const shelf = signal<Shelf["games"]>([]);

/** The server's refusal, as a sentence that can be shown. */
export class Refused extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.text);
  }
}

async function ask<T>(path: string, body?: unknown, lang = language.value): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const glue = path.includes("?") ? "&" : "?";
  const answer = await fetch(`/api/${path}${glue}lang=${lang}`, init).catch(unanswered);
  const data: unknown = await answer.json().catch(unanswered); // a proxy whose server is away speaks HTML
  if (!answer.ok) throw new Refused(answer.status, data as Problem);
  return data as T;
}

function unanswered(): never {
  throw new Refused(0, { type: "error", name: "unanswered", text: t("unanswered") });
}

const learn = async (wanted: Language) => speak(await ask<Messages>("messages", undefined, wanted));

/** The shelf, the shortest game first: it is the one to begin with. */
async function games(): Promise<void> {
  const minutes = (game: GameView) => parseInt(t(`time-${game.name}`), 10) || Infinity;
  shelf.value = (await ask<Shelf>("games")).games.sort((a, b) => minutes(a) - minutes(b));
}

export async function begin(): Promise<void> {
  me.value = await ask<Me>("me");
  await learn(me.value.language);
  await games();
}

export async function change(wish: MeWish): Promise<void> {
  me.value = await ask<Me>("me", wish);
  if (me.value.language !== language.value) await switchTo(me.value.language);
}

/** Another language, at once and from now on. */
export async function switchTo(wanted: Language): Promise<void> {
  await learn(wanted);
  if (me.value && me.value.language !== wanted) me.value = await ask<Me>("me", { language: wanted });
  await games();
}

export const tables = () => ask<Tables>("tables");
export const table = (id: string) => ask<TableView>(`tables/${id}`);
export const lay = (wish: TableWish) => ask<TableView>("tables", wish);
export const sit = (id: string, wish: Sit) => ask<TableView>(`tables/${id}/sit`, wish);
export const leave = (id: string) => ask<TableView>(`tables/${id}/leave`, {});
export const start = (id: string, wish: Start) => ask<TableView>(`tables/${id}/start`, wish);
export const rules = (game: string) => ask<Rules>(`games/${game}/rules`);
export const replayed = (id: string, entries: number, shape: "wide" | "tall") =>
  ask<Frame>(`tables/${id}/replay/${entries}?shape=${shape}`);

export const lead = (id: string) => ask<Lead>(`tables/${id}/lead`);
export const playOn = (id: string, n: number) => ask<TableView>(`tables/${id}/play-on`, { n });

const sheets = new Map<string, Promise<SVGSVGElement | null>>();

async function sheet(game: string): Promise<SVGSVGElement | null> {
  const version = shelf.value.find((title) => title.name === game)?.art ?? "";
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/api/games/${game}/table.css?v=${version}`;
  link.onerror = () => link.remove();
  document.head.append(link);
  const answer = await fetch(`/api/games/${game}/symbols.svg?v=${version}`);
  if (!answer.ok) return null;
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  svg.setAttribute("class", "defs art sheet-of-game"); // never display:none: patterns and clips would die
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** Bring a game's drawings and looks into the page; one sheet at a time, since games share names of drawings. */
export async function art(game: string): Promise<void> {
  if (!sheets.has(game)) sheets.set(game, sheet(game));
  const svg = await sheets.get(game)!.catch(() => null);
  if (!svg) return void sheets.delete(game); // it is asked for again when the table is back
  if (document.body.dataset.game !== game || svg.isConnected) return;
  document.querySelector(".sheet-of-game")?.remove();
  document.body.append(svg);
}
