import { expect, test } from 'vitest';
import { hunt, two } from '../../testing/partTwo.ts';
import { riders } from '../../testing/table.ts';

test('HR-EX-D126, HR-WK-01, HR-WK-03, HR-WKDIE-01: by card he replaces the active Nazgûl, may ride but not act; his die comes at the recovery', () => {
  const t = hunt(22, { wraiths: [{ hand: ['S-01'] }], turn: 'secondDaylight', step: 2 })
    .act('playSorcery', { die: 'sorcery', sorcery: 'S-01', effect: 'b' })
    .act('pass');
  expect([t.open.witchKing, t.at('blue'), t.open.dice[6]]).toEqual([0, '22', -1]);
  expect(t.refused('hunt')).toContain('HR-WRAITH-02');
  expect(t.allows('ride', { space: 23 })).toBe(true);
});

test('HR-EX-D167, HR-RUL-71: there is only one of him', () => {
  const t = hunt(22, { wraiths: [{ hand: ['S-01'] }], witchKing: 'red', step: 2 });
  expect(t.refused('playSorcery', { die: 'sorcery', sorcery: 'S-01', effect: 'b' })).toContain('HR-SORC-05');
});

test('HR-WK-04, HR-RUL-73: the Witch-king hunts for free by day and never searches for free', () => {
  const t = hunt(22, { witchKing: 'blue', step: 2 });
  expect(t.allows('hunt')).toBe(true);
  expect(t.refused('search')).toContain('HR-RUL-73');
});

test('HR-WK-05, HR-WK-06, HR-WKDIE-04, HR-RUL-80: two tokens for him; afterwards he leaves, his die stays for the day', () => {
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'sword'];
  const t = two({ active: 'violet', activated: 3, witchKing: 'blue', dice, foundAt: 7, step: 2, nazgul: riders(7, 28, 33, 33) }, {}, [
    'B4',
    'B5',
  ])
    .act('endActivation')
    .act('pass');
  expect(t.open.drawn.length).toBe(2);
  t.act('acceptTokens').act('keepRoute');
  expect(t.heard('witchKingLeaves')).toBe(true);
  expect([t.open.witchKing, t.open.dice[6]]).toEqual([-1, 1]);
});

test('HR-EX-D151, HR-RUL-32, HR-POWER-04: a Morgul Ring is no Ring for the fourth power, but any result for the first', () => {
  const dice = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*', 'morgul-ring'];
  const t = hunt(22, { dice, witchKing: 'green', step: 2, information: ['I1', 'I2', 'I3', 'I4'] });
  expect(t.refused('gallop', { die: 'witch-king' })).toContain('HR-RUL-32');
  expect(t.allows('rideFarther', { die: 'witch-king' })).toBe(true);
  t.act('rideFarther', { die: 'witch-king' });
  expect([t.heard('witchKingDieSpent'), t.heard('dieSpent')]).toEqual([true, false]);
});

test('HR-WKDIE-02, HR-WKDIE-05: a plain Ring on the die of the Witch-king is offered like any other', () => {
  const dice = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*', 'ring'];
  const t = hunt(22, { dice, witchKing: 'green', step: 2 });
  expect(t.match.options(1)).toContainEqual({ type: 'perceive', die: 'witch-king', scope: 'region' });
});

test('HR-WKDIE-08: a Morgul Shadow is any of the three and gives no token', () => {
  const dice = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery*', 'shadow*', 'morgul-shadow'];
  const t = hunt(22, { dice, witchKing: 'green', step: 2 });
  expect(t.allows('huntWith', { die: 'witch-king' }) && t.allows('drawSorcery', { die: 'witch-king' })).toBe(true);
  const rolled = two(
    {
      turn: 'night',
      active: 'violet',
      activated: 3,
      witchKing: 'green',
      company: { frodo: 'up', samwise: 'up', peregrin: 'over', meriadoc: 'up', strider: 'up' },
    },
    {},
    ['ring', 'ring', 'ring', 'ring', 'ring', 'ring', 'morgul-shadow'],
  ).act('endActivation');
  expect([rolled.open.dice[6], rolled.open.fellowship]).toEqual([6, 0]);
});

test('HR-WK-06: one who took no part in the encounter stays; HR-WKDIE-01, HR-WKDIE-04: his die is rolled only while he is in play', () => {
  const dice = ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow', 'sword'];
  const far = { active: 'violet', activated: 3, witchKing: 'green', dice, foundAt: 7, step: 2, nazgul: riders(7, 28, 33, 33) };
  const t = two(far, {}, ['B4']).act('endActivation').act('pass');
  expect(t.open.drawn.length).toBe(1);
  expect(t.act('acceptTokens').act('keepRoute').open.witchKing).toBe(1);
  const company = { peregrin: 'over' };
  const night = (witchKing: string | null) =>
    two({ turn: 'night', active: 'violet', activated: 3, witchKing, dice: [...dice.slice(0, 6), 'pursuit*'], company }).act(
      'endActivation',
    );
  expect([night(null).open.dice[6], night('red').open.dice[6] >= 0, night('red').open.spent[6]]).toEqual([-1, true, false]);
});
