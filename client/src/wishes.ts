// What this browser prefers: which lamp is lit, sound, notifications. Kept here, told to nobody.
import { effect, signal } from "@preact/signals";
import { frame } from "./live";
import type { Frame } from "./wire";
import { t } from "./words";

type Lamp = "" | "day" | "night";

export function kept(key: string): string {
  try {
    return localStorage.getItem(`atoll-${key}`) ?? "";
  } catch {
    return ""; // a browser may refuse to keep anything
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`atoll-${key}`, value);
  } catch {
    // it refuses, or is full: the wish holds until the page is left
  }
}

export const lamp = signal<Lamp>(kept("lamp") as Lamp);
export const sound = signal(kept("sound") === "on");

effect(() => {
  if (lamp.value) document.documentElement.dataset.lamp = lamp.value;
  else delete document.documentElement.dataset.lamp;
  keep("lamp", lamp.value);
});

export function nextLamp(): void {
  lamp.value = lamp.value === "" ? "day" : lamp.value === "day" ? "night" : "";
}

export function toggleSound(): void {
  sound.value = !sound.value;
  keep("sound", sound.value ? "on" : "off");
  if (sound.value) ring();
}

/** Whether this browser can tell at all: without https none can. */
export const canTell = "Notification" in window && "serviceWorker" in navigator;
export const forbidden = signal(canTell && Notification.permission === "denied");
export const tellMe = signal(kept("tell") === "on" && canTell && Notification.permission === "granted");

export async function toggleTell(): Promise<void> {
  tellMe.value = !tellMe.value; // as the switch shows already; it goes back if the browser says no
  if (tellMe.value) tellMe.value = (await Notification.requestPermission()) === "granted";
  forbidden.value = Notification.permission === "denied";
  keep("tell", tellMe.value ? "on" : "off");
}

/** By a worker: phones let nobody else notify. */
async function notify(now: Frame): Promise<void> {
  await navigator.serviceWorker.register("/teller.js");
  const teller = await navigator.serviceWorker.ready;
  await teller.showNotification(t("your-turn"), { body: now.prompt, tag: now.table });
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
effect(() => {
  const now = frame.value;
  if (!now?.choices.length) return;
  const call = `${now.table} ${now.seq}`;
  if (call === called || !document.hidden) {
    called = call;
    return;
  }
  called = call;
  if (sound.value) ring();
  if (tellMe.value && canTell && Notification.permission === "granted") void notify(now);
});
