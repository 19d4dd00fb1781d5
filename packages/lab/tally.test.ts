import { asIds } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { SimulatedGame } from './batch.ts';
import { differenceOf } from './paired-difference.ts';
import type { Setup } from './setup.ts';
import { Tally } from './tally.ts';

const SETUP: Setup = { game: 'any', bots: ['a', 'b'], options: {}, seating: 'rotated' };

const line = (number: number, winners: readonly number[], rounds = 5, reason = 'end'): SimulatedGame => ({
  number,
  first: 0,
  winners: asIds(winners),
  reason,
  rounds,
  decisions: 10,
  outcome: JSON.stringify({ winners, reason }),
});

function tallied(...results: readonly SimulatedGame[]): Tally {
  const tally = new Tally(SETUP);
  tally.add(results);
  return tally;
}

describe('a tally', () => {
  it('follows chairs and entries: with rotated seats the second game has the entries the other way round', () => {
    const { chairs, entries } = tallied(line(0, [0]), line(1, [0]), line(2, [0])).summary();
    expect(chairs.map(({ share }) => share)).toEqual([1, 0]);
    expect(entries.map(({ bot, wins }) => [bot, wins])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('halves a shared victory and gives nobody what nobody won', () => {
    const { chairs, nobody } = tallied(line(0, [0, 1]), line(1, [])).summary();
    expect(chairs).toMatchObject([
      { wins: 1, share: 0.25 },
      { wins: 1, share: 0.25 },
    ]);
    expect(nobody).toBe(0.5);
  });

  it('tells what it is worth to begin', () => {
    const { first } = tallied(line(0, [0]), line(1, [0]), line(2, [0]), line(3, [1])).summary();
    expect(first.mean).toBe(0.5);
  });

  it('sorts endings by how often they came and says whose they were', () => {
    const { endings } = tallied(line(0, [0], 5, 'rare'), line(1, [1]), line(2, []), line(3, [1])).summary();
    expect(endings.map(({ reason, games, chairs }) => [reason, games, chairs])).toEqual([
      ['end', 3, [0, 2, 1]],
      ['rare', 1, [1, 0, 0]],
    ]);
  });

  it('puts long games into columns that can be read', () => {
    const results = Array.from({ length: 100 }, (_, number) => line(number, [0], number + 1));
    const { lengths, rounds } = tallied(...results).summary();
    expect(lengths.length).toBeLessThanOrEqual(18);
    expect(lengths.reduce((sum, { games }) => sum + games, 0)).toBe(100);
    expect(lengths[0]).toMatchObject({ from: 1, to: 6, games: 6 });
    expect(rounds).toEqual({ mean: 50.5, p5: 5, p50: 50, p95: 95 });
  });

  it('refuses games out of their order: what is counted must be a run', () => {
    expect(() => tallied(line(1, [0]))).toThrow('Game 1 comes where game 0 is expected');
  });
});

describe('two set-ups with the same luck', () => {
  it('differ game by game', () => {
    const before = tallied(line(0, [0]), line(1, [0]), line(2, [1]), line(3, []));
    const after = tallied(line(0, [1], 7), line(1, [0]), line(2, [1]), line(3, [0]));
    const { entries, rounds, changed, games } = differenceOf(before, after);
    expect(games).toBe(4);
    expect(changed).toMatchObject({ games: 2, share: 0.5 });
    // Chair 0 is entry a in game 0 and entry b in game 3.
    expect(entries.map(({ mean }) => mean)).toEqual([-0.25, 0.5]);
    expect(rounds.mean).toBe(0.5);
  });

  it('are told apart more sharply than by counting each for itself', () => {
    const games = Array.from({ length: 400 }, (_, number) => number);
    const before = tallied(...games.map((number) => line(number, [number % 2])));
    // Twenty games go the other way, all for the first chair: 2.5 points a chair, far inside the interval of either alone.
    const after = tallied(...games.map((number) => line(number, [number % 2 === 1 && number < 40 ? 0 : number % 2])));
    const [, entry] = differenceOf(before, after).entries;
    expect(entry.mean).toBe(0.05);
    expect(entry.low).toBeGreaterThan(0);
  });
});
