import type { ReasonsRequest, TableInfo } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { ask } from '../net/api.ts';
import { Fault } from '../ui/states.tsx';
import { canTell } from './canTell.ts';
import { Learned } from './Learned.tsx';
import { tell } from './words.ts';

/** Whether bots say in the chronicle why they moved. */
export function ReasonsField(props: {
  readonly tell: boolean;
  readonly change: (tell: boolean, box: HTMLInputElement) => void;
}): JSX.Element {
  return (
    <Learned>
      <label class="check">
        <input type="checkbox" checked={props.tell} onChange={({ currentTarget }) => props.change(currentTarget.checked, currentTarget)} />
        <span>
          {tell('reasons')}
          <small>{tell('reasons_help')}</small>
        </span>
      </label>
    </Learned>
  );
}

/** The host of a table with bots who can say why may change his mind about it. */
export function BotsTell(props: { readonly info: TableInfo }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const isTold = (): boolean => props.info.reasons === true;
  const change = (wished: boolean, box: HTMLInputElement): void => {
    setFault(null);
    ask<unknown>('POST', `/api/tables/${props.info.id}/reasons`, { tell: wished } satisfies ReasonsRequest).catch((error: unknown) => {
      box.checked = isTold();
      setFault(error);
    });
  };
  return (
    <Show when={props.info.host && canTell(props.info)}>
      <ReasonsField tell={isTold()} change={change} />
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
    </Show>
  );
}
