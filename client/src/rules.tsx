// The rules of the game in a side sheet: searchable, opened at the paragraph that a log line or a refusal names.
import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { primer as fetchPrimer, rules as fetchRules, showDrawings } from "./api";
import { Pictures, Signs } from "./primer";
import { Icon } from "./ui";
import type { Primer, Rules } from "./wire";
import { language, t } from "./i18n";

/** Without them, a field with the focus would bring a keyboard up over the rules. */
const KEYS_AT_HAND = matchMedia("(pointer: fine)").matches;

const here = signal("");
const open = signal(false);
const wanted = signal("");
const book = signal<Rules | null>(null);
const primer = signal<Primer | null>(null);

/** What lies open: the game in pictures, its signs, or the numbered rules. */
type Part = "short" | "signs" | "book";
const chosen = signal<Part>("short");
const trouble = signal("");

export function openRule(id = ""): void {
  here.value = id;
  wanted.value = "";
  chosen.value = id ? "book" : "short";
  open.value = true;
}

export function openSigns(): void {
  openRule();
  chosen.value = "signs";
}

/** The parts that this game has. */
const offered = computed((): Part[] => [
  ...(primer.value?.pictures.length ? (["short"] as const) : []),
  ...(primer.value?.legend.length ? (["signs"] as const) : []),
  "book",
]);

const shown = computed((): Part => (!wanted.value && offered.value.includes(chosen.value) ? chosen.value : "book"));

const found = computed(() => {
  const words = wanted.value.toLocaleLowerCase().trim();
  return (book.value?.paragraphs ?? []).filter((rule) => !words || rule.text.toLocaleLowerCase().includes(words));
});

/** A text with `**bold**` and `*italic*` of the rulebook drawn, and in it the searched words marked. */
function Marked({ text, words }: { text: string; words: string }) {
  const parts = text.split(/\*\*?([^*]+)\*\*?/);
  return <>{parts.map((part, i) => (i % 2 ? <b key={i}>{marked(part, words)}</b> : marked(part, words)))}</>;
}

function marked(text: string, words: string) {
  if (!words) return text;
  const parts = text.split(new RegExp(`(${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "i"));
  return parts.map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
}

export function RulesSheet({ game }: { game: string }) {
  const sheet = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => () => void (open.value = false), []); // the next page begins with its own sheet closed
  useEffect(() => {
    book.value = primer.value = null; // another game's rules are worse than none
  }, [game]);
  useEffect(() => {
    trouble.value = "";
    if (!open.value) return;
    document.body.dataset.game = game; // whose drawings are shown
    void showDrawings(game);
    Promise.all([fetchPrimer(game), fetchRules(game)]).then(
      ([pictures, rules]) => ((primer.value = pictures), (book.value = rules)),
      (error: Error) => (trouble.value = error.message),
    );
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
  }, [here.value, book.value, open.value, shown.value]);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => void text.current?.scrollTo(0, 0), [shown.value === "book" ? "" : shown.value]);
  let section = "";
  return (
    <section
      ref={sheet}
      id="rules"
      popover="auto"
      class="sheet"
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
        {offered.value.length > 1 && (
          <nav class="parts" aria-label={t("rules")}>
            {offered.value.map((name) => (
              <button
                key={name}
                class="btn quiet"
                type="button"
                aria-current={shown.value === name ? "page" : undefined}
                onClick={() => ((chosen.value = name), (wanted.value = ""))}
              >
                {t(`rules-${name}`)}
              </button>
            ))}
          </nav>
        )}
        <p class="sr" role="status">
          {wanted.value ? t("rules-found", { n: found.value.length }) : ""}
        </p>
      </header>
      <div ref={text} class="text" tabIndex={0} data-game={game}>
        {shown.value === "short" && <Pictures of={primer.value!} />}
        {shown.value === "signs" && <Signs of={primer.value!} />}
        {(shown.value === "book" ? found.value : []).map((rule) => {
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
        {shown.value === "book" && !found.value.length && (
          <p class="muted">{book.value ? t("rules-none") : trouble.value || t("loading")}</p>
        )}
      </div>
    </section>
  );
}
