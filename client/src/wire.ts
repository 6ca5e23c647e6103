// Written by `python -m atoll.web.types` from src/atoll/web/wire. Do not edit.

export interface Me {
  name: string;
  language: string;
  key: string;
}

export interface MeWish {
  name?: string | null;
  language?: string | null;
  key?: string | null;
}

export interface GameList {
  games: GameView[];
}

export interface GameView {
  name: string;
  title: string;
  blurb: string;
  seats: number[];
  usual_seats: number;
  minutes: number | null;
  weight: "heavy" | "light" | "medium" | null;
  lesson: boolean;
  legend: boolean;
  options: OptionView[];
  levels: Level[];
  art: string;
  cover: boolean;
  drawn: boolean;
}

export interface OptionView {
  name: string;
  label: string;
  values: OptionValue[];
  seats: number[];
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
  language: string;
  paragraphs: RuleView[];
}

export interface RuleView {
  id: string;
  section: string;
  text: string;
}

export interface Primer {
  game: string;
  language: string;
  pictures: PictureView[];
  legend: IconGroup[];
}

export interface PictureView {
  title: string;
  text: string;
  scene: Scene | null;
  lit: string[];
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
  w?: number;
  h?: number;
  symbols?: string;
  face?: string;
  id?: string;
  title?: string;
  detail?: string;
  about?: string;
  button?: string;
  state?: string;
  seat?: number;
  ring?: string;
  text?: string;
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
  ask?: string;
}

export interface Page {
  name: string;
  label: string;
}

export interface IconGroup {
  title: string;
  icons: IconView[];
}

export interface IconView {
  symbol: string;
  name: string;
  text: string;
  rule: string;
}

export interface Glossary {
  entries: Record<string, AboutView>;
}

export interface AboutView {
  text: string;
  rule: string;
}

export interface Messages {
  language: string;
  languages: LanguageView[];
  texts: Record<string, string>;
}

export interface LanguageView {
  code: string;
  name: string;
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
  absence?: number;
  resigning?: "bot" | "end";
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
  phase: "gathering" | "over" | "playing";
  host: boolean;
  you: number;
  held: number;
  branch: string;
  ending: "abandoned" | "played" | "resigned";
  seats: SeatView[];
  invite: string;
  made: number;
  changed: number;
  moves: number;
  ranks: number[];
  seal: string;
  practice: boolean;
  lesson: boolean;
  options: Record<string, string>;
  title: string;
  pace: "live" | "turns";
  clock: Clock | null;
  hints: boolean;
  guests: boolean;
  open_talk: boolean;
  stand_ins: boolean;
  absence: number;
  resigning: "bot" | "end";
}

export interface SeatView {
  name: string;
  kind: "bot" | "invite" | "open" | "person";
  level: string;
  connected: boolean;
  stand_in: boolean;
  left: boolean;
  held: boolean;
  abandons: boolean;
  replaced_in: number | null;
  hints: number;
  votes: number;
  votes_needed: number;
  waiting: boolean;
  since: number;
  clock: number | null;
  points: number | null;
  thinking: Thinking | null;
}

export interface Thinking {
  spent: number;
  most: number;
}

export interface LobbyView {
  mine: TableView[];
  branches: TableView[];
  open: TableView[];
  finished: TableView[];
  archived: TableView[];
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

export interface TermsWish {
  options?: Record<string, string>;
  title?: string;
  pace?: "live" | "turns";
  clock?: Clock | null;
  hints?: boolean;
  guests?: boolean;
  open_talk?: boolean;
  stand_ins?: boolean;
  absence?: number;
  resigning?: "bot" | "end";
}

export interface Arrangement {
  changed: number;
  seats: Place[];
}

export interface Place {
  was?: number;
  kind?: "bot" | "invite" | "keep" | "open";
  level?: string;
}

export interface PlayAgain {
  rotate?: boolean;
}

export interface Abandon {
  wish?: boolean;
}

export interface Archive {
  wish?: boolean;
}

export interface Reach {
  local: boolean;
  addresses: string[];
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

export interface Weigh {
  type: "weigh";
  seq: number;
  word: string;
  most: number;
}

export interface Hurry {
  type: "hurry";
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
  shape: "none" | "tablet" | "tall" | "wide";
  language: string;
}

export interface Read {
  type: "read";
  paper: string;
}

export interface Teach {
  type: "teach";
  wish: boolean;
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
  changed: number;
  seq: number;
  moves: number;
  entries: number;
  you: number;
  host: boolean;
  held: number;
  seats: SeatView[];
  guests: number;
  watchers: string[];
  hears: boolean;
  branch: string;
  resigning: "bot" | "end";
  again: Again | null;
  scene: Scene | null;
  changes: PanelChange[];
  panels: string[];
  prompt: string;
  rule: string;
  choices: Choice[];
  news: News[];
  kept: number;
  undo: UndoView;
  over: Over | null;
  seal: Seal;
  bots: "" | "compiled" | "compiling";
  practice: boolean;
  lesson: LessonView | null;
}

export interface Again {
  table: string;
  by: string;
}

export interface PanelChange {
  name: string;
  sprites: ([number, number] | Sprite)[];
}

export interface Choice {
  word: string;
  label: string;
  rule: string;
  verb: string;
  targets: string[];
  shows: string;
}

export interface News {
  n: number;
  seat: number;
  text: string;
  rule: string;
  gain: boolean;
}

export interface UndoView {
  moves: number;
  labels: string[];
  wall: string;
  free: number;
}

export interface Over {
  points: number[];
  ranks: number[];
  parts: PartView[];
  rule: string;
  rival: number | null;
  ending: "abandoned" | "played" | "resigned";
}

export interface PartView {
  label: string;
  points: number[];
}

export interface Seal {
  commitment: string;
  seed: string | null;
  salt: string | null;
}

export interface LessonView {
  read: number;
  of: number;
  on: boolean;
  paper: PaperView | null;
  word: string;
}

export interface PaperView {
  name: string;
  title: string;
  text: string;
  touch: string;
  points: string[];
  panels: string[];
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
  moves: Suggestion[];
}

export interface Suggestion {
  word: string;
  label: string;
  rule: string;
  targets: string[];
  gist: string;
  chance: number;
  why: string;
}

export interface Verdict {
  type: "weigh";
  seq: number;
  word: string;
  loss: number;
  better: Suggestion | null;
}

export interface Problem {
  type: "error";
  name: string;
  text: string;
}

export interface Pong {
  type: "pong";
}

export type ClientMessage = Play | Undo | Why | Hint | Weigh | Hurry | Chat | Vote | Show | Read | Teach | Ping;

export type ServerMessage = Frame | Talk | Reason | Advice | Verdict | Problem | Pong;
