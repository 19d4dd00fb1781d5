import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redbook } from '../testing/redbook.ts';
import type { SimulationResult } from './run.ts';
import { unchecked } from '#kernel';

async function simulated(...args: string[]): Promise<SimulationResult> {
  const { code, out, err } = await redbook(['simulate', 'journey-to-mordor', '--json', ...args]);
  if (code !== 0) throw new Error(err);
  return unchecked<SimulationResult>(JSON.parse(out));
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

  it('compares two set-ups, weighs what can be blanked, and writes reports without a time in them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'simulate-'));
    const args = ['simulate', 'journey-to-mordor', '--games', '60', '--bots', 'random,casual', '--options', '{"side":"advanced"}'];
    const written = async (name: string, ...more: string[]) => {
      const [report, csv] = [join(folder, `${name}.json`), join(folder, `${name}.csv`)];
      const { code, out, err } = await redbook([...args, ...more, '--report', report, '--csv', csv]);
      if (code !== 0) throw new Error(err);
      return { out, report: await readFile(report, 'utf8'), csv: await readFile(csv, 'utf8') };
    };
    const more = ['--against-options', '{}', '--worth'];
    const [one, two] = await Promise.all([written('one', '--threads', '1', ...more), written('two', '--threads', '2', ...more)]);
    expect(two.report).toBe(one.report);
    expect(two.csv).toBe(one.csv);
    expect(one.out).toContain('bots, not people');
    expect(one.out).toContain('The second set-up against the first, 60 games with the same luck');
    expect(one.out).toContain('Without it, in the same luck');
    expect(one.csv.trim().split('\n')).toHaveLength(1 + 2 * 60);
  });

  it('gives out any game of a run as a record', async () => {
    const { out } = await redbook(['simulate', 'journey-to-mordor', '--bots', 'random,casual', '--seed', '3', '--record', '7']);
    expect(JSON.parse(out)).toMatchObject({ format: 'redbook-record', seats: [{ name: 'random' }, { name: 'casual' }] });
  });

  it('says where nothing can be blanked', async () => {
    const { code, err } = await redbook(['simulate', 'journey-to-mordor', '--games', '1', '--worth']);
    expect(code).not.toBe(0);
    expect(err).toContain('nothing in its content can be blanked');
  });

  it('speaks to people too', async () => {
    const { code, out } = await redbook(['simulate', 'journey-to-mordor', '--games', '20', '--bots', 'random,random']);
    expect(code).toBe(0);
    expect(out).toContain('20 games');
    expect(out).toContain('By bot, all its seats together');
  });
});
