import { asId } from '#kernel/id.ts';
import type { Space } from '../content/ids.ts';
import { SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { bearer, type Hunt } from '../rules/state.ts';
import { box } from '../testing/letter.ts';
import { blue, inPartTwo, type GivenHunt } from '../testing/moments.ts';
import { space } from '../testing/partTwo.ts';
import { believedAfter, SILENT_TOKENS, TOKEN_HABITS, tokensOf } from './allyTokens.ts';
import { beliefsOf } from './beliefs.ts';

/** The hunters' turn after a card of the Ring-bearer. */
const after = (card: string, allies: number[], more: GivenHunt = {}): Hunt =>
  blue(49, { allies, allyDiscard: [card], turnSoFar: { begun: true, stepped: true, played: true }, ...more }).s;

/** Section VI: that of area 41. */
const SIXTH = box.maps[2].section[space(41)];

const ELVES = 'A1-19';
const FATTY_BOLGER = 'A1-05';
const OFF_THE_ROAD = 'A1-15';

test('a token may be of this turn when the card on the pile could put it there, whatever answered the hunters since', () => {
  expect(tokensOf(after(ELVES, [22, 38]))).toEqual({ standing: [space(22), space(38)], fresh: [space(22), space(38)] });
  expect(tokensOf(after(FATTY_BOLGER, [22, 38])).fresh).toEqual([space(38)]);
  expect(tokensOf(after(ELVES, [22], { allyDiscard: [ELVES, OFF_THE_ROAD] })).fresh).toEqual([space(22)]);
  expect(tokensOf(after(ELVES, [22], { turnSoFar: { begun: true, stepped: true } })).fresh).toEqual([]);
  expect(tokensOf(after('A1-09', [22])).fresh).toEqual([]);
});

test('hunters believe in Frodo more where a token was put, most when it was put in this turn, and never less than a little anywhere else', () => {
  const there = (s: Hunt): number => beliefsOf(s).last[space(22)];
  const without = after(ELVES, []);
  const before = after(ELVES, [22], { turnSoFar: { begun: true, stepped: true } });
  const now = after(ELVES, [22]);
  expect(there(before)).toBeGreaterThan(1.5 * there(without));
  expect(there(now)).toBeGreaterThan(1.2 * there(before));
  const possible = (s: Hunt): number[] => [...beliefsOf(s).last].flatMap((weight, area) => (weight > 0 ? [area] : []));
  expect(possible(now)).toEqual(possible(without));
  expect([...beliefsOf(now).last].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
});

test('a token where he has been and is no more speaks for the ways that come from there', () => {
  const ten = after('A1-09', [10]);
  expect(beliefsOf(ten).visited[space(10)]).toBeGreaterThan(1.1 * beliefsOf(after('A1-09', [])).visited[space(10)]);
});

test('in part II a token of this turn speaks for Journey cards that lead there soon, and no card is ruled out', () => {
  const GLORFINDEL = 'A2-01';
  const s = (allies: string[], card = GLORFINDEL): Hunt =>
    inPartTwo(28, { step: 8, allies, allyDiscard: [card], turnSoFar: { begun: true, stepped: true, played: true } }).s;
  const plain = beliefsOf(s([])).cases;
  const share = (cases: typeof plain, area: Space): number =>
    cases.reduce((sum, each) => sum + (each.last !== area && each.soon(area) ? each.weight : 0), 0);
  const area = box.maps[2].areas.find((each) => box.maps[2].section[each] === SIXTH && share(plain, each) > 0.1) ?? asId(0);
  const told = beliefsOf(s([box.spaces[area]])).cases;
  expect(share(told, area)).toBeGreaterThan(1.1 * share(plain, area));
  expect(told.length).toBe(plain.length);
  expect(told.every(({ weight }) => weight > 0)).toBe(true);
  // Put by nobody in this turn it says nothing in part II.
  expect(share(beliefsOf(s([box.spaces[area]], 'A2-18')).cases, area)).toBeCloseTo(share(plain, area), 9);
});

test('to whoever is deaf to tokens they say nothing', () => {
  const deaf = (s: Hunt): Float64Array => beliefsOf(s, s.open.clues, s.open.step, SILENT_TOKENS).last;
  expect([...deaf(after(ELVES, [22]))]).toEqual([...beliefsOf(after(ELVES, [])).last]);
});

test('worlds dealt anew count every legal entry alike, tokens or not', () => {
  const worlds = (s: Hunt): string[] =>
    Array.from({ length: 40 }, (_, number) => bearer(game.redeal(s, 1, new SeededRandom(7, number))).log.join());
  const put = worlds(after(ELVES, [22]));
  expect(new Set(put).size).toBeGreaterThan(10);
  expect(put).toEqual(worlds(after(ELVES, [])));
});

test('what the Ring-bearer thinks that they will believe after a token is what they believe once it stands there', () => {
  const before = after(ELVES, [10]);
  for (const [area, here] of [
    [22, 22],
    [19, 22],
    [29, 22],
  ]) {
    const then = after(ELVES, [10, area]);
    expect(believedAfter(beliefsOf(before).cases, TOKEN_HABITS, 1, asId(space(area)), asId(space(here)))).toBeCloseTo(
      beliefsOf(then).last[space(here)],
      9,
    );
  }
});
