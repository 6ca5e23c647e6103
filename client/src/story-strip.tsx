// The story of the table told beside the board: for ears, for eyes that were elsewhere, and at the end of a round.
import { frozen, looking } from "./choosing";
import { frame } from "./socket";
import { elsewhere, heard, moments, roundEnd, showElsewhere, stepBy } from "./story";
import { Icon, SeatMark } from "./ui";
import { t } from "./i18n";

export const Heard = () => (
  <p id="heard" class="sr" aria-live="polite">
    {heard.value}
  </p>
);

function Step({ by, icon, label }: { by: number; icon: string; label: string }) {
  return (
    <button class="btn quiet bare" type="button" onClick={() => stepBy(by)}>
      <Icon name={icon} />
      <span class="sr">{t(label)}</span>
    </button>
  );
}

/** One line above the prompt: what happened out of sight, or the moment that is looked at again. */
export function Strip() {
  const all = moments.value;
  const at = looking.value;
  if (at >= 0 && all[at])
    return (
      <div class="strip slip" role="group" aria-label={t("story")}>
        <Step by={-1} icon="i-prev" label="step-back" />
        <p>
          <b>{t("step-of", { n: at + 1, of: all.length })}</b> {all[at].lines.map((line) => line.text).join(" ")}
        </p>
        <Step by={1} icon="i-next" label="step-on" />
        <button class="btn" type="button" onClick={() => (looking.value = -1)}>
          {t("step-now")}
        </button>
      </div>
    );
  const last = all.at(-1)?.lines.at(-1);
  if (elsewhere.value === undefined || !last || frozen.value) return null;
  return (
    <button class="strip slip" type="button" onClick={showElsewhere}>
      <SeatMark seat={last.seat} />
      <span>{last.text}</span>
      <b>{t("show-it")}</b>
    </button>
  );
}

/** Who gained what in the round that has just ended. It waits for the next move and is in nobody's way. */
export function RoundCard() {
  const ended = roundEnd.value;
  if (!ended || !frame.value) return null;
  return (
    <section class="round-card slip" aria-labelledby="round-over">
      <header>
        <h2 id="round-over">{t("round-over", { what: ended.heading })}</h2>
        <button class="btn quiet bare" type="button" onClick={() => (roundEnd.value = null)}>
          <Icon name="i-close" />
          <span class="sr">{t("close")}</span>
        </button>
      </header>
      <ul role="list">
        {frame.value.seats.map((seat, i) => {
          const gains = ended.gains.filter((line) => line.seat === i);
          return (
            <li key={i}>
              <SeatMark seat={i} />
              <div>
                <b>{seat.name}</b>
                {gains.length ? (
                  gains.map((line, k) => <p key={k}>{line.text}</p>)
                ) : (
                  <p class="muted">{t("no-gain")}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
