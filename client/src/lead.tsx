// Who was ahead: what each seat could expect at every move of a finished game, as lines to look at and to jump along.
import { SeatMark } from "./ui";
import type { SeatView } from "./wire";
import { t } from "./i18n";

const HIGH = 44;

interface Course {
  values: number[][];
  n: number;
}

/** The lines; whoever cannot point at them has the slider below, which says the same. */
export function LeadGraph({ values, n, jump }: Course & { jump: (n: number) => void }) {
  if (!values.length) return <svg class="lead" aria-hidden="true" />; // until they come, there is nowhere to jump
  const all = values.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => HIGH - 3 - ((value - least) / (most - least || 1)) * (HIGH - 6);
  const last = Math.max(1, values.length - 1);
  const click = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    jump(Math.round(((event.clientX - box.x) / box.width) * last));
  };
  return (
    <svg class="lead" viewBox={`0 0 ${last} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" onClick={click}>
      <line class="here" x1={n} x2={n} y1={0} y2={HIGH} />
      {values[0]?.map((_, seat) => (
        <polyline
          key={seat}
          class={`course seat-${seat + 1}`}
          points={values.map((row, i) => `${i},${y(row[seat]!).toFixed(1)}`).join(" ")}
        />
      ))}
    </svg>
  );
}

/** The same in figures, for this moment. */
export const LeadFigures = ({ values, n, seats }: Course & { seats: SeatView[] }) => (
  <ul class="figures" role="list" aria-label={t("lead")} title={t("lead")}>
    {values[Math.min(n, values.length - 1)]?.map((value, seat) => (
      <li key={seat}>
        <SeatMark seat={seat} />
        <span class="sr">{seats[seat]?.name}: </span>
        <b class="num">{Math.round(value)}</b>
      </li>
    ))}
  </ul>
);
