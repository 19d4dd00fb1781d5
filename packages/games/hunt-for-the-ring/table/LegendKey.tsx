import { For, type JSX } from 'solid-js';
import { type HuntSign, PIECES, PLACES } from './signs.tsx';
import type { Words } from './keys.ts';

/** What everything on the map is: places by their colour, pieces as they stand there. Only what this viewer can meet with. */
export function LegendKey(props: { readonly words: Words; readonly part: 1 | 2; readonly own: boolean }): JSX.Element {
  const met = ({ own, part }: HuntSign): boolean => (own !== true || props.own) && (part === undefined || part === props.part);
  return (
    <div class="hr-kinds">
      <h4>{props.words('table.legend.places')}</h4>
      <Keys words={props.words} signs={PLACES} />
      <h4>{props.words('table.legend.pieces')}</h4>
      <Keys words={props.words} signs={PIECES.filter(met)} />
    </div>
  );
}

function Keys(props: { readonly words: Words; readonly signs: readonly HuntSign[] }): JSX.Element {
  return (
    <ul>
      <For each={props.signs}>
        {(sign) => (
          <li>
            {sign.draw(props.words)} <span>{props.words(sign.word)}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
