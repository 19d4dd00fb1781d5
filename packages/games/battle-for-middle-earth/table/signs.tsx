import './bring.ts';
import './card.css';
import './row.css';
import './pile.css';
import './mordor.css';
import './plates.css';
import type { SignGroup } from '#look/signs.ts';
import type { JSX } from 'solid-js';
import { type SymbolId, SYMBOLS } from '../content/box.ts';
import { Device, Sym } from './Sym.tsx';
import type { Key } from './keys.ts';

const WORDS: { readonly [id in SymbolId]: Key } = {
  red: 'table.sign.red',
  orange: 'table.sign.orange',
  yellow: 'table.sign.yellow',
  green: 'table.sign.green',
  blue: 'table.sign.blue',
  violet: 'table.sign.violet',
  joker: 'table.sign.joker',
};

/** The number of a team, and how it would win. */
const chip = (how: string, device: string): JSX.Element => (
  <span class={`bm-chip ${how}`}>
    1<Device name={device} />
  </span>
);

export const signs: readonly SignGroup<Key>[] = [
  {
    id: 'symbols',
    title: 'table.sign.symbols',
    signs: SYMBOLS.map((symbol) => ({ word: WORDS[symbol], draw: () => <Sym symbol={symbol} /> })),
  },
  {
    id: 'cards',
    title: 'table.sign.cards',
    signs: [
      { word: 'table.sign.points', draw: () => <span class="bm-points num bm-sign">6</span> },
      {
        word: 'table.sign.captain',
        draw: () => (
          <span class="bm-captain bm-sign">
            <Device name="crown" />
          </span>
        ),
      },
      { word: 'table.sign.now', draw: () => chip('printed', 'check-mark') },
      { word: 'table.sign.doubling', draw: () => chip('doubling', 'polar-star') },
      { word: 'table.sign.borrowing', draw: () => chip('borrowing', 'shaking-hands') },
      {
        word: 'table.sign.mordor',
        draw: () => (
          <span class="bm-mordor bm-sign">
            <Device name="burning-eye" />
          </span>
        ),
      },
      {
        word: 'table.sign.ring',
        draw: () => (
          <span class="play-card bm-card bm-back ring bm-sign">
            <Device name="the-ring" />
          </span>
        ),
      },
      {
        word: 'table.sign.eye',
        draw: () => (
          <span class="play-card bm-card bm-back eye bm-sign">
            <Device name="burning-eye" />
          </span>
        ),
      },
    ],
  },
];
