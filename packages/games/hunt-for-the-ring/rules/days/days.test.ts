import { asIds } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { two } from '../../testing/partTwo.ts';
import { riders, table } from '../../testing/table.ts';
import { bearer, wraith } from '../state.ts';

const allies = box.allyDecks[1].map((card) => box.allyIds[card]);
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
  const all = allies;
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
  expect(t.refused('useCompany', { company: 'frodo' })).toEqual(['HR-COMPANY-03']);
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
  const all = box.sorceryDeck.map((card) => box.sorceryIds[card]);
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
  const all = box.sorceryDeck.map((card) => box.sorceryIds[card]);
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
  const all = box.sorceryDeck.map((card) => box.sorceryIds[card]);
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
  expect(t.refused('moveFrodo', { area: 1 })).toEqual(['HR-DEF-04']);
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

test('HR-ALLY-06, HR-RUL-35: a draw takes what the deck has, the first card of the box too, and stops', () => {
  const rest = allies.filter((id) => id !== 'A1-01' && id !== 'A1-09');
  const t = table({ ringBearer: { hand: ['A1-09'] }, allyDiscard: rest, allyDeck: ['A1-01'] }).act('playAlly', {
    ally: 'A1-09',
    effect: 'a',
  });
  expect([t.heard('allyDeckEmpty'), t.open.allyHand, t.open.allyDeck]).toEqual([true, 1, 0]);
  expect(bearer(t.s).hand.map((card) => t.s.box.allyIds[card])).toEqual(['A1-01']);
});

test('HR-FELL-01, HR-RUL-34: the last card of the deck may be had for a token; five cards are no hand too large', () => {
  const hand = ['A1-01', 'A1-02', 'A1-03', 'A1-04'];
  const t = table({ fellowship: 1, ringBearer: { hand }, allyDiscard: allies.filter((id) => ![...hand, 'A1-05'].includes(id)) });
  expect(t.open.allyDeck).toBe(1);
  t.act('spendToken');
  expect([t.open.allyHand, t.prompt()]).toEqual([5, 'turnByDay']);
});

test('HR-DAY-08, HR-ALLY-06: Peregrin looks at two cards if there are two, otherwise it is a plain draw', () => {
  const left = (deck: string[]) =>
    table({ ...lastNight, allyDiscard: allies.filter((id) => !deck.includes(id)), allyDeck: deck }).act('endActivation');
  expect([left(['A1-01', 'A1-02']).prompt(), left(['A1-01', 'A1-02']).offered('keepAlly', 'ally')]).toEqual([
    'keepAlly',
    ['A1-02', 'A1-01'],
  ]);
  expect([left(['A1-01']).prompt(), left(['A1-01']).open.allyHand]).toEqual(['turnByDay', 1]);
});

test('HR-DAY-08: of three cards on top Peregrin sees two', () => {
  expect(bearer(table(lastNight).act('endActivation').s).looked.length).toBe(2);
});

test('HR-DAY-08, HR-ALLY-02: a card kept above five is discarded for, and nothing stays looked at', () => {
  const hand = ['A1-01', 'A1-02', 'A1-03', 'A1-04', 'A1-05'];
  const t = table({ ...lastNight, ringBearer: { hand } }).act('endActivation');
  t.act('keepAlly', { ally: t.offered('keepAlly', 'ally')[0] });
  expect([t.prompt(), t.open.allyHand, bearer(t.s).looked]).toEqual(['discardAlly', 6, []]);
});

test('HR-DAY-08: a card once put under the deck is no longer known to be there when it is drawn', () => {
  const company = { peregrin: 'over' } as const;
  const drawn = (deck: string[], bottom: string[]) => {
    const t = table({
      fellowship: 1,
      company,
      allyDiscard: allies.filter((id) => !deck.includes(id)),
      allyDeck: deck,
      ringBearer: { bottom },
    }).act('spendToken');
    return bearer(t.s).bottom.map((card) => t.s.box.allyIds[card]);
  };
  expect(drawn(['A1-01', 'A1-02'], ['A1-01'])).toEqual(['A1-01']);
  expect(drawn(['A1-01', 'A1-02'], ['A1-01', 'A1-02'])).toEqual(['A1-01']);
  expect(drawn(['A1-01'], ['A1-01'])).toEqual([]);
});

test('HR-RUL-35: a card everybody knows of is forgotten when it is played, and only that one', () => {
  const position = { allyShown: ['A1-09'], ringBearer: { hand: ['A1-02', 'A1-09'] } };
  const shown = (ally: string, effect: string) => {
    const t = table(position).act('playAlly', { ally, effect });
    return t.open.allyShown.map((card) => t.s.box.allyIds[card]);
  };
  expect([shown('A1-02', 'a'), shown('A1-09', 'b')]).toEqual([['A1-09'], []]);
});

test('HR-RECOV-02, HR-SORC-02, HR-SORC-03: the first player who draws a sixth Sorcery card discards at once; a fifth is kept', () => {
  const recover = (hand: string[]) => {
    const t = table({ ...lastNight, company: { peregrin: 'over' }, wraiths: [{ hand }] }).act('endActivation');
    return [t.prompt(), t.open.sorceryHand[1]];
  };
  expect(recover(['S-05', 'S-06', 'S-07', 'S-08', 'S-09'])).toEqual(['discardSorcery', 6]);
  expect(recover(['S-05', 'S-06', 'S-07', 'S-08'])).toEqual(['turnByDay', 5]);
});

test('HR-RUL-36, HR-SORC-08: the last card of the deck is drawn, then the last of the pile; after that nothing happens', () => {
  const draw = (deck: string[], pile: string[]) => {
    const t = table({ ...lastNight, company: { peregrin: 'over' } });
    const cards = (ids: string[]) => ids.map((id) => t.s.box.sorceryIds.indexOf(id));
    t.s.hidden.sorceryDeck = asIds(cards(deck));
    t.open.sorceryDeck = deck.length;
    t.open.sorceryDiscard = asIds(cards(pile));
    t.act('endActivation');
    return [t.open.sorceryHand[1], t.heard('sorceryReshuffled'), t.heard('noSorceryLeft')];
  };
  expect(draw(['S-08'], [])).toEqual([1, false, false]);
  expect(draw([], ['S-08'])).toEqual([1, true, false]);
  expect(draw([], [])).toEqual([0, false, true]);
});

test('HR-RBT-01, HR-DAY-06, HR-DAY-07: a new turn begins afresh', () => {
  const used = { begun: true, stepped: true, rested: true, played: true, tokenSpent: true, meriadocUsed: true, nightFree: true };
  const t = table({ active: 'violet', nazgul: far, turnSoFar: { ...used, rangeBonus: 2, jump: 1 } }).act('endActivation');
  expect(t.open).toMatchObject({
    ...Object.fromEntries(Object.keys(used).map((flag) => [flag, false])),
    rangeBonus: 0,
    jump: 0,
    activated: 0,
    active: -1,
  });
});

test('HR-WKDIE-01, HR-RUL-80: the Witch-king’s die is rolled for whichever Nazgûl he stands in', () => {
  for (const witchKing of ['blue', 'violet', null] as const) {
    const t = two({ step: 2, turn: 'night', active: 'violet', witchKing, company: { peregrin: 'over' } }).act('endActivation');
    expect(t.open.dice[6] >= 0, String(witchKing)).toBe(witchKing !== null);
  }
});

test('HR-WK-06: the Witch-king leaves once for an encounter', () => {
  const t = two({ step: 2, active: 'violet', witchKing: 'blue', witchKingFought: true }).act('endActivation');
  expect([t.open.witchKing, t.open.witchKingFought]).toEqual([-1, false]);
});

test('HR-FELL-04, HR-FELL-05: with no token on the card one of the pool goes, down to the last', () => {
  const t = table({ fellowship: 0, poolSize: 1 }).act('useCompany', { company: 'frodo' });
  expect([t.open.fellowship, t.open.poolSize, t.prompt()]).toEqual([0, 0, 'moveFrodoByCard']);
});
