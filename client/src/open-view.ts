// Which tab of a narrow screen lies open.
import { signal } from "@preact/signals";
import type { HAND, PLAYERS } from "./scene-names";

export type View = "board" | typeof HAND | typeof PLAYERS | "log";
export const openView = signal<View>("board");
