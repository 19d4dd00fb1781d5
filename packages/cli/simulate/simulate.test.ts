import { describe, expect, it } from 'vitest';
import { redbook } from '../testing/redbook.ts';
import type { SimulationResult } from './run.ts';
import { Histogram, wilson } from './statistics.ts';
import playBatch from './worker.ts';

async function simulated(...args: string[]): Promise<SimulationResult> {
  const { code, out, err } = await redbook(['simulate', 'journey-to-mordor', '--json', ...args]);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as SimulationResult;
}

describe('simulate', () => {
  it('gives the same games whatever the number of threads', async () => {
    const run = (threads: string) => simulated('--games', '300', '--bots', 'casual,random,casual', '--seed', '11', '--threads', threads);
    const [one, two] = await Promise.all([run('1'), run('2')]);
    const timeless = (result: SimulationResult) => ({ ...result, seconds: 0, decisionsPerSecond: 0, threads: 0 });
    expect(timeless(two)).toEqual(timeless(one));
    expect(one.threads).toBe(1);
    expect(two.threads).toBe(2);
    expect(one.outcomesHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives other games for another seed', async () => {
    const [one, other] = await Promise.all([simulated('--games', '20', '--seed', '1'), simulated('--games', '20', '--seed', '2')]);
    expect(other.outcomesHash).not.toBe(one.outcomesHash);
  });

  it('counts shares that add up, inside their intervals', async () => {
    const { seats, games, rounds, decisions } = await simulated('--games', '400', '--bots', 'casual,random', '--rotate');
    expect(games).toBe(400);
    expect(decisions).toBeGreaterThan(400 * 20);
    expect(seats.map(({ bot }) => bot)).toEqual(['casual', 'random']);
    expect(seats[0].share + seats[1].share).toBeLessThanOrEqual(1.0001);
    for (const { wins, share, low, high } of seats) {
      expect(wins / games).toBeGreaterThanOrEqual(share - 0.0001);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    // Rotated or not, the entry is followed and not the chair.
    expect(seats[0].share).toBeGreaterThan(seats[1].share * 3);
    expect(rounds.p5).toBeLessThanOrEqual(rounds.p50);
    expect(rounds.p50).toBeLessThanOrEqual(rounds.p95);
  });

  it('plays every deal with each seating when mirrored', async () => {
    const batch = { game: 'battle-for-middle-earth', bots: ['casual', 'casual'], options: {}, seed: 5, from: 0, count: 6 };
    const { outcomes, winners } = await playBatch({ ...batch, seating: 'mirrored' });
    // The same bot on both chairs plays a deal and its mirror image alike; what one entry wins, the other wins in the mirror.
    const other = (entries: readonly number[]) => entries.map((entry) => 1 - entry).toSorted();
    for (const first of [0, 2, 4]) {
      expect(outcomes[first + 1]).toBe(outcomes[first]);
      expect(winners[first + 1].toSorted()).toEqual(other(winners[first]));
    }
    expect(new Set(outcomes).size).toBe(3);
  });

  it('speaks to people too', async () => {
    const { code, out } = await redbook(['simulate', 'journey-to-mordor', '--games', '20', '--bots', 'random,random']);
    expect(code).toBe(0);
    expect(out).toContain('20 games');
    expect(out).toContain('By bot, all its seats together');
  });
});

describe('statistics', () => {
  it('knows the Wilson interval of a textbook: 8 of 10', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });

  it('stays within 0 and 1, and knows nothing without trials', () => {
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(5, 5).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('finds percentiles', () => {
    const histogram = new Histogram();
    for (let value = 1; value <= 100; value++) histogram.add(value);
    expect([0.05, 0.5, 0.95].map((share) => histogram.percentile(share))).toEqual([5, 50, 95]);
  });
});
