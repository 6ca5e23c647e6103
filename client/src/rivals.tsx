// "Play now": one click to a table, against as many bots of the level that was chosen last.
import { useState } from "preact/hooks";
import * as api from "./api";
import { keep, kept } from "./keeping";
import { go } from "./route";
import { Icon, useAttempt } from "./ui";
import type { GameView } from "./wire";
import { t } from "./i18n";

/** The bot for a first game: neither the weakest nor the slowest. */
export const usualLevel = (game: GameView) => game.levels[Math.min(1, game.levels.length - 1)]?.name ?? "";

interface Rivals {
  number: number;
  level: string;
}

/** Whom this browser played against last, as far as the game still offers that. */
function lastRivals(game: GameView): Rivals {
  const [number, level] = kept(`rivals-${game.name}`).split(" ");
  return {
    number: number && game.seats.includes(Number(number) + 1) ? Number(number) : game.usual_seats - 1,
    level: game.levels.some(({ name }) => name === level) ? level! : usualLevel(game),
  };
}

async function playNow(game: GameView, { number, level }: Rivals): Promise<void> {
  const bots = Array.from({ length: number }, () => ({ kind: "bot" as const, level }));
  const table = await api.lay({ game: game.name, seats: [{ kind: "me" }, ...bots] });
  go(`/t/${table.id}`);
}

export function PlayNow({ game, tell }: { game: GameView; tell: (text: string) => void }) {
  const [rivals, setRivals] = useState(lastRivals(game));
  const { busy, attempt } = useAttempt(tell);
  const choose = (chosen: Rivals) => {
    setRivals(chosen);
    keep(`rivals-${game.name}`, `${chosen.number} ${chosen.level}`);
  };
  const label = game.levels.find(({ name }) => name === rivals.level)?.label ?? "";
  return (
    <>
      <button
        class="btn go big"
        type="button"
        data-play={game.name}
        aria-disabled={busy}
        onClick={() => attempt(() => playNow(game, rivals))}
      >
        <Icon name="i-play" />
        {t("play-now")}
        <span class="sr">: {game.title}, </span>
        <small>{rivals.number ? t("against", { n: rivals.number, level: label }) : t("against-nobody")}</small>
      </button>
      <div class="rivals row">
        <Icon name="i-bot" />
        <select
          aria-label={`${t("rivals-number")}: ${game.title}`}
          value={rivals.number}
          onChange={(event) => choose({ ...rivals, number: Number(event.currentTarget.value) })}
        >
          {game.seats.map((seats) => (
            <option key={seats} value={seats - 1}>
              {seats - 1}
            </option>
          ))}
        </select>
        <select
          class="grow"
          aria-label={`${t("bot-level")}: ${game.title}`}
          value={rivals.level}
          onChange={(event) => choose({ ...rivals, level: event.currentTarget.value })}
        >
          {game.levels.map((level) => (
            <option key={level.name} value={level.name}>
              {level.label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
