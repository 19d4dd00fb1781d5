import './signs.css';
import { For, type JSX, Show } from 'solid-js';
import { runtimeKey } from './localeKey.ts';
import type { Sign } from './signs.ts';
import type { LocaleWords } from './table.ts';

/** Signs with what they mean. */
export function SignList<Key extends string>(props: {
  readonly signs: readonly Sign<Key>[];
  readonly words: LocaleWords<Key>;
}): JSX.Element {
  return (
    <ul class="signs">
      <For each={props.signs}>
        {(sign) => (
          <li>
            <span class="sign" aria-hidden="true">
              {sign.draw(props.words)}
            </span>
            <span>
              <Show when={sign.name}>{(name) => <b>{props.words(runtimeKey(name()))} </b>}</Show>
              {props.words(runtimeKey(sign.word))}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
