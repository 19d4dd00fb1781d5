import { expect, it } from 'vitest';
import { roundsIn, stopAfter, stopBefore } from './timelineStops.ts';

const stops = { turn: [1, 4, 7, 9], round: [1, 7] };

it('goes on by decisions, turns and rounds, and back, and stays between the first moment and the last', () => {
  expect([0, 3, 10].map((at) => stopAfter(stops, 'decision', at, 10))).toEqual([1, 4, 10]);
  expect([0, 1, 5, 9].map((at) => stopAfter(stops, 'turn', at, 10))).toEqual([1, 4, 7, 10]);
  expect([0, 1, 8].map((at) => stopAfter(stops, 'round', at, 10))).toEqual([1, 7, 10]);
  expect([0, 5].map((at) => stopBefore(stops, 'decision', at))).toEqual([0, 4]);
  expect([10, 7, 1].map((at) => stopBefore(stops, 'turn', at))).toEqual([9, 4, 0]);
  expect([10, 7].map((at) => stopBefore(stops, 'round', at))).toEqual([7, 1]);
});

it('a round begins where their number changes', () => {
  expect(roundsIn([1, 1, 1, 2, 2, 3].map((rounds) => ({ rounds })))).toEqual([3, 5]);
});
