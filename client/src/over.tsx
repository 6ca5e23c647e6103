// The end: who won, what the points are made of, and the proof that nobody touched the shuffle.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import * as api from "./api";
import { RuleLink } from "./lens";
import { trouble } from "./live";
import { Icon, SeatMark, useAttempt } from "./parts";
import { go } from "./route";
import type { Frame, Seal } from "./wire";
import { t } from "./words";

/** The table whose result was laid aside, to see the board. */
export const aside = signal("");

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

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
          <button class="btn" type="button" onClick={() => void holds(seal).then((yes) => setVerdict(yes ? "good" : "bad"))}>
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
  const best = (points: number[]) => Math.max(...points);
  return (
    <table class="scores">
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
  if (now.over!.rival != null && now.over!.ranks[0] !== 1) return t("rival-won");
  const winners = now.seats.filter((_, i) => now.over!.ranks[i] === 1).map((seat) => seat.name);
  if (now.you >= 0 && now.over!.ranks[now.you] === 1) return t(winners.length > 1 ? "you-share" : "you-won");
  return winners.length > 1 ? t("they-share", { who: winners.join(", ") }) : t("they-won", { who: winners[0] ?? "" });
}

/** By how much, in one sentence. */
function margin({ over, seats }: Frame): string {
  const { points, ranks, rival } = over!;
  if (rival != null) return t("margin-rival", { points: points[0]!, rival });
  const first = ranks.indexOf(1);
  const second = ranks.indexOf(2);
  if (second < 0) return t("game-over"); // all share the first place
  const n = points[first]! - points[second]!;
  return t(n > 0 ? "margin" : "margin-none", { points: points[first]!, n, who: seats[second]!.name });
}

/** Lay the same table once more; people who sat at it are invited. */
async function layAgain(now: Frame): Promise<void> {
  const { game, options, title, pace, clock, hints, guests, open_talk, stand_ins, ...about } = await api.table(now.table);
  const seats = about.seats.map((seat, i) => ({
    kind: i === now.you ? ("me" as const) : seat.kind === "bot" ? ("bot" as const) : ("invite" as const),
    level: seat.level ?? "",
  }));
  const next = await api.lay({ game, seats, options, title, pace, clock, hints, guests, open_talk, stand_ins });
  go(`/t/${next.id}`);
}

export function Result({ now }: { now: Frame }) {
  const { busy, attempt } = useAttempt((text) => (trouble.value = text));
  if (aside.value === now.table) return null;
  return (
    <div class="over result slip" role="region" aria-label={t("result")}>
      <div class="row">
        <svg class="art-box" aria-hidden="true">
          <use href="/symbols.svg#ill-summit" />
        </svg>
        <div class="grow">
          <h2>{headline(now)}</h2>
          <p class="muted">
            {margin(now)} {now.over!.rule && <RuleLink id={now.over!.rule} />}
          </p>
        </div>
      </div>
      <Scores now={now} />
      <SealView seal={now.seal} table={now.table} />
      <div class="row wrap">
        {now.you >= 0 && (
          <button class="btn go" type="button" aria-disabled={busy} onClick={() => attempt(() => layAgain(now))}>
            <Icon name="i-again" />
            {t("again")}
          </button>
        )}
        <a class="btn" href={`/t/${now.table}/replay`}>
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
