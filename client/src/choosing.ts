// From pointing at things to one legal word. A move names its targets in order; each thing pointed at narrows the
// moves down, until one is left.
import { computed, effect, signal } from "@preact/signals";
import { frame, play, say } from "./live";
import type { Choice, Sprite, Verb } from "./wire";

export const picked = signal<string[]>([]);
export const verb = signal<Verb | null>(null);
export const pending = signal<Choice | null>(null); // waits for a second yes: it cannot be taken back
export const shown = signal<Choice | null>(null); // the move whose button the pointer is on
export const frozen = signal(false); // a replay: things are looked at, not chosen

/** The thing a sprite is one of: `native_1_3~2` is as good as `native_1_3`. */
export const target = (id: string) => id.split("~", 1)[0]!;

const choices = computed(() => (frozen.value ? [] : (frame.value?.choices ?? [])));

export const candidates = computed(() => {
  const names = verb.value?.names;
  return choices.value.filter(
    (choice) =>
      (!names || names.includes(choice.verb)) && picked.value.every((thing, i) => choice.targets[i] === thing),
  );
});

/** What can be pointed at next, and the moves it leads to. */
export const live = computed(() => {
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
  () => Boolean(frame.value?.scene?.verbs?.length) && !verb.value && !picked.value.length && candidates.value.length > 9,
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

export function putBack(): void {
  if (pending.value) pending.value = null;
  else if (picked.value.length) picked.value = picked.value.slice(0, -1);
  else verb.value = null;
}

/** Play a move, or ask once more if it shows something hidden. */
export function propose(choice: Choice): void {
  if (choice.confirm && pending.value?.word !== choice.word) {
    pending.value = choice;
    return;
  }
  pending.value = null;
  play(choice.word);
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
  if (picked.value.at(-1) === thing && !live.value.has(thing)) {
    picked.value = picked.value.slice(0, -1);
    return true;
  }
  if (!live.value.has(thing) && picked.value.length) picked.value = []; // another thing instead
  const found = live.value.get(thing);
  if (!found) {
    if (choices.value.length) say({ type: "why", word: thing });
    return false;
  }
  const only = found[0]!;
  if (found.length === 1 && only.targets.length === picked.value.length + 1) propose(only);
  else picked.value = [...picked.value, thing];
  return true;
}

// a new question starts from nothing; while others answer theirs, what was pointed at stays
let asked = "";
effect(() => {
  const mine = frame.value ? `${frame.value.table} ${frame.value.seq}` : "";
  if (asked === mine) return;
  asked = mine;
  picked.value = [];
  pending.value = null;
  shown.value = null;
  verb.value = null;
});
