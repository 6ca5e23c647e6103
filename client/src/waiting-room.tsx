// The seats before the game: who is there, who is still missing, what is agreed, and the link that brings them.
import { useRef, useState } from "preact/hooks";
import * as api from "./api";
import { Chat } from "./chat";
import { Invitation } from "./invitation";
import { Lens } from "./lens";
import { Site } from "./masthead";
import { Name } from "./person";
import { OptionFields, PaceFields, settled, type Terms } from "./terms";
import { Alarm, Cover, Icon, SeatMark, useAttempt } from "./ui";
import { go, query } from "./route";
import { trouble as slip } from "./socket";
import type { Frame, GameView, Place, SeatView, TableView } from "./wire";
import { t } from "./i18n";

const isFree = (seat: SeatView) => seat.kind === "open" || seat.kind === "invite";

const who = (seat: SeatView) => (isFree(seat) && !seat.held ? t(`seat-${seat.kind}-empty`) : seat.name);

function Tags({ seat, mine, game }: { seat: SeatView; mine: boolean; game?: GameView }) {
  return (
    <>
      {mine && <span class="tag">{t("you")}</span>}
      {seat.kind === "bot" && (
        <span class="tag">
          <Icon name="i-bot" />
          {game?.levels.find((level) => level.name === seat.level)?.label ?? t("bot")}
        </span>
      )}
      {seat.kind === "person" && (
        <span class={`tag ${seat.connected ? "good" : ""}`}>{t(seat.connected ? "here" : "offline")}</span>
      )}
      {seat.held && <span class="tag">{t("seat-held")}</span>}
    </>
  );
}

/** What the host may do with a seat: move it up, give it to a bot or to anybody, take it away. */
function HostSeat({ seat, i, now, arrange }: { seat: SeatView; i: number; now: Frame; arrange: Arrange }) {
  const game = api.gameNamed(now.game);
  const places = now.seats.map((_, was): Place => ({ was }));
  const put = (wish: Place) => arrange(places.map((place, k) => (k === i ? wish : place)));
  const up = () => arrange(places.map((_, k) => places[k === i ? i - 1 : k === i - 1 ? i : k]!));
  const kinds = ["open", "invite", ...(game?.levels ?? []).map((level) => level.name)];
  const chosen = seat.kind === "bot" ? (seat.level ?? "") : isFree(seat) && !seat.held ? seat.kind : "keep";
  const name = seat.name || t("seat-n", { n: i + 1 });
  return (
    <div class="row host-seat">
      {i > 0 && (
        <button class="btn quiet bare" type="button" title={t("seat-up", { who: name })} onClick={up}>
          <Icon name="i-chevron" cls="i turned" />
          <span class="sr">{t("seat-up", { who: name })}</span>
        </button>
      )}
      <select
        aria-label={t("seat-for", { who: name })}
        value={chosen}
        onChange={(event) => {
          const kind = event.currentTarget.value;
          if (kind === "open" || kind === "invite") put({ kind });
          else if (kind !== "keep") put({ kind: "bot", level: kind });
        }}
      >
        {chosen === "keep" && <option value="keep">{seat.name}</option>}
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === "open" || kind === "invite"
              ? t(`seat-${kind}`)
              : (game?.levels.find((level) => level.name === kind)?.label ?? kind)}
          </option>
        ))}
      </select>
      {now.seats.length > (game?.seats[0] ?? 1) && i !== now.you && (
        <button
          class="btn quiet bare"
          type="button"
          title={t("seat-remove", { n: i + 1 })}
          onClick={() => arrange(places.filter((_, k) => k !== i))}
        >
          <Icon name="i-close" />
          <span class="sr">{t("seat-remove", { n: i + 1 })}</span>
        </button>
      )}
    </div>
  );
}

type Arrange = (seats: Place[]) => void;

/** What is agreed, and for the host a form to agree on something else. */
function Agreed({ about, game, seats }: { about: TableView; game: GameView; seats: number }) {
  const [draft, setDraft] = useState<Terms | null>(null);
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  const options = settled(game, seats, about.options ?? {});
  const chosen = game.options
    .filter((option) => option.name in options)
    .map((option) =>
      stated(option.label, option.values.find((one) => one.value === options[option.name])?.label ?? ""),
    );
  const facts = [t(`pace-${about.pace}`), ...chosen, stated(t("resigning"), t(`resigning-${about.resigning}`))];
  if (!draft)
    return (
      <p class="small muted agreed">
        <span>{facts.join(" · ")}</span>
        {about.host && (
          <button class="btn quiet" type="button" onClick={() => setDraft(termsOf(about))}>
            {t("change-terms")}
          </button>
        )}
      </p>
    );
  const save = async () => {
    const kept = settled(game, seats, draft.options);
    await api.agree(about.id, { ...draft, options: kept, title: draft.title.trim() });
    setDraft(null);
  };
  return (
    <form class="stack terms" onSubmit={(event) => (event.preventDefault(), attempt(save))}>
      <PaceFields terms={draft} set={setDraft} />
      <OptionFields terms={draft} set={setDraft} game={game} seats={seats} />
      <Alarm text={trouble} />
      <div class="row">
        <button class="btn go" aria-disabled={busy}>
          {t("save")}
        </button>
        <button class="btn" type="button" onClick={() => setDraft(null)}>
          {t("put-back")}
        </button>
      </div>
    </form>
  );
}

const stated = (what: string, how: string) => t("stated", { what, how });

const termsOf = (about: TableView): Terms => ({
  options: about.options,
  title: about.title,
  pace: about.pace,
  clock: about.clock,
  hints: about.hints,
  guests: about.guests,
  open_talk: about.open_talk,
  stand_ins: about.stand_ins,
  absence: about.absence,
  resigning: about.resigning,
});

/** Arrange the seats that are shown. A second click on the same seats is none; one on the next needs not wait. */
function useArrange({ table, changed }: Frame, tell: (text: string) => void): Arrange {
  const asked = useRef(0);
  return (seats) => {
    if (asked.current === changed) return;
    asked.current = changed;
    api.arrange(table, { changed, seats }).then(
      () => tell(""),
      (error: Error) => {
        asked.current = 0;
        tell(error.message);
      },
    );
  };
}

export function WaitingRoom({ about, now }: { about: TableView | null; now: Frame }) {
  const [trouble, setTrouble] = useState("");
  const [sure, setSure] = useState(false);
  const { busy, attempt } = useAttempt(setTrouble);
  const [typed, setTyped] = useState<string | null>(null); // a name that nobody typed here may be changed elsewhere
  const invite = about?.invite || query.value.get("invite") || "";
  const game = api.gameNamed(now.game);
  const free = (seat: SeatView, i: number) =>
    i === now.held || (!seat.held && (seat.kind === "open" || (seat.kind === "invite" && invite !== "")));
  const anyFree = now.seats.some(free);
  const sit = async (seat: number) => {
    const name = typed?.trim();
    if (name && name !== api.me.value?.name) await api.change({ name });
    await api.sit(now.table, { seat, invite });
  };
  const getUp = async () => {
    await api.leave(now.table);
    if (!now.host) go("/");
  };
  const cancel = async () => {
    await api.cancel(now.table);
    go("/");
  };
  const start = () => api.start(now.table, { level: game?.levels[1]?.name ?? "" });
  const arrange = useArrange(now, setTrouble);
  return (
    <Site>
      <main class="page waiting-page" id="main">
        <section class="panel stack gather">
          <div class="row">
            <div class="chart cover-small">
              <Cover game={now.game} cls="cover" />
            </div>
            <div class="grow">
              <h1>{now.title || game?.title}</h1>
              {now.title && <p>{game?.title}</p>}
              <p class="muted">{t(now.you >= 0 ? "gather-how" : anyFree ? "gather-sit" : "gather-full")}</p>
            </div>
          </div>
          {about && game && <Agreed about={about} game={game} seats={now.seats.length} />}
          {now.you >= 0 && <Name name={api.me.value?.name ?? ""} id="my-name" />}
          {now.you < 0 && anyFree && (
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
          )}
          <ul class="seats" role="list">
            {now.seats.map((seat, i) => (
              <li key={i}>
                <SeatMark seat={i} />
                <div class="who">
                  <b>{who(seat)}</b>
                  <Tags seat={seat} mine={i === now.you} game={game} />
                </div>
                <div class="row seat-acts">
                  {free(seat, i) && now.you < 0 && (
                    <button class="btn choice" type="button" aria-disabled={busy} onClick={() => attempt(() => sit(i))}>
                      {t("sit-down")}
                    </button>
                  )}
                  {(i === now.you || i === now.held) && (
                    <button class="btn quiet" type="button" aria-disabled={busy} onClick={() => attempt(getUp)}>
                      {t(i === now.held ? "not-now" : "get-up")}
                    </button>
                  )}
                  {now.host && about && i !== now.you && <HostSeat seat={seat} i={i} now={now} arrange={arrange} />}
                </div>
              </li>
            ))}
          </ul>
          {now.host && about && now.seats.length < (game?.seats.at(-1) ?? 1) && (
            <p>
              <button
                class="btn"
                type="button"
                onClick={() => arrange([...now.seats.map((_, was): Place => ({ was })), { kind: "open" }])}
              >
                <Icon name="i-plus" />
                {t("seat-add")}
              </button>
            </p>
          )}
          <Alarm text={trouble || slip.value} />
          {now.host && (
            <div class="row wrap starting">
              <button class="btn go big" type="button" aria-disabled={busy} onClick={() => attempt(start)}>
                <Icon name="i-play" />
                {t("start-now")}
              </button>
              <span class="small muted grow">{t("start-help")}</span>
              {sure ? (
                <>
                  <button class="btn" type="button" aria-disabled={busy} onClick={() => attempt(cancel)}>
                    {t("cancel-sure")}
                  </button>
                  <button class="btn quiet" type="button" onClick={() => setSure(false)}>
                    {t("put-back")}
                  </button>
                </>
              ) : (
                <button class="btn quiet" type="button" onClick={() => setSure(true)}>
                  {t("cancel-table")}
                </button>
              )}
            </div>
          )}
        </section>
        <div class="stack beside">
          {(now.you >= 0 || now.host) &&
            about && ( // before that the link would lack its invitation
              <section class="panel">
                <Invitation path={`/t/${now.table}${invite ? `?invite=${invite}` : ""}`} title={now.title} />
              </section>
            )}
          <section class="panel talk" aria-label={t("chat")}>
            <h2>{t("chat")}</h2>
            {now.watchers.length > 0 && <p class="small muted">{t("watchers", { who: now.watchers.join(", ") })}</p>}
            <Chat />
          </section>
        </div>
      </main>
      <Lens />
    </Site>
  );
}
