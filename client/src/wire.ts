// Written by `python -m atoll.web.types` from src/atoll/web/wire.py. Do not edit.

export interface Me {
  name: string;
  language: "en" | "fr";
  key: string;
}

export interface MeWish {
  name?: string | null;
  language?: "en" | "fr" | null;
  key?: string | null;
}

export interface Shelf {
  games: GameView[];
}

export interface GameView {
  name: string;
  title: string;
  seats: number[];
  options: OptionView[];
  levels: Level[];
  art: string;
  drawn: boolean;
}

export interface OptionView {
  name: string;
  label: string;
  values: OptionValue[];
}

export interface OptionValue {
  value: string;
  label: string;
}

export interface Level {
  name: string;
  label: string;
}

export interface Rules {
  game: string;
  title: string;
  language: "en" | "fr";
  paragraphs: RuleView[];
}

export interface RuleView {
  id: string;
  section: string;
  text: string;
}

export interface Messages {
  language: "en" | "fr";
  texts: Record<string, string>;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  title?: string;
  pace?: "live" | "turns";
  clock?: Clock | null;
  hints?: boolean;
  guests?: boolean;
  open_talk?: boolean;
  stand_ins?: boolean;
}

export interface SeatWish {
  kind: "bot" | "invite" | "me" | "open";
  level?: string;
}

export interface Clock {
  bank: number;
  increment?: number;
}

export interface TableView {
  id: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "playing";
  host: boolean;
  you: number;
  seats: SeatView[];
  options: Record<string, string>;
  pace: "live" | "turns";
  clock: Clock | null;
  hints: boolean;
  guests: boolean;
  open_talk: boolean;
  stand_ins: boolean;
  invite: string;
  made: number;
  changed: number;
  moves: number;
  ranks: number[];
  seal: string;
}

export interface SeatView {
  name: string;
  kind: "bot" | "invite" | "open" | "person";
  level?: string;
  connected?: boolean;
  stand_in?: boolean;
  hints?: number;
  votes?: number;
  votes_needed?: number;
  waiting?: boolean;
  since?: number;
  clock?: number | null;
  points?: number | null;
}

export interface Tables {
  mine: TableView[];
  open: TableView[];
  finished: TableView[];
}

export interface Sit {
  seat?: number;
  invite?: string;
}

export interface Start {
  level?: string;
}

export interface PlayOn {
  n: number;
}

export interface Lead {
  values: number[][];
  rounds: Round[];
}

export interface Round {
  n: number;
  name: string;
}

export interface Play {
  type: "play";
  seq: number;
  word: string;
}

export interface Undo {
  type: "undo";
  seq: number;
  moves: number;
}

export interface Why {
  type: "why";
  word: string;
}

export interface Hint {
  type: "hint";
}

export interface Chat {
  type: "chat";
  text: string;
}

export interface Vote {
  type: "vote";
  seat: number;
  wish?: boolean;
}

export interface Show {
  type: "show";
  shape: "none" | "tall" | "wide";
  language: "en" | "fr";
}

export interface Ping {
  type: "ping";
}

export interface Frame {
  type: "frame";
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "playing";
  seq: number;
  moves: number;
  entries: number;
  you: number;
  host: boolean;
  seats: SeatView[];
  guests: number;
  scene: Scene | null;
  panels: string[];
  prompt: string;
  rule: string;
  choices: Choice[];
  news: News[];
  kept: number;
  undo: UndoView;
  over: Over | null;
  seal: Seal;
}

export interface Scene {
  w: number;
  h: number;
  panels: Panel[];
  steps?: string[];
  step?: number;
  heading?: string;
  verbs?: Verb[];
  pages?: Page[];
  tour?: string[];
}

export interface Panel {
  name: string;
  w: number;
  h: number;
  x?: number;
  y?: number;
  zoom?: number;
  view?: string;
  seat?: number;
  title?: string;
  sprites?: Sprite[];
}

export interface Sprite {
  x: number;
  y: number;
  id?: string;
  w?: number;
  h?: number;
  symbols?: string;
  title?: string;
  detail?: string;
  state?: string;
  seat?: number;
  ring?: string;
  text?: string;
  face?: string;
  part?: string;
  turn?: number;
  like?: string;
  home?: string;
  goes?: string;
  holds?: string[];
  flips?: boolean;
}

export interface Verb {
  label: string;
  names: string[];
  symbol?: string;
}

export interface Page {
  name: string;
  label: string;
}

export interface Choice {
  word: string;
  label: string;
  rule: string;
  verb: string;
  targets: string[];
  confirm: boolean;
}

export interface News {
  n: number;
  seat: number;
  text: string;
  rule: string;
}

export interface UndoView {
  moves: number;
  labels: string[];
  wall: string;
}

export interface Over {
  points: number[];
  ranks: number[];
  parts: PartView[];
  rule: string;
  rival?: number | null;
}

export interface PartView {
  label: string;
  points: number[];
}

export interface Seal {
  commitment: string;
  seed?: string | null;
  salt?: string | null;
}

export interface Talk {
  type: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Reason {
  type: "why";
  word: string;
  text: string;
  rule: string;
}

export interface Advice {
  type: "hint";
  seq: number;
  word: string;
  label: string;
  rule: string;
  targets: string[];
  chance: number;
  why: string;
}

export interface Problem {
  type: "error";
  name: string;
  text: string;
}

export interface Pong {
  type: "pong";
}

export type Said = Play | Undo | Why | Hint | Chat | Vote | Show | Ping;

export type Heard = Frame | Talk | Reason | Advice | Problem | Pong;
