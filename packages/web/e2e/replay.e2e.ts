import { readFileSync } from 'node:fs';
import type { GameRecord } from '#kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchNext } from './battle-player.ts';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { giveUp, setTable } from './players.ts';
import { enough } from './whole.ts';
import { jsonFile } from '#kernel/testing/json.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const golden = new URL('../../games/battle-for-middle-earth/golden/v1-1.json', import.meta.url);

describe('a replay', () => {
  it.each(
    enough(2, [
      { width: 1280, height: 800, language: 'en' },
      { width: 390, height: 780, language: 'pl' },
      { width: 640, height: 900, language: 'pl' },
    ] as const),
  )('is seen through any eyes, and by its marks, at $width px in $language', async ({ width, height, language }) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width, height }, settings: { language } });
    const record = jsonFile<GameRecord>(golden);
    await page.goto('/replay');
    await page.locator('input[type="file"]').setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: readFileSync(golden) });
    await page.locator('.timeline').waitFor();
    // On a phone what is chosen less often is folded away.
    const fold = page.locator('.timeline .fold');
    if (await fold.isVisible()) {
      await page.locator('.eyes').waitFor({ state: 'hidden' });
      const controls = await page
        .locator('.timeline > :visible, .timeline .buttons > :visible')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
      expect(Math.max(...controls) - Math.min(...controls), 'one row of controls').toBeLessThan(30);
      await fold.click();
    }
    // A watcher sees no hand; each seat its own, and not another's.
    await page.locator('.bm-hand .bm-closed').waitFor();
    expect(await page.locator('.bm-hand .bm-card').count()).toBe(0);
    const hands = new Set(['']);
    const hand = async (): Promise<string> => (await page.locator('.bm-hand .bm-name').allTextContents()).join(', ');
    for (const seat of record.seats.keys()) {
      await page.locator('.eyes select').selectOption(String(seat));
      await expect.poll(async () => hands.has(await hand()), { message: `the hand of seat ${seat}` }).toBe(false);
      hands.add(await hand());
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    // A mark leads to its moment.
    const mark = page.locator('.mark-list option').nth(1);
    const step = (await mark.getAttribute('value')) ?? '';
    await page.locator('.mark-list').selectOption({ index: 1 });
    await page.locator('.timeline .count').getByText(`${step} / ${record.actions.length}`).waitFor();
    // By turns and rounds, by buttons and keys; and it plays by itself, faster when asked to.
    const at = async (): Promise<number> => Number(/^\d+/.exec((await page.locator('.timeline .count').textContent()) ?? '')?.[0]);
    await page.locator('.timeline .manner').first().selectOption('turn');
    // What has the focus keeps its keys.
    await page.locator('#main').focus();
    await page.keyboard.press('Home');
    await expect.poll(at).toBe(0);
    await page.locator('.timeline .buttons .btn').nth(3).click();
    await page.locator('.timeline .buttons .btn').nth(3).click();
    await expect.poll(at).toBeGreaterThan(2);
    const turn = await at();
    await page.locator('#main').focus();
    await page.keyboard.press(']');
    await expect.poll(at).toBeGreaterThan(turn);
    expect(await page.locator('.timeline [role="status"]').textContent()).toContain(String(await at()));
    // Which key does what can be read; meanwhile no key moves the game.
    await page.keyboard.press('?');
    const legend = page.locator('dialog[open] .keys');
    await legend.waitFor();
    expect(await axe(page, 'dialog[open]')).toEqual([]);
    const before = await at();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await legend.waitFor({ state: 'detached' });
    expect(await at()).toBe(before);
    await page.locator('.timeline .manner').nth(1).selectOption('8');
    const round = await at();
    await page.locator('.timeline .btn.seal').click();
    await expect.poll(at).toBeGreaterThan(round);
    await page.locator('.timeline .btn.seal').click();
    await page.locator('.eyes select').selectOption('');
    await page.locator('.bm-hand .bm-closed').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens at the moment of a line that was touched when the game was over', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    const { table } = await setTable(page, { game: 'battle-for-middle-earth', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await page.goto(`/table/${table}`);
    await page.locator('.bm').waitFor();
    for (let touch = 0; touch < 15; touch++) await touchNext(page);
    await giveUp(page);
    await page.locator('.dialog.end').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.dialog.end').waitFor({ state: 'detached' });
    const lines = page.locator('.log .line');
    const line = lines.nth(Math.floor((await lines.count()) / 2));
    const words = await line.textContent();
    await line.click();
    await page.waitForURL('**/replay/**');
    expect(page.url()).toMatch(/\?eyes=0#\d+$/);
    await page.locator('.timeline').waitFor();
    await expect.poll(() => page.locator('.log li').allTextContents()).toEqual(expect.arrayContaining([words]));
    // The moment is the line's own: one step before, it had not been said as often.
    const count = async (): Promise<number> => (await page.locator('.log .line').allTextContents()).filter((each) => each === words).length;
    const then = await count();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(count).toBeLessThan(then);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
