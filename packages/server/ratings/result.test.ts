import { asIds } from '#kernel/id.ts';
import { gameIds, SHELF } from '#games';
import { describe, expect, it } from 'vitest';
import type { StoredSeat, TableSettings, TableHead } from '../store/store.ts';
import { newTable } from '../table/state/create-table.ts';
import { frameOf, seat, seatOf } from '../testing/frame.ts';
import { RatingHistory, inOrder, linesOf } from './history.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import { resultOf, sidesIn, sidesOf } from './result.ts';

const NO_DELETIONS: PendingDeletions = new Map();

const over = (seats: readonly StoredSeat[], winners: readonly number[], more: Partial<TableSettings> = {}): TableHead => {
  const table = newTable(frameOf(seats, { rated: true, ...more }));
  return { ...table, phase: 'finished', status: { ...table.status, winners: asIds(winners) } };
};
const TWO = [seatOf('Frodo'), seatOf('Sam')];
const WAR = { game: 'war-of-the-ring' };

describe('which games count', () => {
  it('a rated one that has a result does, with everybody on his side', () => {
    expect(resultOf(over(TWO, [1], WAR), 7, [], NO_DELETIONS)).toMatchObject({
      game: 'war-of-the-ring',
      endedAt: 7,
      seats: [
        { player: 'frodo', side: 'free', place: 1 },
        { player: 'sam', side: 'shadow', place: 0 },
      ],
    });
    expect(resultOf(over(TWO, []), 7, [], NO_DELETIONS)?.seats.map(({ place, side }) => [place, side])).toEqual([
      [0, 'any'],
      [0, 'any'],
    ]);
  });

  it('one that nobody agreed upon, that ended without a result, or was brought from elsewhere does not', () => {
    const { rated: _, ...plain } = over(TWO, [0]).settings;
    expect(resultOf({ ...over(TWO, [0]), settings: plain }, 7, [], NO_DELETIONS)).toBeNull();
    expect(resultOf({ ...over(TWO, [0]), phase: 'abandoned' }, 7, [], NO_DELETIONS)).toBeNull();
    expect(resultOf({ ...over(TWO, [0]), phase: 'playing' }, 7, [], NO_DELETIONS)).toBeNull();
    expect(resultOf(over(TWO, [0], { offline: true }), 7, [], NO_DELETIONS)).toBeNull();
  });

  it('one in which a bot took over a seat does not; one with a bot from the beginning does', () => {
    const bot = seat({ kind: 'bot', level: 'casual' });
    expect(resultOf(over([seatOf('Frodo'), { ...bot, person: 'sam' }], [0]), 7, [], NO_DELETIONS)).toBeNull();
    expect(resultOf(over([seatOf('Frodo'), bot], [0]), 7, [], NO_DELETIONS)?.seats[1]?.player).toBe('bot:casual');
  });

  it('one of somebody who is gone does, under another name; of somebody of whom nothing is left it does not', () => {
    expect(resultOf(over([seatOf('Frodo'), seat({ gone: 'gone:x' })], [0]), 7, [], NO_DELETIONS)?.seats[1]?.player).toBe('gone:x');
    expect(resultOf(over([seatOf('Frodo'), seat({})], [0]), 7, [], NO_DELETIONS)).toBeNull();
  });

  it('one of somebody who is leaving does under the name that he will have', () => {
    const players = resultOf(over(TWO, [0]), 7, [], new Map([['sam', 'gone:x']]))?.seats.map(({ player }) => player);
    expect(players).toEqual(['frodo', 'gone:x']);
  });
});

describe('the sides of every game', () => {
  it.each(gameIds())('%s: every seat of every size has one, and they are the teams where there are teams', (id) => {
    const box = SHELF.find((each) => each.id === id);
    const { min = 2, max = 2 } = box?.players ?? {};
    for (let seats = min; seats <= max; seats++) {
      const sides = sidesOf(id, seats);
      expect(sides).toHaveLength(seats);
      for (const side of sides) expect(sidesIn(id)).toContain(side);
      for (const team of box?.teams?.[seats] ?? []) expect(new Set(team.map((each) => sides[each])).size).toBe(1);
    }
  });
});

describe('the course of the ratings', () => {
  const game = (at: number, winners: readonly number[], gaveUp: readonly number[] = [], seats: readonly StoredSeat[] = TWO, more = {}) => {
    const found = resultOf(over(seats, winners, more), at, asIds(gaveUp), NO_DELETIONS);
    if (found === null) throw new Error('It counts');
    return { ...found, table: `table ${at}` };
  };

  it('lifts who wins, lowers who loses, and knows both better', () => {
    const [frodo, sam] = linesOf(game(1, [0]), () => null);
    expect(frodo?.standing.mu).toBeGreaterThan(1_500_000);
    expect((frodo?.standing.mu ?? 0) + (sam?.standing.mu ?? 0)).toBe(3_000_000);
    expect(frodo?.standing).toMatchObject({ games: 1, won: 1, at: 1 });
    expect(sam?.standing).toMatchObject({ games: 1, won: 0 });
    expect(sam?.standing.sigma).toBeLessThan(500_000);
  });

  it('keeps the sides of a game apart', () => {
    const course = new RatingHistory();
    course.add(game(1, [0], [], TWO, WAR));
    course.add(game(2, [1], [], TWO.toReversed(), WAR));
    expect([...course.all.keys()].sort()).toEqual(
      ['free frodo', 'free sam', 'shadow frodo', 'shadow sam'].map((rest) => `war-of-the-ring ${rest}`),
    );
  });

  it('gives nothing to whoever left partners who won, and he has not won', () => {
    const four = ['Frodo', 'Saruman', 'Sam', 'Sauron'].map(seatOf);
    const lines = linesOf(game(1, [0, 2], [2], four, WAR), () => null);
    expect(lines[2]?.standing).toMatchObject({ mu: 1_500_000, sigma: 500_000, games: 1, won: 0 });
    expect(lines[0]?.standing.mu).toBeGreaterThan(1_500_000);
    const lost = linesOf(game(1, [1, 3], [2], four, WAR), () => null);
    expect(lost[2]?.standing.mu).toBeLessThan(1_500_000);
  });

  it('is a draw for all where nobody wins', () => {
    for (const { standing } of linesOf(game(1, []), () => null)) expect(standing).toMatchObject({ mu: 1_500_000, won: 0 });
  });

  it('knows a bot that sits there twice as one', () => {
    const bot = seat({ kind: 'bot', level: 'casual' });
    const [, one, other] = linesOf(game(1, [0], [], [seatOf('Frodo'), bot, bot]), () => null);
    expect(one?.standing).toEqual(other?.standing);
  });

  it('is in the order of the ends, and of the names where they ended together', () => {
    const all = [game(3, [0]), { ...game(2, [0]), table: 'b' }, { ...game(2, [0]), table: 'a' }];
    expect(all.sort(inOrder).map(({ table }) => table)).toEqual(['a', 'b', 'table 3']);
  });
});
