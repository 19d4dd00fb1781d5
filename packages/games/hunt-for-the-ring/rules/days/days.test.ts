import { expect, test } from 'vitest';
import { riders, table } from '../../testing/table.ts';
import { bearer, wraith } from '../state.ts';

const far = riders(18, 36, 44, 49);
const lastNight = { turn: 'night', activated: 3, active: 'violet', nazgul: far } as const;

test('HR-EX-D139, HR-RBT-01, HR-RBT-02: move, card and token in any order, once each', () => {
  const position = { fellowship: 1, ringBearer: { hand: ['A1-09'] } };
  const one = table(position).act('spendToken').act('playAlly', { ally: 'A1-09', effect: 'b' }).act('moveToDot');
  const other = table(position).act('moveToDot').act('playAlly', { ally: 'A1-09', effect: 'b' }).act('spendToken');
  for (const t of [one, other]) {
    expect(t.allows('endTurn')).toBe(true);
    expect(t.refused('moveToDot')).toContain('HR-RBT-01');
    expect(t.refused('spendToken')).toContain('HR-FELL-01');
  }
  expect(one.open.allyHand).toBe(1);
});

test('HR-ALLY-03: one Ally card a turn', () => {
  const t = table({ ringBearer: { hand: ['A1-09', 'A1-02'] } }).act('playAlly', { ally: 'A1-09', effect: 'b' });
  expect(t.refused('playAlly', { ally: 'A1-02', effect: 'a' })).toContain('HR-ALLY-03');
});

test('HR-EX-D027, HR-ALLY-02, HR-RUL-34: with five cards draw first, then discard at once', () => {
  const t = table({ fellowship: 1, ringBearer: { hand: ['A1-01', 'A1-02', 'A1-03', 'A1-04', 'A1-05'] } }).act('spendToken');
  expect([t.open.allyHand, t.prompt()]).toEqual([6, 'discardAlly']);
  t.act('discardAlly', { ally: 'A1-01' });
  expect([t.open.allyHand, t.prompt()]).toEqual([5, 'turnByDay']);
  expect(t.open.allyDiscard.length).toBe(1);
});

test('HR-RUL-34, HR-ALLY-06, HR-RUL-33: no token for an empty deck, but cards in hand stay playable', () => {
  const all = table({}).s.hidden.allyDeck.map((card) => table({}).s.box.allyIds[card]);
  const t = table({ fellowship: 1, ringBearer: { hand: ['A1-09'] }, allyDiscard: all.filter((id) => id !== 'A1-09') });
  expect(t.refused('spendToken')).toContain('HR-RUL-34');
  expect(t.allows('playAlly', { ally: 'A1-09', effect: 'b' })).toBe(true);
});

test('HR-FELL-01, HR-FELL-03: a spent token goes back to the pool', () => {
  const t = table({ fellowship: 2 }).act('spendToken');
  expect([t.open.fellowship, t.open.poolSize]).toEqual([1, 3]);
});

test('HR-DAY-06: Frodo’s upper ability, only before anything else on the first daylight turn', () => {
  const t = table({ ringBearer: { hand: ['A1-01'] } });
  expect(t.allows('discardForToken', { ally: 'A1-01' })).toBe(true);
  expect(table({ turn: 'secondDaylight', ringBearer: { hand: ['A1-01'] } }).refused('discardForToken', { ally: 'A1-01' })).toContain(
    'HR-DAY-06',
  );
  t.act('discardForToken', { ally: 'A1-01' });
  expect([t.open.fellowship, t.open.allyHand, t.open.allyDiscard.length]).toEqual([1, 0, 1]);
  expect(
    table({ ringBearer: { hand: ['A1-01'] } })
      .act('moveToDot')
      .refused('discardForToken', { ally: 'A1-01' }),
  ).toContain('HR-DAY-06');
});

test('HR-FELL-04, HR-COMPANY-03: Frodo’s lower ability: a token for good, the card over, an extra move', () => {
  const t = table({ fellowship: 1 }).act('useCompany', { company: 'frodo' }).act('moveToDot');
  expect([t.open.poolSize, t.open.fellowship, t.open.step, t.open.company[0]]).toEqual([2, 0, 1, 2]);
  expect(t.allows('moveToDot')).toBe(true);
  expect(t.refused('useCompany', { company: 'frodo' })).toContain('HR-COMPANY-02');
});

test('HR-EX-D030, HR-FELL-08: a full hand of tokens gains nothing', () => {
  const t = table({ ...lastNight, fellowship: 2, poolSize: 2 }, ['shadow', 'shadow', 'ring', 'ring', 'ring', 'ring'])
    .act('endActivation')
    .act('keepAlly', { ally: 'A1-19' });
  expect(t.open.fellowship).toBe(2);
});

test('HR-DAY-07: Meriadoc counts one more dot for a token, once a turn, with the normal move only', () => {
  const company = { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'up', strider: 'aside' } as const;
  const t = table({ fellowship: 1, company, meriadocJoined: true, ringBearer: { log: [1, 'dot', 'dot', 10] } }).act('useCompany', {
    company: 'meriadoc',
  });
  expect(t.open.fellowship).toBe(0);
  t.act('moveFrodo', { area: 19 });
  expect(t.lastArea()).toBe('19');
  expect(t.open.rangeBonus).toBe(0);
  expect(table({ company, meriadocJoined: true }).refused('useCompany', { company: 'meriadoc' })).toContain('HR-RUL-81');
});

test('HR-EX-D140, HR-NIGHT-04, HR-DAY-05, HR-DAY-01: after the night the marker shows the Ring on the first step', () => {
  const t = table({ ...lastNight, eye: true })
    .act('endActivation')
    .act('keepAlly', { ally: 'A1-19' });
  expect([t.open.eye, t.open.turn, t.open.day]).toEqual([false, 0, 2]);
});

test('HR-EX-D085, HR-RECOV-01, HR-RECOV-02, HR-RECOV-03, HR-SORC-03: the token passes left, only the new first player draws', () => {
  const nazgul = {
    blue: { at: 18, player: 1, place: 1 },
    green: { at: 36, player: 2, place: 1 },
    red: { at: 44, player: 3, place: 1 },
    violet: { at: 49, player: 3, place: 2 },
  };
  const t = table({ turn: 'night', seats: 4, activated: 3, active: 'violet', nazgul })
    .act('endActivation')
    .act('keepAlly', { ally: 'A1-19' });
  expect(t.open.first).toBe(2);
  expect(t.open.sorceryHand).toEqual([0, 0, 1, 0]);
});

test('HR-RUL-46: a lone Wraith player stays first', () => {
  expect(table(lastNight).act('endActivation').act('keepAlly', { ally: 'A1-19' }).open.first).toBe(1);
});

test('HR-EX-D087, HR-RECOV-03, HR-RECOV-04, HR-FELL-06: all six dice anew, a token for each Shadow', () => {
  const forced = ['shadow', 'shadow', 'sword', 'sword', 'sword', 'ring'];
  const t = table({ ...lastNight, dice: ['ring*', 'ring*', 'ring*', 'ring*', 'sorcery', 'sorcery'] }, forced)
    .act('endActivation')
    .act('keepAlly', { ally: 'A1-19' });
  expect(t.open.dice.slice(0, 6)).toEqual([3, 3, 1, 1, 1, 0]);
  expect(t.open.spent.every((spent) => !spent)).toBe(true);
  expect(t.open.fellowship).toBe(2);
});

test('HR-DAY-08: with Peregrin face up the Ring-bearer looks at two, keeps one, the other goes under the deck', () => {
  const t = table({ ...lastNight }).act('endActivation');
  const [one, other] = bearer(t.s).looked;
  expect(t.open.allyDeck).toBe(20);
  t.act('keepAlly', { ally: t.s.box.allyIds[one] });
  expect(t.s.hidden.allyDeck[0]).toBe(other);
  expect(bearer(t.s).bottom).toEqual([other]);
  expect(t.open.allyDeck).toBe(21);
});

test('HR-RECOV-01: without Peregrin it is a plain draw', () => {
  const company = { frodo: 'up', samwise: 'up', peregrin: 'over', meriadoc: 'aside', strider: 'aside' } as const;
  expect(table({ ...lastNight, company }).act('endActivation').open.allyHand).toBe(1);
});

test('HR-EX-D154, HR-RUL-36: with no Sorcery card anywhere none is drawn, and no die may be spent to draw', () => {
  const all = table({}).s.hidden.sorceryDeck.map((card) => table({}).s.box.sorceryIds[card]);
  const hands = [all.slice(0, 5), all.slice(5, 10), all.slice(10, 15), all.slice(15, 20)];
  const nazgul = {
    blue: { at: 18, player: 1, place: 1 },
    green: { at: 36, player: 2, place: 1 },
    red: { at: 44, player: 3, place: 1 },
    violet: { at: 49, player: 4, place: 1 },
  };
  // The last two cards of the deck lie in a sixth place: drawn by the first player, who must then give up two.
  const t = table({
    seats: 5,
    active: 'blue',
    nazgul,
    wraiths: hands.map((hand) => ({ hand })),
    dice: ['sorcery', 'sorcery', 'sorcery', 'ring', 'ring', 'ring'],
  });
  t.s.hidden.sorceryDeck = [];
  t.open.sorceryDeck = 0;
  expect(t.refused('drawSorcery', { die: 'sorcery' })).toContain('HR-RUL-36');
});

test('HR-SORC-08: an empty Sorcery deck is made anew from the discard pile', () => {
  const all = table({}).s.hidden.sorceryDeck.map((card) => table({}).s.box.sorceryIds[card]);
  const t = table({ active: 'blue', nazgul: far, sorceryDiscard: all }).act('drawSorcery', { die: 'sorcery' });
  expect([t.open.sorceryDeck, t.open.sorceryDiscard.length, t.open.sorceryHand[1]]).toEqual([21, 0, 1]);
});

test('HR-SORC-02: above five Sorcery cards the player discards at once', () => {
  const t = table({ active: 'blue', nazgul: far, wraiths: [{ hand: ['S-05', 'S-06', 'S-07', 'S-08', 'S-09'] }] }).act('drawSorcery', {
    die: 'sorcery',
  });
  expect(t.prompt()).toBe('discardSorcery');
  t.act('discardSorcery', { sorcery: 'S-05' });
  expect(wraith(t.s, 1).hand.length).toBe(5);
});

test('HR-ALLY-01: one Ally card in every recovery, with Peregrin or without', () => {
  for (const peregrin of ['up', 'over'] as const) {
    const company = { frodo: 'up', samwise: 'up', peregrin, meriadoc: 'aside', strider: 'aside' } as const;
    const t = table({ ...lastNight, company, ringBearer: { hand: ['A1-01'] } }).act('endActivation');
    if (peregrin === 'up') t.act('keepAlly', { ally: t.offered('keepAlly', 'ally')[0] });
    expect([t.open.allyHand, t.open.day, t.open.turn], peregrin).toEqual([2, 2, 0]);
  }
  const byDay = table({ activated: 3, active: 'violet', nazgul: far, ringBearer: { hand: ['A1-01'] } }).act('endActivation');
  expect([byDay.open.allyHand, byDay.open.turn]).toEqual([1, 1]);
});

test('HR-SORC-08: the pile is shuffled before it is a deck again', () => {
  const all = table({}).s.hidden.sorceryDeck.map((card) => table({}).s.box.sorceryIds[card]);
  const t = table({ active: 'blue', nazgul: far, sorceryDiscard: all }).act('drawSorcery', { die: 'sorcery' });
  const deck = t.s.hidden.sorceryDeck.map((card) => t.s.box.sorceryIds[card]);
  expect(deck).not.toEqual(all.slice(0, -1));
});

test('HR-DAY-07: Meriadoc counts one more dot, not two, and may be called again in the next turn', () => {
  const t = table({
    turn: 'secondDaylight',
    fellowship: 2,
    company: { meriadoc: 'up' },
    nazgul: far,
    ringBearer: { log: [1, 'dot', 'dot', 10] },
  }).act('useCompany', { company: 'meriadoc' });
  expect(t.refused('moveFrodo', { area: 1 })).toContain('HR-MOVE-04');
  t.act('moveFrodo', { area: 20 }).act('endTurn');
  for (let i = 0; i < 4; i++) t.act('endActivation');
  t.act('travelByNight').act('useCompany', { company: 'meriadoc' });
  expect([t.open.turn, t.open.fellowship, t.allows('moveToDot')]).toEqual([2, 0, true]);
});

test('HR-ALLY-07: a rest counts for the night in which it was declared, not for the next one', () => {
  const t = table({ turn: 'night', nazgul: far, ringBearer: { hand: ['A1-04'] } }).act('rest');
  expect(t.allows('playAlly', { ally: 'A1-04', effect: 'a' })).toBe(true);
  for (const move of ['', 'moveToDot', 'moveToDot']) {
    if (move !== '') t.act(move);
    t.act('endTurn');
    for (let i = 0; i < 4; i++) t.act('endActivation');
    if (t.prompt() === 'keepAlly') t.act('keepAlly', { ally: t.offered('keepAlly', 'ally')[0] });
  }
  expect([t.open.turn, t.open.day]).toEqual([2, 2]);
  expect(t.refused('playAlly', { ally: 'A1-04', effect: 'a' })).toContain('HR-ALLY-07');
});
