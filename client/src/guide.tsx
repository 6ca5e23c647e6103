// The first game: a few papers that explain the real table, one after the other. They never block play.
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { frame } from "./live";
import { Icon } from "./parts";
import { keep, kept } from "./wishes";
import { t } from "./words";

const step = signal(-1);
const title = signal("");
const STEPS = 5;

/** The panel that the guide speaks of just now. */
export const spot = computed(() => (step.value >= 0 ? (frame.value?.scene?.tour?.[step.value] ?? "") : ""));

export const guideSeen = (game: string) => kept(`guide-${game}`) === "seen";

export function startGuide(game: string): void {
  title.value = game;
  step.value = 0;
}

function end(): void {
  keep(`guide-${title.value}`, "seen");
  step.value = -1;
}

export function Guide() {
  const game = frame.value?.game ?? "";
  const here = step.value;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector(":popover-open")) end(); // Escape closes that first
    };
    if (here >= 0) addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [here >= 0]);
  if (here < 0 || game !== title.value) return null;
  const last = here === STEPS - 1;
  return (
    <section class="guide slip" aria-label={t("guide")}>
      <p class="tiny muted">{t("guide-step", { n: here + 1, of: STEPS })}</p>
      <h2>{t(`guide-${game}-${here + 1}-title`)}</h2>
      <p>{t(`guide-${game}-${here + 1}`)}</p>
      <div class="row">
        <button class="btn quiet" type="button" onClick={end}>
          {t("guide-end")}
        </button>
        <button class="btn go" type="button" onClick={() => (last ? end() : (step.value = here + 1))}>
          {last ? t("guide-play") : t("guide-next")}
          <Icon name="i-next" />
        </button>
      </div>
    </section>
  );
}
