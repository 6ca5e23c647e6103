// Lay a table: game, seats, pace, options.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api";
import { Radio, Switch } from "./fields";
import { Site } from "./masthead";
import { usual, usualLevel } from "./lobby";
import { Alarm, Cover, Icon, SeatMark, useAttempt } from "./parts";
import { go, query } from "./route";
import type { Clock, GameView, SeatWish } from "./wire";
import { language, t } from "./words";

const KINDS: SeatWish["kind"][] = ["me", "invite", "bot", "open"];
const CLOCKS: Record<"live" | "turns", (Clock | null)[]> = {
  live: [null, { bank: 1200, increment: 20 }, { bank: 2400, increment: 30 }],
  turns: [null, { bank: 2 * 86_400, increment: 43_200 }, { bank: 7 * 86_400, increment: 86_400 }],
};

/** Who will sit there, in words. */
function party(game: GameView, seats: SeatWish[]): string {
  const label = (wish: SeatWish) => game.levels.find((level) => level.name === wish.level)?.label ?? "";
  const words = seats.map((seat) => t(`sum-${seat.kind}`, { level: label(seat) }));
  return new Intl.ListFormat(language.value).format(words);
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
    Array.from({ length: usual(title) }, (_, i) => (i === 0 ? { kind: "me" } : i === 1 ? { kind: "invite" } : { kind: "bot", level: usualLevel(title) }));
  const [seats, setSeats] = useState<SeatWish[]>(asked ? friendly(asked) : []);
  const [pace, setPace] = useState<"live" | "turns">("live");
  const [clock, setClock] = useState("0");
  const [options, setOptions] = useState<Record<string, string>>({});
  const [hints, setHints] = useState(true);
  const [guests, setGuests] = useState(true);
  const [openTalk, setOpenTalk] = useState(false);
  const [standIns, setStandIns] = useState(true);
  const [title, setTitle] = useState("");
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  useEffect(() => {
    document.title = `Atoll · ${t("new-table")}`;
  }, [language.value]);
  if (!game) return <Site>{null}</Site>;
  const choose = (title: GameView) => {
    setName(title.name);
    setSeats(friendly(title));
    setOptions({});
  };
  const open = async () => {
    const made = await api.lay({
      game: game.name, seats, options, title: title.trim(), pace,
      clock: CLOCKS[pace][Number(clock)] ?? null, hints, guests, open_talk: openTalk, stand_ins: standIns,
    });
    go(`/t/${made.id}`);
  };
  return (
    <Site>
      <main class="page" id="main">
        <h1>{t("lay-a-table")}</h1>
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
                    <span class="muted">
                      {t("players-time", { low: one.seats[0] ?? 1, high: one.seats.at(-1) ?? 1, time: t(`time-${one.name}`) })}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Seats game={game} seats={seats} set={setSeats} />
            <fieldset class="panel plate">
              <legend>{t("pace")}</legend>
              <div class="stack">
                <div class="tiles">
                  {(["live", "turns"] as const).map((kind) => (
                    <label key={kind} class="tile">
                      <input type="radio" name="pace" checked={pace === kind} onChange={() => (setPace(kind), setClock("0"))} />
                      <b>
                        <Icon name={kind === "live" ? "i-live" : "i-hourglass"} />
                        <span class="capital">{t(`pace-${kind}`)}</span>
                      </b>
                      <span class="muted">{t(`pace-${kind}-help`)}</span>
                    </label>
                  ))}
                </div>
                <div class="field">
                  <span aria-hidden="true">{t("clock")}</span>
                  <Radio name="clock" legend={t("clock")} value={clock} set={setClock} options={["0", "1", "2"].map((i) => [i, t(`clock-${pace}-${i}`)])} />
                  <span class="help">{t("clock-help")}</span>
                </div>
              </div>
            </fieldset>
            <fieldset class="panel plate">
              <legend>{t("options")}</legend>
              <div class="stack">
                {game.options.map((option) => (
                  <div key={option.name} class="field">
                    <span aria-hidden="true">{option.label}</span>
                    <Radio
                      name={`option-${option.name}`}
                      legend={option.label}
                      value={options[option.name] ?? option.values[0]?.value ?? ""}
                      options={option.values.map((value) => [value.value, value.label])}
                      set={(value) => setOptions({ ...options, [option.name]: value })}
                    />
                  </div>
                ))}
                <div>
                  <Switch label={t("hints")} help={t("hints-help")} on={hints} set={setHints} />
                  <Switch label={t("guests")} help={t("guests-help")} on={guests} set={setGuests} />
                  <Switch label={t("open-talk")} help={t("open-talk-help")} on={openTalk} set={setOpenTalk} />
                  <Switch label={t("stand-ins")} help={t("stand-ins-help")} on={standIns} set={setStandIns} />
                </div>
                <div class="field">
                  <label for="title">{t("table-title")}</label>
                  <input id="title" type="text" maxLength={40} value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
                </div>
              </div>
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
                {t(`pace-${pace}`)}
                {clock !== "0" && `, ${t(`clock-${pace}-${clock}`)}`}.
              </p>
              <p class="small muted">{t(seats.some((seat) => seat.kind === "open" || seat.kind === "invite") ? "link-follows" : "begins-at-once")}</p>
              <p class="row small muted">
                <Icon name="i-verify" />
                <span>{t("sealed-help")}</span>
              </p>
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
