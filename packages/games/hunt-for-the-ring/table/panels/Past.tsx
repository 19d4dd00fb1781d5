import { For, type JSX, Show } from 'solid-js';
import type { InformationView, JourneyView } from '../../view/view.ts';
import { sayWord, spotWord } from '../words.ts';
import { Device } from './Device.ts';
import { Route } from './Log.tsx';
import type { PanelProps } from './panel.ts';

/** What is over: shown to whoever may look back. */

export const TOKEN_ICONS = { held: 'scroll-unfurled', concealed: 'padlock', found: 'burning-eye' } as const;

/** The Information tokens of part I, and what became of each. */
export function Tokens(props: { readonly words: PanelProps['words']; readonly tokens: readonly InformationView[] }): JSX.Element {
  return (
    <Show when={props.tokens.length > 0}>
      <h4>{props.words('panel.journal.information')}</h4>
      <ul class="hp-information">
        <For each={props.tokens}>
          {({ area, state }) => (
            <li data-state={state}>
              <Device name={TOKEN_ICONS[state]} />
              <span>
                {sayWord(props.words, spotWord(1, area))} <small>{props.words(`panel.end.token.${state}`)}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** Routes that were given up: the ways Frodo did not go in the end. */
export function JourneysGone(props: { readonly words: PanelProps['words']; readonly journeys: readonly JourneyView[] }): JSX.Element {
  return (
    <Show when={props.journeys.length > 0}>
      <details class="hp-pages">
        <summary>{props.words('panel.journal.journeysGone', { count: props.journeys.length })}</summary>
        <For each={props.journeys}>{(journey) => <Route words={props.words} journey={journey} step={null} />}</For>
      </details>
    </Show>
  );
}
