// From pointing at things to one legal word. A move names its targets in order; each thing pointed at narrows the
// moves down, until one is left.
import { computed, effect, signal } from "@preact/signals";
import { target } from "./scene-names";
import { confirming } from "./habits";
import { frame, play, send } from "./socket";
import type { Choice, Sprite, Verb } from "./wire";

export const picked = signal<string[]>([]);
export const verb = signal<Verb | null>(null);
export const pending = signal<Choice | null>(null); // waits for a second yes: it cannot be taken back
export const shown = signal<Choice | null>(null); // the move whose button the pointer is on
export const frozen = signal(false); // a replay: things are looked at, not chosen
export const answer = signal((choice: Choice) => play(choice.word)); // how a move is made that is sure: a coach may want to look
export const looking = signal(-1); // the moment before now that is looked at again; -1 is the present

const choices = computed(() => (frozen.value || looking.value >= 0 ? [] : (frame.value?.choices ?? [])));

export const candidates = computed(() => {
  const names = verb.value?.names;
  return choices.value.filter(
    (choice) =>
      (!names || names.includes(choice.verb)) && picked.value.every((thing, i) => choice.targets[i] === thing),
  );
});

/** What can be pointed at next, and the moves it leads to. */
export const targets = computed(() => {
  const found = new Map<string, Choice[]>();
  for (const choice of candidates.value) {
    const next = choice.targets[picked.value.length];
    if (next === undefined) continue;
    const others = found.get(next);
    if (others) others.push(choice);
    else found.set(next, [choice]);
  }
  return found;
});

/** A turn that offers dozens of moves, and no kind of them chosen yet: what is possible has a dot, nothing shouts. */
export const resting = computed(
  () =>
    Boolean(frame.value?.scene?.verbs?.length) && !verb.value && !picked.value.length && candidates.value.length > 9,
);

/** Moves that are complete as things are pointed at. */
export const complete = computed(() =>
  picked.value.length ? candidates.value.filter((choice) => choice.targets.length === picked.value.length) : [],
);

export const sprites = computed(() => {
  const found = new Map<string, Sprite>();
  for (const panel of frame.value?.scene?.panels ?? [])
    for (const sprite of panel.sprites ?? []) if (sprite.id && !found.has(sprite.id)) found.set(sprite.id, sprite);
  return found;
});

/** What lies on what: the things of a card or a place by the thing that they are parts of. */
const groups = computed(() => {
  const found = new Map<string, string[]>();
  for (const { id = "", part = "" } of sprites.value.values()) {
    const group = part || id;
    found.set(group, [...(found.get(group) ?? []), id]);
  }
  return found;
});

/** What can be chosen of all that belongs to a thing. */
export function live({ id = "", part = "" }: Sprite): string[] {
  const can = (thing: string) => targets.value.has(target(thing)) || isChosen(target(thing));
  if (id && can(id)) return [id];
  return [...new Set((groups.value.get(part || id) ?? []).filter(can).map(target))];
}

/** The thing that is chosen by pointing at one: itself, or the only one that can be chosen of all that belongs to it. */
export function chosenBy(sprite: Sprite): string {
  const [only, more] = live(sprite);
  return only !== undefined && more === undefined ? only : "";
}

const isChosen = (thing: string) => picked.value.includes(thing) || pending.value?.targets.at(-1) === thing;

/** Whether pointing at a thing would make a move at once. */
export function decides(id: string): boolean {
  const found = targets.value.get(target(id));
  return found?.length === 1 && found[0]!.targets.length === picked.value.length + 1 && !asks(found[0]!);
}

/** Whether a move is asked about once more, as this browser prefers. */
const asks = (choice: Choice) => confirming.value === "always" || (confirming.value === "" && choice.shows !== "");

export function putBack(): void {
  if (pending.value) pending.value = null;
  else if (picked.value.length) picked.value = picked.value.slice(0, -1);
  else verb.value = null;
}

/** Play a move, or ask once more if it shows something hidden. */
export function propose(choice: Choice): void {
  if (asks(choice) && pending.value?.word !== choice.word) {
    pending.value = choice;
    return;
  }
  pending.value = null;
  answer.value(choice);
}

/** Point at a thing. Says whether it led anywhere. */
export function point(id: string): boolean {
  const thing = target(id);
  const waiting = pending.value;
  if (waiting && waiting.targets.at(-1) === thing) {
    propose(waiting);
    return true;
  }
  pending.value = null;
  if (picked.value.at(-1) === thing && !targets.value.has(thing)) {
    picked.value = picked.value.slice(0, -1);
    return true;
  }
  if (!targets.value.has(thing) && picked.value.length) picked.value = []; // another thing instead
  const found = targets.value.get(thing);
  if (!found) {
    if (choices.value.length) send({ type: "why", word: thing });
    return false;
  }
  const only = found[0]!;
  if (found.length === 1 && only.targets.length === picked.value.length + 1) propose(only);
  else picked.value = [...picked.value, thing];
  return true;
}

/** From now on a new question starts from nothing; while others answer theirs, what was pointed at stays. */
export function resetWithQuestion(): () => void {
  let asked = "";
  return effect(() => {
    const mine = frame.value ? `${frame.value.table} ${frame.value.seq}` : "";
    if (asked === mine) return;
    asked = mine;
    picked.value = [];
    pending.value = null;
    shown.value = null;
    verb.value = null;
  });
}
