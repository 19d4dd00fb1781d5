import './signs.css';
import { For, type JSX, Show } from 'solid-js';
import type { Sign } from './signs.ts';
import type { Words } from './table.ts';

/** Signs with what they mean. */
export function SignList(props: { readonly signs: readonly Sign[]; readonly words: Words }): JSX.Element {
  return (
    <ul class="signs">
      <For each={props.signs}>
        {(sign) => (
          <li>
            <span class="sign" aria-hidden="true">
              {sign.draw(props.words)}
            </span>
            <span>
              <Show when={sign.name}>{(name) => <b>{props.words(name())} </b>}</Show>
              {props.words(sign.word)}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
