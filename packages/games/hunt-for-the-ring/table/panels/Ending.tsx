import { createReader } from '#look/card/reader.ts';
import './journal.css';
import { For, type JSX, Show } from 'solid-js';
import { nameOf, spotWord } from '../words.ts';
import { Carried } from './Carried.tsx';
import { CardList } from './Cards.tsx';
import { Detail } from './Detail.tsx';
import { Log, Route } from './Log.tsx';
import type { PanelProps } from './panel.ts';
import { JourneysGone, Tokens } from './Past.tsx';
import type { Reader } from './reader.ts';
import { Tale } from './Tale.tsx';

/** After the game the truth: who won by which rule, where Frodo really was, what everybody held, and how near it was. */
export function Ending(props: PanelProps): JSX.Element {
  const reader: Reader = createReader();
  return (
    <Show
      when={props.outcome}
      fallback={
        <Show when={props.record !== undefined}>
          <section class="hp hp-ending" aria-label={props.words('panel.end.label')}>
            <Tale table={props} />
          </section>
        </Show>
      }
    >
      {(outcome) => (
        <section class="hp hp-ending" aria-label={props.words('panel.end.label')}>
          <h2>
            {props.words('panel.end.won', { count: outcome().winners.length, names: outcome().winners.map((seat) => nameOf(props, seat)) })}
          </h2>
          <p>
            {props.words(`outcome.${outcome().reason}`)}{' '}
            <For each={outcome().rules}>
              {(rule) => (
                <button
                  type="button"
                  class="rule-link"
                  onClick={(event) => props.showRules(props.words('panel.end.why'), outcome().rules, event.currentTarget)}
                >
                  <span class="cite">{rule}</span>
                </button>
              )}
            </For>
          </p>
          <Carried {...props} />
          <Show when={props.view.truth}>
            {(truth) => (
              <>
                <Tale table={props} />
                <Show when={truth().ringBearer.journey}>
                  {(journey) => (
                    <>
                      <p>{props.words(journey().long ? 'panel.journal.long' : 'panel.journal.short')}</p>
                      <Route words={props.words} journey={journey()} step={props.view.step} />
                      <JourneysGone words={props.words} journeys={truth().ringBearer.journeysGone} />
                    </>
                  )}
                </Show>
                <Show when={truth().ringBearer.gandalfLog.length > 0}>
                  <h3>{props.words('panel.journal.gandalf')}</h3>
                  <Log words={props.words} part={2} log={truth().ringBearer.gandalfLog} label={props.words('panel.journal.gandalf')} />
                </Show>
                <Show when={truth().ringBearer.deeds.length > 0}>
                  <p>{props.words('panel.end.deedsUndone', { areas: truth().ringBearer.deeds.map(({ area }) => spotWord(2, area)) })}</p>
                </Show>
                <Show when={truth().deedSupply.length > 0}>
                  <p>{props.words('panel.end.deedsLeft', { areas: truth().deedSupply.map(({ area }) => spotWord(2, area)) })}</p>
                </Show>
                <Tokens words={props.words} tokens={truth().ringBearer.information} />
                <CardList
                  table={props}
                  reader={reader}
                  title={props.words('panel.end.hand', { name: nameOf(props, 0) })}
                  deck="ally"
                  home="other"
                  cards={truth().ringBearer.hand}
                  small={true}
                />
                <For each={truth().sorcery ?? []}>
                  {(cards, seat) => (
                    <CardList
                      table={props}
                      reader={reader}
                      title={props.words('panel.end.hand', { name: nameOf(props, seat()) })}
                      deck="sorcery"
                      home="other"
                      cards={cards}
                      small={true}
                    />
                  )}
                </For>
                <Show when={truth().sorcery === null}>
                  <p class="quiet">{props.words('panel.end.handsKept')}</p>
                </Show>
              </>
            )}
          </Show>
          <Detail table={props} reader={reader} />
        </section>
      )}
    </Show>
  );
}
