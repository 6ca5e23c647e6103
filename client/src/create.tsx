// Open a table: game, seats, pace, options.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api";
import { Radio } from "./fields";
import { Site } from "./masthead";
import { usualLevel } from "./rivals";
import { clockOf, OptionFields, PaceFields, settled, USUAL } from "./terms";
import { Alarm, Cover, Icon, SeatMark, useAttempt } from "./ui";
import { go, query } from "./route";
import type { GameView, SeatWish } from "./wire";
import { language, t } from "./i18n";

const KINDS: SeatWish["kind"][] = ["me", "invite", "bot", "open"];

/** Who will sit there, in words. */
function party(game: GameView, seats: SeatWish[]): string {
  const label = (wish: SeatWish) => game.levels.find((level) => level.name === wish.level)?.label ?? "";
  const words = seats.map((seat) => t(`sum-${seat.kind}`, { level: label(seat) }));
  return new Intl.ListFormat(language.value).format(words);
}

/** For how many and how long, in words. */
function facts(game: GameView): string {
  const players = t("players-from-to", { low: game.seats[0] ?? 1, high: game.seats.at(-1) ?? 1 });
  return game.minutes === null ? players : `${players} · ${t("span-minutes", { n: game.minutes })}`;
}

function Seats({ game, seats, set }: { game: GameView; seats: SeatWish[]; set: (seats: SeatWish[]) => void }) {
  const put = (i: number, wish: SeatWish) =>
    set(seats.map((seat, k) => (k === i ? wish : wish.kind === "me" && seat.kind === "me" ? { kind: "open" } : seat)));
  const [least, most] = [game.seats[0] ?? 1, game.seats.at(-1) ?? 1];
  return (
    <fieldset class="panel plate">
      <legend>{t("seats")}</legend>
      <ul class="seats" role="list">
        {seats.map((seat, i) => (
          <li key={i}>
            <SeatMark seat={i} />
            <Radio
              name={`seat${i}`}
              legend={t("seat-n", { n: i + 1 })}
              value={seat.kind}
              options={KINDS.map((kind) => [kind, t(`seat-${kind}`)])}
              set={(kind) => put(i, kind === "bot" ? { kind, level: usualLevel(game) } : { kind })}
            />
            <div class="who">
              {seat.kind === "bot" ? (
                <>
                  <Icon name="i-bot" />
                  <select
                    class="grow"
                    aria-label={t("bot-level")}
                    value={seat.level}
                    onChange={(event) => put(i, { kind: "bot", level: event.currentTarget.value })}
                  >
                    {game.levels.map((level) => (
                      <option key={level.name} value={level.name}>
                        {level.label}
                      </option>
                    ))}
                  </select>
                </>
              ) : (
                <span class="muted">
                  {seat.kind === "me" && <b>{api.me.value?.name} </b>}
                  {t(`seat-${seat.kind}-help`)}
                </span>
              )}
            </div>
            <button
              class="btn quiet bare"
              type="button"
              aria-disabled={seats.length <= least}
              onClick={() => seats.length > least && set(seats.filter((_, k) => k !== i))}
            >
              <Icon name="i-close" />
              <span class="sr">{t("seat-remove", { n: i + 1 })}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="small muted foot">{t("bots-help")}</p>
      {seats.length < most && (
        <p class="foot">
          <button class="btn" type="button" onClick={() => set([...seats, { kind: "open" }])}>
            <Icon name="i-plus" />
            {t("seat-add")}
          </button>
        </p>
      )}
    </fieldset>
  );
}

export function Create() {
  const games = api.shelf.value;
  const asked = games.find((game) => game.name === query.value.get("game")) ?? games[0];
  const [name, setName] = useState(asked?.name ?? "");
  const game = games.find((title) => title.name === name) ?? asked;
  const friendly = (title: GameView): SeatWish[] =>
    Array.from({ length: title.usual_seats }, (_, i) =>
      i === 0 ? { kind: "me" } : i === 1 ? { kind: "invite" } : { kind: "bot", level: usualLevel(title) },
    );
  const [seats, setSeats] = useState<SeatWish[]>(asked ? friendly(asked) : []);
  const [terms, setTerms] = useState(USUAL);
  const [typed, setTyped] = useState<string | null>(null); // a name that nobody typed here may be changed elsewhere
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  useEffect(() => {
    document.title = `Atoll · ${t("new-table")}`;
  }, [language.value]);
  if (!game) return <Site>{null}</Site>;
  const choose = (chosen: GameView) => {
    setName(chosen.name);
    setSeats(friendly(chosen));
    setTerms({ ...terms, options: {} });
  };
  const open = async () => {
    const called = typed?.trim();
    if (called && called !== api.me.value?.name) await api.change({ name: called });
    const options = settled(game, seats.length, terms.options);
    const made = await api.lay({ ...terms, game: game.name, seats, options, title: terms.title.trim() });
    go(`/t/${made.id}`);
  };
  return (
    <Site>
      <main class="page" id="main">
        <h1>{t("open-a-table")}</h1>
        <form class="two-thirds" onSubmit={(event) => (event.preventDefault(), attempt(open))}>
          <div class="stack">
            <fieldset class="panel plate">
              <legend>{t("game")}</legend>
              <div class="tiles trio">
                {games.map((one) => (
                  <label key={one.name} class="tile">
                    <input type="radio" name="game" checked={one.name === game.name} onChange={() => choose(one)} />
                    <Cover game={one.name} cls="pic" />
                    <b>{one.title}</b>
                    <span class="muted">{facts(one)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Seats game={game} seats={seats} set={setSeats} />
            <fieldset class="panel plate">
              <legend>{t("pace")}</legend>
              <PaceFields terms={terms} set={setTerms} />
            </fieldset>
            <fieldset class="panel plate">
              <legend>{t("options")}</legend>
              <OptionFields terms={terms} set={setTerms} game={game} seats={seats.length} />
            </fieldset>
          </div>
          <div class="along">
            <section class="panel stack" aria-labelledby="yours">
              <div class="chart">
                <Cover game={game.name} cls="cover plaque" />
              </div>
              <h2 id="yours">{t("your-table")}</h2>
              <p>
                <b>{game.title}</b>: {party(game, seats)}.
              </p>
              <p class="small muted capital">
                {t(`pace-${terms.pace}`)}
                {terms.clock && `, ${t(`clock-${terms.pace}-${clockOf(terms)}`)}`}.
              </p>
              <p class="small muted">
                {t(
                  seats.some((seat) => seat.kind === "open" || seat.kind === "invite")
                    ? "link-follows"
                    : "begins-at-once",
                )}
              </p>
              <p class="row small muted">
                <Icon name="i-verify" />
                <span>{t("sealed-help")}</span>
              </p>
              <div class="field">
                <label for="my-name">{t("name-at-table")}</label>
                <input
                  id="my-name"
                  type="text"
                  maxLength={24}
                  value={typed ?? api.me.value?.name}
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
              </div>
              <Alarm text={trouble} />
            </section>
            <div class="dock">
              <button class="btn go big full" aria-disabled={busy}>
                <Icon name="i-check" />
                {t("open-table")}
              </button>
            </div>
          </div>
        </form>
      </main>
    </Site>
  );
}
