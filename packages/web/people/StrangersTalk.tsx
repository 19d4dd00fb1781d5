import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { ask } from '../net/api.ts';
import { Fault } from '../ui/states.tsx';

/** The host may change his mind whether strangers write at his table. */
export function StrangersTalk(props: { readonly table: string; readonly talk: boolean }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const change = (box: HTMLInputElement): void => {
    setFault(null);
    ask<unknown>('POST', `/api/tables/${props.table}/strangers`, { talk: box.checked }).catch((error: unknown) => {
      box.checked = props.talk;
      setFault(error);
    });
  };
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={props.talk} onChange={(event) => change(event.currentTarget)} />
        <span>
          {say('new.strangers')}
          <small>{say('new.strangers_help')}</small>
        </span>
      </label>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
    </>
  );
}
