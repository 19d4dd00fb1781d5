import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What a person would press next on the drawn table of The Battle for Middle-earth: finish what was begun, then play, then draw. */
const TARGETS = [
  '[data-act="strike"]',
  '.bm-abilities .bm-ability',
  '.bm-row .bm-foe.offered',
  '.bm-trophies .offered',
  '.bm-others .offered',
  '.bm-join',
  '.bm-ghost-team.offered',
  '[data-act="attack"]',
  '.bm-teams .bm-card.offered',
  '.bm-hand .offered',
  '[data-act="draw"]',
  '[data-act="endTurn"]',
];

async function sitDown(page: Page, bots: number): Promise<void> {
  await page.goto('/');
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'casual' }))];
  const answer = await page.request.post('/api/tables', { data: { game: 'battle-for-middle-earth', seats } });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/table/${table}`);
  await page.locator('.bm').waitFor();
}

/** Plays on until the game is over; looks closely at every stage the first time it comes. */
async function playOn(page: Page, look: (stage: string) => Promise<void>): Promise<string[]> {
  const stages: string[] = [];
  for (let touch = 0; touch < 1500; touch++) {
    const stage = (await page.locator('.bm').getAttribute('data-stage')) ?? '';
    if (!stages.includes(stage)) {
      stages.push(stage);
      await look(stage);
    }
    if (stage === 'over') return stages;
    let pressed = false;
    for (const target of TARGETS) {
      const found = page.locator(target).first();
      if (!(await found.isVisible())) continue;
      pressed = await found.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      if (pressed) break;
    }
    if (!pressed) await page.waitForTimeout(100);
  }
  throw new Error(`The battle never ended; it came through ${stages.join(', ')}`);
}

describe('a whole Battle for Middle-earth', () => {
  it.each([
    { name: 'on a desk, by day', viewport: { width: 1440, height: 900 }, theme: 'day', language: 'pl', bots: 2 },
    { name: 'on a phone, by candle', viewport: { width: 375, height: 720 }, theme: 'candle', language: 'en', bots: 1 },
  ])('is played against bots $name', async ({ viewport, theme, language, bots }) => {
    const { page, complaints, context } = await house.visitor({ viewport, settings: { theme, language } });
    await sitDown(page, bots);
    const stages = await playOn(page, async () => {
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    });
    expect(stages).toEqual(expect.arrayContaining(['turn', 'afterPlaying', 'attack', 'over']));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows a card large to whoever walks there with the keyboard', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    await sitDown(page, 1);
    await page.locator('.bm-row .bm-foe').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.locator('.bm-detail').waitFor();
    expect(await page.locator('.bm-detail').innerText()).toMatch(/A team beats it with all the symbols shown/);
    await page.keyboard.press('?');
    await page.locator('.why').getByText('BM-ATTACK-03').first().waitFor();
    await context.close();
  });
});
