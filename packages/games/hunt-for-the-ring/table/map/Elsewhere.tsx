import './elsewhere.css';
import { type JSX, Show } from 'solid-js';
import { spotWord } from '../words.ts';
import { type NamedSpace, onOtherMap } from './named.ts';
import type { Words } from '../keys.ts';

/** A line of the other part names places that are not on this map: that is said. */
export function Elsewhere(props: { readonly words: Words; readonly named: readonly NamedSpace[]; readonly part: 1 | 2 }): JSX.Element {
  return (
    <Show when={onOtherMap(props.named, props.part)}>
      {(other) => (
        <p class="hr-cart hr-elsewhere" role="status">
          {props.words('table.elsewhere', {
            places: other().spots.map((spot) => spotWord(other().part, spot)),
            part: other().part === 1 ? 'I' : 'II',
          })}
        </p>
      )}
    </Show>
  );
}
