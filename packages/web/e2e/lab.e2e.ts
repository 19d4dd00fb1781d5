import { readFile } from 'node:fs/promises';
import { loadGame } from '#bots/load-game.ts';
import standard from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import { playBatch } from '#lab/batch.ts';
import { csvOf, jsonOf, reportOf } from '#lab/report.ts';
import type { Setup } from '#lab/setup.ts';
import { Tally } from '#lab/tally.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { enough } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A sheet with one round field less on either side: a shorter way, which fewer are caught on. */
const CHANGED = {
  ...standard,
  title: 'A shorter way',
  sides: standard.sides.map((side) => ({ ...side, roundFields: side.roundFields.slice(1).map((field, index) => ({ ...field, index })) })),
};

const status = (page: Page) => page.locator('[data-test="status"]');

/** Thousands of games take their time on a machine that is slow and busy. */
const LONG = { timeout: 240_000 };

async function playOut(page: Page, games: number): Promise<void> {
  const all = games.toLocaleString('en');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => status(page).textContent(), LONG).toContain(`${all} of ${all} games · done`);
}

async function own(page: Page, games: number): Promise<void> {
  await page.getByRole('radio', { name: 'other…' }).check();
  await page.getByLabel('Games', { exact: true }).fill(String(games));
}

async function saved(page: Page, kind: 'CSV' | 'JSON'): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: kind }).click()]);
  return readFile(await file.path(), 'utf8');
}

describe('the lab', () => {
  it('a designer tries a changed pack against the standard one, reads the difference and watches one of the games', async () => {
    const { page, context, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.getByRole('link', { name: 'The lab' }).click();
    for (const seat of ['Seat 1', 'Seat 2']) await page.getByLabel(seat).selectOption('casual');
    await page.getByText('Compare with a second set-up').click();
    await page
      .locator('.lab-second')
      .getByLabel('Content pack: Choose a file')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(CHANGED)) });
    await page.getByText('Read: A shorter way').waitFor();
    await own(page, 2000);
    await playOut(page, 2000);

    // A shorter way is over sooner, which 2,000 games show beyond doubt.
    const said = await page.locator('[data-test="difference"]').textContent();
    expect(said).toMatch(/Length changes by -\d+\.\d rounds \(-/);
    const changed = page.getByRole('region', { name: 'What the second set-up changes' });
    await page.locator('.lab-part', { hasText: 'What the second set-up changes' }).getByText('Numbers and games').click();
    await changed.getByRole('button', { name: /Somebody else won/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Watch game/ })
      .first()
      .click();
    await page.locator('.frame.replaying .painted > *').first().waitFor();
    expect(page.url()).toContain('/replay');

    // Whoever comes back finds the run where it was.
    await page.goBack();
    await expect.poll(() => status(page).textContent()).toContain('2,000 of 2,000 games · done');
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('saves the same bytes as the command line, can be paused and stopped, and warns of few games', async () => {
    const { page, context, complaints } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    await page.goto('/lab');
    await page.locator('.lab-pick').getByText('The Battle for Middle-earth').click();
    for (const seat of ['Seat 1', 'Seat 2']) await page.getByLabel(seat).selectOption('casual');
    await page.getByLabel('Seating').selectOption('mirrored');
    await page.getByLabel('Seed of the luck').fill('77');
    await own(page, 40);
    await playOut(page, 40);
    expect(await page.locator('.lab-caveat').textContent()).toContain('Fewer than 400 games');
    expect(await page.locator('.lab-caveat').textContent()).toContain('Bots, not people');

    const setup: Setup = { game: 'battle-for-middle-earth', bots: ['casual', 'casual'], options: {}, seating: 'mirrored' };
    const opened = await loadGame(setup.game, ['random', 'casual']);
    const tally = new Tally(setup);
    tally.add(playBatch(opened, { setup, seed: 77, from: 0, count: 40 }));
    const report = reportOf(opened.game, [tally], 77);
    expect(await saved(page, 'JSON')).toBe(jsonOf(report));
    expect(await saved(page, 'CSV')).toBe(csvOf(report, [tally]));

    await own(page, 1_000_000);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => status(page).textContent()).toContain('paused');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => status(page).textContent()).toContain('stopped here');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(enough(1, ['pl', 'en'] as const))('fits a phone, with the form in a sheet (%s)', async (language) => {
    const { page, context } = await house.visitor({ viewport: { width: 360, height: 740 }, settings: { language, theme: 'candle' } });
    await page.goto('/lab');
    await page.locator('.lab-tray .btn').first().click();
    await page.locator('.lab-sheet .lab-seat select').first().selectOption('random');
    await page.locator('.lab-sheet .lab-seat select').last().selectOption('random');
    expect(await axe(page)).toEqual([]);
    await page.locator('.lab-sheet .btn.seal').click();
    await page.locator('.lab-says').first().waitFor();
    await expect.poll(() => status(page).textContent()).toMatch(/done|gotowe/);
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await context.close();
  });
});
