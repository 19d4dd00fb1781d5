import { SelfPlay } from '#bots/self-play.ts';
import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { journeyToMordor as game } from '../index.ts';
import { FILED, master } from './master.ts';
import { ranger } from './ranger.ts';
import { contentOf } from './solved/content.ts';
import { BOX } from './testing.ts';

const tables = await Promise.all(FILED.map(async (file) => (await file()).default));

/** What perfect play comes to, in percent: first, second. Without the last survivor worked out by another program. */
const KNOWN = [
  { side: 'basic', lastSurvivor: false, first: 47.1, second: 46 },
  { side: 'advanced', lastSurvivor: false, first: 48.8, second: 48.2 },
  { side: 'basic', lastSurvivor: true, first: 50.1, second: 49.3 },
  { side: 'advanced', lastSurvivor: true, first: 50.2, second: 49.6 },
] as const;

describe('solved games on file', () => {
  test.each(tables)('$side, last survivor $lastSurvivor: of the content in the box, small, and worth what it should be', (written) => {
    const { side, lastSurvivor, content, first, second, waiting } = written;
    const known = KNOWN.find((each) => each.side === side && each.lastSurvivor === lastSurvivor);
    expect(content).toBe(contentOf(BOX, known?.side ?? 'basic'));
    expect(waiting.length * 0.75).toBeLessThan(1_000_000);
    expect(Math.abs(first * 100 - (known?.first ?? 0))).toBeLessThan(0.1);
    expect(Math.abs(second * 100 - (known?.second ?? 0))).toBeLessThan(0.1);
  });
});

describe('a master', () => {
  const play = (bot: typeof ranger, box: typeof BOX, seats: number, seed: number): unknown =>
    new SelfPlay(game, box, { side: 'basic' }).play(new Array(seats).fill(bot), new SeededRandom(seed), new SeededRandom(seed, 1));

  test('plays as a ranger where nothing was solved', async () => {
    const { basic } = BOX.sheets;
    const short = { ...BOX, sheets: { ...BOX.sheets, basic: { ...basic, fields: basic.fields.slice(-4) } } };
    for (let seed = 0; seed < 5; seed++) expect(play(await master(), short, 2, seed)).toEqual(play(ranger, short, 2, seed));
  });

  test('does not always play as a ranger where it was, and sits at larger tables too', async () => {
    const seeds = [0, 1, 2, 3, 4, 5, 6, 7];
    const bot = await master();
    expect(seeds.map((seed) => play(bot, BOX, 2, seed))).not.toEqual(seeds.map((seed) => play(ranger, BOX, 2, seed)));
    expect(play(bot, BOX, 3, 1)).toMatchObject({ outcome: {} });
  });
});
