import type { SeatPlan } from '#wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playBattle, touchNext } from './battle-player.ts';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';
import { enough } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function sitDown(page: Page, bots: number, options = {}): Promise<void> {
  const seats: SeatPlan[] = [{ kind: 'me' }, ...Array.from({ length: bots }, (): SeatPlan => ({ kind: 'bot', level: 'casual' }))];
  const { table } = await setTable(page, { game: 'battle-for-middle-earth', seats, options });
  await page.goto(`/table/${table}`);
  await page.locator('.bm').waitFor();
}

describe('a whole Battle for Middle-earth', () => {
  it.each(
    enough(1, [
      { name: 'on a phone, by candle', viewport: { width: 375, height: 720 }, theme: 'candle', language: 'en', bots: 1, by: 'finger' },
      { name: 'on a desk, by day', viewport: { width: 1440, height: 900 }, theme: 'day', language: 'pl', bots: 2, by: 'mouse' },
    ] as const),
  )('is played against bots $name', async ({ viewport, theme, language, bots, by }) => {
    const { page, complaints, context } = await house.visitor({ viewport, hasTouch: by === 'finger', settings: { theme, language } });
    await sitDown(page, bots);
    const stages = new Set<string>();
    const look = async (stage: string): Promise<void> => {
      if (stages.has(stage)) return;
      stages.add(stage);
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
    };
    await playBattle(page, look, by);
    expect([...stages]).toEqual(expect.arrayContaining(['turn', 'afterPlaying', 'attack', 'over']));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('cards fly from where they lay, also when the next news come while they are in the air', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1280, height: 800 }, settings: { motion: 'full' } });
    await sitDown(page, 3, { first: 0 });
    // How large each card is when its flight begins, seen at every frame.
    await page.evaluate(() => {
      const scales: number[] = [];
      Object.assign(window, { scales });
      const seen = new WeakSet<Animation>();
      const look = (): void => {
        for (const flight of document.getAnimations()) {
          if (flight.id !== 'flight' || seen.has(flight) || !(flight.effect instanceof KeyframeEffect)) continue;
          seen.add(flight);
          scales.push(Number(/scale\(([^)]*)\)/.exec(String(flight.effect.getKeyframes()[0]?.transform))?.[1]));
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const flown = (): Promise<number[]> => page.evaluate('scales');
    // Our own cards and those of the bots, whose moves come faster than a card flies.
    for (let touches = 0; touches < 100 && (await flown()).length < 20; touches++) if (!(await touchNext(page))) break;
    const scales = await flown();
    expect(scales.length).toBeGreaterThanOrEqual(20);
    expect(Math.min(...scales)).toBeGreaterThan(0.3);
    await context.close();
  });

  it('shows no card large that came to lie under a mouse at rest, until the mouse moves', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    await sitDown(page, 1, { first: 0 });
    await page.locator('.bm-hand .offered').first().click();
    // Where the new team was wished for, its card lies then.
    await page.locator('.bm-ghost-team.offered').click();
    await page.locator('.bm-teams .bm-card:hover').waitFor();
    // Longer than a mouse must rest on a card that it came to.
    await page.waitForTimeout(1000);
    expect(await page.locator('.bm-detail').count()).toBe(0);
    const card = await page.locator('.bm-teams .bm-card').boundingBox();
    await page.mouse.move((card?.x ?? 0) + 20, (card?.y ?? 0) + 60);
    await page.locator('.bm-detail').waitFor();
    await context.close();
  });

  it('shows a card large to whoever walks there with the keyboard', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    // We are asked first: nobody moves a card while we walk.
    await sitDown(page, 1, { first: 0 });
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
