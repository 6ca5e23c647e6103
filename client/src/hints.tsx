// What a bot would play: the reason first, numbers on demand. And the coach, who warns before a move is lost.
import { signal } from "@preact/signals";
import { openViewOf } from "./board-pages";
import { pending, shown } from "./choosing";
import { keep, kept } from "./keeping";
import { advice, frame, play, send, verdict } from "./socket";
import { Icon } from "./ui";
import type { Choice, Suggestion } from "./wire";
import { language, t } from "./i18n";

/** How much of the chance to win a move may give away before the coach speaks; 0 while there is no coach. */
export const AMOUNTS = [0, 0.05, 0.1, 0.2];
const amount = Number(kept("coach"));
export const coach = signal(AMOUNTS.includes(amount) ? amount : 0);

export function nextAmount(): void {
  coach.value = AMOUNTS[(AMOUNTS.indexOf(coach.value) + 1) % AMOUNTS.length]!;
  keep("coach", String(coach.value));
}

export const percent = (part: number) =>
  new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(part);

/** Play a move unless there is a coach: then it is asked first, and only a move that gives too much away comes back. */
export function playAdvised(choice: Choice): void {
  const now = frame.value;
  const warned = verdict.value?.word === choice.word;
  verdict.value = null;
  if (!now || !coach.value || warned || !send({ type: "weigh", seq: now.seq, word: choice.word, most: coach.value }))
    play(choice.word);
}

/** The button of a suggestion that is one of the moves there are. */
const choiceOf = (word: string) => frame.value?.choices.find((choice) => choice.word === word) ?? null;

function Show({ move }: { move: Suggestion }) {
  return (
    <button
      class="btn"
      type="button"
      onClick={() => {
        shown.value = choiceOf(move.word);
        openViewOf(move.targets);
      }}
    >
      <Icon name="i-eye" />
      {t("show-it")}
      <span class="sr">: {move.label}</span>
    </button>
  );
}

const close = () => {
  advice.value = verdict.value = shown.value = null;
};

/** The best few moves, with bars for the chance to win by each. */
export function HintPanel() {
  const moves = advice.value?.moves;
  if (!moves?.length) return null;
  return (
    <section class="advice slip" aria-label={t("hint")}>
      <Close />
      <p role="status">
        <Icon name="i-hint" /> <b>{moves[0]!.label}.</b> {moves[0]!.gist}
      </p>
      <ol role="list">
        {moves.map((move) => (
          <li key={move.word}>
            <span class="what">{move.label}</span>
            <meter
              min={0}
              max={1}
              value={move.chance}
              aria-label={t("hint-chance", { percent: percent(move.chance) })}
            />
            <Show move={move} />
            <button class="btn go" type="button" data-word={move.word} onClick={() => (close(), play(move.word))}>
              {t("play-it")}
              <span class="sr">: {move.label}</span>
            </button>
          </li>
        ))}
      </ol>
      <details>
        <summary>{t("hint-numbers")}</summary>
        {moves.map((move) => (
          <p key={move.word}>
            <b>{move.label}:</b> {t("hint-chance", { percent: percent(move.chance) })} {move.why}
          </p>
        ))}
      </details>
    </section>
  );
}

const Close = () => (
  <button class="btn quiet bare close" type="button" onClick={close}>
    <Icon name="i-close" />
    <span class="sr">{t("close")}</span>
  </button>
);

/** What the coach says before a move that gives much away. */
export function Warning() {
  const told = verdict.value;
  const meant = told && choiceOf(told.word);
  if (!told?.better || !meant) return null;
  return (
    <section class="advice slip" role="alert" aria-label={t("coach")}>
      <Close />
      <p>
        <Icon name="i-warn" /> {t("coach-warns", { what: meant.label, percent: percent(told.loss) })}
      </p>
      <p>
        <b>{told.better.label}</b> {told.better.gist}
      </p>
      <p class="row">
        <Show move={told.better} />
        <button class="btn" type="button" onClick={() => ((pending.value = null), playAdvised(meant))}>
          {t("play-anyway")}
        </button>
        <button class="btn go" type="button" onClick={() => (close(), play(told.better!.word))}>
          {told.better.label}
        </button>
      </p>
    </section>
  );
}
