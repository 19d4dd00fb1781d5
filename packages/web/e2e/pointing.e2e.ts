import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { setTable } from './players.ts';

/** A line of the chronicle that names a place shows it on the map: to the mouse, to the keyboard and to a finger. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LINES = '.log .line.shown';

/** A hunt in which the Nazgûl stand on the board: their places are in the chronicle. */
async function sitDown(phone: boolean) {
  const viewport = phone ? { width: 375, height: 740 } : { width: 1440, height: 900 };
  const { page, context } = await house.visitor({ viewport, hasTouch: phone, settings: { text: false } });
  const { table } = await setTable(page, {
    game: 'hunt-for-the-ring',
    options: { mode: 'part1', information: 'none' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
  });
  await page.goto(`/table/${table}`);
  await page.locator('.hr-space').first().waitFor();
  await page.locator(LINES).nth(3).waitFor({ state: 'attached' });
  return { page, context };
}

describe('a line of the chronicle', () => {
  it('points at its place under the mouse and under the keyboard', async () => {
    const { page, context } = await sitDown(false);
    const rings = page.locator('[data-pointed]');
    expect(await rings.count()).toBe(0);
    const line = page.locator(LINES).last();
    await line.hover();
    const [area] = /\d+/.exec(await line.innerText()) ?? [];
    await expect.poll(() => rings.getAttribute('data-pointed')).toBe(area);
    await page.mouse.move(300, 300);
    await expect.poll(() => rings.count()).toBe(0);
    // The newest line is on the way of the tabulator; the arrows lead to the one before.
    await page.locator(`${LINES}[tabindex="0"]`).focus();
    await expect.poll(() => rings.getAttribute('data-pointed')).toBe(area);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => rings.getAttribute('data-pointed')).not.toBe(area);
    await context.close();
  });

  it('touched on a phone, makes way for the map', async () => {
    const { page, context } = await sitDown(true);
    await page.locator('button.small-only').tap();
    await page.locator(LINES).last().tap();
    await page.locator('[data-pointed]').waitFor();
    await page.locator('.margin.open').waitFor({ state: 'detached' });
    await context.close();
  });
});
