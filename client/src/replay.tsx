// Any finished game again: step, play, jump to a move, link to a position.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api";
import { frozen } from "./choosing";
import { Lens, RuleLink, Sheet } from "./lens";
import { LeadFigures, LeadGraph } from "./lead";
import { arrived, frame, log, narrow, shape } from "./live";
import { Scores, SealView } from "./over";
import { CopyButton, Icon, Loading, Pop } from "./parts";
import { go, query } from "./route";
import { RulesSheet } from "./rules";
import { Bar, Board } from "./table";
import type { TableView } from "./wire";
import { language, t } from "./words";

const playing = signal(false);

export function Replay({ id }: { id: string }) {
  const [about, setAbout] = useState<TableView | null>(null);
  const [total, setTotal] = useState(0);
  const [trouble, setTrouble] = useState("");
  const [course, setCourse] = useState<number[][]>([]);
  const asked = query.value.get("n");
  const n = asked === null ? total : Math.min(Number(asked), total || Number(asked));
  const now = frame.value;
  const jump = (to: number) => go(`/t/${id}/replay?n=${Math.max(0, Math.min(total || to, to))}`, true);
  useEffect(() => {
    frozen.value = true;
    api.table(id).then(setAbout, (error: Error) => setTrouble(error.message));
    api.lead(id).then((lead) => setCourse(lead.values), () => setCourse([]));
    return () => {
      frozen.value = false;
      playing.value = false;
      frame.value = null;
    };
  }, [id]);
  useEffect(() => {
    let stale = false;
    api.replayed(id, asked === null ? 100_000 : n, shape()).then(
      (next) => {
        if (stale) return;
        document.body.dataset.game = next.game;
        void api.art(next.game);
        frame.value = next;
        arrived.value = performance.now();
        log.value = next.news;
        setTotal((known) => Math.max(known, next.over ? next.entries : known));
      },
      (error: Error) => setTrouble(error.message),
    );
    return () => {
      stale = true;
    };
  }, [id, n, asked === null, narrow.value, language.value]);
  useEffect(() => {
    if (total || !about) return;
    api.replayed(id, 100_000, "tall").then((last) => setTotal(last.entries), () => undefined);
  }, [about]);
  useEffect(() => {
    if (!playing.value) return;
    if (n >= total) {
      playing.value = false;
      return;
    }
    const next = setTimeout(() => jump(n + 1), 1100);
    return () => clearTimeout(next);
  }, [playing.value, n, total]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if ((event.target as Element).closest("input:not([type=range]), textarea, button")) return;
      const press: Record<string, () => void> = {
        ArrowLeft: () => jump(n - 1),
        ArrowRight: () => jump(n + 1),
        Home: () => jump(0),
        End: () => jump(total),
        " ": () => (playing.value = !playing.value),
      };
      const act = press[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
  if (trouble) return <main class="page"><p role="alert">{trouble}</p></main>;
  if (!now || now.table !== id) return <div class="at-table waiting"><Loading /></div>;
  const line = now.news.at(-1);
  const playOn = () => {
    if (!now.over) api.playOn(id, n).then((made) => go(`/t/${made.id}`), (error: Error) => setTrouble(error.message));
  };
  const button = (label: string, icon: string, to: number) => (
    <button class="btn quiet" type="button" title={t(label)} aria-disabled={to < 0 || to > total} onClick={() => jump(to)}>
      <Icon name={icon} />
      <span class="sr">{t(label)}</span>
    </button>
  );
  return (
    <div class="at-table">
      <Bar now={now} />
      <Pop id="menu" title={t("result")} cls="below">
        {now.over && <Scores now={now} />}
        <SealView seal={now.seal} table={id} />
      </Pop>
      <div />
      <main>
        {now.scene && <Board scene={now.scene} />}
        <section class="replay slip" id="prompt" aria-label={t("replay")}>
          <div class="go-to" role="group" aria-label={t("replay-move")}>
            {button("replay-first", "i-first", 0)}
            {button("replay-back", "i-prev", n - 1)}
            <button class="btn" type="button" onClick={() => (playing.value = !playing.value)}>
              <Icon name={playing.value ? "i-pause" : "i-play"} />
              <span class="sr">{t(playing.value ? "replay-pause" : "replay-play")}</span>
            </button>
            {button("replay-on", "i-next", n + 1)}
            {button("replay-last", "i-last", total)}
          </div>
          <div class="track">
            <LeadGraph values={course} n={n} jump={jump} />
            <input
              type="range"
              min={0}
              max={total}
              value={n}
              aria-label={t("replay-move")}
              aria-valuetext={`${n} / ${total}: ${line?.text ?? ""}`}
              onInput={(event) => jump(Number(event.currentTarget.value))}
            />
          </div>
          <p class="move">
            <b class="num">
              {n} / {total}
            </b>
            {line?.text} {line?.rule && <RuleLink id={line.rule} />}
          </p>
          <LeadFigures values={course} n={n} seats={now.seats} />
          <div class="more">
            <CopyButton text={`${location.origin}/t/${id}/replay?n=${n}`} label={t("link-here")} icon="i-link" />
            <button class="btn" type="button" aria-disabled={Boolean(now.over)} title={t("play-on-what")} onClick={playOn}>
              <Icon name="i-branch" />
              <span>{t("play-on")}</span>
            </button>
          </div>
        </section>
      </main>
      <Lens />
      <Sheet />
      <RulesSheet game={now.game} />
    </div>
  );
}
