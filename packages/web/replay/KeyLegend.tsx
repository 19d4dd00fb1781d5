import { For, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { KEYS } from './playback.ts';

/** The legend of shortcut keys: a button and its dialog. */
export function KeyLegend(props: { readonly shown: boolean; readonly show: (shown: boolean) => void }): JSX.Element {
  return (
    <>
      <button type="button" class="btn keys-ask" aria-haspopup="dialog" onClick={() => props.show(true)}>
        <span aria-hidden="true">?</span>
        <span class="sr">{t('replay.keys')}</span>
      </button>
      <Show when={props.shown}>
        <Dialog title={t('replay.keys')} close={() => props.show(false)}>
          <dl class="keys">
            <For each={KEYS}>
              {({ id, keys }) => (
                <>
                  <dt>
                    <For each={keys}>{(key) => <kbd>{t(`replay.key.${key}`)}</kbd>}</For>
                  </dt>
                  <dd>{t(`replay.does.${id}`)}</dd>
                </>
              )}
            </For>
          </dl>
        </Dialog>
      </Show>
    </>
  );
}
