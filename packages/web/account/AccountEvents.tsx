import type { AccountEventInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { account } from './api.ts';
import { eventPlace, eventText, isSuspect } from './eventText.ts';
import { t } from './text.ts';

const FIRST = 8;

/** What happened to the account: when, what, and from where. `changes`: read again whenever this is something else. */
export function AccountEvents(props: { readonly changes: unknown }): JSX.Element {
  const [all, setAll] = createSignal(false);
  const events = createQuery(
    () => ({ changes: props.changes }),
    async () => (await account.events()).events,
  );
  return (
    <section class="stack narrow" id="account-events">
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
  return (
    <li classList={{ suspect: isSuspect(props.event.kind) }}>
      <b>{eventText(props.event)}</b>
      <br />
      <small>{eventPlace(props.event)}</small>
    </li>
  );
}
