import { type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn } from '../i18n.ts';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';

/** Fetches the words of these pages first. */
export function AlertsRoom(props: { readonly children: () => JSX.Element }): JSX.Element {
  const words = ask(
    () => 'alerts',
    async (room) => {
      await learn(room);
      return room;
    },
  );
  return (
    <Show
      when={words.value()}
      fallback={
        <Page title="">
          <Show when={words.error() === null} fallback={<Fault error={words.error()} again={words.again} />}>
            <Ruled />
          </Show>
        </Page>
      }
    >
      {props.children()}
    </Show>
  );
}
