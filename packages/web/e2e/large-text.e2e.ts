import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, overflow } from './browser.ts';

/** Readers who set a larger font in their browser get it: nothing in our sheets takes it back. */

/** Twice what browsers come with. */
const LARGE = ['--blink-settings=defaultFontSize=32'];

let plain: House;
let large: House;
beforeAll(async () => {
  [plain, large] = await Promise.all([openHouse(), openHouse({}, LARGE)]);
});
afterAll(() => Promise.all([plain.close(), large.close()]));

const PAGES = ['/', '/learn/journey-to-mordor', '/rules', '/rules/journey-to-mordor', '/new/war-of-the-ring', '/account'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('.ruled').count()).toBe(0);
  await page.waitForLoadState('networkidle');
}

/** The words of the page with the size of their letters in pixels; drawings have sizes of their own. */
const lettering = (page: Page): Promise<{ readonly words: string; readonly size: number }[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { words: string; size: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // The two servers have ports of their own.
      const words = node.textContent?.trim().replace(location.port, '') ?? '';
      const parent = node.parentElement;
      if (words === '' || parent === null || parent.closest('svg, script, style, noscript') !== null) continue;
      found.push({ words, size: Number.parseFloat(getComputedStyle(parent).fontSize) });
    }
    return found;
  });

/** Controls that hang over the edge of the screen or whose words have no room in them. */
const cutOff = (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} :is(a, button, input, select, summary)`).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && control.closest('.sr, .skip') === null)
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        const overEdge = left < -1 || right > document.documentElement.clientWidth + 1;
        return (
          overEdge ||
          (control.matches('a, button, summary') && control.scrollWidth > Math.ceil(control.clientWidth) + 1 && control.clientWidth > 0)
        );
      })
      .map((control) => `${control.tagName} ${control.className} ${control.textContent.trim()}`),
  );

describe('with letters of twice the size', () => {
  it('every word of a page is twice as large, and the layout that of a screen of half the size', async () => {
    const [usual, doubled] = await Promise.all([
      plain.visitor({ viewport: { width: 720, height: 450 } }),
      large.visitor({ viewport: { width: 1440, height: 900 } }),
    ]);
    // Guests are named by chance.
    for (const { page } of [usual, doubled]) {
      await page.request.get('/api/me');
      await page.request.post('/api/me', { data: { name: 'Kasia' } });
    }
    for (const path of PAGES) {
      await Promise.all([open(usual.page, path), open(doubled.page, path)]);
      const before = await lettering(usual.page);
      expect(before.length, path).toBeGreaterThan(10);
      const after = await lettering(doubled.page);
      expect(after, path).toEqual(before.map(({ words, size }) => ({ words, size: expect.closeTo(2 * size, 1) })));
    }
    await Promise.all([usual.context.close(), doubled.context.close()]);
  });

  // Polish has the longer words.
  it.each([
    [390, 844],
    [1440, 900],
  ])('%i by %i: nothing is cut off, in pages and in the settings', async (width, height) => {
    const { page, context, complaints } = await large.visitor({ viewport: { width, height }, settings: { language: 'pl' } });
    for (const path of PAGES) {
      await open(page, path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await cutOff(page, 'body'), path).toEqual([]);
    }
    await page.locator('.cover button').last().click();
    await page.locator('dialog[open]').waitFor();
    expect(await cutOff(page, 'dialog[open]')).toEqual([]);
    expect(await page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
