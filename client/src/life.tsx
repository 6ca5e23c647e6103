// The life of a table: who is away, who wishes to stop or to play again, and the ways to leave.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import * as api from "./api";
import { arrived, frame, send, trouble } from "./socket";
import { now as time } from "./sprite";
import { Icon, useAttempt } from "./ui";
import { go } from "./route";
import type { Frame, TableView } from "./wire";
import { clock, t } from "./i18n";

const VOTE_AFTER = 60; // seconds of absence before the server counts votes

const people = (now: Frame) => now.seats.filter((seat) => seat.kind === "person" && !seat.left);
const list = (names: string[]) => names.join(", ");

/** The seat of somebody who vanished, first of all one for whom the table waits. */
function gone(now: Frame): number {
  const away = now.seats.map((seat, i) => (seat.replaced_in == null ? -1 : i)).filter((i) => i >= 0);
  return away.find((i) => now.seats[i]!.waiting) ?? away[0] ?? -1;
}

/** What the bar says: that somebody is away rather than that they are choosing. */
export function saying(now: Frame): string {
  const seat = now.seats[gone(now)];
  return seat?.waiting && !now.choices.length ? t("is-away", { who: seat.name }) : now.prompt;
}

/** How long until a bot plays for who vanished; the others may have it earlier. */
export function Countdown({ absence }: { absence: number }) {
  const now = frame.value!;
  const number = gone(now);
  const seat = now.seats[number];
  if (!seat || now.over) return null;
  const left = Math.max(0, seat.replaced_in! - Math.max(0, time.value - arrived.value) / 1000);
  return (
    <span class="countdown row small">
      <Icon name="i-hourglass" />
      <span>{t("replaced-in", { who: seat.name, clock: clock(left) })}</span>
      {now.you >= 0 && absence - left >= VOTE_AFTER && (
        <button class="btn" type="button" onClick={() => send({ type: "vote", seat: number, wish: true })}>
          {t("replace-now", { votes: seat.votes, needed: seat.votes_needed })}
        </button>
      )}
    </span>
  );
}

const declined = signal(""); // the rematch that I do not wish to hear of again

/** What the others ask of me, in one line above the board. */
export function Offers({ now }: { now: Frame }) {
  const { busy, attempt } = useAttempt((text) => (trouble.value = text));
  const askers = now.seats.filter((seat) => seat.abandons).map((seat) => seat.name);
  const mine = now.seats[now.you];
  if (mine && askers.length && !now.over) {
    const abandon = (wish: boolean) => attempt(() => api.abandon(now.table, wish));
    return (
      <div class="banner" role="status">
        <Icon name="i-flag" />
        <p>{mine.abandons ? t("abandon-asked") : t("abandon-wish", { who: list(askers) })}</p>
        {!mine.abandons && (
          <button class="btn" type="button" aria-disabled={busy} onClick={() => abandon(true)}>
            {t("abandon-agree")}
          </button>
        )}
        <button class="btn quiet" type="button" aria-disabled={busy} onClick={() => abandon(false)}>
          {t(mine.abandons ? "abandon-withdraw" : "abandon-refuse")}
        </button>
      </div>
    );
  }
  const again = now.again;
  if (again && declined.value !== again.table) {
    const own = mine?.name === again.by;
    const decline = async () => {
      if (!own) await api.leave(again.table);
      declined.value = again.table;
    };
    return (
      <div class="banner done" role="status">
        <Icon name="i-again" />
        <p>{own ? t("again-mine") : t("again-wish", { who: again.by })}</p>
        <button class="btn go" type="button" aria-disabled={busy} onClick={() => attempt(() => playAgain(now.table))}>
          {t(own ? "go-there" : "join")}
        </button>
        <button class="btn quiet" type="button" aria-disabled={busy} onClick={() => attempt(decline)}>
          {t("not-now")}
        </button>
      </div>
    );
  }
  return <div />;
}

/** Play again with everybody who was there: one table, whoever asks first. */
export async function playAgain(table: string, rotate = false): Promise<void> {
  const next = await api.again(table, rotate);
  go(`/t/${next.id}`);
}

type Way = "leave" | "resign" | "abandon";

/** The ways out, in the menu of a table: for a while, for good, or for all. */
export function WaysOut({ now, about, close }: { now: Frame; about: TableView | null; close: () => void }) {
  const [asked, ask] = useState<Way | null>(null);
  const { busy, attempt } = useAttempt((text) => (trouble.value = text));
  const me = now.seats[now.you];
  if (!me || now.over) return null;
  const alone = people(now).length === 1;
  const ways: Way[] = alone ? ["abandon"] : ["leave", "resign", "abandon"];
  const ending = (about?.resigning ?? now.resigning) === "end" ? "end" : "bot";
  const what: Record<Way, string> = {
    leave: t("leave-what"),
    resign: t(`resign-what-${ending}`),
    abandon: t(alone ? "end-game-what" : "abandon-what"),
  };
  const label = (way: Way) => t(way === "abandon" && alone ? "end-game" : way);
  const act: Record<Way, () => Promise<unknown>> = {
    leave: () => api.leave(now.table).then(() => go("/")),
    resign: () => api.resign(now.table),
    abandon: () => api.abandon(now.table, true),
  };
  if (asked)
    return (
      <li class="sure">
        <p>
          <b>{label(asked)}?</b> {what[asked]}
        </p>
        <div class="row">
          <button
            class="btn go"
            type="button"
            aria-disabled={busy}
            onClick={() => attempt(() => act[asked]().then(() => (ask(null), close())))}
          >
            {label(asked)}
          </button>
          <button class="btn" type="button" onClick={() => ask(null)}>
            {t("put-back")}
          </button>
        </div>
      </li>
    );
  return (
    <>
      {ways.map((way) => (
        <li key={way}>
          <button class="btn quiet" type="button" onClick={() => ask(way)}>
            <Icon name={way === "leave" ? "i-back" : "i-flag"} />
            {label(way)}
          </button>
        </li>
      ))}
    </>
  );
}
