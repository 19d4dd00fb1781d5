import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '#bots/load-game.ts';
import type { GameRecord } from '#kernel';
import { recordOfGame } from '#lab/record-game.ts';
import { TestClient } from '#server/testing/client.ts';
import { wonBy } from '#server/testing/rated.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { openGear, setTable } from './players.ts';
import { enough } from './whole.ts';
import { jsonFile } from '#kernel/testing/json.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ taleEffort: 200 });
});
afterAll(() => house.close());

/** The first golden record of the newest rules. */
function record(game: string): string {
  const folder = join(import.meta.dirname, `../../games/${game}/golden`);
  const newest = readdirSync(folder).filter((name) => name.endsWith('-1.json'));
  return join(folder, newest.sort().at(-1) ?? '');
}

/** A game for two that is solved, as somebody would bring it in a file. */
async function solved(): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const opened = await loadGame('journey-to-mordor', ['casual', 'ranger']);
  const setup = { game: 'journey-to-mordor', bots: ['casual', 'ranger'], options: { side: 'advanced' }, seating: 'fixed' } as const;
  const buffer = Buffer.from(JSON.stringify(recordOfGame(opened, setup, 5, 5)));
  return { name: 'solved.json', mimeType: 'application/json', buffer };
}

/** Tells the game with little work for each point: what is tried is the page, not the numbers. */
async function toldOf(page: Page, file: string | Awaited<ReturnType<typeof solved>>): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('redbook.after.effort', '200'));
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await openGear(page);
  await page.locator('.ribbon a').click();
  await page.locator('.after-plot').waitFor({ timeout: 240_000 });
}

describe('after a game', () => {
  it.each(enough(1, ['journey-to-mordor', 'battle-for-middle-earth', 'hunt-for-the-ring', 'war-of-the-ring']))(
    '%s: chances, luck and decisions that add up, and turning points that lead into the replay',
    async (game) => {
      const { page, context, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
      await toldOf(page, record(game));
      const sums = (await page.locator('.after-sum b').allTextContents()).map((text) => Number(text.replace('−', '-')));
      const total = sums.reduce((sum, each) => sum + each, 0);
      // Told for a winner where there is one; three numbers were rounded.
      const { outcome } = jsonFile<GameRecord>(record(game));
      const winners = outcome?.winners.length ?? 0;
      expect(Math.abs(total - (winners === 0 ? 0 : 100 / winners))).toBeLessThanOrEqual(2);
      expect(await axe(page)).toEqual([]);
      const turnings = page.locator('.after-see');
      const count = await turnings.count();
      expect(count).toBeLessThanOrEqual(3);
      // What was reckoned is kept: whoever comes back does not wait again.
      if (count > 0) {
        await turnings.first().click();
        await page.locator('.timeline').waitFor();
        await page.goBack();
        await page.locator('.after-plot').waitFor();
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('fits a phone, in Polish, by candlelight; a solved game is told exactly', async () => {
    const { page, context } = await house.visitor({ viewport: { width: 360, height: 740 }, settings: { language: 'pl', theme: 'candle' } });
    await toldOf(page, await solved());
    const sums = (await page.locator('.after-sum b').allTextContents()).map((text) => Number(text.replace('−', '-').replace(',', '.')));
    // Three numbers, each rounded to a tenth.
    expect(Math.abs(sums.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThanOrEqual(0.2);
    await expect.poll(() => page.locator('.after-turning em').first().textContent()).toContain('dokładnie');
    expect(await page.getByRole('button', { name: 'Analizuj dokładniej' }).count()).toBe(0);
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await context.close();
  });

  it('goes on while somebody looks at the replay', async () => {
    const { page, context, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => localStorage.setItem('redbook.after.effort', '6000'));
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(record('battle-for-middle-earth'));
    await page.locator('.ribbon a').click();
    const reckoned = (): Promise<number> =>
      page.evaluate(() => {
        if (document.querySelector('.after-plot') !== null) return 1;
        return document.querySelector<HTMLProgressElement>('.after-waiting progress')?.value ?? 0;
      });
    await expect.poll(reckoned, { timeout: 120_000 }).toBeGreaterThan(0.05);
    const before = await reckoned();
    await page.getByRole('link', { name: 'See it again' }).click();
    await page.locator('.timeline').waitFor();
    await page.goBack();
    await page.locator('.after-waiting, .after-plot').first().waitFor();
    // Begun anew it would be at nothing.
    expect(await reckoned()).toBeGreaterThanOrEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told by the house and kept with the game: whoever comes later, on another device, finds it', async () => {
    const [frodo, sam] = [await TestClient.arrive(house.url), await TestClient.arrive(house.url)];
    const table = await wonBy(frodo, sam, { game: 'battle-for-middle-earth', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const devices = [
      { viewport: { width: 1440, height: 900 }, settings: { language: 'en' } },
      { viewport: { width: 390, height: 844 }, settings: { language: 'pl' } },
    ] as const;
    for (const device of devices) {
      const { page, context, complaints } = await house.visitor(device);
      // Nothing is reckoned in these browsers.
      const workers: string[] = [];
      page.on('worker', (worker) => workers.push(worker.url()));
      const asked = page.waitForResponse((response) => response.url().endsWith('/tale'));
      await page.goto(`/after/${table}`);
      const { state } = await (await asked).json();
      if (device === devices[1]) expect(state).toBe('told');
      await page.locator('.after-plot').waitFor({ timeout: 120_000 });
      expect(workers.filter((url) => url.includes('analysis'))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
    for (const each of [frodo, sam]) await each.disconnect();
  });

  it('says nothing of a game that is still played', async () => {
    const { page, context } = await house.visitor();
    const { table } = await setTable(page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await page.goto(`/after/${table}`);
    await page.locator('.fault').waitFor();
    expect(await page.locator('.after-plot').count()).toBe(0);
    await context.close();
  });
});
