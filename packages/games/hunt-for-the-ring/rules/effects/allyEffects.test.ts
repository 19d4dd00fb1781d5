import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { CLUE_CONDITION } from '../clues.ts';
import { THIS_DAY, THIS_TURN } from '../state.ts';

/** What an Ally card orders is done once, as far as it can be, and then the turn goes on. */

type Position = Parameters<typeof table>[0];
const far = riders(18, 36, 44, 49);
const played = (ally: string, effect = 'a', more: Position = {}) =>
  table({ nazgul: far, ringBearer: { hand: [ally] }, ...more }).act('playAlly', { ally, effect });

test('HR-COMPLOG-01, A1-12, A1-13: one place is warded, of those the card names, until the end of the day', () => {
  const t = played('A1-12');
  expect(t.offered('ward', 'place')).toEqual(['III-A', 'III-B', 'III-C']);
  t.act('ward', { place: 'III-B' });
  const place = box.places.indexOf('III-B');
  expect([t.open.wards, t.prompt()]).toEqual([[{ area: 0, place, bars: 3, until: THIS_DAY }], 'turnByDay']);
});

test('A1-14: the dot is closed until the end of the day', () => {
  expect(played('A1-14', 'a', { ringBearer: { log: way(33), hand: ['A1-14'] } }).open.closed).toEqual([
    { space: box.spaces.indexOf('d37'), until: THIS_DAY },
  ]);
});

test('HR-ALLY-09, A1-17: without an unspent Ring die none is discarded, whatever else lies there', () => {
  const dice = ['ring*', 'ring*', 'sword', 'sword', 'sorcery', 'shadow'];
  const t = played('A1-17', 'a', { dice });
  expect([t.open.spent.slice(0, 6), t.prompt()]).toEqual([[true, true, false, false, false, false], 'turnByDay']);
  expect([t.heard('dieDiscarded'), played('A1-17').told.find(({ type }) => type === 'dieDiscarded')?.face]).toEqual([false, 'ring']);
});

test('HR-CONCEAL-01, A1-17: a token still held is turned over, and one must be while there is one; then the turn goes on', () => {
  const information = { held: ['I1', 'I2', 'I3', 'I5'], concealed: ['I6'] };
  const t = played('A1-17', 'b', { ringBearer: { hand: ['A1-17'], information } });
  expect([t.refused('hideInformation', { information: 'I6' }), t.refused('done')]).toEqual([['HR-CONCEAL-01'], ['HR-ALLY-09']]);
  expect(t.act('hideInformation', { information: 'I2' }).prompt()).toBe('turnByDay');
});

test('HR-ALLY-09, A1-18: with nobody in the sections none is held; whom a card holds for the day is not freed by one for the turn', () => {
  expect(played('A1-18', 'a', { nazgul: riders(44, 44, 49, 49) }).prompt()).toBe('turnByDay');
  const nazgul = { ...riders(22, 23, 44, 49), blue: { at: 22, bound: 'day' as const } };
  const held = (colour: string) => played('A1-18', 'a', { nazgul }).act('holdNazgul', { nazgul: colour });
  expect([held('blue').open.bound, held('green').open.bound]).toEqual([
    [THIS_DAY, 0, 0, 0],
    [THIS_DAY, THIS_TURN, 0, 0],
  ]);
  expect(held('blue').prompt()).toBe('turnByDay');
});

test('HR-ALLY-09, A1-18: one Trail token of the sections goes; with none there nothing is asked', () => {
  const walked = { log: way(46), hand: ['A1-18'] };
  const t = played('A1-18', 'b', {
    trail: { 23: 'eye', 10: 'eye', 46: 'eye' },
    ringBearer: { ...walked, log: [1, 'dot', 'dot', 10, 'dot', 19, 23, 'dot', 'dot', 46] },
  });
  expect(t.offered('removeTrail', 'area')).toEqual([10, 23]);
  expect(t.act('removeTrail', { area: 23 }).prompt()).toBe('turnByDay');
  expect(played('A1-18', 'b', { trail: { 46: 'eye' }, ringBearer: walked }).prompt()).toBe('turnByDay');
});

test('HR-ALLY-09, A1-06: one Nazgûl of the sections is pushed, not two', () => {
  const t = played('A1-06', 'a', { nazgul: riders(22, 23, 44, 49) });
  expect(new Set(t.offered('pushNazgul', 'nazgul'))).toEqual(new Set(['blue', 'green']));
  expect(t.act('pushNazgul', { nazgul: 'blue', space: 19 }).prompt()).toBe('turnByDay');
});

test('HR-ALLY-09, HR-ALLYTOK-04, A1-19: neither beside a Nazgûl nor on its very area', () => {
  const t = played('A1-19', 'a', { nazgul: riders(25, 36, 44, 49) });
  expect(t.refused('placeAlly', { area: 25 })).toEqual(['HR-ALLY-09']);
});

test('HR-ALLYTOK-04, HR-ALLY-09, A1-05: where the area of the card is taken no token is placed, and nothing is asked', () => {
  const taken = (more: Position) => {
    const t = played('A1-05', 'a', more);
    return [t.prompt(), t.heard('allyPlaced')];
  };
  expect(taken({ allies: [38] })).toEqual(['turnByDay', false]);
  expect(taken({ nazgul: riders(38, 36, 44, 49) })).toEqual(['turnByDay', false]);
  const eight = [4, 5, 7, 8, 9, 10, 11];
  expect(taken({ nazgul: riders(38, 36, 44, 49), allies: [...eight, 12] })).toEqual(['turnByDay', false]);
  // Another token than the one in the way was lifted: there is no place after all.
  const t = played('A1-05', 'a', { allies: [...eight, 38] });
  expect(t.offered('takeBackAlly', 'area')).toEqual([...eight, 38]);
  expect([t.act('takeBackAlly', { area: 4 }).prompt(), t.look(1).allies.length]).toEqual(['turnByDay', 7]);
  expect(t.heard('allyTakenBack')).toBe(true);
});

test('HR-ALLYTOK-05: a token moves to a free area: no Nazgûl, no other token, no exit', () => {
  const t = played('A1-10', 'a', { nazgul: riders(4, 36, 44, 49), allies: [2, 5, 53] }).act('placeAlly', { area: 6 });
  const refused = (from: number, to: string | number) => t.refused('moveAlly', { from, to });
  expect([refused(2, 4), refused(2, 5), refused(53, 'C'), refused(2, 1)]).toEqual([
    ['HR-ALLYTOK-05'],
    ['HR-ALLYTOK-05'],
    ['HR-ALLYTOK-05'],
    [],
  ]);
  expect(new Set(t.offered('moveAlly', 'from'))).toEqual(new Set([2, 5, 6, 53]));
  expect(t.act('moveAlly', { from: 2, to: 1 }).act('moveAlly', { from: 53, to: 52 }).prompt()).toBe('turnByDay');
});

test('HR-ALLY-09, HR-ALLYTOK-05: a token shut in on all sides is not asked about', () => {
  const shut = table({
    part: 2,
    step: 1,
    turnSoFar: { begun: true, stepped: true },
    nazgul: riders(8, 14, 25, 33),
    allies: [19],
    ringBearer: { journey: 'JL-01', gandalf: 10, hand: ['A2-03'] },
  });
  expect(shut.act('playAlly', { ally: 'A2-03', effect: 'a' }).prompt()).toBe('turnAfterStep');
});

test('HR-ALLY-02, A1-09: two cards drawn to a full hand: one is discarded at once', () => {
  const t = played('A1-09', 'a', { ringBearer: { hand: ['A1-09', 'A1-01', 'A1-02', 'A1-03', 'A1-04'] } });
  expect([t.open.allyHand, t.prompt()]).toEqual([6, 'discardAlly']);
});

test('HR-RUL-76: of the conditions those about Frodo tell something, the others are open to all', () => {
  const told = (ally: string, more: Position) => {
    const t = table({ nazgul: far, ...more });
    const before = t.open.clues.length;
    t.act('playAlly', { ally, effect: 'a' });
    return t.open.clues
      .slice(before)
      .filter((_, place) => place % 4 === 0)
      .includes(CLUE_CONDITION);
  };
  expect(told('A1-16', { company: { meriadoc: 'up' }, ringBearer: { hand: ['A1-16'] } })).toBe(false);
  expect(told('A1-07', { ringBearer: { log: [1, 'dot'], hand: ['A1-07'] } })).toBe(true);
  const near = { part: 2 as const, step: 1, turnSoFar: { begun: true, stepped: true }, nazgul: riders(28, 28, 33, 33) };
  expect(told('A2-09', { ...near, ringBearer: { journey: 'JL-01', gandalf: 18, hand: ['A2-09'] } })).toBe(true);
});
