import { type JSX, Show } from 'solid-js';
import { ask, type Asked } from '../ask.ts';
import { learn } from '../i18n.ts';
import { Page } from './Page.tsx';
import { Fault, Ruled } from './states.tsx';

/** A page that cannot be shown before something has come: until then it is ruled, or says what went wrong. */
export function Fetched<T>(props: { readonly asked: Asked<T>; readonly children: (found: NonNullable<T>) => JSX.Element }): JSX.Element {
  return (
    <Show
      when={props.asked.value()}
      keyed
      fallback={
        <Page title="">
          <Show when={props.asked.error() === null} fallback={<Fault error={props.asked.error()} again={props.asked.again} />}>
            <Ruled />
          </Show>
        </Page>
      }
    >
      {(found) => props.children(found)}
    </Show>
  );
}

/** Pages that bring their own words: these are fetched first. */
export function WithWords(props: { readonly of: string; readonly children: () => JSX.Element }): JSX.Element {
  const words = ask(
    () => props.of,
    async (of) => {
      await learn(of);
      return of;
    },
  );
  return <Fetched asked={words}>{() => props.children()}</Fetched>;
}
