import { ACCOUNT_EVENTS, type AccountEventInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { locale } from '../i18n/i18n.ts';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { account } from './api.ts';
import { t } from './text.ts';

const FIRST = 8;
/** Another person may have done it. */
const SUSPECT: readonly string[] = ['login-new', 'code-refused'];
const METHODS = ['password', 'password-code', 'password-recovery-code', 'passkey', 'link'] as const;

/** What happened to the account: when, what, and from where. `changes`: read again whenever this is something else. */
export function AccountEvents(props: { readonly changes: unknown }): JSX.Element {
  const [all, setAll] = createSignal(false);
  const events = createQuery(
    () => ({ changes: props.changes }),
    async () => (await account.events()).events,
  );
  return (
    <section class="stack narrow">
      <h3>{t('events')}</h3>
      <p>{t('events_why')}</p>
      <Show
        when={events.value()}
        fallback={
          <Show when={events.error() === null} fallback={<ErrorNotice error={events.error()} retry={events.retry} />}>
            <Skeleton />
          </Show>
        }
      >
        {(known) => (
          <>
            <ul class="plain-list account-events">
              <For each={all() ? known() : known().slice(0, FIRST)}>{(event) => <AccountEvent event={event} />}</For>
            </ul>
            <Show when={!all() && known().length > FIRST}>
              <div class="row">
                <button type="button" class="btn" onClick={() => setAll(true)}>
                  {t('events_all', { count: known().length })}
                </button>
              </div>
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

function AccountEvent(props: { readonly event: AccountEventInfo }): JSX.Element {
  const when = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(props.event.at);
  return (
    <li classList={{ suspect: SUSPECT.includes(props.event.kind) }}>
      <b>{textOf(props.event)}</b>
      <br />
      <small>{[when(), props.event.agent, props.event.network].filter((part) => part !== '').join(', ')}</small>
    </li>
  );
}

function textOf({ kind, detail }: AccountEventInfo): string {
  // A newer server may know more kinds than this page.
  const known = ACCOUNT_EVENTS.find((each) => each === kind);
  if (known === undefined) return kind;
  const method = METHODS.find((each) => each === detail);
  return t(`event.${known}`, { detail: method === undefined ? detail : t(`method.${method}`) });
}
