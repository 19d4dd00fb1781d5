import { type JSX, Show } from 'solid-js';
import type { Words } from '../keys.ts';

/** When a card may be played: with a tick where that is so now, with a cross where it is not, plain where nobody can tell. */
export function Condition(props: { readonly text: string; readonly met: boolean | null; readonly words: Words }): JSX.Element {
  return (
    <p class="wr-condition" classList={{ met: props.met === true, unmet: props.met === false }}>
      <Show when={props.met !== null}>
        <span class="sr">{props.words(props.met === true ? 'table.hand.met' : 'table.hand.unmet')} </span>
      </Show>
      {props.text}
    </p>
  );
}
