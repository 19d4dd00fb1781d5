import { expect, test } from 'vitest';
import { battleForMiddleEarth } from '../index.ts';
import { act, afterPlaying, attack, borrow, double, HAND, sit, target, view } from '../testing/table.ts';

const lines = (match: ReturnType<typeof sit>, section: string): readonly unknown[] =>
  battleForMiddleEarth.outline(view(match)).find(({ id }) => id === section)?.lines ?? [];

test('an attack read aloud says which abilities it uses', () => {
  const match = sit({
    row: ['troll', 'uruk-hai', 'orc-archer'],
    players: [{ teams: [['theoden', 'legolas', 'sam']] }, { teams: [['elrond']] }],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('orc-archer'), double('theoden', 'legolas', 'green'), borrow('sam', 'elrond'));
  expect(lines(match, 'attack')).toEqual([
    { id: 'doubled', params: { by: ['@card.theoden'], card: ['@card.legolas'], symbol: '@symbol.green' } },
    { id: 'borrowed', params: { hobbit: ['@card.sam'], card: ['@card.elrond'], owner: '@seat.1' } },
    { id: 'targets', params: { enemies: ['@enemy.orc-archer'], points: 1 } },
    expect.objectContaining({ id: 'leftOver' }),
  ]);
});

test('BM-RULING-46: discarded Mordor cards are read aloud as well', () => {
  expect(lines(sit({ ringDiscard: [HAND, HAND, 'gloin'] }), 'row')).toContainEqual({
    id: 'mordorDiscard',
    params: { card: '@mordor.lose-hand-card', number: 2 },
  });
});
