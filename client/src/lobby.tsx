// The lobby: the games, my tables, open ones, finished ones.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api";
import { Site } from "./masthead";
import { awaitsMe, Rows, since, titleOf, waitsSince } from "./lobby-rows";
import { keep, kept } from "./keeping";
import { Alarm, Cover, Drawn, Icon, Loading } from "./ui";
import { LearnButton } from "./lesson";
import { PlayNow } from "./rivals";
import { openRule, RulesSheet } from "./rules";
import type { GameView, LobbyView } from "./wire";
import { language, t } from "./i18n";

function Title({ game, read }: { game: GameView; read: () => void }) {
  const [trouble, setTrouble] = useState("");
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
        {game.minutes !== null && (
          <span>
            <Icon name="i-clock" />
            {t("span-minutes", { n: game.minutes })}
          </span>
        )}
        {game.weight && <span>{t(`weight-${game.weight}`)}</span>}
        <button class="btn quiet" type="button" onClick={read}>
          <Icon name="i-rules" />
          {t("rules")}
          <span class="sr">: {game.title}</span>
        </button>
      </p>
      <p class="blurb">{game.blurb}</p>
      <div class="acts">
        <PlayNow game={game} tell={setTrouble} />
        <a class="btn big" href={`/new?game=${game.name}`}>
          <Icon name="i-people" />
          <span class="friends">{t("with-friends")}</span>
          <span class="sr">: {game.title}</span>
        </a>
        <LearnButton game={game} cls="btn big learn" tell={setTrouble} />
      </div>
      <Alarm text={trouble} />
    </article>
  );
}

export function Lobby() {
  const [tables, setTables] = useState<LobbyView | null>(null);
  const [trouble, setTrouble] = useState("");
  const [reading, setReading] = useState("");
  const read = (game: string) => {
    setReading(game);
    openRule();
  };
  useEffect(() => {
    document.title = `Atoll · ${t("lobby")}`;
  }, [language.value]);
  const look = () =>
    api.tables().then(
      (found) => (setTables(found), setTrouble(""), keep("seated", found.mine.length ? "yes" : "")),
      (error: Error) => setTrouble(error.message),
    );
  useEffect(() => {
    void look();
    const again = setInterval(look, 10_000);
    return () => clearInterval(again);
  }, []);
  const calls = tables?.mine.filter(awaitsMe) ?? [];
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
                <span class="muted small">
                  {t("longest", { game: titleOf(longest), span: since(waitsSince(longest)) })}
                </span>
              </p>
              <a class="btn choice" href={`/t/${longest.id}`}>
                {t("go-there")}
              </a>
            </section>
          )}
        </div>
        {tables?.mine.length ? (
          <Rows kind="mine" list={tables.mine} look={look} cls="first" />
        ) : (
          !tables && kept("seated") && !trouble && <Loading />
        )}
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
            {!tables.mine.length && <Rows kind="mine" list={tables.mine} look={look} />}
            {tables.branches.length > 0 && <Rows kind="branches" list={tables.branches} look={look} />}
            <Rows kind="open" list={tables.open} look={look} cls="beside" />
            <Rows kind="finished" list={tables.finished} look={look} />
            {tables.archived.length > 0 && <Rows kind="archived" list={tables.archived} look={look} />}
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
