// The lens: any thing large and in words, beside the pointer, or risen from below on a phone.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { live, propose, target } from "./choosing";
import { reason, say } from "./live";
import { Icon } from "./parts";
import { openRule } from "./rules";
import type { Sprite } from "./wire";
import { t } from "./words";

const hovered = signal<{ sprite: Sprite; box: DOMRect } | null>(null);
export const opened = signal<Sprite | null>(null);
let waiting = 0;

/** Show a thing beside the pointer after a moment; null puts the lens away. */
export function hover(sprite: Sprite | null, node?: Element): void {
  clearTimeout(waiting);
  if (!sprite || !node || !sprite.title) {
    hovered.value = null;
    return;
  }
  waiting = window.setTimeout(() => (hovered.value = { sprite, box: node.getBoundingClientRect() }), 350);
}

/** Open a thing large, with its moves; and ask why nothing can be done with it, if so. */
export function inspect(sprite: Sprite, ask: boolean): void {
  hovered.value = null;
  reason.value = null;
  opened.value = sprite;
  const thing = target(sprite.id ?? "");
  if (ask && thing && !live.value.has(thing)) say({ type: "why", word: thing });
}

function Large({ sprite, most }: { sprite: Sprite; most: number }) {
  const [w, h] = [sprite.w ?? 0, sprite.h ?? 0];
  if (!sprite.symbols || !w || !h || sprite.ring === "self") return null;
  const scale = Math.min(most / h, (most * 1.3) / w, 3.2);
  return (
    <svg class="art large" width={w * scale} height={h * scale} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      {sprite.symbols.split(" ").map((symbol) => (
        <use key={symbol} href={`#${symbol}`} width={w} height={h} />
      ))}
    </svg>
  );
}

/** What floats beside the pointer. */
export function Lens() {
  const shown = hovered.value;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    if (!node || !shown) return;
    const { box } = shown;
    const mine = node.getBoundingClientRect();
    const right = box.right + 14 + mine.width < innerWidth;
    const left = right ? box.right + 14 : Math.max(8, box.left - mine.width - 14);
    const top = Math.min(Math.max(8, box.top + box.height / 2 - mine.height / 2), innerHeight - mine.height - 8);
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
    node.style.visibility = "visible";
  });
  if (!shown) return null;
  const { sprite } = shown;
  return (
    <div ref={place} class="lens slip" aria-hidden="true" style={{ visibility: "hidden" }}>
      {sprite.detail && <Large sprite={sprite} most={150} />}
      <div>
        <b>{sprite.title}</b>
        {sprite.detail && <p>{sprite.detail}</p>}
      </div>
    </div>
  );
}

/** The same on its own paper, with what can be done and why not. */
export function Sheet() {
  const box = useRef<HTMLDivElement>(null);
  const sprite = opened.value;
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    if (sprite && !node.matches(":popover-open")) node.showPopover();
    if (!sprite && node.matches(":popover-open")) node.hidePopover();
  }, [sprite]);
  const thing = target(sprite?.id ?? "");
  const moves = sprite ? (live.value.get(thing) ?? []) : [];
  const why = reason.value;
  return (
    <div
      ref={box}
      id="lens-sheet"
      popover="auto"
      class="pop lens-sheet"
      role="group"
      aria-labelledby="lens-title"
      onToggle={(event) => (event as ToggleEvent).newState === "closed" && (opened.value = null)}
    >
      <header>
        <h2 id="lens-title">{sprite?.title ?? ""}</h2>
        <button class="btn quiet bare" type="button" onClick={() => (opened.value = null)}>
          <Icon name="i-close" />
          <span class="sr">{t("close")}</span>
        </button>
      </header>
      {sprite && <Large sprite={sprite} most={238} />}
      {sprite?.detail && <p>{sprite.detail}</p>}
      {!moves.length && why && (
        <p class="why" role="status">
          <Icon name="i-why" /> {why.text} {why.rule && <RuleLink id={why.rule} />}
        </p>
      )}
      {moves.length > 0 && moves.length < 12 && (
        <ul class="choices" role="list">
          {moves.map((choice) => (
            <li key={choice.word}>
              <button
                class="btn choice"
                type="button"
                data-word={choice.word}
                onClick={() => {
                  opened.value = null;
                  propose(choice);
                }}
              >
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const RuleLink = ({ id }: { id: string }) => (
  <button class="ref" type="button" onClick={() => openRule(id)} aria-label={t("rule", { id })}>
    § {id}
  </button>
);
