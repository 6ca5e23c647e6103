// How somebody likes to play in this browser.
import { signal } from "@preact/signals";
import { keep, kept } from "./keeping";

/** Which moves are asked about once more: those that show something hidden, all, or none. */
export type Confirming = "" | "always" | "never";
export const confirming = signal<Confirming>(kept("confirm") as Confirming);
/** Whether a finger plays by its first tap, without being shown first. */
export const oneTap = signal(kept("one-tap") === "on");

export function setConfirming(wish: Confirming): void {
  confirming.value = wish;
  keep("confirm", wish);
}

export function toggleOneTap(): void {
  oneTap.value = !oneTap.value;
  keep("one-tap", oneTap.value ? "on" : "off");
}
