import { expect, test } from 'vitest';
import type { RingBearerView } from '../../view/view.ts';
import { beadsOf, corruptionTrack, dotsSince, limitsKnown, pointsLeft, tokensBeside } from './tracks.ts';
import { table } from '../../testing/table.ts';

const drawn = (corruption: number, limits: readonly number[], own: number | null): string =>
  corruptionTrack(corruption, limits, own)
    .map(({ value, state, limit }) => `${state === 'now' ? '[' : ''}${value}${limit === 'yes' ? '!' : limit === 'maybe' ? '?' : ''}`)
    .join(' ');

test('the track goes up to the limit and marks where Frodo stands', () => {
  expect(drawn(3, [5], null)).toBe('1 2 [3 4 5!');
  expect(drawn(0, [2], null)).toBe('1 2!');
});

test('two limits may hold: the lower one is only possible, and whoever knows his own sees that one alone', () => {
  expect(drawn(3, [5, 7], null)).toBe('1 2 [3 4 5? 6 7!');
  expect(drawn(3, [5, 7], 5)).toBe('1 2 [3 4 5!');
  expect(drawn(3, [5, 7], 7)).toBe('1 2 [3 4 5 6 7!');
});

test('corruption past the limit is still drawn', () => {
  expect(drawn(6, [4], null)).toBe('1 2 3 4! 5 [6');
});

test('how much is left to bear, and never less than nothing', () => {
  expect(pointsLeft(3, [12], null)).toEqual([9, 9]);
  expect(pointsLeft(3, [12, 14], null)).toEqual([9, 11]);
  expect(pointsLeft(3, [12, 14], 14)).toEqual([11, 11]);
  expect(pointsLeft(15, [12], null)).toEqual([0, 0]);
});

test('log tokens lie beside the steps they name', () => {
  expect(tokensBeside(['off', 'step-7', '12', 'step-7', 'II-B', 'step-1'], 7)).toEqual([2, 4]);
  expect(tokensBeside(['off', 'step-17'], 1)).toEqual([]);
});

test('a log tells start, areas, dots, slashes and exits apart', () => {
  expect(beadsOf(['1', 'dot', '12', 'slash', 'B']).map(({ step, kind }) => `${step} ${kind}`)).toEqual([
    '0 start',
    '1 dot',
    '2 area',
    '3 slash',
    '4 exit',
  ]);
});

test('dots since the last area: as logged in part I, as the Journey card has them in part II', () => {
  expect(dotsSince({ part: 1, step: 5 }, { dots: 2, lastArea: '12', journey: null })).toBe(2);
  const journey = { id: 'JS-04', long: false, rows: ['2', 'dot', '10', 'dot', 'dot', '23'], havens: [] };
  expect(dotsSince({ part: 2, step: 4 }, { dots: 0, lastArea: '10', journey })).toBe(2);
  expect(dotsSince({ part: 2, step: 5 }, { dots: 0, lastArea: '23', journey })).toBe(0);
});

test('the Ring-bearer is told his own limit, everybody else those that he may have', () => {
  const bearer: RingBearerView = { ...table({}).bearerSees, limit: 12 };
  expect(limitsKnown({ limits: [12, 14], mine: bearer, truth: null })).toEqual([12]);
  expect(limitsKnown({ limits: [12, 14], mine: { ...bearer, limit: null }, truth: null })).toEqual([12, 14]);
  expect(limitsKnown({ limits: [12, 14], mine: null, truth: null })).toEqual([12, 14]);
});
