import './people.css';
import type { KnownPerson } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { people } from './api.ts';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { t } from './text.ts';

/** Lets the host invite a player from earlier games. */
export function InviteButton(props: { readonly table: string }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <WithPeopleLocale>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        {t('invite')}
      </button>
      <Show when={open()}>
        <InviteDialog table={props.table} close={() => setOpen(false)} />
      </Show>
    </WithPeopleLocale>
  );
}

function InviteDialog(props: { readonly table: string; readonly close: () => void }): JSX.Element {
  const known = createQuery(() => true, people.known);
  const [fault, setFault] = createSignal<unknown>(null);
  const [asked, setAsked] = createSignal<readonly KnownPerson[]>([]);
  const invite = (person: KnownPerson): void => {
    setFault(null);
    people.invite(props.table, person).then(() => setAsked((all) => [...all, person]), setFault);
  };
  return (
    <Dialog title={t('invite')} close={props.close}>
      <p>{t('invite_help')}</p>
      <Show when={fault() ?? known.error()}>{(error) => <ErrorNotice error={error()} retry={known.retry} />}</Show>
      <Show when={known.value()} fallback={<Show when={known.error() === null}>{<Skeleton />}</Show>}>
        {(found) => (
          <Show when={found().length > 0} fallback={<p>{t('invite_nobody')}</p>}>
            <ul class="people-list">
              <For each={found()}>
                {(person) => (
                  <li>
                    <span>
                      {person.name ?? t('seat.somebody')} <small>{t('met', { count: person.games })}</small>
                    </span>
                    <Show
                      when={!asked().includes(person)}
                      fallback={
                        <span class="pill" role="status">
                          {t('invited')}
                        </span>
                      }
                    >
                      <button type="button" class="btn" onClick={() => invite(person)}>
                        {t('invite_do')}
                        <span class="sr">: {person.name}</span>
                      </button>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </Show>
    </Dialog>
  );
}
