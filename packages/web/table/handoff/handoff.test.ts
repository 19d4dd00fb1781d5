import { expect, test } from 'vitest';
import { handoffSeat } from './handoff.ts';

const shared = { secret: true, ownSeats: 2 };

test('a screen that several share is veiled until the one who is asked says so', () => {
  expect(handoffSeat(shared, { eyes: 0, phase: 'playing' }, null)).toBe(0);
  expect(handoffSeat(shared, { eyes: 0, phase: 'playing' }, 0)).toBeNull();
  expect(handoffSeat(shared, { eyes: 1, phase: 'playing' }, 0)).toBe(1);
});

test('what everybody may see needs no veil, and whoever was let in last is still there afterwards', () => {
  expect(handoffSeat(shared, { eyes: 'spectator', phase: 'playing' }, 0)).toBeNull();
  expect(handoffSeat(shared, { eyes: 0, phase: 'playing' }, 0)).toBeNull();
  expect(handoffSeat(shared, { eyes: 1, phase: 'finished' }, 0)).toBeNull();
});

test('nobody is veiled from himself, nor where nothing is secret', () => {
  expect(handoffSeat({ secret: true, ownSeats: 1 }, { eyes: 0, phase: 'playing' }, null)).toBeNull();
  expect(handoffSeat({ secret: true, ownSeats: 0 }, { eyes: 'spectator', phase: 'playing' }, null)).toBeNull();
  expect(handoffSeat({ secret: false, ownSeats: 2 }, { eyes: 1, phase: 'playing' }, 0)).toBeNull();
  expect(handoffSeat(shared, null, null)).toBeNull();
});
