import { beforeEach, describe, expect, test, vi } from "vitest";
import { clock, language, setMessages, span, t } from "../src/i18n";

const page = { documentElement: { lang: "" } };
vi.stubGlobal("document", page);

const speak = (code: string, texts: Record<string, string>) => setMessages({ language: code, languages: [], texts });

beforeEach(() =>
  speak("en", {
    lobby: "Lobby",
    greet: "Good evening, { $who }!",
    "moves.one": "{ $n } move",
    "moves.other": "{ $n } moves",
    "span-seconds.other": "{ $n } s",
    "span-minutes.other": "{ $n } min",
    "span-hours.other": "{ $n } h",
    "span-days.other": "{ $n } d",
  }),
);

describe("a text of the shell", () => {
  test("is found by its key", () => {
    expect(t("lobby")).toBe("Lobby");
  });

  test("has its blanks filled in, with nothing of what people wrote read as a blank", () => {
    expect(t("greet", { who: "{ $n } $&" })).toBe("Good evening, { $n } $&!");
  });

  test("keeps a blank that nobody fills, so that it is noticed", () => {
    expect(t("greet")).toBe("Good evening, { $who }!");
  });

  test("takes the form that fits its number in its language", () => {
    expect([t("moves", { n: 1 }), t("moves", { n: 0 })]).toEqual(["1 move", "0 moves"]);
    speak("fr", { "moves.one": "{ $n } coup", "moves.other": "{ $n } coups" });
    expect([t("moves", { n: 1 }), t("moves", { n: 0 }), t("moves", { n: 2 })]).toEqual(["1 coup", "0 coup", "2 coups"]);
  });

  test("that is missing shows its key", () => {
    expect(t("no-such-text")).toBe("no-such-text");
  });

  test("comes with its language, which the page is told of", () => {
    speak("fr", {});
    expect([language.value, page.documentElement.lang]).toEqual(["fr", "fr"]);
  });
});

describe("time in words", () => {
  test.each([
    [-5, "0 s"],
    [59, "59 s"],
    [60, "1 min"],
    [3599, "59 min"],
    [3600, "1 h"],
    [86_399, "23 h"],
    [200_000, "2 d"],
  ])("%d seconds are told in their largest unit: %s", (seconds, words) => {
    expect(span(seconds)).toBe(words);
  });

  test.each([
    [-1, "0:00"],
    [9.9, "0:09"],
    [760, "12:40"],
    [11_100, "3:05:00"],
  ])("a clock with %d seconds shows %s", (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });
});
