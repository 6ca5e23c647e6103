// The rules of the game in a side sheet: searchable, opened at the paragraph that a log line or a refusal names.
import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { rules as fetchRules } from "./api";
import { Icon } from "./parts";
import type { Rules } from "./wire";
import { language, t } from "./words";

/** Without them, a field with the focus would bring a keyboard up over the rules. */
const KEYS_AT_HAND = matchMedia("(pointer: fine)").matches;

const here = signal("");
const open = signal(false);
const wanted = signal("");
const book = signal<Rules | null>(null);
const trouble = signal("");

export function openRule(id = ""): void {
  here.value = id;
  wanted.value = "";
  open.value = true;
}

const found = computed(() => {
  const words = wanted.value.toLocaleLowerCase().trim();
  return (book.value?.paragraphs ?? []).filter((rule) => !words || rule.text.toLocaleLowerCase().includes(words));
});

/** A text with the searched words marked, and `**bold**` and `*italic*` of the rulebook drawn. */
function Marked({ text, words }: { text: string; words: string }) {
  const parts = words ? text.split(new RegExp(`(${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "i")) : [text];
  return <>{parts.map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : styled(part)))}</>;
}

const styled = (text: string) =>
  text.split(/\*\*?([^*]+)\*\*?/).map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part));

export function RulesSheet({ game }: { game: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => () => void (open.value = false), []); // the next page begins with its own sheet closed
  useEffect(() => {
    book.value = null; // another game's rules are worse than none
  }, [game]);
  useEffect(() => {
    trouble.value = "";
    if (open.value) fetchRules(game).then((rules) => (book.value = rules), (error: Error) => (trouble.value = error.message));
  }, [game, language.value, open.value]);
  useEffect(() => {
    const node = sheet.current!;
    if (open.value && !node.matches(":popover-open")) {
      node.showPopover();
      if (!here.value && KEYS_AT_HAND) search.current!.focus();
    }
    if (!open.value && node.matches(":popover-open")) node.hidePopover();
  }, [open.value]);
  useEffect(() => {
    if (open.value && book.value) sheet.current?.querySelector(".here")?.scrollIntoView({ block: "center" });
  }, [here.value, book.value, open.value]);
  let section = "";
  return (
    <div
      ref={sheet}
      id="rules"
      popover="auto"
      class="sheet"
      role="dialog"
      aria-label={t("rules")}
      onToggle={(event) => (event as ToggleEvent).newState === "closed" && (open.value = false)}
    >
      <header>
        <div class="row">
          <h2 class="grow">{book.value ? t("rules-of", { game: book.value.title }) : t("rules")}</h2>
          <button class="btn quiet bare" type="button" onClick={() => (open.value = false)}>
            <Icon name="i-close" />
            <span class="sr">{t("close")}</span>
          </button>
        </div>
        <div class="find">
          <Icon name="i-search" />
          <input
            ref={search}
            type="search"
            id="rules-search"
            aria-label={t("rules-search")}
            placeholder={t("rules-search")}
            value={wanted.value}
            onInput={(event) => (wanted.value = event.currentTarget.value)}
          />
        </div>
        <p class="sr" role="status">
          {wanted.value ? t("rules-found", { n: found.value.length }) : ""}
        </p>
      </header>
      <div class="text" tabIndex={0}>
        {found.value.map((rule) => {
          const title = rule.section !== section ? (section = rule.section) : "";
          return (
            <div key={rule.id}>
              {title && <h3>{title}</h3>}
              <p class={rule.id === here.value ? "here" : ""}>
                <b>{rule.id}</b> <Marked text={rule.text} words={wanted.value.trim()} />
              </p>
            </div>
          );
        })}
        {!found.value.length && <p class="muted">{book.value ? t("rules-none") : trouble.value || t("loading")}</p>}
      </div>
    </div>
  );
}
