import './bring.ts';
import './rack.css';
import './die.css';
import './nazgulTrail.css';
import { Badge, IconAt, Medallion } from '#look';
import type { SignGroup } from '#look/signs.ts';
import type { JSX } from 'solid-js';
import { type SymbolId, SYMBOLS } from '../content/box.ts';
import { DieFace, dieColours } from './DieFace.tsx';
import { placePaint, SIGNS } from './marks.ts';
import type { Key } from './keys.ts';

/** A die that shows a symbol. */
function Die(props: { readonly symbol: SymbolId }): JSX.Element {
  const die = { id: 'sign', hobbit: null, hits: null, symbol: props.symbol, status: 'aside' } as const;
  return (
    <span class="jm-die small" style={{ '--d': '38px', ...dieColours({ ...die, hobbit: props.symbol === 'white-tree' ? null : 'frodo' }) }}>
      <DieFace die={die} tumbling={false} />
    </span>
  );
}

/** A square as it lies on the sheet, in small. */
function Square(props: { readonly split?: boolean; readonly crossed?: boolean; readonly last?: boolean }): JSX.Element {
  return (
    <svg viewBox="0 0 44 44">
      <rect x="4" y="4" width="36" height="36" rx="4" fill="#fcf6e8" stroke="#5c3d20" stroke-width="2.4" />
      {props.split === true ? <path d="M22 4V40" stroke="#5c3d20" stroke-width="2.4" stroke-dasharray="4 3" /> : null}
      {props.last === true ? (
        <g color="#3a2716">
          <IconAt name="hood" x={22} y={22} size={26} />
        </g>
      ) : null}
      {props.crossed === true ? <path d="M10 10L34 34M34 10L10 34" stroke="#8e1b16" stroke-width="4" stroke-linecap="round" /> : null}
    </svg>
  );
}

export const signs: readonly SignGroup<Key>[] = [
  {
    id: 'dice',
    title: 'table.sign.dice',
    signs: SYMBOLS.map((symbol) => ({ word: SIGNS[symbol], draw: () => <Die symbol={symbol} /> })),
  },
  {
    id: 'sheet',
    title: 'table.sign.sheet',
    signs: [
      {
        word: 'table.sign.field',
        draw: () => <Medallion {...placePaint('rivendell')} />,
      },
      { word: 'table.sign.square', draw: () => <Square /> },
      { word: 'table.sign.split', draw: () => <Square split /> },
      { word: 'table.sign.crossed', draw: () => <Square crossed /> },
      { word: 'table.sign.last', draw: () => <Square last /> },
      { word: 'table.sign.badge', draw: () => <Badge hobbit="frodo" /> },
    ],
  },
];
