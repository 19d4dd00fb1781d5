import type { SeatPlan } from '#wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchNext } from './battle-player.ts';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';
import { awaited, plightOf } from './plight.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function sitDown(page: Page): Promise<void> {
  const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'hot-seat', name: 'Rosie' }];
  const { table } = await setTable(page, { game: 'battle-for-middle-earth', seats }, 'Daisy');
  await page.goto(`/table/${table}`);
}

/** Everything on the page but the chronicle, which tells only what everybody heard. */
const markup = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.importNode(document.body, true);
    for (const log of copy.querySelectorAll('.log')) log.remove();
    return copy.outerHTML;
  });

/** The cards of the hand that lies open now, by their names. */
const handOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('.bm-hand .bm-name')].map((each) => each.textContent ?? '');
    const told = [...document.querySelectorAll('.parts li')].flatMap(
      (each) => /^(?:In hand|W ręku): ([^,;]+),/.exec(each.textContent ?? '')?.[1] ?? [],
    );
    return [...drawn, ...told];
  });

const CHOICE = '.may .options .btn[aria-disabled="false"]';

/** Takes the last choice of the list: that is the one which goes on. A choice that was made bars the list until it has been heard of. */
async function chooseLast(page: Page): Promise<boolean> {
  await awaited(page, 'A choice or the curtain', page.locator(`.curtain, ${CHOICE}`).first().waitFor());
  if (await page.locator('.curtain').isVisible()) return false;
  await page.locator(CHOICE).last().click();
  return true;
}

/** Chooses until the screen has to be handed on. */
async function untilCurtain(page: Page, text: boolean): Promise<void> {
  await page.locator('.curtain, .bm, .text-table').first().waitFor();
  for (let choice = 0; choice < 60; choice++)
    if (!(await (text ? chooseLast(page) : touchNext(page)))) return page.locator('.curtain').waitFor();
  throw new Error(`The turn never passed on: ${await plightOf(page)}`);
}

describe('two people at one screen', () => {
  it.each([
    { name: 'drawn', width: 1280, height: 800, language: 'en', text: false },
    { name: 'as text', width: 390, height: 780, language: 'pl', text: true },
  ] as const)('never see each other’s hand on the table $name', async ({ width, height, language, text }) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { language, text } });
    await sitDown(page);
    const asked = new Set<string>();
    for (let handed = 0; handed < 5; handed++) {
      await untilCurtain(page, text);
      const veiled = await markup(page);
      expect(veiled).not.toMatch(/bm-card|text-table|class="options|class="prompt/);
      const who = (await page.locator('.curtain h2').textContent())?.includes('Rosie') === true ? 'Rosie' : 'Daisy';
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      if (handed === 0) {
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await axe(page)).toEqual([]);
        // Neither a number nor Enter by habit lifts it.
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        expect(await page.locator('.curtain').isVisible()).toBe(true);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('.prompt').getByText(who).first().waitFor();
      await page.locator('.bm-hand, .parts li').first().waitFor();
      const hand = await handOf(page);
      // Everybody was dealt cards; later a hand may be empty.
      if (handed === 0) expect(hand.length).toBeGreaterThan(0);
      expect(hand.filter((card) => veiled.includes(card))).toEqual([]);
      asked.add(who);
    }
    expect([...asked].sort()).toEqual(['Daisy', 'Rosie']);

    // Coming back, nobody knows who sits there.
    await page.reload();
    await page.locator('.curtain').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
