import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function sitDown(page: Page): Promise<void> {
  const { table } = await setTable(page, { game: 'war-of-the-ring', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await page.goto(`/table/${table}`);
  await page.locator('.text-table').waitFor();
}

const CHOICE = '.options .btn[aria-disabled="false"]';

/** Chooses with the keys until a question has more answers than one list holds. */
async function untilMany(page: Page): Promise<void> {
  for (let choice = 0; choice < 60; choice++) {
    await page.locator(CHOICE).first().waitFor();
    if (await page.locator('.may input[type="search"]').isVisible()) return;
    const before = await page.locator('.log li').count();
    await page.keyboard.press('1');
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, before);
  }
  throw new Error('Never asked for more than a handful');
}

describe('the text table of a large game', () => {
  it.each([
    { width: 1280, height: 800, language: 'en' },
    { width: 390, height: 780, language: 'pl' },
  ] as const)('groups and narrows long lists at $width px in $language', async ({ width, height, language }) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { language, text: true } });
    await sitDown(page);
    await untilMany(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    expect(await page.locator('.choices summary').count()).toBeGreaterThan(1);
    const all = await page.locator('.options .btn').count();

    // The last choice of all, by its own words: the list shrinks to it, and Enter takes it.
    const last = (await page.locator('.options .what').last().textContent()) ?? '';
    await page.keyboard.press('/');
    await page.keyboard.type(last);
    await page.locator('.options .target').waitFor();
    expect(await page.locator('.options .btn').count()).toBeLessThan(all);
    expect(await page.locator('.options .target .what').textContent()).toBe(last);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.options .btn').count()).toBe(all);
    await page.keyboard.type('qqq');
    expect(await page.locator('.options .btn').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type(last);
    const before = await page.locator('.log li').count();
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, before);

    // What happened since is marked; a folded part stays folded at the next visit.
    await page.locator('.parts .fresh').first().waitFor();
    const head = page.locator('.parts summary').nth(1);
    await head.click();
    expect(await page.locator('.parts details').nth(1).getAttribute('open')).toBeNull();
    await page.reload();
    await page.locator('.parts details').nth(1).waitFor();
    expect(await page.locator('.parts details').nth(1).getAttribute('open')).toBeNull();
    await page.locator('.jump button').nth(1).click();
    expect(await page.locator('.parts details').nth(1).getAttribute('open')).not.toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
