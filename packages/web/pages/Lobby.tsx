import { Icon } from '#look';
import { For, type JSX, onCleanup, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { introduce } from '../me.ts';
import { api } from '../net/api.ts';
import { Blank } from '../ui/Blank.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { about, Device } from '../ui/TableRow.tsx';

const EVERY = 10_000;

/** Tables that wait for somebody. */
export function LobbyPage(): JSX.Element {
  const tables = ask(
    () => true,
    async () => {
      await introduce();
      return api.lobby();
    },
  );
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tables.again();
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  const list = () => tables.value() ?? [];
  return (
    <Page title={say('nav.lobby')}>
      <Show when={tables.error() === null} fallback={<Fault error={tables.error()} again={tables.again} />}>
        <Show when={tables.value() !== undefined} fallback={<Ruled />}>
          <Show
            when={list().length > 0}
            fallback={
              <Blank text={say('lobby.empty')}>
                <a class="btn" href="/#games">
                  <Icon name="quill-ink" />
                  {say('home.new')}
                </a>
              </Blank>
            }
          >
            <ul class="rows">
              <For each={list()}>
                {(table) => (
                  <li>
                    <a class="tb" href={table.seats.some(({ yours }) => yours) ? `/table/${table.id}` : `/join/${table.id}`}>
                      <Device game={table.game} />
                      <span>
                        <b>{say(`shelf.${table.game}.title`)}</b>
                        <span class="s">{about(table)}</span>
                      </span>
                      <span class="pill">{say('lobby.join')}</span>
                    </a>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </Show>
      </Show>
    </Page>
  );
}
