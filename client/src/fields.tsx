// Fields of forms: what is chosen or switched.
/** A short choice of one, on one line. */
export function Radio<T extends string>(props: { name: string; legend: string; value: T; options: [T, string][]; set: (value: T) => void }) {
  return (
    <fieldset class="segment">
      <legend class="sr">{props.legend}</legend>
      {props.options.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={props.name} value={value} checked={props.value === value} onChange={() => props.set(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** On or off, and what that means. */
export const Switch = ({ label, help, on, set }: { label: string; help: string; on: boolean; set: (on: boolean) => void }) => (
  <label class="switch">
    <span>
      <b>{label}</b>
      <span class="muted">{help}</span>
    </span>
    <input type="checkbox" role="switch" checked={on} onChange={() => set(!on)} />
  </label>
);
