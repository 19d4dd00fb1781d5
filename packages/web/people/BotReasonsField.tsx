import type { ReasonsRequest, TableInfo } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { isDone } from '#wire/http-checks.ts';
import { request } from '../net/api.ts';
import { ErrorNotice } from '../ui/states.tsx';
import { canExplainMoves } from './canExplainMoves.ts';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

/** Whether bots explain their moves in the chronicle. */
export function BotReasonsField(props: {
  readonly enabled: boolean;
  readonly change: (tell: boolean, box: HTMLInputElement) => void;
}): JSX.Element {
  return (
    <WithPeopleLocale>
      <label class="check">
        <input
          type="checkbox"
          checked={props.enabled}
          onChange={({ currentTarget }) => props.change(currentTarget.checked, currentTarget)}
        />
        <span>
          {t('reasons')}
          <small>{t('reasons_help')}</small>
        </span>
      </label>
    </WithPeopleLocale>
  );
}

/** Lets the host of a table switch the bots' explanations on or off. */
export function BotReasonsSwitch(props: { readonly info: TableInfo }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const isTold = (): boolean => props.info.reasons === true;
  const change = (wished: boolean, box: HTMLInputElement): void => {
    setFault(null);
    request(isDone, 'POST', `/api/tables/${props.info.id}/reasons`, { tell: wished } satisfies ReasonsRequest).catch((error: unknown) => {
      box.checked = isTold();
      setFault(error);
    });
  };
  return (
    <Show when={props.info.host && canExplainMoves(props.info)}>
      <BotReasonsField enabled={isTold()} change={change} />
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </Show>
  );
}
