import './people.css';
import type { KnownPerson } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { people } from './api.ts';
import { Learned } from './Learned.tsx';
import { tell } from './words.ts';

/** For the host of a table that gathers: asking somebody to come with whom he has played. */
export function InviteKnown(props: { readonly table: string }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <Learned>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        {tell('invite')}
      </button>
      <Show when={open()}>
        <Known table={props.table} close={() => setOpen(false)} />
      </Show>
    </Learned>
  );
}

function Known(props: { readonly table: string; readonly close: () => void }): JSX.Element {
  const known = ask(() => true, people.known);
  const [fault, setFault] = createSignal<unknown>(null);
  const [asked, setAsked] = createSignal<readonly KnownPerson[]>([]);
  const invite = (person: KnownPerson): void => {
    setFault(null);
    people.invite(props.table, person).then(() => setAsked((all) => [...all, person]), setFault);
  };
  return (
    <Dialog title={tell('invite')} close={props.close}>
      <p>{tell('invite_help')}</p>
      <Show when={fault() ?? known.error()}>{(error) => <Fault error={error()} again={known.again} />}</Show>
      <Show when={known.value()} fallback={<Show when={known.error() === null}>{<Ruled />}</Show>}>
        {(found) => (
          <Show when={found().length > 0} fallback={<p>{tell('invite_nobody')}</p>}>
            <ul class="people-list">
              <For each={found()}>
                {(person) => (
                  <li>
                    <span>
                      {person.name ?? say('seat.somebody')} <small>{tell('met', { count: person.games })}</small>
                    </span>
                    <Show
                      when={!asked().includes(person)}
                      fallback={
                        <span class="pill" role="status">
                          {tell('invited')}
                        </span>
                      }
                    >
                      <button type="button" class="btn" onClick={() => invite(person)}>
                        {tell('invite_do')}
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
