// One live table: the connection, the newest frame, the log and the talk.
import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Advice, Frame, ServerMessage, News, Reason, ClientMessage, Show, Talk, Verdict } from "./wire";
import { LOG_PANEL } from "./scene-names";
import { speed } from "./speed";
import { language } from "./i18n";
import { invitation } from "./route";

export type Link = "connecting" | "open" | "lost";

export const frame = signal<Frame | null>(null);
export const arrived = signal(0); // when the frame came, for clocks that run on
export const log = signal<News[]>([]); // lines of moves that stand
export const talk = signal<Talk[]>([]);
export const talkRead = signal(0); // so many lines of it
export const link = signal<Link>("connecting");
export const retryIn = signal(0);
export const reason = signal<Reason | null>(null);
export const advice = signal<Advice | null>(null);
export const verdict = signal<Verdict | null>(null); // of the coach, on the move that was about to be made
export const trouble = signal("");
export const sending = signal(false);
/** Why this table is closed to us; empty while it is not. */
export const turnedAway = signal("");

export const slim = signal(false); // a phone, or a tablet held upright
const upright = signal(false); // such a tablet, which has room for everything if the game lays it out for one
export const shape = computed((): Show["shape"] => (!slim.value ? "wide" : upright.value ? "tablet" : "tall"));

/** Whether one part of the table is seen at a time, by tabs: where there is no place for the log beside the board. */
export const narrow = computed(
  () => slim.value && !(upright.value && frame.value?.scene?.panels.some(({ name }) => name === LOG_PANEL)),
);

const PING_EVERY = 25_000;
const ANSWER_WITHIN = 8_000; // for an answer on a line that was good
const FIRST_FRAME_WITHIN = 20_000; // for the first frame: a table that sleeps takes a while to wake
const SLOW = 1_400; // between two positions, for those who like to follow each
const FINAL = new Set(["no-guests", "cancelled", "unknown-table", "old-table", "barred"]); // refusals at the door that stay as they are

let connection: WebSocket | null = null;
let table = "";
let tries = 0;
let pinging = 0;
let countdown = 0;
let deadline = 0; // 0 while no answer is awaited

/** Tell the server; says whether it could be told. */
export function send(said: ClientMessage): boolean {
  const open = connection?.readyState === WebSocket.OPEN;
  if (open) connection!.send(JSON.stringify(said));
  return open;
}

export function play(word: string): void {
  if (!frame.value || sending.value) return;
  sending.value = send({ type: "play", seq: frame.value.seq, word });
  if (sending.value) awaitAnswer(ANSWER_WITHIN);
}

export const undo = (moves: number) => frame.value && send({ type: "undo", seq: frame.value.seq, moves });

/** Ask for the scene as this window and this reader want it. */
export const requestScene = () => send({ type: "show", shape: shape.value, language: language.value });

export function join(id: string): void {
  leave();
  table = id;
  connect();
}

export function leave(): void {
  table = "";
  tries = 0;
  clearInterval(countdown);
  disconnect();
  batch(() => {
    frame.value = null;
    log.value = [];
    talk.value = [];
    talkRead.value = 0;
    reason.value = null;
    advice.value = null;
    verdict.value = null;
    trouble.value = "";
    sending.value = false;
    turnedAway.value = "";
    link.value = "connecting";
  });
}

function disconnect(): void {
  clearInterval(pinging);
  answered();
  const socket = connection;
  queue = [];
  clearTimeout(showing);
  showing = 0;
  connection = null; // first, so that nobody minds its closing
  socket?.close();
}

function connect(): void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const wish = new URLSearchParams({ lang: language.value, shape: shape.value, invite: invitation() });
  const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${table}?${wish}`);
  connection = socket;
  awaitAnswer(FIRST_FRAME_WITHIN);
  socket.onopen = () => {
    if (socket !== connection) return;
    link.value = "open";
    pinging = window.setInterval(ping, PING_EVERY);
  };
  socket.onmessage = (event) => {
    if (socket !== connection) return;
    answered();
    receive(JSON.parse(event.data as string) as ServerMessage);
  };
  socket.onclose = () => socket === connection && reconnect();
}

function ping(): void {
  if (send({ type: "ping" })) awaitAnswer(ANSWER_WITHIN);
}

/** A line can die without anybody hanging up: one that stays silent for so long is given up. */
function awaitAnswer(patience: number): void {
  if (!deadline) deadline = window.setTimeout(reconnect, patience);
}

function answered(): void {
  clearTimeout(deadline);
  deadline = 0;
}

/** Try again by ourselves, ever more slowly; everything that was played is safe with the server. */
function reconnect(): void {
  disconnect();
  sending.value = false;
  link.value = "lost";
  const wait = Math.min(15, 2 ** tries++);
  retryIn.value = wait;
  countdown = window.setInterval(() => {
    retryIn.value -= 1;
    if (retryIn.value > 0) return;
    clearInterval(countdown);
    connect();
  }, 1000);
}

function receive(heard: ServerMessage): void {
  batch(() => {
    if (heard.type === "frame") applyInTurn(heard);
    else if (heard.type === "chat") talk.value = [...talk.value.filter((line) => line.n !== heard.n), heard];
    else if (heard.type === "why") explain(heard);
    else if (heard.type === "hint") advise(heard);
    else if (heard.type === "weigh") judge(heard);
    else if (heard.type === "error" && FINAL.has(heard.name)) turnAway(heard.text);
    else if (heard.type === "error") {
      trouble.value = heard.text;
      sending.value = false;
    }
  });
}

/** Say why something cannot be done; advice and a reason share one line, and the newer one is read. */
export function explain(why: Reason): void {
  reason.value = why;
  advice.value = null;
}

function advise(hint: Advice): void {
  advice.value = hint;
  reason.value = null;
}

/** The coach has weighed a move: a good one is played, one that gives much away is asked about. */
function judge(weighed: Verdict): void {
  if (weighed.seq !== frame.value?.seq) return;
  if (weighed.better) verdict.value = weighed;
  else play(weighed.word);
}

/** The table is closed to us, and knocking again would change nothing. */
function turnAway(why: string): void {
  leave();
  turnedAway.value = why;
}

/** A frame brings what has changed; the other panels, and what else lies on one that has changed, are as we have them. */
export function withKeptPanels(next: Frame, last: Frame | null = frame.value): Frame {
  if (!next.scene) return next;
  const panels = new Map([...(last?.scene?.panels ?? []), ...next.scene.panels].map((panel) => [panel.name, panel]));
  for (const { name, sprites } of next.changes) {
    const panel = panels.get(name)!;
    const kept = panel.sprites ?? [];
    const changed = sprites.flatMap((part) => (Array.isArray(part) ? kept.slice(...part) : [part]));
    panels.set(name, { ...panel, sprites: changed });
  }
  return { ...next, scene: { ...next.scene, panels: next.panels.map((name) => panels.get(name)!) } };
}

let queue: Frame[] = [];
let showing = 0;

/** Who likes it slow sees one position after the other, however fast they come. */
function applyInTurn(next: Frame): void {
  queue.push(next);
  if (!showing) applyNext();
}

function applyNext(): void {
  const next = queue.shift();
  showing = 0;
  if (!next) return;
  applyFrame(next);
  if (speed.value === "slow") showing = window.setTimeout(applyNext, SLOW);
  else applyNext();
}

function applyFrame(next: Frame): void {
  log.value = [...log.value.filter((line) => line.n <= next.kept), ...next.news];
  frame.value = withKeptPanels(next);
  arrived.value = performance.now();
  tries = 0;
  sending.value = false;
  reason.value = null;
  if (advice.value?.seq !== next.seq) advice.value = null;
  if (verdict.value?.seq !== next.seq) verdict.value = null;
}

function follow(media: string, is: Signal<boolean>): void {
  const query = matchMedia(media);
  is.value = query.matches;
  query.addEventListener("change", () => (is.value = query.matches));
}

/** Follow the window: how wide it is, whether it has a network, whether it is looked at. */
export function watchWindow(): void {
  follow("(width < 1100px)", slim);
  follow("(width >= 700px) and (height >= 900px)", upright);
  addEventListener("online", () => table && link.value === "lost" && (retryIn.value = 0));
  addEventListener("visibilitychange", () => document.hidden || ping()); // a device that slept may have lost its line
}
