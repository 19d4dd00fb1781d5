import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { playAgainstBots, setTable } from './players.ts';
import { enough } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PAGES = [
  '/',
  '/new/journey-to-mordor',
  '/new/war-of-the-ring',
  '/new/nothing',
  '/rules',
  '/rules/journey-to-mordor#JM-DICE-04',
  '/card/hunt-for-the-ring',
  '/lobby',
  '/tables',
  '/replay',
  '/verify',
  '/about',
  '/account',
  '/alerts',
  '/person',
  '/ladder',
  '/ladder/war-of-the-ring',
  '/tournament/new',
  '/alerts/stop#nothing',
  '/table/nosuchtable1',
  '/nowhere',
];

const WORLDS = [
  { width: 1440, height: 900, theme: 'day', language: 'en' },
  { width: 1440, height: 900, theme: 'candle', language: 'pl' },
  { width: 360, height: 740, theme: 'day', language: 'pl' },
  { width: 360, height: 740, theme: 'candle', language: 'en' },
] as const;

/** Tells when nothing is being fetched and nothing on the page waits for it any more: half a second of silence after each of many pages is long. */
function whenQuiet(page: Page): () => Promise<void> {
  const fetching = new Set<unknown>();
  page.on('request', (request) => fetching.add(request));
  page.on('requestfinished', (request) => fetching.delete(request));
  page.on('requestfailed', (request) => fetching.delete(request));
  return async () => {
    let quiet = 0;
    const look = async (): Promise<number> => {
      quiet = fetching.size === 0 && (await page.locator('.ruled').count()) === 0 ? quiet + 1 : 0;
      return quiet;
    };
    await expect.poll(look, { interval: 40, message: `the whole of ${page.url()}` }).toBeGreaterThan(3);
  };
}

/** Colours depend on the light, widths on the screen and the language: two worlds have seen all of them, and Polish on a phone is the tightest. */
describe.each([WORLDS[0], { ...WORLDS[3], language: 'pl' }] as const)(
  '$width px, $theme, $language',
  ({ width, height, theme, language }) => {
    it('every page is accessible, fits the screen and complains of nothing', async () => {
      const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { theme, language } });
      const quiet = whenQuiet(page);
      for (const path of PAGES) {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await quiet();
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
        expect(await axe(page), path).toEqual([]);
        expect(await page.getAttribute('html', 'lang'), path).toBe(language);
        expect(await page.getAttribute('html', 'data-theme'), path).toBe(theme);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe.each(enough(2, [WORLDS[1], WORLDS[2], WORLDS[0], WORLDS[3]]))(
  '$width px, $theme, $language',
  ({ width, height, theme, language }) => {
    it('so is the table, drawn and as text, with its sheets', async () => {
      const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { theme, language } });
      await playAgainstBots(page);
      await page.locator('.jm').waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      await page.locator('.jm-hobbit.offered').first().click();
      await page.locator('.jm-felt').waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      await page.locator('.cover button').last().click();
      await page.locator('dialog[open]').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.locator('dialog[open] input[name="text"]').check();
      await page.keyboard.press('Escape');
      await page.locator('.text-table').waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      if (width < 600) {
        await page.locator('.small-only').click();
        await page.locator('.margin.open').waitFor();
        expect(await axe(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe('a screen may be turned', () => {
  const SCREENS = [
    [360, 740],
    [740, 360],
    [844, 390],
    [600, 900],
    [768, 1024],
    [1024, 768],
  ] as const;

  it.each(
    enough(1, [
      { game: 'battle-for-middle-earth', board: '.bm', thumb: '.bm-acts' },
      { game: 'journey-to-mordor', board: '.jm', thumb: '.jm-acts' },
    ]),
  )('and $game fits: nothing hangs over the edge, what is asked is in reach', async ({ game, board, thumb }) => {
    const { page, complaints, context } = await house.visitor({ settings: { language: 'pl' } });
    const { table } = await setTable(page, { game, seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Bandobras' }] });
    await page.goto(`/table/${table}`);
    await page.locator(`${board}, .curtain .btn`).first().waitFor();
    if (await page.locator('.curtain').isVisible()) await page.locator('.curtain .btn').click();
    if (game === 'journey-to-mordor') {
      await page.locator('.jm-hobbit.offered').first().click();
      await page.locator('.jm-hobbit.taken').waitFor();
      await page.locator('.jm-hobbit.offered').first().click();
    }
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.locator(thumb).waitFor();
      const screen = `${width} x ${height}`;
      await expect.poll(() => overflow(page), { message: screen }).toBeLessThanOrEqual(0);
      for (const needed of ['.cover button:last-of-type', thumb]) {
        // The table follows the window a moment later.
        const beyond = async (): Promise<boolean> => {
          const box = await page.locator(needed).last().boundingBox();
          return box === null || box.x + box.width > width || box.y + box.height > height;
        };
        await expect.poll(beyond, { message: `${needed} ${screen}` }).toBe(false);
      }
      expect(await axe(page), screen).toEqual([]);
      if (game !== 'journey-to-mordor') continue;
      // The land is drawn for the trail that stands on it.
      const drawnApart = (): Promise<number> =>
        page.evaluate(() => {
          const trail = document.querySelector<SVGSVGElement>('.jm-trail')?.viewBox.baseVal.width ?? Number.NaN;
          const land = document.querySelector<SVGRectElement>('.jm-ground mask rect')?.width.baseVal.value ?? Number.NaN;
          return land - trail;
        });
      await expect.poll(drawnApart, { message: screen }).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
