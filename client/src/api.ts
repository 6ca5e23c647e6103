// Everything asked over plain HTTP: who I am, what is on the shelf, which tables there are.
import { signal } from "@preact/signals";
import type {
  Arrangement,
  Show,
  Frame,
  GameList,
  GameView,
  Glossary,
  Lead,
  LobbyView,
  Me,
  MeWish,
  Messages,
  Primer,
  Problem,
  Reach,
  Rules,
  Sit,
  Start,
  TableView,
  TableWish,
  TermsWish,
} from "./wire";
import { language, setMessages, t } from "./i18n";
import { invitation } from "./route";

export const me = signal<Me | null>(null);
export const shelf = signal<GameList["games"]>([]);
export const gameNamed = (name: string | undefined): GameView | undefined =>
  shelf.value.find((game) => game.name === name);

/** The server's refusal, as a sentence that can be shown. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
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

const loadMessages = async (wanted: string) => setMessages(await ask<Messages>("messages", undefined, wanted));

async function loadGames(): Promise<void> {
  shelf.value = (await ask<GameList>("games")).games;
}

export async function begin(): Promise<void> {
  me.value = await ask<Me>("me");
  await loadMessages(me.value.language);
  await loadGames();
}

export async function change(wish: MeWish): Promise<void> {
  me.value = await ask<Me>("me", wish);
  if (me.value.language !== language.value) await switchTo(me.value.language);
}

/** Another language, at once and from now on. */
export async function switchTo(wanted: string): Promise<void> {
  await loadMessages(wanted);
  if (me.value && me.value.language !== wanted) me.value = await ask<Me>("me", { language: wanted });
  await loadGames();
}

export const tables = () => ask<LobbyView>("tables");
export const table = (id: string) => ask<TableView>(`tables/${id}?invite=${encodeURIComponent(invitation())}`);
export const lay = (wish: TableWish) => ask<TableView>("tables", wish);
export const sit = (id: string, wish: Sit) => ask<TableView>(`tables/${id}/sit`, wish);
export const leave = (id: string) => ask<TableView>(`tables/${id}/leave`, {});
export const start = (id: string, wish: Start) => ask<TableView>(`tables/${id}/start`, wish);
export const learn = (game: string) => ask<TableView>(`games/${game}/lesson`, {});
export const primer = (game: string) => ask<Primer>(`games/${game}/primer`);
export const arrange = (id: string, wish: Arrangement) => ask<TableView>(`tables/${id}/arrange`, wish);
export const agree = (id: string, wish: TermsWish) => ask<TableView>(`tables/${id}/terms`, wish);
export const cancel = (id: string) => ask<TableView>(`tables/${id}/cancel`, {});
export const resign = (id: string) => ask<TableView>(`tables/${id}/resign`, {});
export const abandon = (id: string, wish: boolean) => ask<TableView>(`tables/${id}/abandon`, { wish });
export const archive = (id: string, wish: boolean) => ask<TableView>(`tables/${id}/archive`, { wish });
export const again = (id: string, rotate: boolean) => ask<TableView>(`tables/${id}/again`, { rotate });
export const reach = () => ask<Reach>("reach");
export const things = (game: string) => ask<Glossary>(`games/${game}/glossary`);
export const rules = (game: string) => ask<Rules>(`games/${game}/rules`);
export const replayed = (id: string, entries: number, shape: Show["shape"]) =>
  ask<Frame>(`tables/${id}/replay/${entries}?shape=${shape}`);

export const lead = (id: string) => ask<Lead>(`tables/${id}/lead`);
export const playOn = (id: string, n: number) => ask<TableView>(`tables/${id}/play-on`, { n });

const sheets = new Map<string, Promise<SVGSVGElement | null>>();

async function loadDrawings(game: string): Promise<SVGSVGElement | null> {
  const version = gameNamed(game)?.art ?? "";
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
export async function showDrawings(game: string): Promise<void> {
  if (!gameNamed(game)?.drawn) return;
  if (!sheets.has(game)) sheets.set(game, loadDrawings(game));
  const svg = await sheets.get(game)!.catch(() => null);
  if (!svg) return void sheets.delete(game); // it is asked for again when the table is back
  if (document.body.dataset.game !== game || svg.isConnected) return;
  document.querySelector(".sheet-of-game")?.remove();
  document.body.append(svg);
}
