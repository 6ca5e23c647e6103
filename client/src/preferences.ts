// What this browser prefers: the theme, sound, notifications. Kept here, told to nobody.
import { effect, signal } from "@preact/signals";
import { keep, kept } from "./keeping";
import { frame } from "./socket";
import type { Frame } from "./wire";
import { t } from "./i18n";

type Theme = "" | "day" | "night";

export const theme = signal<Theme>(kept("theme") as Theme);
export const sound = signal(kept("sound") === "on");

function light(): void {
  if (theme.value) document.documentElement.dataset.theme = theme.value;
  else delete document.documentElement.dataset.theme;
  keep("theme", theme.value);
}

export function nextTheme(): void {
  theme.value = theme.value === "" ? "day" : theme.value === "day" ? "night" : "";
}

export function toggleSound(): void {
  sound.value = !sound.value;
  keep("sound", sound.value ? "on" : "off");
  if (sound.value) ring();
}

/** Whether this browser can tell at all: without https none can. */
export const canNotify = "Notification" in window && "serviceWorker" in navigator;
export const forbidden = signal(canNotify && Notification.permission === "denied");
export const notifyMe = signal(kept("tell") === "on" && canNotify && Notification.permission === "granted");

export async function toggleNotify(): Promise<void> {
  notifyMe.value = !notifyMe.value; // as the switch shows already; it goes back if the browser says no
  if (notifyMe.value) notifyMe.value = (await Notification.requestPermission()) === "granted";
  forbidden.value = Notification.permission === "denied";
  keep("tell", notifyMe.value ? "on" : "off");
}

/** By a worker: phones let nobody else notify. */
async function notify(now: Frame): Promise<void> {
  await navigator.serviceWorker.register("/notifier.js");
  const notifier = await navigator.serviceWorker.ready;
  await notifier.showNotification(t("your-turn"), { body: now.prompt, tag: now.table });
}

let air: AudioContext | null = null;

/** A ship's bell, struck softly. */
function ring(): void {
  air ??= new AudioContext();
  void air.resume(); // it sleeps if nobody had touched the page when it was made
  const bell = air.createGain();
  bell.connect(air.destination);
  bell.gain.setValueAtTime(0.12, air.currentTime);
  bell.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + 1.1);
  for (const pitch of [880, 1318.5]) {
    const tone = air.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(bell);
    tone.start();
    tone.stop(air.currentTime + 1.1);
  }
}

let called = "";

/** Call somebody who looks elsewhere, once for each question. */
function call(): void {
  const now = frame.value;
  if (!now?.choices.length) return;
  const question = `${now.table} ${now.seq}`;
  if (question === called || !document.hidden) {
    called = question;
    return;
  }
  called = question;
  if (sound.value) ring();
  if (notifyMe.value && canNotify && Notification.permission === "granted") void notify(now);
}

/** Do from now on as this browser prefers. */
export function applyPreferences(): void {
  effect(light);
  effect(call);
}
