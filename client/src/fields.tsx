// Fields of forms: what is chosen or switched.
/** A short choice of one, on one line. */
export function Radio<T extends string>(props: {
  name: string;
  legend: string;
  value: T;
  options: [T, string][];
  set: (value: T) => void;
}) {
  return (
    <fieldset class="segment">
      <legend class="sr">{props.legend}</legend>
      {props.options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.set(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** On or off, and what that means; or out of order. */
export const Switch = ({
  label,
  help,
  on,
  set,
  off,
}: {
  label: string;
  help: string;
  on: boolean;
  set: (on: boolean) => void;
  off?: boolean;
}) => (
  <label class="switch">
    <span>
      <b>{label}</b>
      <span class="muted">{help}</span>
    </span>
    <input type="checkbox" role="switch" checked={on} disabled={off} onChange={() => set(!on)} />
  </label>
);
