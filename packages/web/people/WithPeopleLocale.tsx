import { type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { loadNamespace } from '../i18n/i18n.ts';

/** For parts of other pages that use the texts of `people`: rendered once they are loaded. */
export function WithPeopleLocale(props: { readonly children: JSX.Element }): JSX.Element {
  const texts = createQuery(
    () => 'people',
    async (room) => {
      await loadNamespace(room);
      return room;
    },
  );
  return <Show when={texts.value()}>{props.children}</Show>;
}
