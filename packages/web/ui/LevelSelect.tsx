import type { Box } from '#games';
import { For, type JSX } from 'solid-js';
import { levelWords } from './levelWords.ts';

/** How well a bot plays, to be chosen. */
export function LevelSelect(props: {
  readonly box: Box;
  /** How many sit at the table: some levels are for two alone. */
  readonly seats: number;
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
              {levelWords(props.box.id, level, { seats: props.seats })}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
