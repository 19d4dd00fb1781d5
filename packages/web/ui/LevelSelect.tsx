import type { Box } from '#games';
import { For, type JSX } from 'solid-js';
import { levelText } from '../game/botLevels.ts';

/** Selects a bot's level. */
export function LevelSelect(props: {
  readonly box: Box;
  /** Number of seats: some levels are for two only. */
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
              {levelText(props.box.id, level, { seats: props.seats })}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
