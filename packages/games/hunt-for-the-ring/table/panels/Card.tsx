import { Arch } from '#look/card/Arch.tsx';
import { PlayingCard } from '#look/card/PlayingCard.tsx';
import { type JSX, Show } from 'solid-js';
import { type Home, stateOf, wishOf } from './cards.ts';
import { type CardFace, isDark, kindOf, linesOf, nameKey, saidIn, washOf } from './deck.ts';
import { Device } from './Device.ts';
import { paintedOn } from './painted.ts';
import type { PanelProps } from './panel.ts';
import type { Reader } from './reader.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** What is painted on a card: the colour of its deck and a device of its own. */
export function Painting(props: { readonly face: CardFace }): JSX.Element {
  return (
    <Arch wash={washOf(props.face)}>
      <Device name={paintedOn(props.face)} />
    </Arch>
  );
}

interface CardProps {
  readonly table: PanelProps;
  readonly reader: Reader;
  readonly face: CardFace;
  readonly home: Home;
  /** Said after the name: how the card lies, or how many of it there are. */
  readonly note?: string;
  /** Lies face down: both abilities are lost. */
  readonly over?: boolean;
  /** Only its name and device. */
  readonly small?: boolean;
  readonly count?: number;
}

/** A card on the table. Gold ones can be used, barred ones say why not, and every one can be read large. */
export function Card(props: CardProps): JSX.Element {
  const { words } = props.table;
  const name = () => words(nameKey(props.face));
  const state = () => stateOf(props.table.offers, props.face, props.home);
  const text = () => linesOf(props.face).map(({ key }) => saidIn(props.table.view.part, words(key)));
  const touch = (anchor: HTMLElement, byFinger: boolean): void => {
    const wish = wishOf(props.table.offers, props.face, props.home);
    // A finger has not read the card by hovering over it: it is shown, and asked about there.
    if (state() === 'barred' && wish !== null && !byFinger)
      props.table.askWhy(words('panel.why.card', { card: `@${nameKey(props.face)}` }), wish, anchor);
    else props.reader.open({ face: props.face, home: props.home }, anchor);
  };
  return (
    <PlayingCard
      reader={props.reader}
      shown={{ face: props.face, home: props.home }}
      class={`hp-card ${kindOf(props.face)}${state() === 'offered' ? ' starred' : ''}${props.small === true ? ' hp-small' : ''}${props.over === true ? ' over' : ''}`}
      dark={isDark(props.face)}
      state={state()}
      said={[
        name(),
        words(`panel.kind.${kindOf(props.face)}`),
        props.note,
        state() === 'idle' ? '' : words(runtimeKey(`panel.state.${state()}`)),
      ]}
      touch={touch}
      data-card={props.face.id}
      aria-haspopup="dialog"
    >
      <span class="hp-name" aria-hidden="true">
        {name()}
      </span>
      <Painting face={props.face} />
      <Show when={props.small !== true}>
        <span class="hp-text" aria-hidden="true">
          {text().join(' ')}
        </span>
      </Show>
      <Show when={linesOf(props.face).some(({ outOfTurn }) => outOfTurn)}>
        <span class="hp-oot" aria-hidden="true" title={words('panel.outOfTurn')}>
          <Device name="hourglass" />
        </span>
      </Show>
      <Show when={(props.count ?? 1) > 1}>
        <span class="hp-times num" aria-hidden="true">
          ×{props.count}
        </span>
      </Show>
    </PlayingCard>
  );
}

/** The back of a deck and how many cards are in it. */
export function Back(props: { readonly deck: 'ally' | 'sorcery'; readonly count: number; readonly label: string }): JSX.Element {
  return (
    <span class={`hp-back ${props.deck}`} classList={{ spent: props.count === 0 }}>
      <Device name={props.deck === 'ally' ? 'the-ring' : 'burning-eye'} />
      <b class="num">{props.count}</b>
      <small>{props.label}</small>
    </span>
  );
}
