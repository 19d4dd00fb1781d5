import './bring.ts';
import './map/spaces.css';
import './map/pieces.css';
import './map/thread.css';
import './panels/dice.css';
import './signs.css';
import type { Sign, SignGroup } from '#look/signs.ts';
import type { JSX } from 'solid-js';
import { FigureShape, TokenShape } from './map/Pieces.tsx';
import type { Figure, Token } from './map/pieces.ts';
import { SpaceShape } from './map/Spaces.tsx';
import type { SpaceKind } from './map/sheet.ts';
import { Device } from './panels/Device.ts';
import { faceIcon } from './panels/dice.ts';
import type { Key } from './keys.ts';
import type { FaceId } from '../content/box.ts';

/** Who meets with a sign: everybody, or only the Ring-bearer; in both parts, or in one. */
export interface HuntSign extends Sign<Key> {
  readonly own?: true;
  readonly part?: 1 | 2;
}

const place = (kind: SpaceKind, id: string, word: Key): HuntSign => ({
  word,
  draw: () => (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <SpaceShape space={{ id, kind }} grow={1} certainty="faint" />
    </svg>
  ),
});
const figure = (shown: Figure, word: Key, whose: Pick<HuntSign, 'own' | 'part'> = {}): HuntSign => ({
  word,
  ...whose,
  draw: () => (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <FigureShape figure={shown} />
    </svg>
  ),
});
const token = (shown: Token, word: Key, whose: Pick<HuntSign, 'own' | 'part'> = {}): HuntSign => ({
  word,
  ...whose,
  draw: () => (
    <svg viewBox="-13 -13 26 26" aria-hidden="true">
      <TokenShape token={shown} />
    </svg>
  ),
});

export const PLACES: readonly HuntSign[] = [
  place('start', '1', 'table.kind.start'),
  place('rider', '4', 'table.kind.rider'),
  place('friendly', '6', 'table.kind.friendly'),
  place('shadow', '28', 'table.kind.shadow'),
];

export const PIECES: readonly HuntSign[] = [
  figure({ key: '', kind: 'rider', id: 'blue', witchKing: false, held: false, active: true }, 'table.legend.rider'),
  figure({ key: '', kind: 'frodo', found: false }, 'table.legend.frodo', { own: true }),
  figure({ key: '', kind: 'gandalf', hidden: false }, 'table.legend.gandalf', { part: 2 }),
  token({ key: '', kind: 'trail', side: 'eye' }, 'table.legend.trailEye'),
  token({ key: '', kind: 'trail', side: 'sword' }, 'table.legend.trailSword'),
  token({ key: '', kind: 'ally' }, 'table.legend.ally'),
  token({ key: '', kind: 'ward', bars: [], until: 'turn' }, 'table.legend.ward'),
  token({ key: '', kind: 'log', number: 1 }, 'table.legend.log'),
  token({ key: '', kind: 'information', state: 'held' }, 'table.legend.information', { part: 1 }),
  token({ key: '', kind: 'information', state: 'concealed' }, 'table.legend.concealed', { part: 1, own: true }),
  token({ key: '', kind: 'deed', done: false }, 'table.legend.deed', { part: 2 }),
  {
    word: 'table.legend.bead',
    own: true,
    draw: () => (
      <svg viewBox="-13 -13 26 26" class="hr-thread" aria-hidden="true">
        <g class="hr-bead area">
          <rect x="-9" y="-6.5" width="18" height="13" rx="6.5" />
          <text y="3.4">3</text>
        </g>
      </svg>
    ),
  },
  {
    word: 'table.legend.threat',
    own: true,
    draw: () => (
      <svg viewBox="-13 -13 26 26" class="hr-threat" aria-hidden="true">
        <path transform="translate(-5 0)" d="M0 4.5L-4 -3H4z" />
        <path transform="translate(5 0)" d="M0 4.5L-4 -3H4z" />
      </svg>
    ),
  },
];

/** A face of a die goes by its id everywhere in the locale. */
const face = (id: FaceId, word: Key): Sign<Key> => {
  const letter = `panel.letter.${id}` as const;
  return {
    name: `face.${id}`,
    word,
    draw: (words): JSX.Element => (
      <span class="hp-die idle hr-sign">
        <Device name={faceIcon(id)} />
        <b>{words(letter)}</b>
      </span>
    ),
  };
};

export const signs: readonly SignGroup<Key>[] = [
  {
    id: 'dice',
    title: 'table.sign.dice',
    signs: [
      face('ring', 'table.sign.ring'),
      face('sword', 'table.sign.sword'),
      face('sorcery', 'table.sign.sorcery'),
      face('shadow', 'table.sign.shadow'),
    ],
  },
  {
    id: 'places',
    title: 'table.legend.places',
    signs: [
      ...PLACES,
      place('exit', 'B', 'table.kind.exit'),
      place('plain', '9', 'table.sign.area'),
      place('dot', '', 'table.sign.dot'),
      {
        word: 'table.sign.road',
        draw: () => (
          <svg viewBox="-20 -20 40 40" aria-hidden="true">
            <path class="hr-way-bed" d="M-18 8Q-6-10 18-6" />
            <path class="hr-way-road" d="M-18 8Q-6-10 18-6" />
          </svg>
        ),
      },
    ],
  },
  { id: 'pieces', title: 'table.legend.pieces', signs: PIECES },
  {
    id: 'king',
    title: 'table.sign.king',
    signs: [
      face('morgul-ring', 'table.sign.morgulRing'),
      face('pursuit', 'table.sign.pursuit'),
      face('morgul-shadow', 'table.sign.morgulShadow'),
    ],
  },
];
