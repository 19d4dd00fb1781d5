import { For, type JSX } from 'solid-js';

/** One of a few values, side by side. */
export function RadioGroup<T extends string>(props: {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => string;
  readonly choose: (value: T) => void;
}): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      <div class="segments">
        <For each={props.values}>
          {(value) => (
            <label>
              <input type="radio" name={props.name} value={value} checked={props.chosen === value} onChange={() => props.choose(value)} />
              <span>{props.label(value)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
