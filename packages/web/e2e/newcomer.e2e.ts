import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIds } from '#games';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { giveUp, setTable } from './players.ts';
import { enough } from './whole.ts';

/** The way of somebody who has never been here, by what is on the pages alone: no step of it ends nowhere. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const WORLDS = [
  { width: 1440, height: 900, language: 'en' },
  { width: 360, height: 740, language: 'pl' },
  { width: 1440, height: 900, language: 'pl' },
  { width: 360, height: 740, language: 'en' },
] as const;

/** Each game in one world, the next game in the next; all of them in all with `REDBOOK_WHOLE`. */
const WAYS = gameIds().flatMap((game, place) =>
  enough(
    1,
    WORLDS.map((_, turn) => WORLDS[(place + turn) % WORLDS.length] ?? WORLDS[0]),
  ).map((world) => ({ game, ...world })),
);

async function fits(page: Page): Promise<void> {
  expect(await overflow(page), page.url()).toBeLessThanOrEqual(0);
}

describe('a newcomer', () => {
  it.each(WAYS)('learns $game, plays it, and plays it again ($width px, $language)', async ({ game, width, height, language }) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { language } });
    await page.goto('/');
    // "Set a new table" asks for the game; whoever does not know any goes back.
    await page.locator('.acts .btn.seal').click();
    await page.locator(`dialog[open] a[href="/new/${game}"]`).waitFor();
    expect(await axe(page)).toEqual([]);
    await fits(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    // Learning: the page about the game, the beginning of its first lesson, and back.
    await page.locator(`.learn-it[href="/learn/${game}"]`).click();
    await page.locator('.learn-lessons .btn.seal').first().click();
    await page.locator('.lesson-slip').waitFor();
    await page.locator('.lesson-acts .btn.ghost').last().click();
    await page.locator('.learn-lessons').waitFor();
    await fits(page);
    // The first game, and its first question.
    await page.locator(`.learn-more a[href="/new/${game}"]`).click();
    await page.locator('.setup .btn.seal').click();
    await page.waitForURL('**/table/**');
    const first = page.url();
    await page.locator('.prompt.yours').waitFor();
    await page.locator('.painted').waitFor();
    await fits(page);
    // The end, however it came, and another game after it.
    await giveUp(page);
    await page.locator('.dialog.end').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('.dialog.end .dialog-body > .row .btn').first().click();
    await expect.poll(() => page.url()).not.toBe(first);
    await page.locator('.frame .prompt').waitFor();
    await page.locator('.frame .brand').click();
    // Both stand on the first page, and the page with all tables is called so.
    await expect.poll(() => page.locator('.home .rows li').count()).toBe(2);
    await page.locator('.foot a[href="/tables"]').click();
    await expect.poll(() => page.locator('.rows li').count()).toBe(2);
    await page.locator('.whoami').click();
    await page.waitForURL('**/account');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told that a name is needed, and which table was given up', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 360, height: 740 }, settings: { language: 'pl' } });
    await page.goto('/new/battle-for-middle-earth');
    await page.locator('.setup-head input').fill('  ');
    await page.locator('.setup .btn.seal').click();
    await page.locator('.fault').getByText('Wpisz imię').waitFor();
    await page.locator('.setup-head input').fill('Melilota');
    await page.locator('.setup-head .btn').nth(1).click();
    await page.waitForURL('**/table/**');
    await page.locator('.invitation .btn.ghost').click();
    await page.locator('.qr').waitFor();
    expect(await axe(page)).toEqual([]);
    await fits(page);
    await page.locator('.arrange .btn.ghost').click();
    await page.locator('dialog[open] .btn.seal').click();
    await page.getByText('Ten stół odwołano').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('whose friends do not come plays against bots', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    const { table } = await setTable(page, {
      game: 'battle-for-middle-earth',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }],
    });
    await page.goto(`/table/${table}`);
    await page.locator('.places .swap').first().click();
    await expect.poll(() => page.locator('.places > li').nth(1).innerText()).toContain('(you)');
    await page.locator('.arrange .btn').first().click();
    await page.locator('.bm').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('what one does not want to be asked is asked no more, until one takes it back', async () => {
  const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
  const { table } = await setTable(page, {
    game: 'battle-for-middle-earth',
    options: { first: 0 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await page.goto(`/table/${table}`);
  const playCard = async (): Promise<void> => {
    await page.locator('.bm-hand .bm-card.offered').first().click();
    await page.locator('.prompt .q').getByText('go?').waitFor();
    await page.locator('.bm-ghost-team.offered').click();
  };
  await playCard();
  await page.locator('.prompt .orders').click();
  expect(await axe(page)).toEqual([]);
  await page.locator('.orders-sheet .segments label').nth(1).click();
  await page.locator('.orders-sheet .give .btn').last().click();
  // The turn ends by itself; what stands is seen, and can be taken back.
  await page.locator('.prompt .orders.standing').click();
  await page.locator('.orders-sheet .kept li .btn').click();
  await page.locator('.orders-sheet .kept').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  await context.close();
});
