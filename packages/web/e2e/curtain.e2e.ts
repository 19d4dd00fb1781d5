import type { SeatPlan } from '#wire';
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
  const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'hot-seat', name: 'Rosie' }];
  const { table } = await setTable(page, { game: 'battle-for-middle-earth', seats }, 'Daisy');
  await page.goto(`/table/${table}`);
}

/** Everything on the page but the chronicle, which tells only what everybody heard. */
const markup = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
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

const TOUCHES =
  '.may .options .btn, [data-act="draw"], [data-act="declineDraw"], [data-act="endTurn"], .bm-trophies .offered, .bm-teams .offered, .bm-hand .offered';

/** Chooses until the screen has to be handed on. */
async function untilCurtain(page: Page): Promise<void> {
  for (let choice = 0; choice < 40; choice++) {
    await page.locator(`.curtain, ${TOUCHES}`).first().waitFor();
    if (await page.locator('.curtain').isVisible()) return;
    await page
      .locator(TOUCHES)
      .last()
      .click({ timeout: 3000 })
      .catch(() => {});
    await page.waitForTimeout(60);
  }
  throw new Error('The turn never passed on');
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
      await untilCurtain(page);
      const veiled = await markup(page);
      expect(veiled).not.toMatch(/bm-card|text-table|class="options|class="prompt/);
      const who = (await page.locator('.curtain h2').textContent())?.includes('Rosie') === true ? 'Rosie' : 'Daisy';
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
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
      await page.locator('.bm-hand .bm-name, .parts li').first().waitFor();
      const hand = await handOf(page);
      expect(hand.length).toBeGreaterThan(0);
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
