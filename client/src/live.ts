// One live table: the socket, the newest frame, the log and the talk.
import { batch, signal } from "@preact/signals";
import type { Advice, Frame, Heard, News, Reason, Said, Talk } from "./wire";
import { language } from "./words";

export type Link = "connecting" | "open" | "lost";

export const frame = signal<Frame | null>(null);
export const arrived = signal(0); // when the frame came, for clocks that run on
/** A line of the log; a void one was taken back and stays, struck through. */
export type Line = News & { void?: boolean };
export const log = signal<Line[]>([]);
export const talk = signal<Talk[]>([]);
export const link = signal<Link>("connecting");
export const retryIn = signal(0);
export const reason = signal<Reason | null>(null);
export const advice = signal<Advice | null>(null);
export const trouble = signal("");
export const sending = signal(false);
/** Why this table is closed to us; empty while it is not. */
export const turnedAway = signal("");

export const narrow = signal(matchMedia("(width < 1100px)").matches);
matchMedia("(width < 1100px)").addEventListener("change", (event) => (narrow.value = event.matches));
export const shape = () => (narrow.value ? "tall" : "wide");

const PULSE = 25_000;
const PATIENCE = 8_000; // for an answer on a line that was good
const KNOCK = 20_000; // for the first frame: a table that sleeps takes a while to wake
const FINAL = ["no-guests", "unknown-table", "old-table"]; // refusals at the door that stay as they are

let socket: WebSocket | null = null;
let room = "";
let tries = 0;
let pulse = 0;
let waiting = 0;
let deadline = 0; // 0 while no answer is awaited

/** Tell the server; says whether it could be told. */
export function say(said: Said): boolean {
  const open = socket?.readyState === WebSocket.OPEN;
  if (open) socket!.send(JSON.stringify(said));
  return open;
}

export function play(word: string): void {
  if (!frame.value || sending.value) return;
  sending.value = say({ type: "play", seq: frame.value.seq, word });
  if (sending.value) awaitAnswer(PATIENCE);
}

export const undo = (moves: number) => frame.value && say({ type: "undo", seq: frame.value.seq, moves });

/** Ask for the scene as this window and this reader want it. */
export const show = () => say({ type: "show", shape: shape(), language: language.value });

export function join(id: string): void {
  leave();
  room = id;
  connect();
}

export function leave(): void {
  room = "";
  tries = 0;
  clearInterval(waiting);
  hangUp();
  batch(() => {
    frame.value = null;
    log.value = [];
    talk.value = [];
    reason.value = null;
    advice.value = null;
    trouble.value = "";
    sending.value = false;
    turnedAway.value = "";
    link.value = "connecting";
  });
}

function hangUp(): void {
  clearInterval(pulse);
  answered();
  const mine = socket;
  socket = null; // first, so that nobody minds its closing
  mine?.close();
}

function connect(): void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = new WebSocket(`${scheme}://${location.host}/ws/tables/${room}?lang=${language.value}&shape=${shape()}`);
  socket = mine;
  awaitAnswer(KNOCK);
  mine.onopen = () => {
    if (mine !== socket) return;
    link.value = "open";
    pulse = window.setInterval(ping, PULSE);
  };
  mine.onmessage = (event) => {
    if (mine !== socket) return;
    answered();
    hear(JSON.parse(event.data as string) as Heard);
  };
  mine.onclose = () => mine === socket && retry();
}

function ping(): void {
  if (say({ type: "ping" })) awaitAnswer(PATIENCE);
}

/** A line can die without anybody hanging up: one that stays silent for so long is given up. */
function awaitAnswer(patience: number): void {
  if (!deadline) deadline = window.setTimeout(retry, patience);
}

function answered(): void {
  clearTimeout(deadline);
  deadline = 0;
}

/** Try again by ourselves, ever more slowly; everything that was played is safe with the server. */
function retry(): void {
  hangUp();
  sending.value = false;
  link.value = "lost";
  const wait = Math.min(15, 2 ** tries++);
  retryIn.value = wait;
  waiting = window.setInterval(() => {
    retryIn.value -= 1;
    if (retryIn.value > 0) return;
    clearInterval(waiting);
    connect();
  }, 1000);
}

function hear(heard: Heard): void {
  batch(() => {
    if (heard.type === "frame") look(heard);
    else if (heard.type === "chat") talk.value = [...talk.value.filter((line) => line.n !== heard.n), heard];
    else if (heard.type === "why") reason.value = heard;
    else if (heard.type === "hint") advice.value = heard;
    else if (heard.type === "error" && FINAL.includes(heard.name)) turnAway(heard.text);
    else if (heard.type === "error") {
      trouble.value = heard.text;
      sending.value = false;
    }
  });
}

/** The table is closed to us, and knocking again would change nothing. */
function turnAway(why: string): void {
  leave();
  turnedAway.value = why;
}

/** A frame brings the panels that have changed; the others are as we have them. */
function whole(next: Frame): Frame {
  if (!next.scene) return next;
  const panels = new Map([...(frame.value?.scene?.panels ?? []), ...next.scene.panels].map((panel) => [panel.name, panel]));
  return { ...next, scene: { ...next.scene, panels: next.panels.map((name) => panels.get(name)!) } };
}

function look(next: Frame): void {
  const old = next.kept ? log.value.map((line) => (line.n > next.kept ? { ...line, n: next.kept, void: true } : line)) : [];
  log.value = [...old, ...next.news];
  frame.value = whole(next);
  arrived.value = performance.now();
  tries = 0;
  sending.value = false;
  reason.value = null;
  if (advice.value?.seq !== next.seq) advice.value = null;
}

addEventListener("online", () => room && link.value === "lost" && (retryIn.value = 0));
addEventListener("visibilitychange", () => document.hidden || ping()); // a device that slept may have lost its line
