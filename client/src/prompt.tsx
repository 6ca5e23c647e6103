// The prompt: one sentence, the choices as buttons, advice and undo.
import { computed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import {
  candidates,
  complete,
  frozen,
  pending,
  picked,
  point,
  propose,
  putBack,
  shown,
  sprites,
  targets,
  verb,
} from "./choosing";
import { RuleLink, spoken } from "./lens";
import { leadsOn, Suggestion } from "./lesson";
import { Countdown, saying } from "./life";
import { target } from "./scene-names";
import { progress } from "./sprite";
import { explain, frame, narrow, reason, send, sending, undo } from "./socket";
import { Icon, Pop, SeatMark } from "./ui";
import type { Choice, Verb } from "./wire";
import { t } from "./i18n";

const FEW = 9; // so many choices are listed at once, with a number key each
const LONG = 44; // letters of a choice that is written in several lines

interface Button {
  key: string;
  label: string;
  count?: number;
  symbol?: string;
  word?: string;
  choice?: Choice;
  leads: Choice[];
  act: () => void;
}

const goalOf = (choice: Choice) => sprites.value.get(choice.targets.at(-1) ?? "");

/** What a move is called: what lies there says it better where the move alone says too little. */
const nameOf = (choice: Choice) => (choice.targets.length === 1 && goalOf(choice)?.button) || choice.label;

/** What chooses a move: once something is picked, what it goes to says enough. */
const labelOf = (choice: Choice) =>
  (picked.value.length && choice.targets.length === picked.value.length + 1 && goalOf(choice)?.title) || nameOf(choice);

const asButton = (choice: Choice): Button => ({
  key: choice.word,
  label: labelOf(choice),
  word: choice.word,
  choice,
  leads: [choice],
  act: () => propose(choice),
});

const kindButton = (kind: Verb, choices: Choice[]): Button =>
  choices.length === 1
    ? { ...asButton(choices[0]!), symbol: kind.symbol }
    : {
        key: kind.label,
        label: kind.label,
        count: choices.length,
        symbol: kind.symbol,
        leads: choices,
        act: () => (verb.value = kind),
      };

/** Moves in the order in which the things they point at lie on the table; those without come last. */
function inOrder(choices: Choice[]): Choice[] {
  const order = new Map([...sprites.value.keys()].map((id, i) => [id, i]));
  const at = (choice: Choice) => order.get(choice.targets[picked.value.length] ?? "") ?? order.size;
  return [...choices].sort((a, b) => at(a) - at(b));
}

/** The number of the button that chooses a thing, for the thing to carry. */
export const numbers = computed(() => {
  const found = new Map<string, number>();
  if (buttons.value.length < 2) return found;
  for (const [i, { choice }] of buttons.value.slice(0, FEW).entries()) {
    const thing = choice?.targets[picked.value.length];
    if (thing !== undefined) found.set(thing, found.has(thing) ? 0 : i + 1);
  }
  return found;
});

/** What the prompt offers now: moves if they are few, else kinds of moves, else things to point at. */
export const buttons = computed((): Button[] => {
  const all = candidates.value;
  const verbs = frame.value?.scene?.verbs ?? [];
  if (!verb.value && !picked.value.length && verbs.length && all.length > FEW) {
    const kinds = verbs.map((kind) => [kind, all.filter((choice) => kind.names.includes(choice.verb))] as const);
    const rest = all.filter((choice) => !verbs.some((kind) => kind.names.includes(choice.verb)));
    return [
      ...kinds.filter(([, some]) => some.length).map(([kind, some]) => kindButton(kind, some)),
      ...rest.map(asButton),
    ];
  }
  if (all.length <= FEW || targets.value.size <= 1) return inOrder(all).map(asButton);
  const ready = picked.value.length ? complete.value : all.filter((choice) => !choice.targets.length);
  const things = [...targets.value].map(([thing, some]): Button => {
    const only = some[0]!;
    if (some.length === 1) return asButton(only);
    const { button = "", title = "" } = sprites.value.get(thing) ?? {};
    const name = button || title || only.label;
    return { key: thing, label: name, count: some.length, leads: some, act: () => void point(thing) };
  });
  return [...things, ...ready.map(asButton)];
});

/** What cannot be pointed at stays in sight beside a list that scrolls: to pass, to end, to go without. */
const PINNED = 2;

function Choices() {
  const all = buttons.value;
  const loose = all.filter((button) => button.choice && !button.choice.targets.length);
  const pinned = loose.length <= PINNED && loose.length < all.length ? loose : [];
  const back = picked.value.length > 0 || verb.value;
  return (
    <>
      <ul class="choices" role="list" onKeyDown={walk}>
        {all.map((button, i) => !pinned.includes(button) && <Choose key={button.key} button={button} i={i} />)}
      </ul>
      {(pinned.length > 0 || back) && (
        <ul class="choices pinned" role="list" onKeyDown={walk}>
          {all.map((button, i) => pinned.includes(button) && <Choose key={button.key} button={button} i={i} />)}
          {back && (
            <li>
              <button class="btn quiet" type="button" onClick={putBack}>
                <Icon name="i-back" />
                {t("put-back")}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** Arrows walk from choice to choice. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...document.querySelectorAll<HTMLElement>(".prompt .choices button")];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}

const Choose = ({ button, i }: { button: Button; i: number }) => (
  <li>
    <button
      class={`btn choice ${button.label.length > LONG ? "long" : ""} ${leadsOn(button.leads) ? "suggested" : ""}`}
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
);

/** It shows something hidden and cannot be taken back: yes or no. */
function Confirm({ choice }: { choice: Choice }) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current!.focus(), [choice.word]); // browsers heed autofocus once per page only
  return (
    <ul class="choices" role="list">
      <li>
        <button class="btn go" type="button" data-word={choice.word} ref={yes} onClick={() => propose(choice)}>
          <Icon name="i-check" />
          {nameOf(choice)}
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
  const { moves: certain, labels, wall, free = 0 } = frame.value!.undo;
  const moves = Math.max(certain, free);
  const last = moves ? labels[0] : undefined;
  return (
    <>
      <div class="split">
        <button
          class="btn"
          type="button"
          aria-disabled={moves === 0}
          onClick={() => (moves ? undo(1) : explain({ type: "why", word: "", text: wall, rule: "" }))}
          title={moves ? "" : wall}
          aria-label={last ? t("undo-what", { what: last }) : t("undo")}
        >
          <Icon name="i-undo" />
          <span>{last ? (narrow.value ? last : t("undo-what", { what: last })) : t("undo")}</span>
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
              <li key={i} class={i >= certain ? "practice" : ""}>
                <button
                  class="btn quiet"
                  type="button"
                  popovertarget="undo-list"
                  popovertargetaction="hide"
                  onClick={() => undo(i + 1)}
                >
                  <Icon name="i-undo" />
                  {label}
                </button>
              </li>
            ))}
            {moves > labels.length && (
              <li class="practice">
                <button
                  class="btn quiet"
                  type="button"
                  popovertarget="undo-list"
                  popovertargetaction="hide"
                  onClick={() => undo(moves)}
                >
                  <Icon name="i-first" />
                  {t("undo-all")}
                </button>
              </li>
            )}
            {wall && (
              <li class="wall">
                <Icon name={free ? "i-branch" : "i-lock"} />
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
            <button
              class="btn quiet"
              type="button"
              data-word={choice.word}
              popovertarget="all-moves"
              popovertargetaction="hide"
              onClick={() => propose(choice)}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </Pop>
  );
}

/** Why a move is asked about once more. */
const question = (choice: Choice) => (choice.shows ? t("confirm", { what: choice.shows }) : t("confirm-plain"));

export function Prompt({ hints, absence }: { hints: boolean; absence: number }) {
  const now = frame.value!;
  const mine = now.choices.length > 0 && !frozen.value;
  const waiting = pending.value;
  const why = reason.value;
  const first = picked.value[0];
  return (
    <section
      class={`prompt slip ${mine ? "" : "calm"}`}
      id="prompt"
      data-panel="prompt"
      data-question={now.seq}
      data-sending={sending.value || undefined}
      tabIndex={-1}
      aria-label={t("prompt")}
    >
      <div class="say">
        {mine && (
          <span class="pennant">
            <Icon name="i-flag" />
            {t("your-turn")}
          </span>
        )}
        {!mine && <Whose />}
        <p role="status">{waiting ? question(waiting) : (mine && verb.value?.ask) || saying(now)}</p>
        {now.rule && <RuleLink id={now.rule} />}
        <Countdown absence={absence} />
        {first && !waiting && <span class="muted">{sprites.value.get(target(first))?.title}</span>}
        <Suggestion />
        {why?.text && !waiting && !spoken.value && (
          <span class="why-line">
            <Icon name="i-why" /> {why.text} {why.rule && <RuleLink id={why.rule} />}
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
            <button class="btn quiet" type="button" onClick={() => send({ type: "hint" })}>
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
  const busy = seats.find((seat) => seat.waiting && seat.thinking);
  return (
    <span class="row">
      {seats.map((seat, i) => seat.waiting && <SeatMark key={i} seat={i} />)}
      {busy ? (
        <meter
          class="thinking-bar"
          min={0}
          max={1}
          value={progress(busy)}
          aria-label={t("bot-thinks", { who: busy.name })}
        />
      ) : (
        seats.some((seat) => seat.waiting) && (
          <span class="thinking" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )
      )}
      {busy && frame.value!.you >= 0 && (
        <button class="btn" type="button" onClick={() => send({ type: "hurry" })}>
          {t("move-now")}
        </button>
      )}
    </span>
  );
}
