import { createReader } from '#look/card/reader.ts';
import './panels.css';
import { For, Index, type JSX, Show } from 'solid-js';
import { nameOf } from '../words.ts';
import { Back, Card } from './Card.tsx';
import { type Home, pileOf } from './cards.ts';
import { act, type PanelProps } from './panel.ts';
import { Detail } from './Detail.tsx';
import { Device } from './Device.ts';
import type { Deck } from './deck.ts';
import type { Reader } from './reader.ts';

/** All cards that the viewer may see: his hand, the company, the piles, and how many the others hold. */
export function Cards(props: PanelProps): JSX.Element {
  const reader: Reader = createReader();
  return (
    <section class="hp hp-cards" aria-label={props.words('panel.cards.label')}>
      <Swaps {...props} />
      <Hand table={props} reader={reader} />
      <Company table={props} reader={reader} />
      <Others table={props} reader={reader} />
      <Piles table={props} reader={reader} />
      <Detail table={props} reader={reader} />
    </section>
  );
}

interface Shelf {
  readonly table: PanelProps;
  readonly reader: Reader;
}

/** Cards side by side under a heading; nothing at all when there are none and nothing is to be said of it. */
export function CardList(
  props: Shelf & {
    readonly title: string;
    readonly deck: Deck;
    readonly home: Home;
    readonly cards: readonly string[];
    readonly empty?: string;
    readonly small?: boolean;
    readonly note?: (id: string) => string;
    readonly count?: (id: string) => number;
  },
): JSX.Element {
  return (
    <Show when={props.cards.length > 0 || props.empty !== undefined}>
      <div class="hp-shelf">
        <h3>{props.title}</h3>
        <Show when={props.cards.length > 0} fallback={<p class="quiet">{props.empty}</p>}>
          <ul class="hp-fan" classList={{ 'hp-minis': props.small === true }}>
            <For each={props.cards}>
              {(id) => (
                <li>
                  <Card
                    table={props.table}
                    reader={props.reader}
                    face={{ deck: props.deck, id }}
                    home={props.home}
                    small={props.small === true}
                    note={props.note?.(id) ?? ''}
                    count={props.count?.(id) ?? 1}
                  />
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </Show>
  );
}

function Hand(props: Shelf): JSX.Element {
  const { words } = props.table;
  const mine = () => props.table.view.mine;
  const bearer = () => {
    const own = mine();
    return own?.role === 'ring-bearer' ? own : null;
  };
  return (
    <Show when={mine()}>
      {(own) => (
        <>
          <CardList {...props} title={words('panel.cards.looked')} deck="ally" home="looked" cards={bearer()?.looked ?? []} />
          <CardList
            {...props}
            title={words(own().role === 'ring-bearer' ? 'panel.cards.allies' : 'panel.cards.sorcery')}
            deck={own().role === 'ring-bearer' ? 'ally' : 'sorcery'}
            home="hand"
            cards={own().hand}
            empty={words('panel.cards.none')}
            note={(id) => (props.table.view.allyCards.shown.includes(id) ? words('panel.cards.seenByAll') : '')}
          />
        </>
      )}
    </Show>
  );
}

/** Swaps of Sorcery cards that wait for an answer, before part II. */
function Swaps(props: PanelProps): JSX.Element {
  const offered = () => (props.view.mine?.role === 'wraith' ? props.view.mine.offers : []);
  return (
    <Show when={offered().length > 0}>
      <div class="hp-shelf">
        <h3>{props.words('panel.cards.swaps')}</h3>
        <ul class="hp-public">
          <For each={offered()}>
            {({ from, card, to, wanted }) => (
              <li>
                <span>
                  {props.words(
                    to === props.mine ? 'panel.cards.swapTo' : from === props.mine ? 'panel.cards.swapFrom' : 'panel.cards.swapOthers',
                    { from: nameOf(props, from), to: nameOf(props, to), card: `@sorcery.${card}`, wanted: `@sorcery.${wanted}` },
                  )}
                </span>
                <For each={['acceptSwap', 'declineSwap'] as const}>
                  {(type) => (
                    <Show when={to === props.mine && props.offers.find(type, { seat: from })}>
                      {(action) => (
                        <button type="button" class="hp-gold" disabled={props.busy} onClick={() => act(props, action())}>
                          {props.words(`panel.act.${type}`)}
                        </button>
                      )}
                    </Show>
                  )}
                </For>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}

function Company(props: Shelf): JSX.Element {
  const { words } = props.table;
  const about = () => props.table.view.company.filter(({ state }) => state !== 'aside');
  const aside = () => props.table.view.company.filter(({ state }) => state === 'aside');
  return (
    <div class="hp-shelf">
      <h3>{words('panel.company.title')}</h3>
      <ul class="hp-fan hp-minis">
        <Index each={about()}>
          {(card) => (
            <li>
              <Card
                {...props}
                face={{ deck: 'company', id: card().id }}
                home="company"
                small={true}
                over={card().state === 'over'}
                note={words(`panel.company.${card().state}`)}
              />
              <small class="hp-under">{words(`panel.company.${card().state}`)}</small>
            </li>
          )}
        </Index>
      </ul>
      <Show when={aside().length > 0}>
        <p class="quiet">{words('panel.company.aside', { company: aside().map(({ id }) => `@company.${id}`) })}</p>
      </Show>
    </div>
  );
}

/** How many cards each of the others holds, and which of them the viewer has seen. */
function Others(props: Shelf): JSX.Element {
  const { words } = props.table;
  const view = () => props.table.view;
  const wraiths = () =>
    view().sorcery.hands.flatMap((count, seat) =>
      seat === 0 || (view().mine?.role === 'wraith' && seat === props.table.mine) ? [] : [{ seat, count }],
    );
  const known = (seat: number): readonly string[] => view().mine?.known[seat] ?? [];
  return (
    <div class="hp-shelf">
      <h3>{words('panel.cards.others')}</h3>
      <ul class="hp-holds">
        <Show when={view().mine?.role !== 'ring-bearer'}>
          <li>
            <Device name="the-ring" />
            <span>{words('panel.cards.holdsAllies', { name: nameOf(props.table, 0), count: view().allyCards.hand })}</span>
          </li>
        </Show>
        <For each={wraiths()}>
          {({ seat, count }) => (
            <li>
              <Device name="burning-eye" />
              <span>{words('panel.cards.holdsSorcery', { name: nameOf(props.table, seat), count })}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={view().mine?.role !== 'ring-bearer'}>
        <CardList
          {...props}
          title={words('panel.cards.shown', { name: nameOf(props.table, 0) })}
          deck="ally"
          home="other"
          cards={view().allyCards.shown}
          small={true}
        />
      </Show>
      <For each={wraiths()}>
        {({ seat }) => (
          <CardList
            {...props}
            title={words('panel.cards.known', { name: nameOf(props.table, seat) })}
            deck="sorcery"
            home="peeked"
            cards={known(seat)}
            small={true}
          />
        )}
      </For>
    </div>
  );
}

function Piles(props: Shelf): JSX.Element {
  const { words } = props.table;
  const view = () => props.table.view;
  /** A pile of which a card may be taken lies open. */
  const wanted = () => props.table.offers.of('recoverAlly').length > 0;
  const pile = (deck: 'ally' | 'sorcery', discard: readonly string[], open: boolean): JSX.Element => {
    const kinds = () => pileOf(discard);
    return (
      <details class="hp-pile" open={open}>
        <summary>{words(`panel.cards.discard.${deck}`, { count: discard.length })}</summary>
        <CardList
          {...props}
          title=""
          deck={deck}
          home="discard"
          cards={kinds().map(({ id }) => id)}
          count={(id) => kinds().find((each) => each.id === id)?.count ?? 1}
          empty={words('panel.cards.emptyPile')}
          small={true}
        />
      </details>
    );
  };
  return (
    <div class="hp-shelf hp-piles">
      <h3>{words('panel.cards.piles')}</h3>
      <p class="hp-backs">
        <Back deck="ally" count={view().allyCards.deck} label={words('panel.cards.deck.ally')} />
        <Back deck="sorcery" count={view().sorcery.deck} label={words('panel.cards.deck.sorcery')} />
      </p>
      {pile('ally', view().allyCards.discard, wanted())}
      {pile('sorcery', view().sorcery.discard, false)}
      <Show when={view().sorcery.besideTrack}>
        <CardList {...props} title={words('panel.cards.beside')} deck="sorcery" home="other" cards={['S-02']} small={true} />
      </Show>
    </div>
  );
}
