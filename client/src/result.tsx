// The end: who won, what the points are made of, and the proof that nobody touched the shuffle.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { RuleLink } from "./lens";
import { playAgain } from "./life";
import { trouble } from "./socket";
import { Icon, SeatMark, useAttempt } from "./ui";
import type { Frame, Seal } from "./wire";
import { t } from "./i18n";

/** The table whose result was laid aside, to see the board. */
export const aside = signal("");
/** Whether a replay runs by itself. */
export const playing = signal(false);

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Check the promise of the first move in this very browser. */
async function holds(seal: Seal): Promise<boolean> {
  const said = new TextEncoder().encode(`${seal.seed}${seal.salt}`);
  return hex(await crypto.subtle.digest("SHA-256", said)) === seal.commitment;
}

export function SealView({ seal, table }: { seal: Seal; table: string }) {
  const [verdict, setVerdict] = useState<"" | "good" | "bad">("");
  if (seal.seed == null) return null;
  return (
    <div class="seal">
      <Icon name={verdict === "bad" ? "i-warn" : "i-verify"} />
      <p>
        <b>{t(verdict === "good" ? "seal-good" : verdict === "bad" ? "seal-bad" : "seal")}</b>
      </p>
      <details>
        <summary>{t("seal-proof")}</summary>
        <code>
          sha256({seal.seed} {seal.salt}) = {seal.commitment}
        </code>
        {!crypto.subtle && <p class="small muted">{t("seal-elsewhere", { table })}</p>}
      </details>
      <div class="row wrap">
        {crypto.subtle && (
          <button
            class="btn"
            type="button"
            onClick={() => void holds(seal).then((yes) => setVerdict(yes ? "good" : "bad"))}
          >
            <Icon name="i-verify" />
            {t("seal-check")}
          </button>
        )}
        <a class="btn" href={`/api/tables/${table}/record`} download={`${table}.atoll`}>
          <Icon name="i-save" />
          {t("save-record")}
        </a>
      </div>
    </div>
  );
}

export function Scores({ now }: { now: Frame }) {
  const over = now.over!;
  if (!over.points.length) return null; // it ended early
  const best = (points: number[]) => Math.max(...points);
  return (
    <table class="scores" data-panel="result">
      <caption class="sr">{t("scores")}</caption>
      <thead>
        <tr>
          <td />
          {now.seats.map((seat, i) => (
            <th key={i} scope="col" class={over.ranks[i] === 1 ? "first" : ""}>
              <SeatMark seat={i} />
              <span>{seat.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {over.parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">{part.label}</th>
            {part.points.map((points, i) => (
              <td key={i} class={`${over.ranks[i] === 1 ? "first" : ""} ${points === best(part.points) ? "best" : ""}`}>
                {points}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("total")}</th>
          {over.points.map((points, i) => (
            <td key={i} class={over.ranks[i] === 1 ? "first" : ""}>
              {points}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function headline(now: Frame): string {
  if (now.over!.ending === "abandoned") return t("abandoned");
  if (now.over!.rival != null && now.over!.ranks[0] !== 1) return t("rival-won");
  const winners = now.seats.filter((_, i) => now.over!.ranks[i] === 1).map((seat) => seat.name);
  if (now.you >= 0 && now.over!.ranks[now.you] === 1) return t(winners.length > 1 ? "you-share" : "you-won");
  return winners.length > 1 ? t("they-share", { who: winners.join(", ") }) : t("they-won", { who: winners[0] ?? "" });
}

/** By how much, in one sentence. */
function margin({ over, seats }: Frame): string {
  const { points, ranks, rival, ending } = over!;
  const leavers = seats.filter((seat) => seat.left).map((seat) => seat.name);
  if (ending === "resigned") return t("gave-up", { who: leavers.join(", ") });
  if (ending === "abandoned") return t("abandoned-early");
  if (rival != null) return t("margin-rival", { points: points[0]!, rival });
  const first = ranks.indexOf(1);
  const second = ranks.indexOf(2);
  if (second < 0) return t("game-over"); // all share the first place
  const n = points[first]! - points[second]!;
  return t(n > 0 ? "margin" : "margin-none", { points: points[first]!, n, who: seats[second]!.name });
}

export function Result({ now }: { now: Frame }) {
  const { busy, attempt } = useAttempt((text) => (trouble.value = text));
  if (aside.value === now.table) return null;
  return (
    <div class="over result slip" role="region" aria-label={t("result")}>
      <div class="scroll">
        <div class="row">
          <svg class="art-box" aria-hidden="true">
            <use href="/symbols.svg#ill-summit" />
          </svg>
          <div class="grow">
            <h2>{headline(now)}</h2>
            {now.practice && <p class="tiny muted">{t("practice-help")}</p>}
            <p class="muted">
              {margin(now)} {now.over!.rule && <RuleLink id={now.over!.rule} />}
            </p>
          </div>
        </div>
        <Scores now={now} />
        <SealView seal={now.seal} table={now.table} />
      </div>
      <div class="row wrap acts">
        {now.you >= 0 && (
          <>
            <button
              class="btn go"
              type="button"
              aria-disabled={busy}
              onClick={() => attempt(() => playAgain(now.table))}
            >
              <Icon name="i-again" />
              {now.again && now.again.by !== now.seats[now.you]!.name
                ? t("join-who", { who: now.again.by })
                : t("again")}
            </button>
            {now.seats.length > 1 && !now.again && (
              <button
                class="btn"
                type="button"
                aria-disabled={busy}
                onClick={() => attempt(() => playAgain(now.table, true))}
              >
                {t("again-rotated")}
              </button>
            )}
          </>
        )}
        <a class="btn" href={`/t/${now.table}/replay?n=0`} onClick={() => (playing.value = true)}>
          <Icon name="i-play" />
          {t("replay")}
        </a>
        <button class="btn" type="button" onClick={() => (aside.value = now.table)}>
          <Icon name="i-board" />
          {t("see-board")}
        </button>
        <a class="btn quiet" href="/">
          {t("to-lobby")}
        </a>
      </div>
    </div>
  );
}
