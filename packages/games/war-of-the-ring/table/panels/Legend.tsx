import { SignList } from '#look/SignList.tsx';
import { For, type JSX } from 'solid-js';
import { signs } from '../signs.tsx';
import type { Words } from '../keys.ts';

/** What every sign on this table means. */
export function Legend(props: { readonly words: Words }): JSX.Element {
  return (
    <For each={signs}>
      {(group) => (
        <section class="wr-legend">
          <h3>{props.words(group.title)}</h3>
          <SignList signs={group.signs} words={props.words} />
        </section>
      )}
    </For>
  );
}
