import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import type { StrangersRequest } from '#wire';
import { isDone } from '#wire/http-checks.ts';
import { request } from '../net/api.ts';
import { ErrorNotice } from '../ui/states.tsx';

/** Lets the host change whether strangers may write at the table. */
export function StrangerChatSwitch(props: { readonly table: string; readonly talk: boolean }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const change = (box: HTMLInputElement): void => {
    setFault(null);
    request(isDone, 'POST', `/api/tables/${props.table}/strangers`, { talk: box.checked } satisfies StrangersRequest).catch(
      (error: unknown) => {
        box.checked = props.talk;
        setFault(error);
      },
    );
  };
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={props.talk} onChange={(event) => change(event.currentTarget)} />
        <span>
          {t('new.strangers')}
          <small>{t('new.strangers_help')}</small>
        </span>
      </label>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </>
  );
}
