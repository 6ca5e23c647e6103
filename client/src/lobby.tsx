// The lobby: the games, my tables, open ones, finished ones.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api";
import { Site } from "./masthead";
import { Alarm, Cover, Drawn, Icon, Loading, SeatMark, useAttempt } from "./parts";
import { go } from "./route";
import { openRule, RulesSheet } from "./rules";
import type { GameView, TableView, Tables } from "./wire";
import { language, span, t } from "./words";

/** How many sit at a table that is laid without asking: the game's own favourite. */
const USUAL: Record<string, number> = { "costa-ruana": 4, "la-isla": 3, arnak: 2 };
export const usual = (game: GameView) => Math.min(Math.max(USUAL[game.name] ?? 2, game.seats[0] ?? 2), game.seats.at(-1) ?? 2);
/** The bot for a first game: neither the weakest nor the slowest. */
export const usualLevel = (game: GameView) => game.levels[Math.min(1, game.levels.length - 1)]?.name ?? "";

async function playNow(game: GameView): Promise<void> {
  const bots = Array.from({ length: usual(game) - 1 }, () => ({ kind: "bot" as const, level: usualLevel(game) }));
  const table = await api.lay({ game: game.name, seats: [{ kind: "me" }, ...bots] });
  go(`/t/${table.id}`);
}

function Title({ game, read }: { game: GameView; read: () => void }) {
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  const [low, high] = [game.seats[0], game.seats.at(-1)];
  return (
    <article class="game panel">
      <div class="chart">
        <Cover game={game.name} cls="cover" />
      </div>
      <h2>{game.title}</h2>
      <p class="facts">
        <span>
          <Icon name="i-people" />
          {low}–{high}
          <span class="sr"> {t("players")}</span>
        </span>
        <span>
          <Icon name="i-clock" />
          {t(`time-${game.name}`)}
        </span>
        <span>{t(`weight-${game.name}`)}</span>
        <button class="btn quiet" type="button" onClick={read}>
          <Icon name="i-rules" />
          {t("rules")}
          <span class="sr">: {game.title}</span>
        </button>
      </p>
      <p class="blurb">{t(`blurb-${game.name}`)}</p>
      <div class="acts">
        <button class="btn go big" type="button" data-play={game.name} aria-disabled={busy} onClick={() => attempt(() => playNow(game))}>
          <Icon name="i-play" />
          {t("play-now")}
          <span class="sr">: {game.title}, </span>
          <small>{t("against", { n: usual(game) - 1 })}</small>
        </button>
        <a class="btn big" href={`/new?game=${game.name}`}>
          <Icon name="i-people" />
          <span class="friends">{t("with-friends")}</span>
          <span class="sr">: {game.title}</span>
        </a>
      </div>
      <Alarm text={trouble} />
    </article>
  );
}

const titleOf = (table: TableView) => api.shelf.value.find((game) => game.name === table.game)?.title ?? table.game;
const since = (time: number) => span(Date.now() / 1000 - time);
const waitsSince = (table: TableView) => table.seats[table.you]?.since ?? table.changed;

function others(table: TableView): string {
  const names = table.seats.filter((seat, i) => i !== table.you && seat.name).map((seat) => seat.name);
  return names.length ? t("with-whom", { who: names.join(", ") }) : "";
}

const Ring = ({ table }: { table: TableView }) => (
  <span class="round">
    {table.seats.map((seat, i) =>
      seat.kind === "open" || seat.kind === "invite" ? <Icon key={i} name="i-open" cls="seat free" /> : <SeatMark key={i} seat={i} />,
    )}
  </span>
);

const Pace = ({ table }: { table: TableView }) => (
  <span class="tag">
    <Icon name={table.pace === "live" ? "i-live" : "i-hourglass"} />
    {t(`pace-${table.pace}`)}
  </span>
);

function Row({ table, kind }: { table: TableView; kind: "mine" | "open" | "finished" }) {
  const mine = table.seats[table.you]?.waiting;
  const turn = table.seats.findIndex((seat) => seat.waiting);
  const free = table.seats.filter((seat) => seat.kind === "open" || seat.kind === "invite").length;
  const what = `: ${titleOf(table)} ${others(table)}`;
  const rank = table.ranks[table.you];
  return (
    <li>
      <Cover game={table.game} cls="pic" />
      <p class="what">
        <b>{titleOf(table)}</b>
        <small>{table.title || others(table)}</small>
      </p>
      <div class="status">
        {kind === "finished" ? (
          <>
            {rank === 1 ? (
              <span class="row">
                <Icon name="i-laurel" />
                <b>{t("you-won")}</b>
              </span>
            ) : (
              rank !== undefined && <span>{t("rank-of", { rank, of: table.seats.length })}</span>
            )}
            <span class="num">{table.seats.map((seat) => seat.points).filter((points) => points != null).sort((a, b) => b! - a!).join(" – ")}</span>
            <span>{t("ago", { span: since(table.changed) })}</span>
          </>
        ) : table.phase === "gathering" ? (
          <>
            <Ring table={table} />
            <span>{t("seated", { n: table.seats.length - free, of: table.seats.length })}</span>
            <Pace table={table} />
          </>
        ) : mine ? (
          <>
            <span class="pennant">
              <Icon name="i-flag" />
              {t("your-turn")}
            </span>
            <span>{t("since", { span: since(waitsSince(table)) })}</span>
            <Pace table={table} />
          </>
        ) : (
          <span class="row">
            {turn >= 0 && <SeatMark seat={turn} />}
            {turn >= 0 ? t("turn-of", { who: table.seats[turn]!.name }) : ""}
          </span>
        )}
      </div>
      <div class="act">
        {kind === "finished" ? (
          <a class="btn quiet" href={`/t/${table.id}/replay`}>
            {t("replay")}
            <span class="sr">{what}</span>
          </a>
        ) : (
          <a class={`btn ${mine ? "choice" : ""}`} href={`/t/${table.id}`}>
            {t(mine ? "play" : kind === "open" ? "sit-down" : table.phase === "gathering" ? "invite" : "look")}
            <span class="sr">{what}</span>
          </a>
        )}
      </div>
    </li>
  );
}

function Rows({ id, kind, list, cls = "" }: { id: string; kind: "mine" | "open" | "finished"; list: TableView[]; cls?: string }) {
  const art = { mine: "ill-canoe", open: "ill-lighthouse", finished: "ill-bottle" }[kind];
  return (
    <section class={`panel ${cls}`} aria-labelledby={id}>
      <div class="head">
        <h2 id={id}>
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
        <ul class="rows" role="list">
          {list.map((table) => (
            <Row key={table.id} table={table} kind={kind} />
          ))}
        </ul>
      ) : (
        <Drawn art={art} title={t(`none-${kind}-title`)} flat heading="h2">
          <p>{t(`none-${kind}`)}</p>
        </Drawn>
      )}
    </section>
  );
}

export function Lobby() {
  const [tables, setTables] = useState<Tables | null>(null);
  const [trouble, setTrouble] = useState("");
  const [reading, setReading] = useState("");
  const read = (game: string) => {
    setReading(game);
    openRule();
  };
  useEffect(() => {
    document.title = `Atoll · ${t("lobby")}`;
  }, [language.value]);
  useEffect(() => {
    const look = () => api.tables().then((found) => (setTables(found), setTrouble("")), (error: Error) => setTrouble(error.message));
    void look();
    const again = setInterval(look, 10_000);
    return () => clearInterval(again);
  }, []);
  const calls = tables?.mine.filter((table) => table.seats[table.you]?.waiting) ?? [];
  const longest = calls.sort((a, b) => waitsSince(a) - waitsSince(b))[0];
  return (
    <Site>
      <main class="page" id="main">
        <div class="welcome">
          <div>
            <h1>{t("welcome")}</h1>
            <p class="muted">{t("welcome-how")}</p>
          </div>
          {longest && (
            <section class="nudge panel" aria-label={t("your-turn")}>
              <p class="pennant">
                <Icon name="i-flag" />
              </p>
              <p>
                <b>{t("turn-at", { n: calls.length })}</b>
                <br />
                <span class="muted small">{t("longest", { game: titleOf(longest), span: since(waitsSince(longest)) })}</span>
              </p>
              <a class="btn choice" href={`/t/${longest.id}`}>
                {t("go-there")}
              </a>
            </section>
          )}
        </div>
        <section class="shelf" aria-label={t("games")}>
          <ul class="games" role="list">
            {api.shelf.value.map((game) => (
              <li key={game.name}>
                <Title game={game} read={() => read(game.name)} />
              </li>
            ))}
          </ul>
        </section>
        {tables ? (
          <div class="two-thirds">
            <Rows id="mine" kind="mine" list={tables.mine} />
            <Rows id="open" kind="open" list={tables.open} cls="beside" />
            <Rows id="done" kind="finished" list={tables.finished} />
          </div>
        ) : trouble ? (
          <Drawn art="ill-serpent" title={t("lobby-lost")}>
            <p>{trouble}</p>
          </Drawn>
        ) : (
          <Loading />
        )}
      </main>
      {reading && <RulesSheet game={reading} />}
    </Site>
  );
}
