import { type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn } from '../i18n.ts';

/** What stands on a page of another room and is said in the words of this one: it is there when they are. */
export function Learned(props: { readonly children: JSX.Element }): JSX.Element {
  const words = ask(
    () => 'people',
    async (room) => {
      await learn(room);
      return room;
    },
  );
  return <Show when={words.value()}>{props.children}</Show>;
}
