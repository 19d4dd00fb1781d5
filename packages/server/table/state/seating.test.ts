import { describe, expect, it } from 'vitest';
import type { StoredSeat, TableSettings } from '../../store/store.ts';
import {
  allVotedToAbandon,
  isFull,
  rotatedSeats,
  seatsKnownTo,
  seatsPlayedBy,
  withSeated,
  withSubstitute,
  voteToAbandon,
} from './seating.ts';
import { audiences, viewerAt } from './viewer.ts';
import { frameOf, seat, seatOf } from '../../testing/frame.ts';

const frame = (...seats: StoredSeat[]): TableSettings => frameOf(seats);

const frodo = seatOf('Frodo');
const sam = seatOf('Sam');
const bot = seat({ kind: 'bot', level: 'casual' });

describe('seats', () => {
  it('are full when people or bots sit on all of them', () => {
    expect(isFull(frame(frodo, bot))).toBe(true);
    expect(isFull(frame(frodo, seat({ kind: 'open' })))).toBe(false);
  });

  it('leave the old frame alone', () => {
    const before = frame(frodo, seat({ kind: 'open', code: 'c' }));
    const copy = structuredClone(before);
    const { settings: after } = withSeated(before, { id: 'sam', name: 'Sam', account: null }, {});
    expect(before).toEqual(copy);
    expect(after.seats[1]).toMatchObject({ kind: 'human', person: 'sam', code: null });
  });

  it('handed to a bot are known to their person and not played by him', () => {
    const after = withSubstitute(frame(frodo, sam), 0, 'casual');
    expect([seatsPlayedBy(after, 'frodo'), seatsKnownTo(after, 'frodo')]).toEqual([0, 1]);
    expect(viewerAt(after, 'frodo')).toMatchObject({ knows: 1, plays: 0, host: true });
  });

  it('rotate by one for a rematch, kept for their people', () => {
    const [first, second, third] = rotatedSeats(frame(frodo, sam, bot), 'sam', () => 'code');
    expect(first).toEqual(bot);
    expect(second).toMatchObject({ kind: 'invited', person: null, reservedFor: 'frodo', code: 'code' });
    expect(third).toMatchObject({ kind: 'human', person: 'sam', name: 'Sam' });
  });
});

describe('agreement', () => {
  it('needs every person and no bot', () => {
    const one = voteToAbandon(frame(frodo, sam, bot), 'frodo', true);
    expect(allVotedToAbandon(one)).toBe(false);
    expect(allVotedToAbandon(voteToAbandon(one, 'sam', true))).toBe(true);
    expect(allVotedToAbandon(frame(bot, bot))).toBe(false);
  });
});

describe('audiences', () => {
  it('are each person with all own seats, and the watchers', () => {
    expect(audiences(frame(frodo, sam, frodo, bot), false).sort((a, b) => a - b)).toEqual([0, 2, 5]);
    expect(audiences(frame(frodo, sam, frodo, bot), true).sort((a, b) => a - b)).toEqual([0, 2]);
  });
});
