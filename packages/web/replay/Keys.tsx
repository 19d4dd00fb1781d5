import { For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { KEYS } from './playback.ts';

/** Which key does what: a sign beside the time-line, and a sheet behind it. */
export function Keys(props: { readonly shown: boolean; readonly show: (shown: boolean) => void }): JSX.Element {
  return (
    <>
      <button type="button" class="btn keys-ask" aria-haspopup="dialog" onClick={() => props.show(true)}>
        <span aria-hidden="true">?</span>
        <span class="sr">{say('replay.keys')}</span>
      </button>
      <Show when={props.shown}>
        <Dialog title={say('replay.keys')} close={() => props.show(false)}>
          <dl class="keys">
            <For each={KEYS}>
              {({ id, keys }) => (
                <>
                  <dt>
                    <For each={keys}>{(key) => <kbd>{say(`replay.key.${key}`)}</kbd>}</For>
                  </dt>
                  <dd>{say(`replay.does.${id}`)}</dd>
                </>
              )}
            </For>
          </dl>
        </Dialog>
      </Show>
    </>
  );
}
