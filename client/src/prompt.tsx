// The prompt: one sentence, the choices as buttons, advice and undo.
import { computed, effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { candidates, complete, frozen, live, pending, picked, point, propose, putBack, shown, sprites, target, verb } from "./choosing";
import { RuleLink } from "./lens";
import { advice, frame, reason, say, undo } from "./live";
import { Icon, Pop, SeatMark } from "./parts";
import type { Choice, Verb } from "./wire";
import { t } from "./words";

const FEW = 9; // so many choices are listed at once, with a number key each
const LONG = 44; // letters of a choice that is written in several lines

interface Button {
  key: string;
  label: string;
  count?: number;
  symbol?: string;
  word?: string;
  choice?: Choice;
  act: () => void;
}

const asButton = (choice: Choice): Button => ({
  key: choice.word,
  label: choice.label,
  word: choice.word,
  choice,
  act: () => propose(choice),
});

const kindButton = (kind: Verb, choices: Choice[]): Button =>
  choices.length === 1
    ? { ...asButton(choices[0]!), symbol: kind.symbol }
    : { key: kind.label, label: kind.label, count: choices.length, symbol: kind.symbol, act: () => (verb.value = kind) };

// advice and a reason share one line: the newer one is read
effect(() => {
  if (reason.value) advice.value = null;
});
effect(() => {
  if (advice.value) reason.value = null;
});

/** What the prompt offers now: moves if they are few, else kinds of moves, else things to point at. */
export const buttons = computed((): Button[] => {
  const all = candidates.value;
  const verbs = frame.value?.scene?.verbs ?? [];
  if (!verb.value && !picked.value.length && verbs.length && all.length > FEW) {
    const kinds = verbs.map((kind) => [kind, all.filter((choice) => kind.names.includes(choice.verb))] as const);
    const rest = all.filter((choice) => !verbs.some((kind) => kind.names.includes(choice.verb)));
    return [...kinds.filter(([, some]) => some.length).map(([kind, some]) => kindButton(kind, some)), ...rest.map(asButton)];
  }
  if (all.length <= FEW || live.value.size <= 1) return all.map(asButton);
  const ready = picked.value.length ? complete.value : all.filter((choice) => !choice.targets.length);
  const things = [...live.value].map(([thing, some]): Button => {
    const only = some[0]!;
    if (some.length === 1) return asButton(only);
    const name = sprites.value.get(thing)?.title || only.label;
    return { key: thing, label: name, count: some.length, act: () => void point(thing) };
  });
  return [...things, ...ready.map(asButton)];
});

function Choices() {
  return (
    <ul class="choices" role="list">
      {buttons.value.map((button, i) => (
        <li key={button.key}>
          <button
            class={`btn choice ${button.label.length > LONG ? "long" : ""}`}
            type="button"
            data-word={button.word}
            onClick={button.act}
            onPointerEnter={() => (shown.value = button.choice ?? null)}
            onPointerLeave={() => (shown.value = null)}
            onFocus={() => (shown.value = button.choice ?? null)}
            onBlur={() => (shown.value = null)}
          >
            {i < FEW && <kbd aria-hidden="true">{i + 1}</kbd>}
            {button.symbol && (
              <svg class="art i" aria-hidden="true" viewBox="0 0 24 24">
                <use href={`#${button.symbol}`} width="24" height="24" />
              </svg>
            )}
            <span>{button.label}</span>
            {button.count !== undefined && <span class="count">{button.count}</span>}
          </button>
        </li>
      ))}
      {(picked.value.length > 0 || verb.value) && (
        <li>
          <button class="btn quiet" type="button" onClick={putBack}>
            <Icon name="i-back" />
            {t("put-back")}
          </button>
        </li>
      )}
    </ul>
  );
}

/** It shows something hidden and cannot be taken back: yes or no. */
function Confirm({ choice }: { choice: Choice }) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current!.focus(), [choice.word]); // browsers heed autofocus once per page only
  return (
    <ul class="choices" role="list">
      <li>
        <button class="btn go" type="button" data-word={choice.word} ref={yes} onClick={() => propose(choice)}>
          <Icon name="i-check" />
          {choice.label}
        </button>
      </li>
      <li>
        <button class="btn" type="button" onClick={() => (pending.value = null)}>
          {t("put-back")}
        </button>
      </li>
    </ul>
  );
}

function Undo() {
  const { moves, labels, wall } = frame.value!.undo;
  return (
    <>
      <div class="split">
        <button class="btn" type="button" aria-disabled={moves === 0} onClick={() => (moves ? undo(1) : (reason.value = { type: "why", word: "", text: wall, rule: "" }))} title={moves ? "" : wall}>
          <Icon name="i-undo" />
          <span>{moves && labels[0] ? t("undo-what", { what: labels[0] }) : t("undo")}</span>
        </button>
        {moves > 1 && (
          <button class="btn" type="button" popovertarget="undo-list" aria-label={t("undo-list", { n: moves })}>
            {moves}
            <Icon name="i-chevron" />
          </button>
        )}
      </div>
      {moves > 1 && (
        <Pop id="undo-list" title={t("undo-back-to")} cls="end">
          <ul class="steps-back" role="list">
            {labels.map((label, i) => (
              <li key={i}>
                <button class="btn quiet" type="button" popovertarget="undo-list" popovertargetaction="hide" onClick={() => undo(i + 1)}>
                  <Icon name="i-undo" />
                  {label}
                </button>
              </li>
            ))}
            {wall && (
              <li class="wall">
                <Icon name="i-lock" />
                {wall}
              </li>
            )}
          </ul>
        </Pop>
      )}
    </>
  );
}

/** Every legal move by name, for those who rather read than point. */
export function AllMoves() {
  const choices = frame.value?.choices ?? [];
  return (
    <Pop id="all-moves" title={t("all-moves")} cls="end">
      <ul class="menu" role="list">
        {choices.map((choice) => (
          <li key={choice.word}>
            <button class="btn quiet" type="button" data-word={choice.word} popovertarget="all-moves" popovertargetaction="hide" onClick={() => propose(choice)}>
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </Pop>
  );
}

export function Prompt({ hints }: { hints: boolean }) {
  const now = frame.value!;
  const mine = now.choices.length > 0 && !frozen.value;
  const waiting = pending.value;
  const why = reason.value;
  const hint = advice.value;
  const first = picked.value[0];
  return (
    <section class={`prompt slip ${mine ? "" : "calm"}`} id="prompt" tabIndex={-1} aria-label={t("prompt")}>
      <div class="say">
        {mine && (
          <span class="pennant">
            <Icon name="i-flag" />
            {t("your-turn")}
          </span>
        )}
        {!mine && <Whose />}
        <p role="status">{waiting ? t("confirm") : now.prompt}</p>
        {now.rule && <RuleLink id={now.rule} />}
        {first && !waiting && <span class="muted">{sprites.value.get(target(first))?.title}</span>}
        {why && !waiting && (
          <span class="why-line">
            <Icon name="i-why" /> {why.text} {why.rule && <RuleLink id={why.rule} />}
          </span>
        )}
        {hint && (
          <span class="why-line">
            <Icon name="i-hint" /> {t("hint-is", { what: hint.label })} {hint.why}
          </span>
        )}
      </div>
      {mine && (waiting ? <Confirm choice={waiting} /> : <Choices />)}
      {now.you >= 0 && !now.over && !frozen.value && (
        <div class="tools">
          {mine && now.choices.length > FEW && (
            <button class="btn quiet" type="button" popovertarget="all-moves">
              <Icon name="i-log" />
              <span>{t("all-moves-n", { n: now.choices.length })}</span>
            </button>
          )}
          {mine && hints && (
            <button class="btn quiet" type="button" onClick={() => say({ type: "hint" })}>
              <Icon name="i-hint" />
              <span>{t("hint")}</span>
              <kbd aria-hidden="true">H</kbd>
            </button>
          )}
          <Undo />
        </div>
      )}
    </section>
  );
}

function Whose() {
  const seats = frame.value!.seats;
  return (
    <span class="row">
      {seats.map((seat, i) => seat.waiting && <SeatMark key={i} seat={i} />)}
      {seats.some((seat) => seat.waiting) && (
        <span class="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  );
}
