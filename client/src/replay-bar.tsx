// The bar under a finished game: who was ahead when, and the way to any of its moves.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api";
import { LeadFigures, LeadGraph } from "./lead";
import { RuleLink } from "./lens";
import { trouble } from "./socket";
import { aside, playing } from "./result";
import { CopyButton, Icon, useAttempt } from "./ui";
import { go } from "./route";
import type { Frame, Lead } from "./wire";
import { language, t } from "./i18n";

const UNKNOWN: Lead = { values: [], rounds: [] };

interface Place {
  now: Frame;
  n: number; // the move that is shown, of so many
  total: number;
  jump: (to: number) => void;
  more?: ComponentChildren;
}

/** Below the result: every way along the strip leads into the replay, and one back to a result that was laid aside. */
export function ResultBar({ now }: { now: Frame }) {
  const jump = (to: number) => go(`/t/${now.table}/replay?n=${to}`);
  const back = aside.value === now.table && (
    <button class="btn" type="button" title={t("result")} onClick={() => (aside.value = "")}>
      <Icon name="i-laurel" />
      <span>{t("result")}</span>
    </button>
  );
  return <ReplayBar now={now} n={now.entries} total={now.entries} jump={jump} more={back} />;
}

export function ReplayBar({ now, n, total, jump, more }: Place) {
  const [{ values, rounds }, setLead] = useState<Lead>(UNKNOWN);
  const id = now.table;
  useEffect(() => {
    api.lead(id).then(setLead, () => setLead(UNKNOWN));
  }, [id, language.value]);
  const line = now.over ? { text: now.prompt, rule: now.over.rule } : now.news.at(-1);
  const { busy, attempt } = useAttempt((text) => (trouble.value = text));
  const playOn = async () => {
    const made = await api.playOn(id, n);
    go(`/t/${made.id}`);
  };
  return (
    <section class="replay slip" id="prompt" tabIndex={-1} aria-label={t("replay")}>
      <Steps n={n} total={total} jump={jump} />
      <div class="track">
        <LeadGraph values={values} n={n} jump={jump} />
        <input
          type="range"
          min={0}
          max={total}
          value={n}
          aria-label={t("replay-move")}
          aria-valuetext={`${n} / ${total}: ${line?.text ?? ""}`}
          onInput={(event) => jump(Number(event.currentTarget.value))}
        />
        <Rounds rounds={rounds} n={n} total={total} />
      </div>
      <p class="move">
        <b class="num">
          {n} / {total || "…"}
        </b>
        {line?.text} {line?.rule && <RuleLink id={line.rule} />}
      </p>
      <LeadFigures values={values} n={n} seats={now.seats} />
      <div class="more">
        <CopyButton text={`${location.origin}/t/${id}/replay?n=${n}`} label={t("link-here")} icon="i-link" />
        {more || (
          <button
            class="btn"
            type="button"
            aria-disabled={Boolean(now.over) || busy}
            title={t("play-on-what")}
            onClick={() => !now.over && attempt(playOn)}
          >
            <Icon name="i-branch" />
            <span>{t("play-on")}</span>
          </button>
        )}
      </div>
    </section>
  );
}

/** Where each round begins, as wide as it is long: for the eye, as the slider says where one is. */
const Rounds = ({ rounds, n, total }: Pick<Place, "n" | "total"> & Pick<Lead, "rounds">) => (
  <ol class="rounds" aria-hidden="true">
    {rounds.map((round, i) => {
      const end = rounds[i + 1]?.n ?? total + 1;
      const here = round.n <= n && n < end;
      return (
        <li key={round.n} class={here ? "here" : undefined} style={{ "--n": end - round.n }} title={round.name}>
          {i + 1}
        </li>
      );
    })}
  </ol>
);

/** First, back, play, on, last; at the end of a game, play begins it again. */
function Steps({ n, total, jump }: Omit<Place, "now">) {
  const button = (label: string, icon: string, to: number) => {
    const out = to < 0 || to > total || to === n;
    return (
      <button class="btn quiet" type="button" title={t(label)} aria-disabled={out} onClick={() => !out && jump(to)}>
        <Icon name={icon} />
        <span class="sr">{t(label)}</span>
      </button>
    );
  };
  const play = () => {
    playing.value = !playing.value;
    if (playing.value && n >= total) jump(0);
  };
  return (
    <div class="go-to" role="group" aria-label={t("replay-move")}>
      {button("replay-first", "i-first", 0)}
      {button("replay-back", "i-prev", n - 1)}
      <button class="btn" type="button" onClick={play}>
        <Icon name={playing.value ? "i-pause" : "i-play"} />
        <span class="sr">{t(playing.value ? "replay-pause" : "replay-play")}</span>
      </button>
      {button("replay-on", "i-next", n + 1)}
      {button("replay-last", "i-last", total)}
    </div>
  );
}
