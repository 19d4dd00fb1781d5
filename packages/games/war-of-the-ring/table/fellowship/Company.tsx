import { For, type JSX, Show } from 'solid-js';
import type { FellowshipView } from '../../view/view.ts';
import { MedalPiece } from '../pieces/Medal.tsx';
import type { Words } from '../keys.ts';

/** How far they may have come from where they were last seen. */
export function Since(props: { readonly fellowship: FellowshipView; readonly words: Words }): JSX.Element {
  return (
    <Show when={props.fellowship.mordor === null}>
      <p>{props.words('table.hunting.since', { region: `@region.${props.fellowship.at}`, count: props.fellowship.progress })}</p>
    </Show>
  );
}

/** Who walks with the Ring-bearers. */
export function Company(props: { readonly fellowship: FellowshipView; readonly words: Words }): JSX.Element {
  const { words } = props;
  const members = () => [...new Set(['ring-bearers', props.fellowship.guide, ...props.fellowship.companions])];
  return (
    <ul class="wr-hunt-company" aria-label={words('table.fellowship.title')}>
      <For each={members()}>
        {(id) => (
          <li classList={{ guide: id === props.fellowship.guide }}>
            <MedalPiece id={id} />
            <span>
              {id === props.fellowship.guide ? words('table.fellowship.guide', { figure: `@figure.${id}` }) : words(`figure.${id}`)}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
