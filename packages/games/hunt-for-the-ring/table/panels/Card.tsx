import { For, type JSX, Show } from 'solid-js';
import { type CardState, type Home, stateOf, wishOf } from './cards.ts';
import { type Face, iconOf, kindOf, linesOf, nameKey, WASHES } from './deck.ts';
import { Device } from './Device.tsx';
import type { PanelProps } from './panel.ts';
import type { Reader } from './reader.ts';

const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);

/** The painted arch: a wash of the deck's colour, rays and a device in gold. */
export function Arch(props: { readonly face: Face }): JSX.Element {
  const wash = () => WASHES[kindOf(props.face)] ?? ['#8a6a38', '#3a2716'];
  return (
    <span class="hp-arch" style={{ background: `radial-gradient(circle at 50% 35%, ${wash()[0]}, ${wash()[1]})` }}>
      <svg class="hp-rays" viewBox="-50 -50 100 100" preserveAspectRatio="none" aria-hidden="true">
        <For each={RAYS}>{(turn) => <path transform={`rotate(${turn})`} d="M0 0L-4-90h8z" fill="#fff2c8" />}</For>
      </svg>
      <Device name={iconOf(props.face)} />
    </span>
  );
}

export interface CardProps {
  readonly table: PanelProps;
  readonly reader: Reader;
  readonly face: Face;
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
  const state = (): CardState => stateOf(props.table.offers, props.face, props.home);
  const text = () => linesOf(props.face).map(({ key }) => words(key));
  const touch = (anchor: HTMLElement, byFinger: boolean): void => {
    if (props.reader.wasLongPress()) return;
    const wish = wishOf(props.table.offers, props.face, props.home);
    // A finger has not read the card by hovering over it: it is shown, and asked about there.
    if (state() === 'barred' && wish !== null && !byFinger) {
      props.reader.close();
      props.table.askWhy(words('panel.why.card', { card: `@${nameKey(props.face)}` }), wish, anchor);
    } else props.reader.open({ face: props.face, home: props.home }, anchor);
  };
  return (
    <button
      type="button"
      // One string: a class that changes would take those of a classList away.
      class={`hp-card ${kindOf(props.face)} ${state()}${props.small === true ? ' hp-small' : ''}${props.over === true ? ' over' : ''}`}
      data-card={props.face.id}
      aria-haspopup="dialog"
      {...props.reader.readable(() => ({ face: props.face, home: props.home }))}
      onClick={(event) => touch(event.currentTarget, (event as MouseEvent as PointerEvent).pointerType === 'touch')}
    >
      <span class="sr">
        {[name(), words(`panel.kind.${kindOf(props.face)}`), props.note, state() === 'idle' ? '' : words(`panel.state.${state()}`)]
          .filter((part) => part !== undefined && part !== '')
          .join('; ')}
      </span>
      <span class="hp-name" aria-hidden="true">
        {name()}
      </span>
      <Arch face={props.face} />
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
    </button>
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
