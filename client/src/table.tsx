// The table: bar above, board, log, prompt below. On a narrow screen one view at a time, by tabs.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import * as api from "./api";
import { AllMoves, Prompt } from "./prompt";
import { frozen } from "./choosing";
import { Bar } from "./bar";
import { HintPanel, Warning } from "./hints";
import { keys, KeySheet } from "./keys";
import { WaitingRoom } from "./waiting-room";
import { LessonPaper } from "./lesson";
import { hover, Lens, LensSheet } from "./lens";
import * as socket from "./socket";
import { Icon, Loading, SeatMark } from "./ui";
import { Result } from "./result";
import { boardPage, BoardPages } from "./board-pages";
import { unread } from "./chat";
import { LogAndChat } from "./log-and-chat";
import { Offers } from "./life";
import { DeadEnd } from "./masthead";
import { RulesSheet } from "./rules";
import { openView, type View } from "./open-view";
import { cardsInHand, HAND, LOG_PANEL, PLAYERS } from "./scene-names";
import { stand } from "./sprite";
import { Stage } from "./stage";
import { Menu } from "./table-menu";
import { ResultBar } from "./replay-bar";
import type { Scene, SeatView, TableView } from "./wire";
import { lookedAt } from "./story";
import { Heard, RoundCard, Strip } from "./story-strip";
import { language, t } from "./i18n";

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
  if (socket.turnedAway.value) return <DeadEnd title={socket.turnedAway.value} />;
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
