import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';
import { awaited, plightOf } from './plight.ts';
import { enough } from './whole.ts';

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

/** The last of the choices in several groups whose words stand in no other choice; null when there is none such. */
const lastOfMany = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    if (document.querySelector('.may input[type="search"]') === null || document.querySelectorAll('.choices summary').length < 2)
      return null;
    const words = [...document.querySelectorAll('.options .what')].map((each) => each.textContent ?? '');
    return words.findLast((one) => words.filter((other) => other.includes(one)).length === 1) ?? null;
  });

/** Chooses with the keys until the page shows what is looked for. A choice that was made bars the list until it has been heard of. */
async function chooseUntil<T>(page: Page, what: string, find: () => Promise<T | null>): Promise<T> {
  for (let choice = 0; choice < 150; choice++) {
    await awaited(page, 'A choice', page.locator(CHOICE).first().waitFor());
    const found = await find();
    if (found !== null) return found;
    await page.keyboard.press('1');
  }
  throw new Error(`${what} never came: ${await plightOf(page)}`);
}

describe('the text table of a large game', () => {
  it.each(
    enough(1, [
      { width: 390, height: 780, language: 'pl' },
      { width: 1280, height: 800, language: 'en' },
    ] as const),
  )('groups and narrows long lists at $width px in $language', async ({ width, height, language }) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { language, text: true } });
    await sitDown(page);
    const last = await chooseUntil(page, 'A question with many answers', () => lastOfMany(page));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    const choices = (): Promise<number> => page.locator('.options .btn').count();
    const all = await choices();

    // A choice by its own words: the list shrinks to it, and Enter takes it.
    await page.keyboard.press('/');
    await page.keyboard.type(last);
    await page.locator('.options .target').waitFor();
    expect(await choices()).toBeLessThan(all);
    expect(await page.locator('.options .target .what').textContent()).toBe(last);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(choices).toBe(all);
    await page.keyboard.type('qqq');
    await expect.poll(choices).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type(last);
    await page.locator('.options .target').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.options .target').waitFor({ state: 'detached' });

    // What happened since is marked, however many more questions it takes; a folded part stays folded at the next visit.
    const news = page.locator('.parts .fresh').first();
    await chooseUntil(page, 'Something new', async () => ((await news.isVisible()) ? news : null));
    const head = page.locator('.parts summary').nth(1);
    const folded = (): Promise<boolean> =>
      page
        .locator('.parts details')
        .nth(1)
        .evaluate((part) => !part.hasAttribute('open'));
    await head.click();
    await expect.poll(folded).toBe(true);
    await page.reload();
    await page.locator('.parts details').nth(1).waitFor();
    await expect.poll(folded).toBe(true);
    await page.locator('.jump button').nth(1).click();
    await expect.poll(folded).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells of a region from a list and from a line, by keys, and walks to its neighbours', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 }, settings: { text: true } });
    await sitDown(page);
    await page.locator('.gazetteer select').selectOption('minas-tirith');
    const card = page.locator('.gazetteer .place-card');
    await card.getByText('Stronghold').waitFor();
    await card.getByText('Held by the Free Peoples').waitFor();
    await card.getByRole('button', { name: 'Osgiliath' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => card.locator('h3').innerText()).toBe('Osgiliath');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
    const line = page.locator('.place-line').filter({ hasText: 'Rivendell' }).first();
    await line.focus();
    await page.keyboard.press('Enter');
    await page.locator('.parts .place-card').getByText('Held by the Free Peoples').waitFor();
    expect(await line.getAttribute('aria-expanded')).toBe('true');
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
