// The lists of the lobby: my tables, what-ifs, open ones, finished ones, and what was put away.
import { useState } from "preact/hooks";
import * as api from "./api";
import { go } from "./route";
import { Alarm, Cover, Drawn, Icon, SeatMark, useAttempt } from "./ui";
import type { TableView } from "./wire";
import { span, t } from "./i18n";

type Kind = "mine" | "branches" | "open" | "finished" | "archived";

export const titleOf = (table: TableView) => api.gameNamed(table.game)?.title ?? table.game;
export const since = (time: number) => span(Date.now() / 1000 - time);
export const waitsSince = (table: TableView) => table.seats[table.you]?.since ?? table.changed;

function others(table: TableView): string {
  const names = table.seats
    .filter((seat, i) => i !== table.you && i !== table.held && seat.name)
    .map((seat) => seat.name);
  return names.length ? t("with-whom", { who: names.join(", ") }) : "";
}

const Ring = ({ table }: { table: TableView }) => (
  <span class="round">
    {table.seats.map((seat, i) =>
      seat.kind === "open" || seat.kind === "invite" ? (
        <Icon key={i} name="i-open" cls="seat free" />
      ) : (
        <SeatMark key={i} seat={i} />
      ),
    )}
  </span>
);

const Pace = ({ table }: { table: TableView }) => (
  <span class="tag">
    <Icon name={table.pace === "live" ? "i-live" : "i-hourglass"} />
    {t(`pace-${table.pace}`)}
  </span>
);

/** Whether a table waits for my answer, and not for the bot that plays for me. */
export function awaitsMe(table: TableView): boolean {
  const seat = table.seats[table.you];
  return Boolean(seat?.waiting && !seat.stand_in);
}

/** Put a table away, or take it out again. A game that goes on is asked about first: that ends it. */
function PutAway({ table, what, look }: { table: TableView; what: string; look: () => void }) {
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  const act = () => attempt(() => api.archive(table.id, true).then(look));
  if (sure)
    return (
      <span class="row">
        <button class="btn" type="button" aria-disabled={busy} onClick={act}>
          {t("end-game")}
        </button>
        <button class="btn quiet" type="button" onClick={() => setSure(false)}>
          {t("put-back")}
        </button>
        <Alarm text={trouble} />
      </span>
    );
  return (
    <button
      class="btn quiet bare"
      type="button"
      title={t("archive")}
      aria-disabled={busy}
      onClick={() => (table.phase === "over" ? act() : setSure(true))}
    >
      <Icon name="i-close" />
      <span class="sr">
        {t("archive")}
        {what}
      </span>
    </button>
  );
}

/** The seat that others keep for me at their next game: yes or no. */
function Kept({ table, what, look }: { table: TableView; what: string; look: () => void }) {
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  const sit = () => api.sit(table.id, { seat: -1 }).then(() => go(`/t/${table.id}`));
  return (
    <span class="row wrap">
      <button class="btn choice" type="button" aria-disabled={busy} onClick={() => attempt(sit)}>
        {t("join")}
        <span class="sr">{what}</span>
      </button>
      <button
        class="btn quiet"
        type="button"
        aria-disabled={busy}
        onClick={() => attempt(() => api.leave(table.id).then(look))}
      >
        {t("not-now")}
      </button>
      <Alarm text={trouble} />
    </span>
  );
}

function Ended({ table }: { table: TableView }) {
  const rank = table.ranks[table.you];
  const points = table.seats.map((seat) => seat.points).filter((one) => one != null);
  return (
    <>
      {table.ending !== "played" && <span class="tag">{t(`ending-${table.ending}`)}</span>}
      {table.lesson ? (
        <span class="tag">{t("lesson")}</span>
      ) : rank === 1 ? (
        <span class="row">
          <Icon name="i-laurel" />
          <b>{t("you-won")}</b>
        </span>
      ) : (
        rank !== undefined && <span>{t("rank-of", { rank, of: table.seats.length })}</span>
      )}
      <span class="num">{points.sort((a, b) => b! - a!).join(" – ")}</span>
      <span>{t("ago", { span: since(table.changed) })}</span>
    </>
  );
}

function Row({ table, kind, look }: { table: TableView; kind: Kind; look: () => void }) {
  const mine = awaitsMe(table);
  const turn = table.seats.findIndex((seat) => seat.waiting);
  const free = table.seats.filter((seat) => seat.kind === "open" || seat.kind === "invite").length;
  const what = `: ${titleOf(table)} ${others(table)}`;
  const over = table.phase === "over";
  const people = table.seats.filter((seat) => seat.kind === "person" && !seat.left).length;
  const away = kind !== "open" && (over || (table.phase === "playing" && people === 1 && table.you >= 0));
  return (
    <li>
      <Cover game={table.game} cls="pic" />
      <p class="what">
        <b>{titleOf(table)}</b>
        <small>{table.title || others(table)}</small>
      </p>
      <div class="status">
        {table.practice && (
          <span class="tag practice" title={t("practice-help")}>
            <Icon name="i-branch" />
            {t("practice")}
          </span>
        )}
        {table.branch && (
          <span class="tag">
            <Icon name="i-branch" />
            {t("branch")}
          </span>
        )}
        {over ? (
          <Ended table={table} />
        ) : table.phase === "gathering" ? (
          <>
            <Ring table={table} />
            <span>
              {table.held >= 0
                ? t("again-asked")
                : t("seated", { n: table.seats.length - free, of: table.seats.length })}
            </span>
            <Pace table={table} />
          </>
        ) : mine ? (
          <>
            <span class="pennant">
              <Icon name="i-flag" />
              {t("your-turn")}
            </span>
            <span>{t("since", { span: since(waitsSince(table)) })}</span>
            {table.lesson ? <span class="tag">{t("lesson")}</span> : <Pace table={table} />}
          </>
        ) : (
          <span class="row">
            {turn >= 0 && <SeatMark seat={turn} />}
            {turn >= 0 ? t("turn-of", { who: table.seats[turn]!.name }) : ""}
          </span>
        )}
      </div>
      <div class="act row">
        {kind === "archived" ? (
          <button class="btn quiet" type="button" onClick={() => void api.archive(table.id, false).then(look, look)}>
            {t("unarchive")}
            <span class="sr">{what}</span>
          </button>
        ) : over ? (
          <a class="btn quiet" href={`/t/${table.id}/replay`}>
            {t("replay")}
            <span class="sr">{what}</span>
          </a>
        ) : kind === "mine" && table.held >= 0 ? (
          <Kept table={table} what={what} look={look} />
        ) : (
          <a class={`btn ${mine ? "choice" : ""}`} href={`/t/${table.id}`}>
            {t(mine ? "play" : kind === "open" ? "sit-down" : table.phase === "gathering" ? "invite" : "look")}
            <span class="sr">{what}</span>
          </a>
        )}
        {away && kind !== "archived" && <PutAway table={table} what={what} look={look} />}
      </div>
    </li>
  );
}

/** A list of tables with its heading; what is put away opens on demand, and what-ifs are there only if there are any. */
export function Rows({
  kind,
  list,
  look,
  cls = "",
}: {
  kind: Kind;
  list: TableView[];
  look: () => void;
  cls?: string;
}) {
  const art = { mine: "ill-canoe", open: "ill-lighthouse", finished: "ill-bottle" } as Record<Kind, string>;
  const rows = (
    <ul class="rows" role="list">
      {list.map((table) => (
        <Row key={table.id} table={table} kind={kind} look={look} />
      ))}
    </ul>
  );
  if (kind === "archived")
    return (
      <details class={`panel ${cls}`}>
        <summary>
          {t("tables-archived")} <span class="count">{list.length}</span>
        </summary>
        {rows}
      </details>
    );
  return (
    <section class={`panel ${cls}`} aria-labelledby={`${kind}-tables`}>
      <div class="head">
        <h2 id={`${kind}-tables`}>
          {t(`tables-${kind}`)} {list.length > 0 && <span class="count">{list.length}</span>}
        </h2>
        {kind === "mine" && (
          <a class="btn quiet" href="/new">
            <Icon name="i-plus" />
            {t("new-table")}
          </a>
        )}
      </div>
      {list.length ? (
        rows
      ) : (
        <Drawn art={art[kind]} title={t(`none-${kind}-title`)} flat heading="h2">
          <p>{t(`none-${kind}`)}</p>
        </Drawn>
      )}
    </section>
  );
}
