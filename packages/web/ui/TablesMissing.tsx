import { Icon } from '#look';
import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Refused } from '../net/api.ts';
import { Fault } from './states.tsx';

/** Why the tables of the server are not in a list. Out of its reach nothing is wrong: that is said quietly, and looked at again when there is a network. */
export function TablesMissing(props: { readonly fault: unknown; readonly again: () => void }): JSX.Element {
  const isFar = () => props.fault instanceof Refused && props.fault.code === 'unreachable';
  const look = (): void => props.again();
  onMount(() => addEventListener('online', look));
  onCleanup(() => removeEventListener('online', look));
  return (
    <Show when={isFar()} fallback={<Fault error={props.fault} again={props.again} />}>
      <div class="far" role="status">
        <p>
          <Icon name="candle-flame" /> {say('home.far')}
        </p>
        <button type="button" class="btn" onClick={look}>
          {say('fault.again')}
        </button>
      </div>
    </Show>
  );
}
