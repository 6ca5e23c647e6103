// The shell's own words. Everything about a game comes from the server in the reader's language already.
import { signal } from "@preact/signals";
import type { LanguageView, Messages } from "./wire";

type Blanks = Record<string, string | number>;

const texts = signal<Record<string, string>>({});
export const language = signal("en");
export const languages = signal<LanguageView[]>([]);

export function setMessages(messages: Messages): void {
  texts.value = messages.texts;
  language.value = messages.language;
  languages.value = messages.languages;
  document.documentElement.lang = messages.language;
}

/** A text of the shell with its blanks filled in; a counted one takes the form that fits `n`. */
export function t(key: string, blanks: Blanks = {}): string {
  const all = texts.value;
  const form = typeof blanks.n === "number" ? new Intl.PluralRules(language.value).select(blanks.n) : "";
  const text = all[`${key}.${form}`] ?? all[`${key}.other`] ?? all[key] ?? key;
  return text.replace(/\{\s*\$?(\w+)\s*\}/g, (whole, name: string) => String(blanks[name] ?? whole));
}

/** How long ago, or how long left, in the reader's words. */
export function span(seconds: number): string {
  const s = Math.max(0, Math.round(seconds));
  if (s < 60) return t("span-seconds", { n: s });
  if (s < 3600) return t("span-minutes", { n: Math.floor(s / 60) });
  if (s < 86_400) return t("span-hours", { n: Math.floor(s / 3600) });
  return t("span-days", { n: Math.floor(s / 86_400) });
}

/** A clock: 12:40, or 3:05:00 for long banks. */
export function clock(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  const head = s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}` : String(Math.floor(s / 60));
  return `${head}:${two(s % 60)}`;
}
