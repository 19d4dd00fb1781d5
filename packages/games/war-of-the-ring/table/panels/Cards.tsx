import { For, type JSX, Show } from 'solid-js';
import type { SideView, WarView } from '../../view/view.ts';
import { EventCard } from '../pieces/EventCard.tsx';
import type { Words } from '../keys.ts';

/** Decks of the viewer that may be touched now, and what comes of it. */
interface DeckTouch {
  readonly open: (side: string, deck: string) => boolean;
  readonly touch: (deck: string, anchor: Element) => void;
}

/** Cards of both sides: decks and hands by their backs, what lies open on the table, what was discarded; and one's own hand. */
export function Cards(props: { readonly view: WarView; readonly words: Words; readonly decks?: DeckTouch }): JSX.Element {
  return (
    <For each={props.view.sides.map(({ id }) => id)}>
      {(id) => <SideCards side={props.view.sides[id === 'shadow' ? 1 : 0]} {...props} />}
    </For>
  );
}

const DECKS = ['character', 'strategy'] as const;

function SideCards(props: {
  readonly side: SideView;
  readonly view: WarView;
  readonly words: Words;
  readonly decks?: DeckTouch;
}): JSX.Element {
  const { words } = props;
  const side = () => props.view.sides[props.side.id === 'shadow' ? 1 : 0];
  return (
    <section>
      <h3>{words(`table.side.${props.side.id}`)}</h3>
      <div class="wr-decks">
        <For each={DECKS}>
          {(deck) => (
            <figure>
              <Show
                when={props.decks?.open(props.side.id, deck)}
                fallback={<div class={`wr-back ${props.side.id} ${deck}`} aria-hidden="true" />}
              >
                <button
                  type="button"
                  class={`wr-back open ${props.side.id} ${deck}`}
                  data-deck={deck}
                  aria-label={words('table.cards.draw', { deck: `@deck.${deck}` })}
                  onClick={(event) => props.decks?.touch(deck, event.currentTarget)}
                />
              </Show>
              <figcaption>
                {words(`table.deck.${deck}`)}
                <b>{words('table.cards.left', { count: side().decks[deck] })}</b>
                <span>{words('table.cards.held', { count: side().hand[deck] })}</span>
              </figcaption>
            </figure>
          )}
        </For>
      </div>
      <Open title={words('table.cards.onTable')} ids={side().table} view={props.view} words={words} />
      <Open title={words('table.cards.inHand')} ids={side().cards ?? []} view={props.view} words={words} />
      <Show when={side().discard.length + side().faceDown > 0}>
        <details class="wr-fold">
          <summary>{words('table.cards.discarded', { count: side().discard.length + side().faceDown })}</summary>
          <ul>
            <For each={side().discard}>{(id) => <li>{words(`eventTitle.${id}`)}</li>}</For>
            <Show when={side().faceDown > 0}>
              <li>{words('table.cards.faceDown', { count: side().faceDown })}</li>
            </Show>
          </ul>
        </details>
      </Show>
    </section>
  );
}

function Open(props: {
  readonly title: string;
  readonly ids: readonly string[];
  readonly view: WarView;
  readonly words: Words;
}): JSX.Element {
  return (
    <Show when={props.ids.length > 0}>
      <h4>{props.title}</h4>
      <div class="wr-cards">
        <For each={props.ids}>{(id) => <EventCard id={id} combat={props.view.combat[id] ?? null} words={props.words} />}</For>
      </div>
    </Show>
  );
}
