// What a table agrees on before the game: pace and clock, the game's options, and how its people treat each other.
import { Radio, Switch } from "./fields";
import { Icon } from "./ui";
import type { Clock, GameView, OptionView, TermsWish } from "./wire";
import { t } from "./i18n";

export const CLOCKS: Record<"live" | "turns", (Clock | null)[]> = {
  live: [null, { bank: 1200, increment: 20 }, { bank: 2400, increment: 30 }],
  turns: [null, { bank: 2 * 86_400, increment: 43_200 }, { bank: 7 * 86_400, increment: 86_400 }],
};
const ABSENCES = ["60", "120", "300"];

export type Terms = Required<TermsWish>;
export const USUAL: Terms = {
  options: {},
  title: "",
  pace: "live",
  clock: null,
  hints: true,
  guests: true,
  open_talk: false,
  stand_ins: true,
  absence: 120,
  resigning: "bot",
};

type Props = { terms: Terms; set: (terms: Terms) => void };

/** Which of the clocks that are offered these terms have; the first is none. */
export const clockOf = (terms: Terms): string =>
  String(
    Math.max(
      0,
      CLOCKS[terms.pace].findIndex((clock) => clock?.bank === terms.clock?.bank),
    ),
  );

export const offered = (game: GameView, seats: number): OptionView[] =>
  game.options.filter((option) => option.seats.includes(seats));

/** The values of the options that make a difference for so many. */
export const settled = (game: GameView, seats: number, options: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    offered(game, seats).map((option) => [option.name, options[option.name] ?? option.values[0]?.value ?? ""]),
  );

export function PaceFields({ terms, set }: Props) {
  const { pace } = terms;
  return (
    <div class="stack">
      <div class="tiles">
        {(["live", "turns"] as const).map((kind) => (
          <label key={kind} class="tile">
            <input
              type="radio"
              name="pace"
              checked={pace === kind}
              onChange={() => set({ ...terms, pace: kind, clock: null })}
            />
            <b>
              <Icon name={kind === "live" ? "i-live" : "i-hourglass"} />
              <span class="capital">{t(`pace-${kind}`)}</span>
            </b>
            <span class="muted">{t(`pace-${kind}-help`)}</span>
          </label>
        ))}
      </div>
      <div class="field">
        <span aria-hidden="true">{t("clock")}</span>
        <Radio
          name="clock"
          legend={t("clock")}
          value={clockOf(terms)}
          set={(i) => set({ ...terms, clock: CLOCKS[pace][Number(i)] ?? null })}
          options={["0", "1", "2"].map((i) => [i, t(`clock-${pace}-${i}`)])}
        />
        <span class="help">{t("clock-help")}</span>
      </div>
    </div>
  );
}

export function OptionFields({ terms, set, game, seats }: Props & { game: GameView; seats: number }) {
  const values = settled(game, seats, terms.options);
  const on = (name: "hints" | "guests" | "open_talk" | "stand_ins", key: string) => (
    <Switch label={t(key)} help={t(`${key}-help`)} on={terms[name]} set={(value) => set({ ...terms, [name]: value })} />
  );
  return (
    <div class="stack">
      {offered(game, seats).map((option) => (
        <div key={option.name} class="field">
          <span aria-hidden="true">{option.label}</span>
          <Radio
            name={`option-${option.name}`}
            legend={option.label}
            value={values[option.name]!}
            options={option.values.map((value) => [value.value, value.label])}
            set={(value) => set({ ...terms, options: { ...terms.options, [option.name]: value } })}
          />
        </div>
      ))}
      <div>
        {on("hints", "hints")}
        {on("guests", "guests")}
        {on("open_talk", "open-talk")}
        {on("stand_ins", "stand-ins")}
      </div>
      {terms.stand_ins && terms.pace === "live" && (
        <div class="field">
          <span aria-hidden="true">{t("absence")}</span>
          <Radio
            name="absence"
            legend={t("absence")}
            value={String(terms.absence)}
            options={ABSENCES.map((seconds) => [seconds, t("span-minutes", { n: Number(seconds) / 60 })])}
            set={(seconds) => set({ ...terms, absence: Number(seconds) })}
          />
        </div>
      )}
      <div class="field">
        <span aria-hidden="true">{t("resigning")}</span>
        <Radio
          name="resigning"
          legend={t("resigning")}
          value={terms.resigning}
          options={(["bot", "end"] as const).map((way) => [way, t(`resigning-${way}`)])}
          set={(resigning) => set({ ...terms, resigning })}
        />
      </div>
      <div class="field">
        <label for="title">{t("table-title")}</label>
        <input
          id="title"
          type="text"
          maxLength={40}
          value={terms.title}
          onInput={(event) => set({ ...terms, title: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
