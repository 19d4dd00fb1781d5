import './dieFace.css';
import { Badge, hatchFill, Icon, tinctureOf } from '#look';
import { For, type JSX, Show } from 'solid-js';
import { type SymbolId, SYMBOLS } from '../content/box.ts';
import type { DieView } from '../view/view.ts';
import { SYMBOL_ICON } from './marks.ts';

const SIDES = ['back', 'right', 'left', 'top', 'bottom'] as const;

/** One side of the cube: colour, hatching and symbol. */
function Side(props: { readonly die: DieView; readonly symbol: SymbolId | null; readonly at: string }): JSX.Element {
  return (
    <span class={`jm-side ${props.at}`}>
      <svg class="jm-hatch" aria-hidden="true">
        <rect width="100%" height="100%" fill={hatchFill(tinctureOf(props.die.hobbit).hatching)} />
      </svg>
      <Show when={props.symbol}>{(symbol) => <Icon name={SYMBOL_ICON[symbol()]} />}</Show>
    </span>
  );
}

/** The cube itself. While it tumbles it has all its sides; at rest only the one that counts. */
export function DieFace(props: { readonly die: DieView; readonly tumbling: boolean; readonly settled?: () => void }): JSX.Element {
  // Only the black die has the White Tree: the passing sides must not say otherwise.
  const others = () => SYMBOLS.filter((symbol) => symbol !== props.die.symbol && (symbol !== 'white-tree' || props.die.hobbit === null));
  return (
    <>
      <span class="jm-cube" onAnimationEnd={() => props.settled?.()}>
        <Side die={props.die} symbol={props.die.symbol} at="front" />
        <Show when={props.tumbling}>
          <For each={SIDES}>{(at, index) => <Side die={props.die} symbol={others()[index() % others().length]} at={at} />}</For>
        </Show>
      </span>
      <Show when={props.die.hobbit}>{(hobbit) => <Badge hobbit={hobbit()} />}</Show>
    </>
  );
}

/** Colours of a die, for the style sheet. */
export const dieColours = (die: DieView): JSX.CSSProperties => ({ '--c': tinctureOf(die.hobbit).fill, '--on': tinctureOf(die.hobbit).on });
