// The lens: any thing large and in words, with its rule and why it cannot be chosen. One box speaks at a time: beside
// the thing that is hovered, focused or tapped, or on a paper of its own when it is opened.
import { computed, effect, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { gameNamed, things as fetchThings } from "./api";
import { live, propose, sprites, targets } from "./choosing";
import { frame, reason, send } from "./socket";
import { Icon } from "./ui";
import { openRule } from "./rules";
import { clockSeat, kindOf, LIGHTS_ITSELF, target } from "./scene-names";
import type { AboutView, Choice, Panel, Sprite } from "./wire";
import { language, t } from "./i18n";

const LINGER = 350; // milliseconds that a pointer rests before anything is said

interface Held {
  sprite: Sprite;
  node: Element;
  tapped: boolean; // by a finger: a second tap does what the lens says
}

const held = signal<Held | null>(null);
export const opened = signal<Sprite | null>(null);
const glossary = signal<Record<string, AboutView>>({});
let waiting = 0;

/** What the things of a game are, told once: from now on for the game at hand and the language spoken. */
export function readGlossary(): () => void {
  return effect(() => {
    const game = frame.value?.game ?? "";
    void language.value;
    if (!gameNamed(game)?.drawn) return;
    void fetchThings(game).then(
      ({ entries }) => (glossary.value = entries),
      () => undefined, // the table is told about elsewhere when the line is down; names are shown without
    );
  });
}

/** A thing as it is now: what was said of it a moment ago may be wrong. */
const now = (sprite: Sprite): Sprite | null => {
  if (sprite.id) return sprites.value.get(sprite.id) ?? null;
  return panelOf(sprite) ? sprite : null;
};

const panelOf = (sprite: Sprite): Panel | undefined =>
  frame.value?.scene?.panels.find((panel) => panel.sprites?.includes(sprite));

const near = computed(() => (opened.value || !held.value ? null : now(held.value.sprite)));

/** Whether the lens says why already, so that nobody else need. */
export const spoken = computed(() => {
  const shown = opened.value ?? near.value;
  return Boolean(reason.value?.word && shown && target(shown.id ?? "") === reason.value.word);
});

/** Ask why nothing can be done with a thing that is shown, if it is my turn and so; and again when the table has moved on. */
function useWhy(sprite: Sprite | null): void {
  useEffect(() => {
    if (sprite) askWhy(sprite);
  }, [sprite?.id, frame.value]);
}

function askWhy(sprite: Sprite): void {
  const thing = target(sprite.id ?? "");
  if (thing && frame.value?.choices.length && !live(sprite).length) send({ type: "why", word: thing });
}

/** Show a thing beside the pointer after a moment; null puts the lens away. */
export function hover(sprite: Sprite | null, node?: Element): void {
  clearTimeout(waiting);
  if (!sprite && held.value?.tapped) return; // a finger's lens stays when the focus goes
  if (!sprite || !node || !sprite.title) {
    if (held.value && spoken.value) reason.value = null;
    held.value = null;
    return;
  }
  waiting = window.setTimeout(() => (held.value = { sprite, node, tapped: false }), LINGER);
}

/** Show a thing that a finger has tapped; it stays until another is, or the table has moved on. */
export function show(sprite: Sprite, node: Element): void {
  clearTimeout(waiting);
  opened.value = null;
  held.value = { sprite, node, tapped: true };
}

/** Whether a finger has just tapped this thing, so that the next tap means it. */
export const tapped = (sprite: Sprite) => Boolean(held.value?.tapped && held.value.sprite.id === sprite.id);

export function putLensAway(): void {
  clearTimeout(waiting);
  held.value = null;
}

/** Open a thing large, with its moves. */
export function inspect(sprite: Sprite): void {
  putLensAway();
  reason.value = null;
  opened.value = sprite;
}

/** A thing with all that lies on it, drawn large; a part of one that is no drawing of its own as the whole. */
function Large({ sprite: part, most }: { sprite: Sprite; most: number }) {
  const whole = part.ring === LIGHTS_ITSELF && part.part ? sprites.value.get(part.part) : undefined;
  const sprite = whole ?? part;
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  if (!(sprite.symbols || sprite.face) || !w || !h || sprite.ring === LIGHTS_ITSELF) return null;
  const panel = panelOf(sprite);
  const scale = Math.min(most / h, (most * 1.3) / w, 3.2);
  const drawn = (panel?.sprites ?? []).filter(
    (other) => other === sprite || (sprite.id && other.part === sprite.id && clockSeat(other) === undefined),
  );
  if (!drawn.some((one) => one.symbols || one.text)) return null; // a frame with nothing on it says nothing
  return (
    <svg class="art large" width={w * scale} height={h * scale} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <g class={panel ? kindOf(panel) : ""} transform={`translate(${-sprite.x} ${-sprite.y})`}>
        {drawn.map((one, i) => (
          <Bare key={i} sprite={one} />
        ))}
      </g>
    </svg>
  );
}

const inSeat = ({ seat }: Sprite) => (seat !== undefined && seat >= 0 ? `seat-${seat + 1}` : "");

/** A sprite without its life: nothing to point at, nothing that moves. */
function Bare({ sprite }: { sprite: Sprite }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  if (sprite.text !== undefined)
    return (
      <text class={`${sprite.face ?? ""} ${inSeat(sprite)}`} x={sprite.x} y={sprite.y}>
        {sprite.text}
      </text>
    );
  if (sprite.ring === LIGHTS_ITSELF) return null;
  const turn = sprite.turn ? ` rotate(${sprite.turn} ${w / 2} ${h / 2})` : "";
  return (
    <g class={`sprite ${sprite.state ?? ""} ${inSeat(sprite)}`} transform={`translate(${sprite.x} ${sprite.y})${turn}`}>
      {sprite.face && <rect class={sprite.face} width={w} height={h} />}
      {sprite.symbols?.split(" ").map((symbol) => (
        <use key={symbol} href={`#${symbol}`} width={w} height={h} />
      ))}
    </g>
  );
}

/** What is said of a thing: what this one does, what all such things are, and why it cannot be chosen now. */
function Words({ sprite, ends }: { sprite: Sprite; ends: boolean }) {
  const about = sprite.about ? glossary.value[sprite.about] : undefined;
  const why = spoken.value ? reason.value : null;
  return (
    <>
      {sprite.detail && <p>{sprite.detail}</p>}
      {about && (
        <p class={sprite.detail ? "muted" : ""}>
          {about.text} {about.rule && (ends ? <RuleLink id={about.rule} /> : <span class="ref">§ {about.rule}</span>)}
        </p>
      )}
      {why?.text && (
        <p class="why" role="status">
          <Icon name="i-why" />
          <span>
            {why.text} {why.rule && (ends ? <RuleLink id={why.rule} /> : <span class="ref">§ {why.rule}</span>)}
          </span>
        </p>
      )}
    </>
  );
}

/** What a second tap on a thing does. */
const doneBy = (sprite: Sprite): Choice | undefined => {
  const moves = targets.value.get(target(sprite.id ?? ""));
  return moves?.length === 1 ? moves[0] : undefined;
};

/** What floats beside a thing. */
export function Lens() {
  const sprite = near.value;
  const place = useRef<HTMLDivElement>(null);
  const { node, tapped: finger } = held.value ?? {};
  useWhy(sprite);
  useEffect(() => {
    const paper = place.current;
    if (!paper || !node) return;
    if (!node.isConnected) return putLensAway();
    const { left, top } = beside(node.getBoundingClientRect(), paper.getBoundingClientRect());
    paper.style.left = `${left}px`;
    paper.style.top = `${top}px`;
    paper.style.visibility = "visible";
  });
  useEffect(() => {
    if (!finger) return;
    const away = (event: Event) => {
      if (!(event.target as Element).closest(".lens, .sprite")) putLensAway();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [finger]);
  useEffect(() => {
    if (finger) putLensAway(); // another question: what the second tap would do is another thing
  }, [frame.value?.seq]);
  if (!sprite) return null;
  const does = finger ? doneBy(sprite) : undefined;
  return (
    <div
      ref={place}
      class={`lens slip ${finger ? "tapped" : ""}`}
      aria-hidden={finger ? undefined : "true"}
      style={{ visibility: "hidden" }}
    >
      <Large sprite={sprite} most={finger ? 64 : 150} />
      <div>
        <b>{sprite.title}</b>
        <Words sprite={sprite} ends={false} />
        {does && <p class="again">{t("tap-again", { what: does.label })}</p>}
      </div>
      {finger && (
        <button class="btn quiet bare" type="button" onClick={() => inspect(sprite)}>
          <Icon name="i-info" />
          <span class="sr">{t("more-about")}</span>
        </button>
      )}
    </div>
  );
}

/** Where a paper lies beside a thing without covering it: at its right, its left, above or below it. */
export function beside(box: DOMRect, paper: DOMRect): { left: number; top: number } {
  const inside = (value: number, size: number, room: number) => Math.min(Math.max(8, value), room - size - 8);
  const middle = inside(box.top + box.height / 2 - paper.height / 2, paper.height, innerHeight);
  if (box.right + 14 + paper.width < innerWidth) return { left: box.right + 14, top: middle };
  if (box.left - 14 - paper.width > 0) return { left: box.left - 14 - paper.width, top: middle };
  const left = inside(box.left + box.width / 2 - paper.width / 2, paper.width, innerWidth);
  const above = box.top - 10 - paper.height;
  return { left, top: above > 8 ? above : inside(box.bottom + 10, paper.height, innerHeight) };
}

/** The same on its own paper, with what can be done and why not. */
export function LensSheet() {
  const box = useRef<HTMLElement>(null);
  const sprite = opened.value && (now(opened.value) ?? opened.value);
  useWhy(sprite);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    if (sprite && !node.matches(":popover-open")) node.showPopover();
    if (!sprite && node.matches(":popover-open")) node.hidePopover();
  }, [sprite]);
  const thing = target(sprite?.id ?? "");
  const moves = sprite ? (targets.value.get(thing) ?? []) : [];
  return (
    <section
      ref={box}
      id="lens-sheet"
      popover="auto"
      class="pop centred lens-sheet"
      aria-labelledby="lens-title"
      onToggle={(event) => (event as ToggleEvent).newState === "closed" && close()}
    >
      <header>
        <h2 id="lens-title">{sprite?.title ?? ""}</h2>
        <button class="btn quiet bare" type="button" onClick={close}>
          <Icon name="i-close" />
          <span class="sr">{t("close")}</span>
        </button>
      </header>
      {sprite && <Large sprite={sprite} most={238} />}
      {sprite && <Words sprite={sprite} ends={true} />}
      {moves.length > 0 && moves.length < 12 && (
        <ul class="choices" role="list">
          {moves.map((choice) => (
            <li key={choice.word}>
              <button
                class="btn choice"
                type="button"
                data-word={choice.word}
                onClick={() => {
                  close();
                  propose(choice);
                }}
              >
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Put the paper away, and with it what it said. */
function close(): void {
  if (spoken.value) reason.value = null;
  opened.value = null;
}

export const RuleLink = ({ id }: { id: string }) => (
  <button class="ref" type="button" onClick={() => openRule(id)} aria-label={t("rule", { id })}>
    § {id}
  </button>
);
