import type { ChatLine, SeatInfo } from '#wire';
import { expect, test } from 'vitest';
import { afterReading, countLines, teamOf, unreadOf } from './teamChat.ts';

const seat = (yours: boolean): SeatInfo => ({
  kind: 'human',
  name: 'Somebody',
  yours,
  connected: true,
  clock: null,
  contributed: true,
  wantsToAbandon: false,
});
const seats = (...mine: number[]): SeatInfo[] => [0, 1, 2, 3].map((index) => seat(mine.includes(index)));

test('whoever reads with us: the others of our team, and nobody where there is no such talk', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect(teamOf({ teams, seats: seats(2) })).toEqual({ mine: 2, others: [0] });
  expect(teamOf({ teams: [[0, 1, 2]], seats: seats(0, 1) })).toEqual({ mine: 0, others: [2] });
  expect(teamOf({ teams, seats: seats() })).toBeNull();
  expect(teamOf({ teams: [[1, 3]], seats: seats(0) })).toBeNull();
  expect(teamOf({ seats: seats(0) })).toBeNull();
});

test('what was said while its page was closed is unread, each kind by itself', () => {
  const line = (number: number, team?: true): ChatLine => ({ number, name: 'Ola', seat: 2, text: 'x', at: 0, ...(team ? { team } : {}) });
  const before = countLines([line(1)]);
  const after = countLines([line(1), line(1, true), line(2, true), line(2)]);
  expect(unreadOf(before, after)).toEqual({ team: 2, chat: 1 });
  expect(unreadOf(afterReading(before, after, 'team'), after)).toEqual({ team: 0, chat: 1 });
  expect(unreadOf(afterReading(before, after, 'rules'), after)).toEqual({ team: 2, chat: 1 });
});
