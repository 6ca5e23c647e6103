// Any finished game again: step, play, jump to a move, link to a position.
import { useEffect, useState } from "preact/hooks";
import * as api from "./api";
import { Bar } from "./bar";
import { frozen } from "./choosing";
import { Lens, LensSheet } from "./lens";
import { arrived, frame, log, shape, trouble as slip } from "./socket";
import { DeadEnd } from "./masthead";
import { aside, playing, Scores, SealView } from "./result";
import { Icon, Loading, Pop } from "./ui";
import { go, query } from "./route";
import { RulesSheet } from "./rules";
import { ReplayBar } from "./replay-bar";
import { Board, Trouble, Undrawn } from "./table";
import { language, t } from "./i18n";

const LAST = 100_000; // more than any game has; the server takes it for the last

/** The move that an address names; what is no number is the first. */
const numbered = (asked: string) => Math.min(LAST, Math.max(0, Math.trunc(Number(asked)) || 0));

export function Replay({ id }: { id: string }) {
  const [total, setTotal] = useState(0);
  const [trouble, setTrouble] = useState("");
  const asked = query.value.get("n");
  const n = asked === null ? total : Math.min(numbered(asked), total || LAST);
  const now = frame.value;
  const jump = (to: number) => go(`/t/${id}/replay?n=${Math.max(0, Math.min(total || to, to))}`, true);
  useEffect(() => {
    frozen.value = true;
    return () => {
      frozen.value = false;
      playing.value = false;
      frame.value = null;
    };
  }, [id]);
  useEffect(() => {
    let stale = false;
    api.replayed(id, asked === null ? LAST : n, shape.value).then(
      (next) => {
        if (stale) return;
        document.body.dataset.game = next.game;
        void api.showDrawings(next.game);
        frame.value = next;
        arrived.value = performance.now();
        log.value = next.news;
        setTotal((known) => Math.max(known, next.over ? next.entries : known));
        setTrouble("");
      },
      (error: Error) => {
        if (stale) return;
        playing.value = false;
        if (frame.value) slip.value = error.message;
        else setTrouble(error.message);
      },
    );
    return () => {
      stale = true;
    };
  }, [id, n, asked === null, shape.value, language.value]);
  useEffect(() => {
    const title = api.gameNamed(now?.game)?.title ?? "Atoll";
    document.title = `${t("replay")} · ${title}`;
  }, [now?.game, language.value]);
  useEffect(() => {
    if (total || asked === null) return; // the last position says by itself how many there are
    api.replayed(id, LAST, "tall").then(
      (last) => setTotal(last.entries),
      () => undefined,
    ); // the next step asks again
  }, [id, n, asked === null]);
  useEffect(() => {
    if (!playing.value || !total || now?.entries !== n) return; // nobody is hurried past a position not drawn yet
    if (n >= total) {
      playing.value = false;
      return;
    }
    const next = setTimeout(() => jump(n + 1), 1100);
    return () => clearTimeout(next);
  }, [playing.value, n, total, now?.entries]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if ((event.target as Element).closest("input:not([type=range]), textarea, button")) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own
      if (document.querySelector(":popover-open")) return; // that is what is being read
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
  if (trouble)
    return (
      <DeadEnd title={t("replay")}>
        <p role="alert">{trouble}</p>
      </DeadEnd>
    );
  if (!now || now.table !== id)
    return (
      <div class="at-table waiting">
        <Loading />
      </div>
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
        {now.scene ? <Board scene={now.scene} /> : <Undrawn seats={now.seats} />}
        <ReplayBar now={now} n={n} total={total} jump={jump} more={n >= total && total > 0 && <ToResult id={id} />} />
        <Trouble />
      </main>
      <Lens />
      <LensSheet />
      <RulesSheet game={now.game} />
    </div>
  );
}

/** From the last position to how it ended, where one may play again. */
const ToResult = ({ id }: { id: string }) => (
  <a class="btn" href={`/t/${id}`} title={t("result")} onClick={() => (aside.value = "")}>
    <Icon name="i-laurel" />
    <span>{t("result")}</span>
  </a>
);
