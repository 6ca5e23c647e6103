// The table: bar above, board, log, prompt below. On a narrow screen one view at a time, by tabs.
import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "./api";
import { buttons, AllMoves, Prompt } from "./prompt";
import { frozen, pending, propose, putBack } from "./choosing";
import { Gathering } from "./gather";
import { Guide, guideSeen, startGuide } from "./guide";
import { Lens, opened, Sheet } from "./lens";
import * as live from "./live";
import { CopyButton, Icon, Languages, Loading, Pop } from "./parts";
import { Result } from "./over";
import { openPage, Pages } from "./pages";
import { Book, page, unread } from "./rail";
import { openRule, RulesSheet } from "./rules";
import { Stage } from "./stage";
import { ResultStrip } from "./strip";
import { canTell, forbidden, lamp, nextLamp, sound, tellMe, toggleSound, toggleTell } from "./wishes";
import type { Frame, Scene, TableView } from "./wire";
import { language, t } from "./words";
import { zoomBy, zoomOut } from "./zoom";

const AGAIN = 4000; // milliseconds until what failed is asked for again

type View = "board" | "hand" | "players" | "log";
export const view = signal<View>("board");

/** Where a panel of the scene lies on the screen: log and chat fill the place that Python left for them. */
function useFit(scene: Scene | null | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 0, h: 0 });
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setSize({ w: entry!.contentRect.width, h: entry!.contentRect.height }));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [scene === null]);
  const place = scene?.panels.find((panel) => panel.name === "log");
  if (!scene || !place || !size.w) return { box, style: undefined };
  const scale = Math.min(size.w / scene.w, size.h / scene.h);
  const left = (size.w - scene.w * scale) / 2 + (place.x ?? 0) * scale;
  const top = (size.h - scene.h * scale) / 2 + (place.y ?? 0) * scale;
  const style = { left: `${left}px`, top: `${top}px`, width: `${place.w * scale}px`, height: `${place.h * scale}px` };
  return { box, style };
}

export function Bar({ now, children }: { now: Frame; children?: preact.ComponentChildren }) {
  const scene = now.scene;
  const game = api.shelf.value.find((title) => title.name === now.game);
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
        <p class="tiny muted">{now.over ? t("finished") : scene?.heading}</p>
      </div>
      <ol class="steps" role="list" aria-label={t("order-of-play")}>
        {scene?.steps?.map((step, i) => (
          <li key={step} aria-current={i === scene.step ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <span class="grow" />
      {now.guests > 0 && (
        <span class="row tiny muted wide">
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
  const other = language.value === "en" ? "fr" : "en";
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
        {canTell && (
          <li>
            <button class="btn quiet" type="button" aria-pressed={tellMe.value} onClick={() => void toggleTell()}>
              <Icon name="i-bell" />
              {t(tellMe.value ? "tell-on" : forbidden.value ? "tell-forbidden" : "tell-off")}
            </button>
          </li>
        )}
        <li>
          <button class="btn quiet" type="button" onClick={nextLamp}>
            <Icon name="i-moon" />
            {t(`lamp-${lamp.value || "system"}`)}
          </button>
        </li>
        <li>
          <button class="btn quiet" type="button" lang={other} onClick={() => void api.switchTo(other).catch((error: Error) => (live.trouble.value = error.message))}>
            <Icon name="i-globe" />
            {other === "fr" ? "Français" : "English"}
          </button>
        </li>
        <li>
          <button class="btn quiet" type="button" popovertarget="menu" popovertargetaction="hide" onClick={() => startGuide(now.game)}>
            <Icon name="i-hint" />
            {t("guide-again")}
          </button>
        </li>
        {now.you >= 0 && !now.over && (
          <li>
            <button class="btn quiet" type="button" onClick={() => live.say({ type: "vote", seat: now.you, wish: !me?.stand_in })}>
              <Icon name="i-bot" />
              {t(me?.stand_in ? "play-myself" : "bot-for-me")}
            </button>
          </li>
        )}
        {now.seats.map(
          (seat, i) =>
            i !== now.you && now.you >= 0 && seat.kind === "person" && !seat.connected && !seat.stand_in && (
              <li key={i}>
                <button class="btn quiet" type="button" onClick={() => live.say({ type: "vote", seat: i, wish: true })}>
                  <Icon name="i-bot" />
                  {t("vote-stand-in", { who: seat.name, votes: seat.votes ?? 0, needed: seat.votes_needed ?? 0 })}
                </button>
              </li>
            ),
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
  if (live.link.value === "open") return <div />;
  const lost = live.link.value === "lost";
  return (
    <div class={`banner ${lost ? "lost" : ""}`} role="status">
      <Icon name={lost ? "i-offline" : "i-live"} />
      <p>{lost ? t("lost", { n: Math.max(0, live.retryIn.value) }) : t("connecting")}</p>
      {lost && (
        <button class="btn" type="button" onClick={() => (live.retryIn.value = 0)}>
          {t("try-now")}
        </button>
      )}
    </div>
  );
}

function Views({ scene }: { scene: Scene }) {
  const hand = scene.panels.some((panel) => panel.view === "hand");
  const cards = scene.panels.find((panel) => panel.view === "hand")?.sprites?.filter((s) => s.state?.includes("in-hand")).length ?? 0;
  const tabs: [View, string, number][] = [["board", "i-board", 0], ["players", "i-people", 0], ["log", "i-log", unread.value]];
  if (hand) tabs.splice(1, 0, ["hand", "i-hand", cards]);
  return (
    <nav class="views" aria-label={t("views")}>
      {tabs.map(([name, icon, badge]) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={view.value === name ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            view.value = name;
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
  const narrow = live.narrow.value;
  const shown = narrow ? view.value : "board";
  return (
    <>
      <section class={`stage view-${shown}`} aria-labelledby="board-title">
        <h2 class="sr" id="board-title">
          {t("board")}
        </h2>
        {shown === "board" && <Pages />}
        <div class="fit" ref={box}>
          {shown === "board" && <Stage scene={scene} view="" page={openPage.value} />}
          {(shown === "hand" || shown === "players") && <Stage key={shown} scene={scene} view={shown} />}
          {narrow ? shown === "log" && <Book /> : <Book style={style ?? { right: "8px", bottom: "8px", width: "340px", height: "200px" }} />}
        </div>
      </section>
      {narrow && <Views scene={scene} />}
    </>
  );
}

/** A game that is not drawn yet still plays by its list of choices. */
const Undrawn = () => (
  <section class="stage plain">
    <Book />
  </section>
);

/** The number on a key, 0 if there is none; the number row of a French keyboard writes other signs. */
function numberOn(event: KeyboardEvent): number {
  const row = event.shiftKey ? "" : event.code.replace("Digit", "");
  return Number(event.key) || Number(row) || 0;
}

/** What a number presses: a button of the prompt, or yes and no while one move is asked about again. */
function numbered(number: number): (() => void) | undefined {
  const asked = pending.value;
  return asked ? [() => propose(asked), putBack][number - 1] : buttons.value[number - 1]?.act;
}

function keys(event: KeyboardEvent): void {
  const phase = live.frame.value?.phase;
  if (!phase || phase === "gathering") return; // there is no board yet to act on
  const field = (event.target as Element).closest("input, textarea, select");
  if (field || event.ctrlKey || event.metaKey || event.altKey) return;
  const press: Record<string, () => void> = {
    u: () => live.undo(1),
    h: () => live.say({ type: "hint" }),
    r: () => openRule(),
    "/": () => openRule(),
    l: () => ((page.value = "log"), (view.value = "log")),
    c: () => ((page.value = "chat"), (view.value = "log"), setTimeout(() => document.getElementById("chat-field")?.focus())),
    p: () => document.getElementById("prompt")?.focus(),
    "+": () => zoomBy(1.2),
    "-": () => zoomBy(1 / 1.2),
    "0": zoomOut,
    Escape: () => {
      if (live.advice.value || live.reason.value) live.advice.value = live.reason.value = null;
      else if (opened.value) opened.value = null;
      else putBack();
    },
  };
  const act = numbered(numberOn(event)) ?? press[event.key];
  if (!act || document.querySelector(":popover-open")) return; // Escape closes that first
  event.preventDefault();
  act();
}

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
  const now = live.frame.value;
  useEffect(() => {
    frozen.value = false;
    view.value = "board";
    live.join(id);
    const stop = effect(() => {
      live.narrow.value;
      language.value;
      live.show();
    });
    addEventListener("keydown", keys);
    return () => {
      stop();
      removeEventListener("keydown", keys);
      live.leave();
    };
  }, [id]);
  useEffect(() => {
    if (live.turnedAway.value) return;
    return insist(() => api.table(id).then(setAbout));
  }, [id, live.turnedAway.value, now?.phase, now?.seats.map((seat) => seat.name + seat.kind).join()]);
  useEffect(() => {
    if (!now) return;
    document.body.dataset.game = now.game;
    void api.art(now.game);
    if (!now.scene) return;
    const again = setInterval(() => void api.art(now.game), AGAIN); // which asks for nothing that is here already
    return () => clearInterval(again);
  }, [now?.game, Boolean(now?.scene), live.link.value]);
  useEffect(() => {
    if (now?.phase === "playing" && now.you >= 0 && !guideSeen(now.game)) startGuide(now.game);
  }, [now?.game, now?.phase]);
  useEffect(() => {
    const title = api.shelf.value.find((game) => game.name === now?.game)?.title ?? "Atoll";
    const mine = Boolean(now?.choices.length);
    document.title = mine ? `${t("your-turn")} · ${title}` : `${title} · Atoll`;
  }, [now?.choices.length, language.value]);
  if (live.turnedAway.value) return <Missing text={live.turnedAway.value} />;
  if (!now) return <div class="at-table waiting"><Banner /><Loading /></div>;
  if (now.phase === "gathering") return <Gathering about={about} now={now} />;
  return (
    <div class={`at-table ${live.link.value === "lost" ? "is-lost" : ""}`}>
      <a class="skip btn" href="#prompt">
        {t("skip-to-choices")}
      </a>
      <Bar now={now} />
      <Menu now={now} about={about} />
      <Banner />
      <main>
        {now.scene ? <Board scene={now.scene} /> : <Undrawn />}
        {now.over && <Result now={now} />}
        <Trouble />
        <Guide />
        {now.over ? <ResultStrip now={now} /> : <Prompt hints={about?.hints ?? true} />}
        <AllMoves />
      </main>
      <Lens />
      <Sheet />
      <RulesSheet game={now.game} />
    </div>
  );
}

export function Trouble() {
  const text = live.trouble.value;
  useEffect(() => {
    if (!text) return;
    const end = setTimeout(() => (live.trouble.value = ""), 8000);
    return () => clearTimeout(end);
  }, [text]);
  if (!text) return null;
  return (
    <div class="toast slip" role="alert">
      <Icon name="i-warn" />
      <p>{text}</p>
      <button class="btn quiet bare" type="button" onClick={() => (live.trouble.value = "")}>
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
      <h1>{t("no-table")}</h1>
      <p>{text}</p>
      <a class="btn go" href="/">
        {t("to-lobby")}
      </a>
    </div>
  </main>
);
