import type { Box } from '#games';
import { For, type JSX } from 'solid-js';
import { levelWords } from './levelWords.ts';

/** How well a bot plays, to be chosen. */
export function LevelSelect(props: {
  readonly box: Box;
  /** How many sit at the table: some levels are for two alone. */
  readonly seats: number;
  /** What is played, as far as it is chosen: not everything was solved. */
  readonly options?: { readonly [option: string]: unknown };
  readonly level: string;
  readonly label: string;
  readonly choose: (level: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select value={props.level} onChange={(event) => props.choose(event.currentTarget.value)}>
        <For each={props.box.bots}>
          {(level) => (
            <option value={level} selected={props.level === level}>
              {levelWords(props.box.id, level, { seats: props.seats, ...(props.options === undefined ? {} : { options: props.options }) })}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
