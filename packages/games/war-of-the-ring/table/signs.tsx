import './bring.ts';
import './pieces/pieces.css';
import './signs.css';
import { FACES, NATIONS } from '../content/box.ts';
import type { Sign, SignGroup } from '#look/signs.ts';
import type { JSX } from 'solid-js';
import { Device } from './pieces/Device.ts';
import { Die } from './pieces/Die.tsx';
import { Figure } from './pieces/Figure.tsx';
import type { FigureKind } from './pieces/figureSign.ts';
import { HuntTile } from './pieces/HuntTile.tsx';
import type { Host } from './pieces/hosts.ts';
import { Medal } from './pieces/Medal.tsx';
import { NationShield } from './pieces/NationShield.tsx';
import { Settlement } from './pieces/Settlement.tsx';
import { Banner, FellowshipMark, SiegeBead, Stack, Stakes } from './pieces/Stack.tsx';
import { tileOf } from './pieces/tiles.ts';
import type { Key } from './keys.ts';

const host = (more: Partial<Host>): Host => ({
  side: 'free-peoples',
  contingents: [{ nation: 'gondor', regular: 3, elite: 1, leader: 0 }],
  units: 4,
  elites: 0,
  leaders: 0,
  nazgul: 0,
  characters: [],
  ...more,
});

const SAURON: Partial<Host> = { side: 'shadow', contingents: [{ nation: 'sauron', regular: 5, elite: 1, leader: 0 }], units: 6 };

/** What a key of the legend ends in. */
type LegendId = Key extends infer Each ? (Each extends `table.legend.${infer Id}` ? Id : never) : never;

/** Signs of the map, by the word that explains each. */
const ON_MAP: readonly { readonly id: LegendId; readonly sign: () => JSX.Element }[] = [
  { id: 'army', sign: () => <Stack host={host({})} /> },
  { id: 'shadowArmy', sign: () => <Stack host={host(SAURON)} /> },
  { id: 'elites', sign: () => <Stack host={host({ elites: 2 })} /> },
  { id: 'leaders', sign: () => <Stack host={host({ leaders: 2 })} /> },
  { id: 'nazgul', sign: () => <Stack host={host({ ...SAURON, nazgul: 2 })} /> },
  {
    id: 'parted',
    sign: () => (
      <Stack
        host={host({
          contingents: [
            { nation: 'rohan', regular: 3, elite: 0, leader: 0 },
            { nation: 'gondor', regular: 1, elite: 0, leader: 0 },
          ],
        })}
      />
    ),
  },
  { id: 'full', sign: () => <Stack host={host({ ...SAURON, units: 10 })} full /> },
  { id: 'companion', sign: () => <Medal id="gimli" r={10} /> },
  { id: 'minion', sign: () => <Medal id="witch-king" r={10} /> },
  { id: 'fellowship', sign: () => <FellowshipMark progress={3} hidden /> },
  { id: 'revealed', sign: () => <FellowshipMark progress={0} hidden={false} /> },
  {
    id: 'besieged',
    sign: () => (
      <g transform="scale(.72)">
        <Stakes r={15} />
        <Settlement kind="stronghold" />
      </g>
    ),
  },
  { id: 'besieger', sign: () => <SiegeBead /> },
  {
    id: 'captured',
    sign: () => (
      <g transform="translate(0 4)">
        <Settlement kind="city" />
        <g transform="translate(-1 -4) scale(.8)">
          <Banner side="shadow" />
        </g>
      </g>
    ),
  },
  { id: 'open', sign: () => <path d="M-12-9h24v18h-24z" fill="#f7dd86" stroke="#b9831c" stroke-width="4" /> },
  { id: 'chosen', sign: () => <path d="M-12-9h24v18h-24z" fill="#fff6d8" stroke="#8e1b16" stroke-width="4" /> },
  { id: 'border', sign: () => <path d="M-14 4q7-8 14 0t14 0" fill="none" stroke="#3a2716" stroke-width="1.6" stroke-dasharray="4 3" /> },
  {
    id: 'mountains',
    sign: () => <path d="M-15 8l7-15 5 9 4-7 6 8 3-4 5 9z" fill="#efe2c4" stroke="#3a2716" stroke-width="1.4" stroke-linejoin="round" />,
  },
  {
    id: 'river',
    sign: () => (
      <g fill="none" stroke-linecap="round">
        <path d="M-14 4q7-8 14 0t14 0" stroke="#4f6f76" stroke-width="5" />
        <path d="M-14 4q7-8 14 0t14 0" stroke="#b9cfcd" stroke-width="3" />
      </g>
    ),
  },
];

const SETTLEMENTS = ['fortification', 'town', 'city', 'stronghold'] as const;
const FIGURES = ['regular', 'elite', 'leader', 'nazgul', 'character'] as const satisfies readonly FigureKind[];
const TILES = [
  { id: 'number', tile: 'hunt-std-11' },
  { id: 'eye', tile: 'hunt-std-01' },
  { id: 'reveal', tile: 'hunt-std-09' },
  { id: 'stop', tile: 'hunt-spec-07' },
  { id: 'heals', tile: 'hunt-spec-03' },
] as const;

const onMap = (id: LegendId, sign: () => JSX.Element, box = '-20 -20 40 40'): Sign<Key> => ({
  word: `table.legend.${id}`,
  draw: () => (
    <svg viewBox={box} aria-hidden="true">
      {sign()}
    </svg>
  ),
});

/** What every sign on this table means. */
export const signs: readonly SignGroup<Key>[] = [
  {
    id: 'map',
    title: 'table.legend.map',
    signs: [
      ...ON_MAP.map(({ id, sign }) => onMap(id, sign)),
      ...SETTLEMENTS.map((kind) => onMap(kind, () => <Settlement kind={kind} />, '-18 -20 36 36')),
    ],
  },
  {
    id: 'nations',
    title: 'table.legend.nations',
    signs: NATIONS.map((id) => ({ word: `table.nation.${id}`, draw: () => <NationShield nation={id} /> })),
  },
  {
    id: 'figures',
    title: 'table.legend.figures',
    signs: FIGURES.map((kind) => ({
      word: `table.legend.figure.${kind}`,
      draw: () => <Figure kind={kind} name={kind === 'character' ? 'boromir' : 'gondor'} />,
    })),
  },
  {
    id: 'dice',
    title: 'table.legend.dice',
    signs: FACES.map((face) => ({
      name: `die.${face}`,
      word: `table.legend.die.${face}`,
      draw: (words) => <Die side={face === 'eye' || face === 'army' ? 'shadow' : 'free-peoples'} face={face} state="ready" words={words} />,
    })),
  },
  {
    id: 'tiles',
    title: 'table.legend.tiles',
    signs: [
      ...TILES.map(({ id, tile }): Sign<Key> => ({ word: `table.legend.tile.${id}`, draw: () => <HuntTile tile={tileOf(tile)} /> })),
      { word: 'table.legend.footprint', draw: () => <Device name="footprint" /> },
    ],
  },
];
