// The seats before the game: who is there, who is still missing, and the link that brings them.
import { useState } from "preact/hooks";
import { renderSVG } from "uqr";
import * as api from "./api";
import { Lens } from "./lens";
import { Site } from "./masthead";
import { Alarm, CopyButton, Cover, Icon, SeatMark, useAttempt } from "./parts";
import { go, query } from "./route";
import type { Frame, SeatView, TableView } from "./wire";
import { t } from "./words";

/** The link as a picture for a phone's camera. */
function Qr({ link }: { link: string }) {
  const svg = new DOMParser().parseFromString(renderSVG(link, { border: 1 }), "image/svg+xml").documentElement;
  return (
    <svg class="qr" role="img" aria-label={t("qr")} viewBox={svg.getAttribute("viewBox")!}>
      {[...svg.querySelectorAll("path, rect")].map((node, i) =>
        node.tagName === "path" ? <path key={i} d={node.getAttribute("d")!} /> : <rect key={i} fill="#fff" width="100%" height="100%" />,
      )}
    </svg>
  );
}

/** Hand the link to another app of the phone. Whoever changes their mind there has met no error. */
async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
  }
}

const who = (seat: SeatView) => (seat.kind === "open" || seat.kind === "invite" ? t(`seat-${seat.kind}-help`) : seat.name);

export function Gathering({ about, now }: { about: TableView | null; now: Frame }) {
  const [trouble, setTrouble] = useState("");
  const { busy, attempt } = useAttempt(setTrouble);
  const [typed, setTyped] = useState<string | null>(null); // a name that nobody typed here may be changed elsewhere
  const invite = about?.invite || query.value.get("invite") || "";
  const link = `${location.origin}/t/${now.table}${invite ? `?invite=${invite}` : ""}`;
  const game = api.shelf.value.find((title) => title.name === now.game);
  const free = (seat: SeatView) => seat.kind === "open" || (seat.kind === "invite" && invite !== "");
  const anyFree = now.seats.some(free);
  const sit = async (seat: number) => {
    const name = typed?.trim();
    if (name && name !== api.me.value?.name) await api.change({ name });
    await api.sit(now.table, { seat, invite });
  };
  const getUp = async () => {
    await api.leave(now.table);
    go("/");
  };
  const start = () => api.start(now.table, { level: game?.levels[1]?.name ?? "" });
  return (
    <Site>
      <main class="page narrow-page" id="main">
        <section class="panel stack gather">
          <div class="row">
            <div class="chart cover-small">
              <Cover game={now.game} cls="cover" />
            </div>
            <div class="grow">
              <h1>{now.title || game?.title}</h1>
              <p class="muted">{t(now.you >= 0 ? "gather-how" : anyFree ? "gather-sit" : "gather-full")}</p>
            </div>
          </div>
          {now.you < 0 && anyFree && (
            <div class="field">
              <label for="my-name">{t("name-at-table")}</label>
              <input id="my-name" type="text" maxLength={24} value={typed ?? api.me.value?.name} onInput={(event) => setTyped(event.currentTarget.value)} />
            </div>
          )}
          <ul class="seats" role="list">
            {now.seats.map((seat, i) => (
              <li key={i}>
                <SeatMark seat={i} />
                <div class="who">
                  <b>{who(seat)}</b>
                  {i === now.you && <span class="tag">{t("you")}</span>}
                  {seat.kind === "bot" && (
                    <span class="tag">
                      <Icon name="i-bot" />
                      {game?.levels.find((level) => level.name === seat.level)?.label ?? t("bot")}
                    </span>
                  )}
                  {seat.kind === "person" && <span class={`tag ${seat.connected ? "good" : ""}`}>{t(seat.connected ? "here" : "offline")}</span>}
                </div>
                {free(seat) && now.you < 0 ? (
                  <button class="btn choice" type="button" aria-disabled={busy} onClick={() => attempt(() => sit(i))}>
                    {t("sit-down")}
                  </button>
                ) : i === now.you && !now.host ? (
                  <button class="btn quiet" type="button" aria-disabled={busy} onClick={() => attempt(getUp)}>
                    {t("get-up")}
                  </button>
                ) : (
                  <span />
                )}
              </li>
            ))}
          </ul>
          {(now.you >= 0 || now.host) && about && ( // before that the link would lack its invitation
            <div class="invite">
              <div class="field">
                <label for="link">{t("invite-link")}</label>
                <div class="link">
                  <input id="link" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
                  <CopyButton text={link} label={t("copy")} />
                </div>
              </div>
              <div class="row">
                <Qr link={link} />
                <div class="stack">
                  <p class="small muted">{t("invite-help")}</p>
                  {"share" in navigator && (
                    <button class="btn" type="button" onClick={() => void share(link, now.title).catch((error: Error) => setTrouble(error.message))}>
                      <Icon name="i-share" />
                      {t("share")}
                    </button>
                  )}
                </div>
              </div>
            </div>
          )}
          <Alarm text={trouble} />
          {now.host && (
            <div class="row wrap">
              <button class="btn go big" type="button" aria-disabled={busy} onClick={() => attempt(start)}>
                <Icon name="i-play" />
                {t("start-now")}
              </button>
              <span class="small muted grow">{t("start-help")}</span>
            </div>
          )}
        </section>
      </main>
      <Lens />
    </Site>
  );
}
