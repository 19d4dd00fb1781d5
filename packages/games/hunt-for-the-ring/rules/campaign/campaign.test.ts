import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { Match, SeededRandom, InvalidInput } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { companyOf, riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { tokensIn } from '../derived.ts';
import { bearer, IN_POOL, wraith } from '../state.ts';
import { letterOf } from './letter.ts';
import { takeWarTokens, warGrant } from './war.ts';

const begin = (seats: number, options: unknown) => Match.begin(game, { box, options, seats, random: new SeededRandom(3) });
const partTwo = (change: object = {}, seats = 3, options: object = {}) =>
  begin(seats, { mode: 'part2', letter: letterFor(seats, change), ...options });

test('HR-SETUP2-01, HR-GEN-06: part II needs a letter for the same players', () => {
  expect(() => begin(3, { mode: 'part2' })).toThrow(InvalidInput);
  expect(() => begin(2, { mode: 'part2', letter: letterFor(3) })).toThrow(/3 players/);
  expect(() => begin(3, { mode: 'part2', letter: { ...letterFor(3), sorceryDeck: ['S-99'] } })).toThrow(/S-99/);
});

test('HR-EX-D094, HR-SETUP2-04, HR-SETUP2-05, HR-RUL-42: Frodo turned over: a pool of two, the held token among them', () => {
  const { open } = partTwo({ company: ['samwise'], fellowship: 1 }).state;
  expect([open.poolSize, open.fellowship]).toEqual([2, 1]);
});

test('HR-EX-D156, HR-RUL-43, HR-DIFF-03: the larger pool is one larger in part II as well', () => {
  expect(partTwo({}, 3, { bigPool: true }).state.open.poolSize).toBe(4);
  // Whoever opens the letter need not remember what was agreed before part I.
  const { open } = partTwo({ bigPool: true, fellowship: 4 }).state;
  expect([open.poolSize, open.fellowship, open.options.bigPool]).toEqual([4, 4, true]);
  const part1 = table({ options: { mode: 'part1', bigPool: true }, ringBearer: { log: way(48, 4) } }).act('moveFrodo', { area: 'C' });
  expect(letterOf(part1.s).bigPool).toBe(true);
  expect(() => partTwo({ fellowship: 4 })).toThrow(/pool of 3/);
  expect(() => partTwo({ company: ['samwise'], fellowship: 3 })).toThrow(/pool of 2/);
  expect(begin(2, { bigPool: true }).state.open.poolSize).toBe(4);
});

test('HR-SETUP2-02, HR-SETUP2-03: turned cards have left, Strider joins, Meriadoc unless he already did', () => {
  expect(partTwo({ company: ['frodo'] }).state.open.company).toEqual([1, 2, 2, 1, 1]);
  expect(partTwo({ company: ['frodo'], meriadocJoined: true }).state.open.company).toEqual([1, 2, 2, 2, 1]);
  const both = partTwo({ company: ['frodo', 'meriadoc'], meriadocJoined: true }).state.open;
  expect([both.company, both.turnedIn, both.meriadocJoined]).toEqual([[1, 2, 2, 1, 1], [0, 1, 1, 0, 0], true]);
  expect(partTwo().state.open.meriadocJoined).toBe(true);
});

test('HR-EX-D095, HR-SETUP2-17, HR-SETUP2-18, HR-RUL-59: 11 beige, one red and three grey make fifteen', () => {
  const beige = box.corruption.filter(({ colour }) => colour === 'beige').map(({ id }) => id);
  const { state } = partTwo({ pool: [...beige.slice(4), 'R1'], eyes: [], discarded: beige.slice(0, 4) });
  expect(tokensIn(state, IN_POOL)).toBe(15);
});

test('HR-SETUP2-06, HR-SETUP2-07, HR-SETUP2-08, HR-SETUP2-11, HR-SETUP2-12: one short and one long card, four deed tokens, the hand replaced', () => {
  const match = partTwo();
  const own = bearer(match.state);
  expect(own.journeysSeen.map((card) => box.journeys[card].long)).toEqual([false, true]);
  expect([own.hand.length, own.deedsSeen.length, match.state.open.deedSupply]).toEqual([4, 4, 6]);
  match.apply(0, { type: 'keepJourney', journey: box.journeyIds[own.journeysSeen[1]] });
  expect(match.state.hidden.journeyDeck.length).toBe(17);
  match.apply(0, { type: 'chooseDeed', deed: box.deedIds[own.deedsSeen[0]] });
  expect(bearer(match.state).deeds.length).toBe(3);
});

test('HR-SETUP2-16, HR-RUL-48: cards are swapped one for one, seen by the Wraith players only', () => {
  const match = partTwo();
  const own = bearer(match.state);
  match.apply(0, { type: 'keepJourney', journey: box.journeyIds[own.journeysSeen[0]] });
  match.apply(0, { type: 'chooseDeed', deed: box.deedIds[own.deedsSeen[0]] });
  for (const [seat, nazgul] of [
    [1, 'blue'],
    [2, 'green'],
    [1, 'red'],
    [2, 'violet'],
  ] as const)
    match.apply(seat, { type: 'claimNazgul', nazgul });
  match.apply(1, { type: 'activateNext', nazgul: 'blue' });
  match.apply(2, { type: 'activateNext', nazgul: 'green' });
  // The hands lie open to the partners, which cannot be taken back.
  expect([match.waitingList(), match.canUndo(2)]).toEqual([[1, 2], false]);
  const [mine] = match.options(1).filter(({ type }) => type === 'swapSorcery');
  const answer = match.apply(1, mine);
  expect(answer.ok && answer.events.every(({ to }) => to === 0b110)).toBe(true);
  expect(match.state.open.sorceryHand).toEqual([0, 3, 2]);
  expect(wraith(match.state, 1).known[2]).toEqual(wraith(match.state, 2).hand);
  match.apply(2, { type: 'endSwapping' });
  expect(match.explain(1, mine)?.rules).toContain('HR-SETUP2-16');
  match.apply(1, { type: 'endSwapping' });
  expect(match.state.frames[0].step).toBe('placeNazgul');
});

test('HR-EX-D096, HR-SETUP2-19, HR-SETUP2-20, HR-SETUP2-21, HR-POWER-05, HR-RUL-70: two on 28, two on 33; with the fifth power the Witch-king', () => {
  const match = begin(2, { mode: 'part2', letter: letterFor(2, { information: ['I1', 'I2', 'I4', 'I6', 'I9'] }) });
  const own = bearer(match.state);
  match.apply(0, { type: 'keepJourney', journey: box.journeyIds[own.journeysSeen[0]] });
  match.apply(0, { type: 'chooseDeed', deed: box.deedIds[own.deedsSeen[0]] });
  for (const nazgul of ['blue', 'green', 'red']) match.apply(1, { type: 'activateNext', nazgul });
  match.apply(1, { type: 'placeNazgul', area: 28 });
  match.apply(1, { type: 'placeNazgul', area: 28 });
  expect(match.explain(1, { type: 'placeNazgul', area: 29 })?.rules).toEqual(['HR-SETUP2-20']);
  expect(match.explain(1, { type: 'placeNazgul', area: 28 })?.rules).toContain('HR-SETUP2-20');
  match.apply(1, { type: 'placeNazgul', area: 33 });
  match.apply(1, { type: 'placeNazgul', area: 33 });
  match.apply(1, { type: 'chooseHost', nazgul: 'red' });
  expect([match.state.open.witchKing, match.state.open.dice[6]]).toEqual([2, -1]);
});

test('HR-EX-D069, HR-EX-D155, HR-RUL-27, HR-RUL-41, HR-TRAIL-03, HR-SETUP2-09, HR-SETUP2-14: the board is cleared; found tokens and corruption stay', () => {
  const t = table({
    corruption: 3,
    information: ['I1', 'I2', 'I3'],
    trail: { 10: 'eye', 19: 'eye', 23: 'sword' },
    allies: [23, 25],
    ringBearer: { log: way(48, 4), hand: ['A1-01', 'A1-02'] },
    logTokens: ['II-A', 'off', 'off', 'step-3', 'off', 'off'],
  }).act('moveFrodo', { area: 'C' });
  expect([t.open.part, t.open.corruption, t.open.information.length, t.open.step]).toEqual([2, 3, 3, 0]);
  expect(t.look(1)).toMatchObject({ trail: [], allies: [], logTokens: ['off', 'off', 'off', 'off', 'off', 'off'] });
  expect(bearer(t.s).hand.length).toBe(2);
});

test('HR-EX-D159, HR-RUL-51, HR-RUL-52: after part I everybody sees the log; hands stay with their owners, watchers see none', () => {
  const t = table({ seats: 3, wraiths: [{ hand: ['S-05'] }, { hand: ['S-08'] }], ringBearer: { log: way(48, 4) } }).act('moveFrodo', {
    area: 'C',
  });
  for (const viewer of [1, 2, 'spectator'] as const) expect(t.look(viewer).partOneLog?.at(-1)).toBe('C');
  expect(t.wraithSees(1).hand).toEqual(['S-05']);
  expect(t.view('spectator')).not.toContain('S-05');
  expect(t.view(0)).not.toContain('S-08');
});

test('HR-LETTER-01 to HR-LETTER-06, HR-SETUP2-15: the letter holds it all, and part II goes on from it as from the table', () => {
  const t = table({
    options: { mode: 'part1' },
    corruption: 3,
    fellowship: 2,
    tokens: { beside: ['B13'], gone: ['B4'] },
    barrowWights: true,
    sorceryDiscard: ['S-05'],
    information: ['I1'],
    wraiths: [{ hand: ['S-08', 'S-09'] }],
    ringBearer: { log: way(48, 4), hand: ['A1-01'] },
  }).act('moveFrodo', { area: 'C' });
  const letter = letterOf(t.s);
  expect(letter).toMatchObject({
    corruption: 3,
    fellowship: 2,
    company: ['frodo', 'samwise', 'peregrin'],
    eyes: ['B13'],
    discarded: ['B4'],
    barrowWights: true,
    information: ['I1'],
  });
  expect([letter.sorcery[1], letter.sorceryDiscard]).toEqual([['S-08', 'S-09'], ['S-05']]);
  const { state } = begin(2, { mode: 'part2', letter: JSON.parse(JSON.stringify(letter)) });
  expect([state.open.corruption, state.open.barrow, state.open.sorceryHand[1], state.open.allyHand]).toEqual([3, true, 2, 1]);
  expect([...state.hidden.sorceryDeck].sort()).toEqual([...t.s.hidden.sorceryDeck].sort());
  expect(game.check(state)).toEqual([]);
  // The Ring-bearer and watchers do not learn the hands from the finished game.
  expect(t.look(0).truth).toMatchObject({ sorcery: null });
});

test('HR-EX-D134, HR-WOTR-01, HR-WOTR-02, HR-WOTR-03, HR-WOTR-04, HR-WOTR-05, HR-WOTR-06, HR-WOTR-07, HR-RUL-75: what is carried into War of the Ring', () => {
  const arrive = (up: number) => {
    return warGrant(table({ part: 2, step: 13, company: companyOf(up), ringBearer: { journey: 'JS-01' } }).act('advance').s);
  };
  expect([arrive(0), arrive(2), arrive(3)]).toEqual([
    { shadow: 1, freePeoples: 1 },
    { shadow: 0, freePeoples: 1 },
    { shadow: 0, freePeoples: 2 },
  ]);
  const lost = (step: number) =>
    warGrant(table({ part: 2, step, turn: 'night', corruption: 11, ringBearer: { journey: 'JS-01' } }).act('advance').s);
  expect([lost(5), lost(7), lost(8), lost(9)].map((grant) => grant?.shadow)).toEqual([2, 2, 1, 1]);
  expect(lost(8)?.freePeoples).toBe(0);
  expect(warGrant(table({ turn: 'night', corruption: 11 }).act('travelByNight').s)).toEqual({ shadow: 2, freePeoples: 0 });
  // In part I early and late are the same; whoever comes through it alone has not reached Rivendell.
  const late = table({ turn: 'night', corruption: 11, ringBearer: { log: way(48, 12) } }).act('travelByNight');
  expect([late.open.step >= 8, warGrant(late.s)]).toEqual([true, { shadow: 2, freePeoples: 0 }]);
  expect(warGrant(table({ options: { mode: 'part1' }, ringBearer: { log: way(48, 4) } }).act('moveFrodo', { area: 'C' }).s)).toBeNull();
  expect(takeWarTokens({ shadow: 2, freePeoples: 0 }, {}).shadow.length).toBe(2);
  expect(takeWarTokens({ shadow: 0, freePeoples: 1 }, { freePeoples: 'draw-event' }).freePeoples).toEqual(['draw-event']);
  expect(() => takeWarTokens({ shadow: 1, freePeoples: 0 }, {})).toThrow(InvalidInput);
  expect(() => takeWarTokens({ shadow: 1, freePeoples: 0 }, { shadow: 'draw-event' })).toThrow(/move-minions or shadow-diplomacy/);
});

/** Part II over with so many companions, or lost on a step. */
const arrived = (up: number) => {
  const [frodo, samwise, peregrin, meriadoc, strider] = [0, 1, 2, 3, 4].map((card) => (card < up ? ('up' as const) : ('over' as const)));
  const company = { frodo, samwise, peregrin, meriadoc, strider };
  return table({ part: 2, step: 13, company, ringBearer: { journey: 'JS-01' } }).act('advance');
};
const lostOn = (step: number) => table({ part: 2, step, turn: 'night', corruption: 11, ringBearer: { journey: 'JS-01' } }).act('advance');

test('HR-WOTR-01, HR-WOTR-08: each ending by its name; the tokens are those of the hunt alone, for whatever else the Shadow may get to be added', () => {
  const told = [lostOn(5), lostOn(9), arrived(0), arrived(2), arrived(5)].map((t) => t.look('spectator').warTokens);
  expect(told).toEqual([
    { shadow: 2, freePeoples: 0, link: 'shadow-both' },
    { shadow: 1, freePeoples: 0, link: 'shadow-one' },
    { shadow: 1, freePeoples: 1, link: 'each-one' },
    { shadow: 0, freePeoples: 1, link: 'free-one' },
    { shadow: 0, freePeoples: 2, link: 'free-both' },
  ]);
  // The expansion whose council gives more is not in the house: nothing asks for it, and nobody can.
  expect(game.form.filter(({ id }) => /council|lords|elrond/i.test(id))).toEqual([]);
  expect(() => game.readOptions({ councilOfElrond: true }, 2)).toThrow(/councilOfElrond/);
});

test('HR-SETUP2-22: the first player rolls six dice before the first day of part II; Shadows give the Ring-bearer tokens', () => {
  const frames = [{ step: 'placeNazgul' }];
  const unplaced = { at: null, player: 1, place: 4 };
  const nazgul = { ...riders(28, 28, 33, 33), violet: unplaced };
  const position = { part: 2 as const, frames, nazgul, dice: [], ringBearer: { journey: 'JL-01', gandalf: 8 } };
  const t = table(position, ['shadow', 'ring', 'shadow', 'sword', 'sorcery', 'ring']).act('placeNazgul', { area: 33 });
  expect(t.open.dice.filter((face) => face >= 0).length).toBe(6);
  expect([t.open.fellowship, t.prompt(), t.open.day]).toEqual([2, 'turnBeforeStep', 1]);
});

test('HR-WOTR-12: what is carried belongs to a side and names no seat: the same to everybody, however many hunted', () => {
  for (const seats of [2, 3, 4, 5]) {
    const lost = table({ seats, turn: 'night', corruption: 11 }).act('travelByNight');
    for (const viewer of [...Array.from({ length: seats }, (_, seat) => asId<Seat>(seat)), 'spectator' as const])
      expect(lost.look(viewer).warTokens, `${viewer} of ${seats}`).toEqual({ shadow: 2, freePeoples: 0, link: 'shadow-both' });
    const taken = takeWarTokens({ shadow: 1, freePeoples: 1 }, { shadow: 'move-minions', freePeoples: 'free-diplomacy' });
    expect(taken).toEqual({ shadow: ['move-minions'], freePeoples: ['free-diplomacy'] });
  }
});

test('HR-WOTR-02, HR-WOTR-03, HR-WOTR-04, HR-WOTR-05, HR-WOTR-06: a side that gives up grants nothing: Frodo is neither lost nor in Rivendell', () => {
  const moments = [
    {},
    { part: 2, step: 5, ringBearer: { journey: 'JS-01' } },
    { part: 2, step: 9, ringBearer: { journey: 'JS-01' } },
  ] as const;
  for (const moment of moments)
    for (const seat of [0, 1]) {
      const t = table(moment);
      expect(t.look(asId(seat)).givenUp).toBe(false);
      t.match.resign(asId(seat));
      expect([t.s.outcome?.winners, warGrant(t.s)]).toEqual([[1 - seat], null]);
      for (const viewer of [0, 1, 'spectator'] as const) expect(t.look(viewer)).toMatchObject({ warTokens: null, givenUp: true });
    }
});
