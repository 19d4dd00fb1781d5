import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeatPlan } from '#wire';
import { type House, openHouse } from './browser.ts';
import { setTable } from './players.ts';

/** What the first visit costs: the first page, then a table, in an empty browser, everything that is fetched until the table lies there. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The promise, in bytes as they travel: script of the first page. */
const HOME = 48_000;

/** The worker that answers without a connection, and its list: fetched when the page is there already. */
const LATER = new Set(['/sw.js', '/edition.js']);

interface Weight {
  readonly names: string[];
  /** Of all files with this ending. */
  of(ending: RegExp): Promise<number>;
}

/** All script and data that the page and its workers fetch, each file once, weighed as it would travel. */
function weigh(page: Page): Weight {
  const files = new Map<string, Promise<number>>();
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() !== 200 || !/\.(js|json)$/.test(pathname) || LATER.has(pathname) || files.has(pathname)) return;
    files.set(
      pathname,
      response
        .body()
        .then((body) => gzipSync(body, { level: 9 }).length)
        // What comes after the sum was taken, when the page is closed already, counts for nothing.
        .catch(() => 0),
    );
  });
  return {
    get names() {
      return [...files.keys()];
    },
    async of(ending) {
      const found = [...files].filter(([path]) => ending.test(path)).map(([, size]) => size);
      return (await Promise.all(found)).reduce((sum, size) => sum + size, 0);
    },
  };
}

const BOT: SeatPlan = { kind: 'bot', level: 'casual' };
const ME: SeatPlan = { kind: 'me' };

/**
 * The promise of each table with the first page before it: script, and script with the words and maps that come as data. What is waited for is drawn last; what must
 * have been fetched by then shows that nothing heavy was forgotten.
 */
const TABLES = [
  { game: 'journey-to-mordor', drawn: '.jm', fetched: [], script: 96_000, scriptAndData: 114_000 },
  { game: 'battle-for-middle-earth', drawn: '.painted > *', fetched: [], script: 113_500, scriptAndData: 133_000 },
  // The fog of belief is worked out beside the page: its script counts.
  {
    game: 'hunt-for-the-ring',
    options: { mode: 'part1' },
    drawn: '.hr-fog circle',
    fetched: [/believer/, /drawn-1/],
    script: 152_500,
    scriptAndData: 202_500,
  },
  { game: 'war-of-the-ring', drawn: '.wr-region', fetched: [/geometry/], script: 172_500, scriptAndData: 238_000 },
] as const;

it.each(TABLES)(
  '$game: the first page and a table are within the promise',
  async ({ game, drawn, fetched, script, scriptAndData, ...plan }) => {
    const { page, context } = await house.visitor({ viewport: { width: 1440, height: 900 }, settings: { language: 'pl' } });
    const weight = weigh(page);
    const { table } = await setTable(page, { game, ...plan, seats: [ME, BOT] });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const home = await weight.of(/\.js$/);
    expect(home).toBeGreaterThan(20_000);
    expect(home).toBeLessThan(HOME);
    // At home nobody needs rules.
    expect(weight.names.filter((name) => /ledger|schemas|kernel/.test(name))).toEqual([]);
    await page.goto(`/table/${table}`);
    await page.locator(drawn).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    for (const name of fetched) expect(weight.names.filter((each) => name.test(each))).not.toEqual([]);
    expect(await weight.of(/\.js$/)).toBeLessThan(script);
    expect(await weight.of(/\.(js|json)$/)).toBeLessThan(scriptAndData);
    // The other language stays where it is.
    expect(weight.names.filter((name) => /[./]en-[\w-]+\.json$/.test(name))).toEqual([]);
    await context.close();
  },
);
