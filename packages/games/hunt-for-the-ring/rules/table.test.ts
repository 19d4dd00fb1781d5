import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { AREA, DOT, EXIT, FRIENDLY, FRODO_START, NAZGUL_START, SHADOWED } from '../content/map.ts';
import { box } from '../testing/letter.ts';
import { riders, table } from '../testing/table.ts';
import { way } from '../testing/way.ts';
import { bearer } from './state.ts';

const far = riders(18, 36, 44, 49);
const blueAt = (space: string | number) => ({ active: 'blue' as const, nazgul: riders(space, 36, 44, 49) });

test('HR-GEN-02, HR-BOARD-02, HR-BOARD-04 to HR-BOARD-09: two maps of areas, dots and exits, some friendly, some in shadow', () => {
  for (const part of [1, 2]) {
    const { kind, areas, dots, exits } = box.maps[part];
    expect(
      areas.every((area) => (kind[area] & AREA) !== 0) &&
        dots.every((dot) => kind[dot] === DOT) &&
        exits.every((exit) => kind[exit] === EXIT),
    ).toBe(true);
    expect(areas.some((area) => (kind[area] & FRIENDLY) !== 0) && areas.some((area) => (kind[area] & SHADOWED) !== 0)).toBe(true);
    expect(areas.some((area) => (kind[area] & NAZGUL_START) !== 0)).toBe(true);
  }
  expect(box.maps[1].areas.filter((area) => (box.maps[1].kind[area] & FRODO_START) !== 0).length).toBe(3);
});

test('HR-INFO-01: twelve tokens on twelve friendly areas; HR-RUL-24: every dot lies in one region', () => {
  expect(new Set(box.information).size).toBe(12);
  for (const part of [1, 2]) for (const dot of box.maps[part].dots) expect(box.maps[part].region[dot]).toBeLessThan(20);
});

test('HR-DAY-04, HR-DEF-07: Ring-bearer, four Nazgûl, then the marker moves on; three turns make a day', () => {
  const t = table({ nazgul: far }).act('moveToDot').act('endTurn');
  for (let i = 0; i < 4; i++) t.act('endActivation');
  expect([t.open.turn, t.match.waitingList()]).toEqual([1, [0]]);
  t.act('moveToDot').act('endTurn');
  for (let i = 0; i < 4; i++) t.act('endActivation');
  expect(t.open.turn).toBe(2);
});

test('HR-WRAITH-05, HR-NAZ-04: a Nazgûl may do nothing at all', () => {
  expect(table(blueAt(22)).allows('endActivation')).toBe(true);
});

test('HR-DICE-04, HR-DICE-05: a Ring does not hunt, a Sword does not watch', () => {
  const t = table(blueAt(22));
  expect(t.refused('huntWith', { die: 'ring' })).toContain('HR-DICE-05');
  expect(t.refused('perceive', { die: 'sword', scope: 'region' })).toContain('HR-DICE-04');
});

test('HR-TRAIL-02: Frodo may return where a Trail token lies', () => {
  const t = table({ nazgul: far, trail: { 9: 'sword' }, ringBearer: { log: [...way(9), 10] } }).act('moveFrodo', { area: 9 });
  expect(t.lastArea()).toBe('9');
});

test('HR-RUL-17: a later hunt turns the Trail token to the Sword', () => {
  const t = table({ ...blueAt(10), trail: { 10: 'eye' }, ringBearer: { log: [...way(10), 9] } })
    .act('huntWith', { die: 'sword' })
    .act('pass');
  expect(t.trail(10)).toBe(2);
});

test('HR-ALLY-04, HR-ALLY-05, HR-RUL-35, HR-COMPANY-01: cards are played outside a move and lie open afterwards', () => {
  const t = table({ turn: 'night', nazgul: far, ringBearer: { hand: ['A1-09'] } }).act('travelByNight');
  expect(t.refused('playAlly', { ally: 'A1-09', effect: 'a' })).toContain('HR-ALLY-03');
  t.act('moveToDot').act('playAlly', { ally: 'A1-09', effect: 'b' });
  expect(t.look('spectator').allyCards.discard).toEqual(['A1-09']);
});

test('HR-FELL-09, HR-RUL-44: tokens are kept from day to day, also with Frodo’s card turned over', () => {
  const company = { frodo: 'over', samwise: 'up', peregrin: 'over', meriadoc: 'aside', strider: 'aside' } as const;
  const t = table({ turn: 'night', active: 'violet', activated: 3, nazgul: far, company, fellowship: 2, poolSize: 3 }, [
    'shadow',
    'ring',
    'ring',
    'ring',
    'ring',
    'ring',
  ]).act('endActivation');
  expect([t.open.day, t.open.fellowship]).toEqual([2, 3]);
});

test('HR-SORC-01, HR-TALK-02, HR-RUL-48: nobody sees another player’s Sorcery cards, only how many', () => {
  const t = table({ seats: 3, nazgul: undefined, wraiths: [{ hand: ['S-05', 'S-08'] }, { hand: ['S-13'] }] });
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(t.view(viewer)).not.toContain('S-05');
    expect(t.look(viewer).sorcery.hands).toEqual([0, 2, 1]);
  }
});

test('HR-MOVE-01, HR-COMP-14, HR-RUL-50: the log, the hand and the hidden tokens are in nobody else’s view', () => {
  const t = table({ ringBearer: { log: [1, 'dot', 'dot', 10], hand: ['A1-13'] } });
  for (const viewer of [1, 'spectator'] as const) {
    const view = t.view(viewer);
    expect(view.includes('A1-13') || view.includes('"log"') || view.includes('concealed')).toBe(false);
  }
});

test('HR-GEN-04, HR-GEN-05, HR-END2-02, HR-ENC-12: one side wins', () => {
  expect(
    table({ part: 2, step: 13, nazgul: riders(28, 28, 33, 33), ringBearer: { journey: 'JS-01' } }).act('advance').s.outcome?.winners,
  ).toEqual([0]);
  const seats = 4;
  const nazgul = {
    blue: { at: 28, player: 1, place: 1 },
    green: { at: 28, player: 2, place: 1 },
    red: { at: 33, player: 3, place: 1 },
    violet: { at: 33, player: 3, place: 2 },
  };
  expect(
    table({ seats, nazgul, part: 2, step: 3, turn: 'night', corruption: 11, ringBearer: { journey: 'JS-01' } }).act('advance').s.outcome
      ?.winners,
  ).toEqual([1, 2, 3]);
});

test('HR-RUL-56: the start of a Journey card may be searched and hunted', () => {
  const t = table({ part: 2, step: 1, active: 'blue', nazgul: riders(1, 28, 33, 33), ringBearer: { journey: 'JL-01', gandalf: 8 } });
  expect(t.allows('search')).toBe(true);
  expect(t.act('search').act('pass').heard('searchYes')).toBe(true);
});

test('HR-RUL-57: an empty Journey deck is made anew from its discards', () => {
  const gone = box.journeyIds.slice(18).filter((id) => id !== 'JL-01');
  const company = { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'up', strider: 'over' } as const;
  const t = table({
    part: 2,
    step: 5,
    company,
    nazgul: riders(28, 28, 33, 33),
    frames: [{ step: 'escapeTwo' }],
    ringBearer: { journey: 'JL-01', gandalf: 8, journeysGone: gone },
  }).act('changeRoute');
  expect([bearer(t.s).journeysGone.length, t.s.hidden.journeyDeck.length]).toEqual([0, 17]);
});

test('HR-RUL-28, HR-SETUP2-10, HR-SETUP2-13: powers and Eyes of part I are there in part II', () => {
  const t = table({
    part: 2,
    step: 1,
    active: 'blue',
    nazgul: riders(22, 28, 33, 33),
    information: ['I1'],
    tokens: { beside: ['B13'] },
    ringBearer: { journey: 'JL-01', gandalf: 8 },
  });
  expect(t.allows('rideFarther', { die: 'ring' })).toBe(true);
  expect(t.look(1).eyes).toBe(1);
});

test('HR-WK-02, HR-WK-07, HR-GANDALF-01: the Witch-king counts as a Nazgûl of the player he stands in for', () => {
  const nazgul = {
    blue: { at: 22, player: 2, place: 1 },
    green: { at: 28, player: 1, place: 1 },
    red: { at: 33, player: 1, place: 2 },
    violet: { at: 33, player: 1, place: 3 },
  };
  const t = table({
    seats: 3,
    part: 2,
    step: 1,
    first: 2,
    active: 'blue',
    witchKing: 'blue',
    nazgul,
    ringBearer: { journey: 'JL-01', gandalf: 8 },
  });
  expect(t.match.waitingList()).toEqual([2]);
  expect(t.allows('ride', { space: 23 })).toBe(true);
});

test('every rule a guard, step or verb names is in the ledger', () => {
  const named = new Set<string>([game.overRule, ...game.verbs.map(({ rule }) => rule)]);
  for (const step of Object.values(game.steps))
    if ('choices' in step) {
      named.add(step.rule);
      for (const choice of step.choices) for (const each of choice.guards) for (const rule of each.rules) named.add(rule);
    }
  expect([...named].filter((rule) => !game.ledger.has(rule))).toEqual([]);
});
