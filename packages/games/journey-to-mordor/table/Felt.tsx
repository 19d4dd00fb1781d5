import './felt.css';
import './rack.css';
import './die.css';
import { Badge, Icon } from '#look';
import { sign } from '#look/sign.ts';
import { Index, type JSX, Show } from 'solid-js';
import type { DieView, TurnView } from '../view/view.ts';
import type { JourneyProps } from './props.ts';
import { type DieState, dieState, type LyingDie } from './dieState.ts';
import { DieFace, dieColours } from './DieFace.tsx';
import { SIGNS, SYMBOL_ICON } from './marks.ts';
import type { Offers } from './offers.ts';
import { nameOf } from './Sheet.tsx';
import { capital, symbolName } from './words.ts';

interface FeltProps {
  readonly table: JourneyProps;
  readonly turn: TurnView;
  readonly lying: LyingDie;
  readonly offers: Offers;
  /** Dice of the newest roll are still tumbling. */
  readonly tumbling: boolean;
  /** Edge of a die in pixels. */
  readonly edge: number;
  readonly take: (die: DieView) => void;
  readonly release: (die: DieView) => void;
  readonly settle: () => void;
}

/** The felt: the dice of this roll and the rack of dice set aside. */
export function Felt(props: FeltProps): JSX.Element {
  const { words } = props.table;
  const active = () => props.table.view.active ?? 0;
  const own = () => active() === props.table.mine && props.table.mode === 'play';
  return (
    <section
      class="jm-felt"
      aria-label={words('table.felt.label')}
      style={{ '--d': `${props.edge}px` }}
      onPointerDown={() => props.tumbling && props.settle()}
    >
      <div class="jm-now">
        <h3 class="jm-whose" classList={{ own: own() }}>
          <Badge hobbit={props.table.view.players[active()].hobbit} />
          <span>{own() ? words('table.felt.yours') : nameOf(props.table, active())}</span>
          <Show when={props.turn.roll > 0}>
            <small>{words('table.felt.roll', { roll: props.turn.roll })}</small>
          </Show>
        </h3>
        <ul class="jm-dice">
          <Index each={props.lying.felt}>
            {(die, index) => (
              <li>
                <Die {...props} die={die()} index={index} last={index === props.lying.felt.length - 1} />
              </li>
            )}
          </Index>
        </ul>
      </div>
      <div class="jm-rack">
        <h3>
          {words('table.felt.aside')} <small>{rackNote(props)}</small>
        </h3>
        <ol>
          <Index each={props.lying.rack}>
            {(die) => (
              <li>
                <span
                  class="jm-die small"
                  style={dieColours(die())}
                  role="img"
                  aria-label={asideName(props, die())}
                  {...(die().symbol === null ? {} : sign(words(SIGNS[die().symbol ?? 'ring'])))}
                >
                  <DieFace die={die()} tumbling={false} />
                  <Victim table={props.table} die={die()} />
                </span>
              </li>
            )}
          </Index>
          <Index each={props.lying.soon}>
            {(die) => (
              <li class="jm-slot soon" aria-hidden="true">
                <Show when={die().symbol}>{(symbol) => <Icon name={SYMBOL_ICON[symbol()]} />}</Show>
              </li>
            )}
          </Index>
          <Index each={props.turn.dice.slice(props.lying.rack.length + props.lying.soon.length)}>
            {() => <li class="jm-slot" aria-hidden="true" />}
          </Index>
        </ol>
      </div>
    </section>
  );
}

function rackNote(props: FeltProps): string {
  const fixed = props.lying.rack.length;
  const soon = props.lying.soon.length;
  const of = props.turn.dice.length;
  return soon === 0
    ? props.table.words('table.felt.count', { fixed, of })
    : props.table.words('table.felt.countSoon', { fixed, of, soon: fixed + soon });
}

const asideName = (props: FeltProps, die: DieView): string =>
  props.table.words('table.die.aside', { symbol: symbolName(props.table.words, die.symbol ?? ''), die: `@die.${die.id}` });

/** Whom a Nazgûl comes for: shown beside the die. */
function Victim(props: { readonly table: JourneyProps; readonly die: DieView }): JSX.Element {
  return (
    <Show when={props.die.symbol === 'nazgul' && props.die.hits !== null}>
      <span class="jm-victim" aria-hidden="true">
        <Badge hobbit={props.table.view.players[props.die.hits ?? 0].hobbit} />
      </span>
    </Show>
  );
}

function Die(props: FeltProps & { readonly die: DieView; readonly index: number; readonly last: boolean }): JSX.Element {
  const { words } = props.table;
  const state = (): DieState => dieState(props.die, props.table.view, props.offers);
  const tumbling = () => props.tumbling && props.die.status !== 'unrolled';
  const symbol = () => (props.die.symbol === null ? '' : symbolName(words, props.die.symbol));
  const canRelease = () => state() === 'chosen' && (props.table.turn?.canUndo ?? false) && props.table.mode === 'play';
  const touchable = () => props.offers.asked && state() !== 'unrolled' && state() !== 'wizard' && (state() !== 'chosen' || canRelease());
  const name = () =>
    props.die.symbol === null
      ? capital(words(`die.${props.die.id}`))
      : words('table.die.name', { symbol: symbol(), die: `@die.${props.die.id}`, state: `@table.die.${state()}` });
  const hits = (): string | null => {
    if (props.die.symbol !== 'nazgul') return null;
    const { hits: seat } = props.die;
    if (seat === null) return words('table.die.hitsNobody');
    return seat === props.table.mine && props.table.mode === 'play'
      ? words('table.die.hitsYou')
      : words('table.die.hits', { seat: `@seat.${seat}` });
  };
  const touch = (anchor: Element): void => {
    if (props.table.busy || tumbling()) return;
    if (state() === 'barred')
      props.table.askWhy(
        words('table.die.question', { symbol: `@symbol.${props.die.symbol}` }),
        { type: 'setAside', die: props.die.id },
        anchor,
      );
    else if (state() === 'chosen') props.release(props.die);
    else props.take(props.die);
  };
  return (
    <>
      <button
        type="button"
        class={`jm-die ${state()} ${tumbling() ? 'tumbling' : ''}`}
        style={{ ...dieColours(props.die), '--index': props.index }}
        aria-pressed={state() === 'chosen'}
        aria-disabled={!touchable()}
        data-die={props.die.id}
        {...(props.die.symbol === null ? {} : sign(words(SIGNS[props.die.symbol])))}
        onClick={(event) => touchable() && touch(event.currentTarget)}
      >
        <span class="sr">{[name(), hits()].filter((part) => part !== null).join(', ')}</span>
        <DieFace die={props.die} tumbling={tumbling()} settled={() => props.last && props.settle()} />
      </button>
      <span class="jm-caption" classList={{ must: state() === 'must' || state() === 'last', hidden: tumbling() }} aria-hidden="true">
        <b>{symbol()}</b>
        <Show
          when={hits() !== null && !(state() === 'must' && props.die.hits === null)}
          fallback={<span>{caption(words, state(), props.die, props.offers)}</span>}
        >
          <span class="jm-aim">{hits()}</span>
        </Show>
      </span>
    </>
  );
}

const SPOKEN = ['must', 'last', 'chosen', 'barred', 'wizard'] as const;

function caption(words: JourneyProps['words'], state: DieState, die: DieView, offers: Offers): string {
  if (!offers.asked) return '';
  if (state === 'offered' && die.symbol === 'white-tree') return words('table.die.last');
  const spoken = SPOKEN.find((each) => each === state);
  return spoken === undefined ? '' : words(`table.die.${spoken}`);
}
