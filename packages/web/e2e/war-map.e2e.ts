import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { enough } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const golden = new URL('../../games/war-of-the-ring/golden/v2-1.json', import.meta.url);
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

/** A game seen again, in the middle of the war. */
async function replay(page: Page): Promise<void> {
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: readFileSync(golden) });
  await page.locator('.wr-names text').first().waitFor({ state: 'attached' });
  await page.locator('.timeline input[type="range"]').fill('400');
  await page.locator('.timeline .count').getByText('400 /').waitFor();
}

/** What of these does not lie within the window. */
async function cutOff(page: Page, selectors: readonly string[]): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const found = await Promise.all(
    selectors.map(async (selector) => ({ selector, box: await page.locator(selector).first().boundingBox() })),
  );
  const isWhole = (box: { x: number; y: number; width: number; height: number } | null): boolean =>
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
  return found.filter(({ box }) => !isWhole(box)).map(({ selector }) => selector);
}

/** Touches a tab, looks at what it opens, and touches it again. */
async function openTab(page: Page, tab: number, look: () => Promise<void>): Promise<void> {
  const button = page.locator(`.wr-tabs button:nth-child(${tab})`);
  await button.click();
  await page.locator('.wr-leaf').waitFor();
  await look();
  await button.click();
  await page.locator('.wr-leaf').waitFor({ state: 'detached' });
}

/** A region by the keyboard: its leaf, what the leaf speaks of seen above it, and the way on to a neighbour. */
async function tellRegion(page: Page): Promise<void> {
  const heading = page.locator('.wr-leaf h2');
  await page.locator('[data-space="rivendell"]').focus();
  await page.keyboard.press('Enter');
  await heading.getByText('Rivendell').waitFor();
  await expect
    .poll(async () => {
      const [leaf, stack] = [await page.locator('.wr-leaf').boundingBox(), await page.locator('[data-stack="rivendell"]').boundingBox()];
      return leaf !== null && stack !== null && stack.y + stack.height <= leaf.y + 12;
    })
    .toBe(true);
  expect(await axe(page, '.wr-leaf')).toEqual([]);
  await page.locator('.wr-ways button').first().click();
  await expect.poll(() => heading.textContent()).not.toBe('Rivendell');
  await page.locator('.wr-leaf .wr-folio-close').click();
  await page.locator('.wr-leaf').waitFor({ state: 'detached' });
}

/** A finger that trembles, but stays where it came down, touches what lies there; one that goes elsewhere moves the map. */
async function tremble(page: Page): Promise<void> {
  const box = await page.locator('[data-stack="rivendell"]').boundingBox();
  if (box === null) throw new Error('Rivendell is not on the map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 0; at < 12; at++) await page.mouse.move(x + (at % 2) * 2, y + (at % 3));
  await page.mouse.up();
  await page.locator('.wr-leaf h2').getByText('Rivendell').waitFor();
  await page.locator('.wr-leaf .wr-folio-close').click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('.wr-leaf').count()).toBe(0);
  await page.locator('.map-zoom button').last().click();
}

describe('the drawn table of War', () => {
  it.each(
    enough(1, [
      { theme: 'day', language: 'pl', leaves: [0, 2, 4] },
      { theme: 'candle', language: 'en', leaves: [1, 3, 5] },
    ] as const),
  )('is whole at every size by $theme, and tells of a region by the keyboard', async ({ theme, language, leaves }) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1440, height: 900 }, settings: { language, theme } });
    await replay(page);
    expect(await page.locator('[data-space]').count()).toBe(105);
    expect(await axe(page)).toEqual([]);
    await tremble(page);
    for (const [place, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      const at = `${width} x ${height}`;
      expect(await cutOff(page, ['.wr-tray', '.wr-tabs', '.wr-tabs button:last-child', '.map-zoom button:last-child']), at).toEqual([]);
      // Every leaf is seen at every size, by one of the two lights; what it says is looked through at the first of them.
      for (let tab = 1; tab <= 6 && leaves.some((each) => each === place); tab++)
        await openTab(page, tab, async () => {
          expect(await cutOff(page, ['.wr-leaf', '.wr-leaf .wr-folio-close']), `${at}, leaf ${tab}`).toEqual([]);
          const wider = page.locator('.wr-leaf .wr-folio-page').evaluate((leaf) => leaf.scrollWidth - leaf.clientWidth);
          expect(await wider, `${at}, leaf ${tab}`).toBe(0);
          if (place === leaves[0]) expect(await axe(page, '.wr-leaf'), `leaf ${tab}`).toEqual([]);
        });
      if (width === 390) await tellRegion(page);
      expect(await overflow(page), at).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
