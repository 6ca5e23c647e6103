// How fast things move on the table, as this browser likes it.
import { signal } from "@preact/signals";
import { keep, kept } from "./keeping";

/** How much longer than usual what moves takes on its way; 0 is at once. */
export const SPEEDS = { instant: 0, fast: 0.5, usual: 1, slow: 3 };
export type Speed = keyof typeof SPEEDS;
const speedKept = kept("speed");
export const speed = signal<Speed>(speedKept in SPEEDS ? (speedKept as Speed) : "usual");

export function setSpeed(chosen: Speed): void {
  speed.value = chosen;
  keep("speed", chosen);
}

export function nextSpeed(): void {
  const all = Object.keys(SPEEDS) as Speed[];
  setSpeed(all[(all.indexOf(speed.value) + 1) % all.length]!);
}
