// The table: bar above, board, log, prompt below. On a narrow screen one view at a time, by tabs.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import * as api from "./api";
import { AllMoves, Prompt } from "./prompt";
import { frozen } from "./choosing";
import { coach, HintPanel, nextAmount, percent, Warning } from "./hints";
import { keys, KeySheet } from "./keys";
import { WaitingRoom } from "./waiting-room";
import { LessonItem, LessonPaper } from "./lesson";
import { hover, Lens, LensSheet } from "./lens";
import * as socket from "./socket";
import { CopyButton, Icon, Languages, Loading, Pop, SeatMark } from "./ui";
import { Result } from "./result";
import { boardPage, BoardPages } from "./board-pages";
import { unread } from "./chat";
import { LogAndChat } from "./log-and-chat";
import { Offers, WaysOut } from "./life";
import { openRule, openSigns, RulesSheet } from "./rules";
import { openView, type View } from "./open-view";
import { cardsInHand, HAND, LOG_PANEL, PLAYERS } from "./scene-names";
import { nextSpeed, speed } from "./speed";
import { stand } from "./sprite";
import { Stage } from "./stage";
import { ResultBar } from "./replay-bar";
import { canNotify, forbidden, theme, nextTheme, sound, notifyMe, toggleSound, toggleNotify } from "./preferences";
import type { Frame, Scene, SeatView, TableView } from "./wire";
import { lookedAt } from "./story";
import { Heard, RoundCard, Strip } from "./story-strip";
import { language, languages, t } from "./i18n";

const EDGE = 8; // pixels between the log and the edge of the window
const AGAIN = 4000; // milliseconds until what failed is asked for again

/** Where a panel of the scene lies on the screen: log and chat fill the place that Python left for them. */
function useFit(scene: Scene | null | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 0, h: 0 });
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) =>
      setSize({ w: entry!.contentRect.width, h: entry!.contentRect.height }),
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [scene === null]);
  const place = scene?.panels.find((panel) => panel.name === LOG_PANEL);
  if (!scene || !place || !size.w) return { box, style: undefined };
  const scale = Math.min(size.w / scene.w, size.h / scene.h);
  const left = (size.w - scene.w * scale) / 2 + (place.x ?? 0) * scale;
  const top = (size.h - scene.h * scale) / 2 + (place.y ?? 0) * scale;
  const own = place.w * scale;
  const width = socket.slim.value ? own : Math.max(own, size.w - left - EDGE); // what is free beside a wide board is the log's
  const style = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${place.h * scale}px` };
  return { box, style };
}

export function Bar({ now, children }: { now: Frame; children?: preact.ComponentChildren }) {
  const scene = now.scene;
  const game = api.gameNamed(now.game);
  return (
    <header class="bar">
      <a class="mark wide" href="/" aria-label={t("lobby")}>
        <Icon name="atoll-mark" cls="mark" />
      </a>
      <a class="btn quiet bare narrow" href="/">
        <Icon name="i-back" />
        <span class="sr">{t("lobby")}</span>
      </a>
      <div class="title">
        <h1>{game?.title ?? now.title}</h1>
        <p class="tiny muted">
          {now.branch && (
            <a class="tag" href={`/t/${now.branch}/replay`}>
              <Icon name="i-branch" />
              {t("branch")}
            </a>
          )}
          {now.over ? t("finished") : scene?.heading}
        </p>
      </div>
      {now.practice && (
        <span class="tag practice" title={t("practice-help")}>
          <Icon name="i-branch" />
          {t("practice")}
        </span>
      )}
      <ol class="steps" role="list" aria-label={t("order-of-play")}>
        {scene?.steps?.map((step, i) => (
          <li key={step} aria-current={i === scene.step ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <span class="grow" />
      {now.bots && now.seats.some((seat) => seat.kind === "bot") && (
        <span class="strength row tiny" role="status">
          <Icon name="i-bot" />
          {t(`bots-${now.bots}`)}
        </span>
      )}
      {now.guests > 0 && (
        <span class="row tiny muted wide" title={t("watchers", { who: now.watchers.join(", ") })}>
          <Icon name="i-eye" />
          {now.guests}
          <span class="sr">{t("watching", { n: now.guests })}</span>
        </span>
      )}
      {children}
      <button class="btn quiet" type="button" onClick={() => openRule()}>
        <Icon name="i-rules" />
        <span class="wide">{t("rules")}</span>
        <span class="sr narrow">{t("rules")}</span>
      </button>
      {game?.legend && (
        <button class="btn quiet" type="button" data-signs onClick={openSigns}>
          <Icon name="i-why" />
          <span class="wide">{t("rules-signs")}</span>
          <span class="sr narrow">{t("rules-signs")}</span>
        </button>
      )}
      <span class="wide">
        <Languages />
      </span>
      <button class="btn quiet bare" type="button" popovertarget="menu">
        <Icon name="i-menu" />
        <span class="sr">{t("menu")}</span>
      </button>
    </header>
  );
}

function Menu({ now, about }: { now: Frame; about: TableView | null }) {
  const link = `${location.origin}/t/${now.table}${about?.invite ? `?invite=${about.invite}` : ""}`;
  const me = now.seats[now.you];
  const close = () => document.getElementById("menu")?.hidePopover();
  return (
    <Pop id="menu" title={now.title || t("menu")} cls="below">
      <ul class="menu" role="list">
        <li>
          <CopyButton text={link} label={t("copy-invite")} icon="i-link" cls="btn quiet" />
        </li>
        <li>
          <button class="btn quiet" type="button" aria-pressed={sound.value} onClick={toggleSound}>
            <Icon name="i-bell" />
            {t(sound.value ? "sound-on" : "sound-off")}
          </button>
        </li>
        {canNotify && (
          <li>
            <button class="btn quiet" type="button" aria-pressed={notifyMe.value} onClick={() => void toggleNotify()}>
              <Icon name="i-bell" />
              {t(notifyMe.value ? "tell-on" : forbidden.value ? "tell-forbidden" : "tell-off")}
            </button>
          </li>
        )}
        <li>
          <button class="btn quiet" type="button" onClick={nextTheme}>
            <Icon name="i-moon" />
            {t(`theme-${theme.value || "system"}`)}
          </button>
        </li>
        {languages.value
          .filter(({ code }) => code !== language.value)
          .map(({ code, name }) => (
            <li key={code}>
              <button
                class="btn quiet"
                type="button"
                lang={code}
                onClick={() => void api.switchTo(code).catch((error: Error) => (socket.trouble.value = error.message))}
              >
                <Icon name="i-globe" />
                {name}
              </button>
            </li>
          ))}
        {now.you >= 0 && (about?.hints ?? true) && (
          <li>
            <button class="btn quiet" type="button" onClick={nextAmount}>
              <Icon name="i-hint" />
              {coach.value ? t("coach-on", { percent: percent(coach.value) }) : t("coach-off")}
            </button>
          </li>
        )}
        <li>
          <button class="btn quiet" type="button" onClick={nextSpeed}>
            <Icon name="i-play" />
            {t(`speed-${speed.value}`)}
          </button>
        </li>
        <li>
          <button
            class="btn quiet"
            type="button"
            popovertarget="menu"
            popovertargetaction="hide"
            onClick={() => document.getElementById("keys")?.showPopover()}
          >
            <Icon name="i-dots" />
            {t("keys")}
            <kbd aria-hidden="true">?</kbd>
          </button>
        </li>
        <LessonItem />
        {me && !now.over && (
          <li>
            <button
              class="btn quiet"
              type="button"
              onClick={() => (socket.send({ type: "vote", seat: now.you, wish: !me.stand_in }), close())}
            >
              <Icon name="i-bot" />
              {t(me.stand_in ? "play-myself" : "bot-for-me")}
            </button>
          </li>
        )}
        <WaysOut now={now} about={about} close={close} />
        {now.watchers.length > 0 && (
          <li class="small muted">
            <Icon name="i-eye" />
            {t("watchers", { who: now.watchers.join(", ") })}
          </li>
        )}
        <li class="small muted">
          <Icon name="i-lock" />
          {t("sealed", { seal: now.seal.commitment.slice(0, 12) })}
        </li>
      </ul>
    </Pop>
  );
}

function Banner() {
  const now = socket.frame.value;
  if (socket.link.value === "open") return now ? <Offers now={now} /> : <div />;
  const lost = socket.link.value === "lost";
  return (
    <div class={`banner ${lost ? "lost" : ""}`} role="status">
      <Icon name={lost ? "i-offline" : "i-live"} />
      <p>{lost ? t("lost", { n: Math.max(0, socket.retryIn.value) }) : t("connecting")}</p>
      {lost && (
        <button class="btn" type="button" onClick={() => (socket.retryIn.value = 0)}>
          {t("try-now")}
        </button>
      )}
    </div>
  );
}

function Views({ scene }: { scene: Scene }) {
  const cards = cardsInHand(scene.panels);
  const tabs: [View, string, number][] = [
    ["board", "i-board", 0],
    [PLAYERS, "i-people", 0],
    ["log", "i-log", unread.value],
  ];
  if (cards !== undefined) tabs.splice(1, 0, [HAND, "i-hand", cards]);
  return (
    <nav class="views" aria-label={t("views")}>
      {tabs.map(([name, icon, badge]) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={openView.value === name ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            openView.value = name;
          }}
        >
          <Icon name={icon} />
          {t(`view-${name}`)}
          {badge > 0 && <span class="badge">{badge}</span>}
        </a>
      ))}
    </nav>
  );
}

export function Board({ scene }: { scene: Scene }) {
  const { box, style } = useFit(scene);
  const narrow = socket.narrow.value;
  const shown = narrow ? openView.value : "board";
  useLayoutEffect(() => void (box.current!.scrollTop = 0), [shown]); // each tab is read from its beginning
  return (
    <>
      <section class={`stage view-${shown} ${narrow ? "tall" : ""}`} aria-labelledby="board-title">
        <h2 class="sr" id="board-title">
          {t("board")}
        </h2>
        {shown === "board" && <BoardPages />}
        {/* a drawing that listens for focus would be a stop of the Tab key: its frame listens for all of them */}
        <div
          class="fit"
          ref={box}
          tabIndex={shown === HAND || shown === PLAYERS ? 0 : undefined} // keys scroll it where nothing in it takes them
          role={shown === HAND || shown === PLAYERS ? "group" : undefined}
          aria-labelledby={shown === HAND || shown === PLAYERS ? "board-title" : undefined}
          onFocusIn={stand}
          onFocusOut={() => hover(null)}
        >
          {shown === "board" && <Stage scene={scene} view="" page={boardPage.value} />}
          {(shown === HAND || shown === PLAYERS) && <Stage key={shown} scene={scene} view={shown} />}
          {narrow ? (
            shown === "log" && <LogAndChat />
          ) : (
            <LogAndChat style={style ?? { right: "8px", bottom: "8px", width: "340px", height: "200px" }} />
          )}
        </div>
      </section>
      {narrow && <Views scene={scene} />}
    </>
  );
}

/** A game that is not drawn: who sits here and whom the table waits for, its log, and below the list of choices. */
export const Undrawn = ({ seats }: { seats: SeatView[] }) => (
  <section class="stage plain">
    <ul class="around" role="list" aria-label={t("view-players")}>
      {seats.map((seat, i) => (
        <li key={i} class={seat.waiting ? "turn" : ""} aria-current={seat.waiting ? "true" : undefined}>
          <SeatMark seat={i} />
          <b>{seat.name}</b>
          {seat.kind === "bot" && <Icon name="i-bot" />}
          {seat.kind === "person" && !seat.connected && <Icon name="i-offline" />}
          {seat.waiting && <span class="tiny">{t("to-move")}</span>}
        </li>
      ))}
    </ul>
    <LogAndChat />
  </section>
);

/** Ask until there is an answer. Returns how to stop asking. */
function insist(ask: () => Promise<void>): () => void {
  let next = 0;
  let stopped = false;
  const again = () => {
    if (!stopped) next = window.setTimeout(once, AGAIN);
  };
  const once = () => void ask().catch(again);
  once();
  return () => {
    stopped = true;
    clearTimeout(next);
  };
}

export function TablePage({ id }: { id: string }) {
  const [about, setAbout] = useState<TableView | null>(null);
  const now = socket.frame.value;
  const waits = now?.phase === "gathering"; // its host may change it at any time
  useEffect(() => {
    frozen.value = false;
    openView.value = "board";
    socket.join(id);
    const stop = effect(() => {
      void [socket.shape.value, language.value]; // whenever one of them changes
      socket.requestScene();
    });
    addEventListener("keydown", keys);
    return () => {
      stop();
      removeEventListener("keydown", keys);
      socket.leave();
    };
  }, [id]);
  useEffect(() => {
    if (socket.turnedAway.value) return;
    return insist(() => api.table(id).then(setAbout));
  }, [
    id,
    socket.turnedAway.value,
    now?.phase,
    now?.seats.map((seat) => seat.name + seat.kind).join(),
    waits && socket.arrived.value,
  ]);
  useEffect(() => {
    if (!now) return;
    document.body.dataset.game = now.game;
    void api.showDrawings(now.game);
    if (!now.scene) return;
    const again = setInterval(() => void api.showDrawings(now.game), AGAIN); // which asks for nothing that is here already
    return () => clearInterval(again);
  }, [now?.game, Boolean(now?.scene), socket.link.value]);
  useEffect(() => {
    const title = api.gameNamed(now?.game)?.title ?? "Atoll";
    const mine = Boolean(now?.choices.length);
    document.title = mine ? `${t("your-turn")} · ${title}` : `${title} · Atoll`;
  }, [now?.choices.length, language.value]);
  if (socket.turnedAway.value) return <Missing text={socket.turnedAway.value} />;
  if (!now)
    return (
      <div class="at-table waiting">
        <Banner />
        <Loading />
      </div>
    );
  if (now.phase === "gathering") return <WaitingRoom about={about} now={now} />;
  return (
    <div class={`at-table ${socket.link.value === "lost" ? "is-lost" : ""}`}>
      <a class="skip btn" href="#prompt">
        {t("skip-to-choices")}
      </a>
      <Bar now={now} />
      <Menu now={now} about={about} />
      <Banner />
      <main>
        {now.over ? <ResultBar now={now} /> : <Prompt hints={about?.hints ?? true} absence={about?.absence ?? 0} />}
        {now.scene ? <Board scene={lookedAt.value?.scene ?? now.scene} /> : <Undrawn seats={now.seats} />}
        {now.over && <Result now={now} />}
        <Trouble />
        <LessonPaper />
        <Strip />
        <HintPanel />
        <Warning />
        <RoundCard />
        <AllMoves />
      </main>
      <Heard />
      <KeySheet />
      <Lens />
      <LensSheet />
      <RulesSheet game={now.game} />
    </div>
  );
}

export function Trouble() {
  const text = socket.trouble.value;
  useEffect(() => {
    if (!text) return;
    const end = setTimeout(() => (socket.trouble.value = ""), 8000);
    return () => clearTimeout(end);
  }, [text]);
  if (!text) return null;
  return (
    <div class="toast slip" role="alert">
      <Icon name="i-warn" />
      <p>{text}</p>
      <button class="btn quiet bare" type="button" onClick={() => (socket.trouble.value = "")}>
        <Icon name="i-close" />
        <span class="sr">{t("close")}</span>
      </button>
    </div>
  );
}

const Missing = ({ text }: { text: string }) => (
  <main class="page narrow-page">
    <div class="drawn panel">
      <svg aria-hidden="true">
        <use href="/symbols.svg#ill-serpent" />
      </svg>
      <h1>{text}</h1>
      <a class="btn go" href="/">
        {t("to-lobby")}
      </a>
    </div>
  </main>
);
