import './sym.css';
import { hatchFill } from '#look';
import { devicesOf } from '#look/Device.tsx';
import type { JSX } from 'solid-js';
import type { SymbolId } from '../content/box.ts';
import icons from './icons.json' with { type: 'json' };
import { MARKS } from './marks.ts';

export const Device = devicesOf(icons);

/** A symbol of the cards: silhouette, hatching, device and colour. */
export function Sym(props: { readonly symbol: SymbolId; readonly class?: string }): JSX.Element {
  const mark = () => MARKS[props.symbol];
  return (
    <svg class={`bm-sym ${props.class ?? ''}`} viewBox="-1 -1 42 42" aria-hidden="true" data-symbol={props.symbol}>
      <path d={mark().outline} fill={mark().fill} stroke="#22160c" stroke-width="2" stroke-linejoin="round" />
      <path d={mark().outline} fill={hatchFill(mark().hatching)} opacity=".32" />
      <g color={mark().on}>
        <svg x="8.5" y="9" width="23" height="23" viewBox="0 0 512 512" overflow="visible">
          <Device name={mark().icon} class="bm-inner" />
        </svg>
      </g>
    </svg>
  );
}
