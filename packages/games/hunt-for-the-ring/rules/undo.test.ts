import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { two } from '../testing/partTwo.ts';
import { riders, table, type TestTable } from '../testing/table.ts';

/** What somebody has learned cannot be unlearned: each of these tells something without a die or a shuffle, and the way back ends there. */

type Position = Parameters<typeof table>[0];

const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];
const blue = (more: Position = {}): TestTable =>
  table({ active: 'blue', nazgul: riders(22, 36, 44, 49), ringBearer: { log: walked }, ...more });
const cast = (sorcery: string, more: Position = {}): TestTable =>
  blue({ wraiths: [{ hand: [sorcery] }], ...more }).act('playSorcery', { die: 'sorcery', sorcery, effect: 'a' });

const LEARNED: readonly (readonly [what: string, seat: number, moment: () => TestTable])[] = [
  ['an Ally card played', 0, () => table({ ringBearer: { hand: ['A1-02'] } }).act('playAlly', { ally: 'A1-02', effect: 'a' })],
  ['an Ally card drawn', 0, () => table({ fellowship: 1 }).act('spendToken')],
  ['an Ally card discarded', 0, () => table({ ringBearer: { hand: ['A1-02'] } }).act('discardForToken', { ally: 'A1-02' })],
  ['the cards Peregrin sees', 1, () => blue({ turn: 'night', active: 'violet' }).act('endActivation')],
  ['a Sorcery card drawn', 1, () => blue().act('drawSorcery', { die: 'sorcery' })],
  [
    'a Sorcery card discarded',
    1,
    () =>
      blue({
        frames: [{ step: 'activation' }, { step: 'discardSorcery', seat: 1 }],
        wraiths: [{ hand: ['S-01', 'S-03', 'S-04', 'S-05', 'S-06', 'S-07'] }],
      }).act('discardSorcery', { sorcery: 'S-01' }),
  ],
  ['a Sorcery card played', 1, () => cast('S-08')],
  ['an answer', 0, () => blue().act('search').act('pass')],
  ['a word about Frodo’s region, by his own choice', 0, () => cast('S-12').act('pass').act('choose', { option: 2 })],
  ['a word about Frodo’s region, by a card', 0, () => cast('S-11').act('pass')],
  [
    'the age of a trail',
    1,
    () =>
      cast('S-16', { trail: { 19: 'eye' } })
        .act('pass')
        .act('readTrail', { area: 19 }),
  ],
  [
    'a hand looked at',
    0,
    () =>
      two({ turnSoFar: { begun: true, stepped: true }, wraiths: [{ hand: ['S-05'] }] }, { hand: ['A2-12'], gandalfMoved: true })
        .act('playAlly', { ally: 'A2-12', effect: 'a' })
        .act('peekHand', { seat: 1 }),
  ],
];

describe('nothing learned can be taken back', () => {
  test.each(LEARNED)('%s', (_what, seat, moment) => {
    expect(moment().match.canUndo(asId(seat))).toBe(false);
  });

  test('a move written in secret, which nobody has seen, can', () => {
    expect(table({}).act('moveToDot').match.canUndo(0)).toBe(true);
  });
});
