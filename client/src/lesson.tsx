// A first game that teaches: one paper at a time about what lies on the table, everything else dimmed. What is said and
// when is the server's; here it is shown, beside its subject and never on it. It never blocks play.
import { computed, effect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "./api";
import { openPage } from "./board-pages";
import { openView, type View } from "./open-view";
import { frame, narrow, send } from "./socket";
import { type Box, common, placeFor } from "./spotlight";
import { Icon, useAttempt } from "./ui";
import { go } from "./route";
import type { Choice, GameView, PaperView } from "./wire";
import { t } from "./i18n";

const FINGER = matchMedia("(pointer: coarse)").matches;
const PROMPT = "#prompt";

const lesson = computed(() => frame.value?.lesson ?? null);
const paper = computed(() => (lesson.value?.on ? (lesson.value.paper ?? null) : null));

/** The move that the lesson suggests now. */
const suggested = computed((): Choice | undefined => {
  const word = lesson.value?.word;
  return word ? frame.value?.choices.find((choice) => choice.word === word) : undefined;
});

/** What one points at to follow the suggestion. */
export const suggestedTargets = computed(() => suggested.value?.targets ?? []);

export const leadsOn = (choices: Choice[]) => choices.some((choice) => choice === suggested.value);

const found = (name: keyof typeof attributes, value: string) =>
  document.querySelector(`[data-${attributes[name]}="${CSS.escape(value)}"]`);
const attributes = { points: "id", panels: "panel" } as const;

/** What a paper speaks of, as far as it is on the screen now. */
const subjects = (about: PaperView): Element[] =>
  (["points", "panels"] as const)
    .flatMap((name) => about[name].map((value) => found(name, value)))
    .filter((node): node is Element => Boolean(node?.getClientRects().length));

/** The tab or page of a narrow screen that shows most of what a paper speaks of. */
function bestView(about: PaperView): string | undefined {
  const counts = new Map<string, number>();
  for (const { name, view = "", sprites = [] } of frame.value?.scene?.panels ?? []) {
    const here = sprites.filter((sprite) => sprite.id && about.points.includes(sprite.id)).length;
    const n = here + (about.panels.includes(name) ? 100 : 0);
    if (n) counts.set(view, (counts.get(view) ?? 0) + n);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** From now on a new paper opens the tab of what it speaks of. */
export function followPapers(): () => void {
  let last = "";
  return effect(() => {
    const about = paper.value;
    const key = about ? `${frame.value!.table} ${about.name} ${narrow.value}` : "";
    if (key === last) return;
    last = key;
    if (!about || !narrow.value) return;
    const view = bestView(about);
    if (view === undefined) return;
    const page = frame.value!.scene?.pages?.some(({ name }) => name === view);
    openView.value = page || !view ? "board" : (view as View);
    if (page) openPage(view);
  });
}

const boxOf = (node: Element): Box => {
  const { x, y, width: w, height: h } = node.getBoundingClientRect();
  return { x, y, w, h };
};

/** What is in sight of things on a board that may be longer than its window. */
function inSight(things: Element[]): Box[] {
  const boxes = things.map((thing) => {
    const room = thing.closest(".fit");
    return room ? common(boxOf(thing), boxOf(room)) : boxOf(thing);
  });
  return boxes.filter(({ w, h }) => w > 0 && h > 0);
}

interface Scenery {
  window: Box;
  lit: Box[];
  place: Box;
}

/** Where subject and paper are, measured anew with every picture: boards turn their pages, and things move. */
function useScenery(about: PaperView | null, sheet: { current: HTMLElement | null }): Scenery | null {
  const [scenery, setScenery] = useState<Scenery | null>(null);
  useEffect(() => {
    if (!about) return setScenery(null);
    let next = 0;
    let last = "";
    subjects(about)[0]?.scrollIntoView({ block: "nearest" });
    const look = () => {
      next = requestAnimationFrame(look);
      const window = { x: 0, y: 0, w: innerWidth, h: innerHeight };
      const lit = inSight(subjects(about));
      const size = { w: sheet.current?.offsetWidth ?? 0, h: sheet.current?.offsetHeight ?? 0 };
      const key = JSON.stringify([window, lit, size]);
      if (key === last) return;
      last = key;
      const prompt = [...document.querySelectorAll(PROMPT)].map(boxOf);
      setScenery({ window, lit: [...lit, ...prompt], place: placeFor(size, window, lit, prompt) });
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [about?.name, about?.text]);
  return scenery;
}

/** Everything but what is spoken of lies in the dusk; whoever wants to may still act there. */
const Dusk = ({ window, lit }: Scenery) => (
  <svg class="dusk" aria-hidden="true" viewBox={`0 0 ${window.w} ${window.h}`}>
    <mask id="spoken-of">
      <rect width={window.w} height={window.h} fill="#fff" />
      {lit.map((box, i) => (
        <rect key={i} x={box.x - 6} y={box.y - 6} width={box.w + 12} height={box.h + 12} rx={10} fill="#000" />
      ))}
    </mask>
    <rect width={window.w} height={window.h} mask="url(#spoken-of)" />
  </svg>
);

export function LessonPaper() {
  const sheet = useRef<HTMLElement>(null);
  const about = paper.value;
  const scenery = useScenery(about, sheet);
  if (!about) return null;
  const { read, of } = lesson.value!;
  return (
    <>
      {scenery && <Dusk {...scenery} />}
      <section
        ref={sheet}
        class="lesson-paper slip"
        aria-label={t("lesson")}
        data-paper={about.name}
        style={scenery ? { left: `${scenery.place.x}px`, top: `${scenery.place.y}px` } : { visibility: "hidden" }}
      >
        <p class="tiny muted">{t("lesson-step", { n: Math.min(read + 1, of), of })}</p>
        <div role="status">
          <h2>{about.title}</h2>
          <p>{FINGER ? about.touch : about.text}</p>
        </div>
        <div class="row">
          <button class="btn quiet" type="button" onClick={() => send({ type: "teach", wish: false })}>
            {t("lesson-stop")}
          </button>
          <button class="btn go" type="button" onClick={() => send({ type: "read", paper: about.name })}>
            <Icon name="i-check" />
            {t("lesson-next")}
          </button>
        </div>
      </section>
    </>
  );
}

/** What the lesson would do, said beside the question. */
export function Suggestion() {
  const choice = suggested.value;
  if (!choice || paper.value) return null; // the paper says so
  return (
    <span class="why-line suggestion">
      <Icon name="i-hint" /> {t("lesson-try", { what: choice.label })}
    </span>
  );
}

/** In the menu of a lesson: put it aside, or take it up again. */
export function LessonItem() {
  const now = lesson.value;
  if (!now) return null;
  return (
    <li>
      <button class="btn quiet" type="button" onClick={() => send({ type: "teach", wish: !now.on })}>
        <Icon name="i-hint" />
        {t(now.on ? "lesson-stop" : "lesson-go-on")}
      </button>
    </li>
  );
}

/** Learn a game by playing it: a new lesson, or the one that was left. */
export function LearnButton({ game, cls, tell }: { game: GameView; cls: string; tell: (text: string) => void }) {
  const { busy, attempt } = useAttempt(tell);
  if (!game.lesson) return null;
  const learn = async () => go(`/t/${(await api.learn(game.name)).id}`);
  return (
    <button class={cls} type="button" data-learn={game.name} aria-disabled={busy} onClick={() => attempt(learn)}>
      <Icon name="i-hint" />
      {t("learn")}
      <span class="sr">: {game.title}</span>
    </button>
  );
}
