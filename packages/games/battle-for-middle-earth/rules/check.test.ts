import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { type Companion, type Enemy, isCompanion } from '../content/box.ts';
import { BOX, HAND, sit } from '../testing/table.ts';
import { card, lowest } from './cards.ts';
import { check } from './check.ts';
import type { Battle } from './state.ts';

/** A table on which nothing is wrong is broken in one place, and told. */

const companion = (id: string): Companion => asId(BOX.companionIds.indexOf(id));
const enemy = (id: string): Enemy => asId(BOX.enemyIds.indexOf(id));

const fresh = (): Battle =>
  sit({
    row: ['troll', 'haradrim', 'grishnakh'],
    mordor: [HAND],
    players: [
      { hand: ['aragorn', 'pippin'], teams: [['theoden', 'legolas'], ['gloin']], won: ['balrog'] },
      { hand: ['boromir'], teams: [['elrond']], given: ['gandalf', 'sam'] },
    ],
  }).state;

/** Moves every card of a seat's hand under the Ring pile, as somebody does who leaves. */
function emptyHand({ own, open, hidden }: Battle, seat: number): void {
  for (let rest = own[seat].hand; rest !== 0; rest = asId(rest & (rest - 1))) hidden.ring.unshift(lowest(rest));
  open.ringLeft = hidden.ring.length;
  own[seat].hand = asId(0);
  open.handSize[seat] = 0;
}

/** The topmost companions of the Ring pile come into a hand. */
function fillHand({ own, open, hidden }: Battle, seat: number, cards: number): void {
  while (open.handSize[seat] < cards) {
    const at = hidden.ring.findIndex(isCompanion);
    const [taken] = hidden.ring.splice(at, 1);
    own[seat].hand = asId(own[seat].hand | card(taken));
    open.handSize[seat]++;
  }
  open.ringLeft = hidden.ring.length;
}

/** Enemies leave the row for the pile. */
function clearRow({ open, hidden }: Battle, ...positions: readonly number[]): void {
  for (const position of positions) {
    hidden.enemies.push(open.row[position]);
    open.row[position] = asId(-1);
  }
  open.enemiesLeft = hidden.enemies.length;
}

/** All enemies out of sight are discarded. */
function discardPile({ open, hidden }: Battle): void {
  for (const each of hidden.enemies) open.enemyDiscard = asId(open.enemyDiscard | card(each));
  hidden.enemies = [];
  open.enemiesLeft = 0;
}

const HARMLESS: readonly (readonly [what: string, change: (s: Battle) => void])[] = [
  ['nothing', () => {}],
  ['a full hand', (s) => fillHand(s, 1, 5)],
  ['a card shown', ({ open, own }) => (open.shown[0] = own[0].hand)],
  [
    'somebody who left without cards',
    (s) => {
      emptyHand(s, 1);
      s.open.ringDiscard = asId(s.open.ringDiscard | card(companion('elrond')));
      s.open.teams[1] = [];
      s.open.out[1] = true;
    },
  ],
  [
    'one enemy, the last, on the third position',
    (s) => {
      clearRow(s, 0, 1);
      discardPile(s);
    },
  ],
  [
    'no enemy when the game is over',
    (s) => {
      clearRow(s, 0, 1, 2);
      discardPile(s);
      s.outcome = { winners: [0], reason: 'mostPoints', rules: [] };
    },
  ],
];

const WRONG: readonly (readonly [sentence: string, change: (s: Battle) => void])[] = [
  ['seat 0 holds 2 cards, not 3', ({ open }) => open.handSize[0]++],
  ['seat 1 holds 1 cards, not 0', ({ open }) => open.handSize[1]--],
  ['seat 1 holds 6 cards', (s) => fillHand(s, 1, 6)],
  ['seat 0 has shown a card that is not in the hand', ({ open, own }) => (open.shown[0] = own[1].hand)],
  ['seat 1 has an empty team', ({ open }) => open.teams[1].push(asId(0))],
  ['the cards of a team of seat 0 lie in no order', ({ open }) => (open.below[companion('gloin')] = 1)],
  ['the cards of a team of seat 0 lie in no order', ({ open }) => (open.below[companion('legolas')] = 2)],
  [
    'seat 1 was given a card nobody gives',
    ({ open }) => {
      open.given[1] = asId(open.given[1] | card(companion('elrond')));
      open.teams[1] = [];
    },
  ],
  ['seat 1 left but still has cards', ({ open }) => (open.out[1] = true)],
  [
    'seat 1 left but still has cards',
    ({ open }) => {
      open.out[1] = true;
      open.ringDiscard = asId(open.ringDiscard | card(companion('elrond')));
      open.teams[1] = [];
    },
  ],
  [
    'seat 1 left but still has cards',
    (s) => {
      s.open.out[1] = true;
      emptyHand(s, 1);
    },
  ],
  ['aragorn is in 2 places', ({ open }) => (open.ringDiscard = asId(open.ringDiscard | card(companion('aragorn'))))],
  ['theoden is in 2 places', ({ hidden }) => hidden.ring.push(companion('theoden'))],
  ['gloin is in 0 places', ({ open }) => open.teams[0].pop()],
  ['balrog is in 0 places', ({ open }) => (open.won[0] = asId(0))],
  ['balrog is in 2 places', ({ open }) => (open.enemyDiscard = asId(open.enemyDiscard | card(enemy('balrog'))))],
  ['balrog is in 2 places', ({ hidden }) => hidden.enemies.push(enemy('balrog'))],
  ['troll is in 0 places', ({ open }) => (open.row[0] = asId(-1))],
  [`${BOX.mordor[0].copies + 1} cards ${BOX.mordorIds[0]}, not ${BOX.mordor[0].copies}`, ({ open }) => open.mordor.push(asId(0))],
  [`${BOX.mordor[1].copies + 1} cards ${BOX.mordorIds[1]}, not ${BOX.mordor[1].copies}`, ({ open }) => open.mordorDiscard[1]++],
  ['the height of the Ring pile is not what it seems', ({ open }) => open.ringLeft++],
  ['the height of the enemy pile is not what it seems', ({ open }) => open.enemiesLeft--],
  ['there are three positions', ({ open }) => open.row.push(asId(-1))],
  ['there are three positions', ({ open }) => open.mordor.push(asId(0), asId(0), asId(0))],
  ['there is a gap in the row', (s) => clearRow(s, 1)],
  ['there is a gap in the row', (s) => clearRow(s, 2)],
  ['there is a gap in the row', ({ open }) => (open.row = [enemy('balrog'), asId(-1), enemy('troll')])],
  ['the row was not refilled', (s) => clearRow(s, 0)],
  ['no enemy is face up, but the game goes on', (s) => clearRow(s, 0, 1, 2)],
];

describe('what must always hold', () => {
  test.each(HARMLESS)('nothing is wrong with %s', (_what, change) => {
    const s = fresh();
    change(s);
    expect(check(s)).toEqual([]);
  });

  test.each(WRONG)('%s', (sentence, change) => {
    const s = fresh();
    change(s);
    expect(check(s)).toContain(sentence);
  });
});
