import { For, type JSX } from 'solid-js';

/** A labelled `select`. */
export function SelectField<T extends string | number>(props: {
  readonly title: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly word: (value: T) => string;
  readonly choose: (value: T) => void;
  /** Help beneath it. */
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <label class="field">
      <span>{props.title}</span>
      <select onChange={({ currentTarget }) => props.choose(props.values[currentTarget.selectedIndex])}>
        <For each={props.values}>
          {(value) => (
            <option value={value} selected={value === props.value}>
              {props.word(value)}
            </option>
          )}
        </For>
      </select>
      {props.children}
    </label>
  );
}
