import type { Viewer } from '#kernel';
import { Icon } from '#look';
import { For, type JSX } from 'solid-js';
import { say } from '../i18n.ts';

/** Through whose eyes the game is seen. */
export function Eyes(props: {
  readonly names: readonly string[];
  readonly eyes: Viewer;
  readonly choose: (eyes: Viewer) => void;
}): JSX.Element {
  return (
    <label class="eyes">
      <Icon name="eye-target" />
      <span>{say('replay.eyes')}</span>
      <select onChange={(event) => props.choose(event.currentTarget.value === '' ? 'spectator' : Number(event.currentTarget.value))}>
        <option value="" selected={props.eyes === 'spectator'}>
          {say('replay.watcher')}
        </option>
        <For each={props.names}>
          {(name, seat) => (
            <option value={seat()} selected={props.eyes === seat()}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
