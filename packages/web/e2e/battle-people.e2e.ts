import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playBattle, stageOf } from './battle-player.ts';
import { betrayed } from './battle-secrets.ts';
import { type House, openHouse, type Visitor } from './browser.ts';
import { overheard } from './overheard.ts';
import { recordOf, setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const cardsIn = (page: Page, place: string): Promise<string[]> =>
  page.locator(`${place} [data-key^="c:"]`).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-key') ?? '').sort());

/** Names of one's cards as they are written on them. */
const namesIn = (page: Page, place: string): Promise<string[]> => page.locator(`${place} .bm-card .bm-name`).allTextContents();

/** All that a reload must bring back. */
async function sight(page: Page): Promise<object> {
  return {
    stage: await stageOf(page),
    log: await page.locator('.log li').allTextContents(),
    counterattack: await page.locator('.bm-strikes').allTextContents(),
    hand: await cardsIn(page, '.bm-hand'),
    teams: await cardsIn(page, '.bm-teams'),
    others: await cardsIn(page, '.bm-others'),
    row: await page.locator('.bm-row .bm-foe .bm-name').allTextContents(),
    offered: await page.locator('.bm .offered').count(),
  };
}

describe('two people and a bot', () => {
  it('play a whole battle in three browsers, are struck back, reload in the middle of it, and nobody sees a hidden card', async () => {
    const kasia = await overheard(house, { viewport: { width: 1280, height: 860 } });
    const stas = await overheard(house, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      settings: { language: 'pl', theme: 'candle' },
    });
    const watcher = await overheard(house, { viewport: { width: 1280, height: 860 } });
    const everybody = [kasia, stas, watcher];

    const { table, codes } = await setTable(kasia.page, {
      game: 'battle-for-middle-earth',
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'casual' }],
      options: { first: 0 },
    });
    await stas.page.goto(`/join/${table}#${codes[0].code}`);
    // By finger, as everything on a phone: a click would leave a mouse lying on the screen, and cards under it would be read.
    await stas.page.getByRole('button', { name: 'Usiądź do stołu' }).tap();
    await Promise.all([kasia, watcher].map(({ page }) => page.goto(`/table/${table}`)));
    await Promise.all(everybody.map(({ page }) => page.locator('.bm').waitFor()));

    // Before the first move the only cards on a page are one's own.
    for (const { page } of [kasia, stas]) {
      await expect.poll(async () => (await cardsIn(page, '.bm-hand')).length).toBe(3);
      expect(await cardsIn(page, '.bm')).toEqual(await cardsIn(page, '.bm-hand'));
    }
    expect(await cardsIn(watcher.page, 'body')).toEqual([]);
    for (const [owner, others] of [
      [kasia, [stas, watcher]],
      [stas, [kasia, watcher]],
    ] as const)
      for (const { page } of others)
        for (const name of await namesIn(owner.page, '.bm-hand')) expect(await page.locator('body').innerHTML()).not.toContain(name);

    // Whoever is first asked to lose something turns the page over and back, and so does the watcher.
    let struck = 0;
    const play = ({ page }: Visitor, by: 'mouse' | 'finger'): Promise<number> => {
      const look = async (stage: string): Promise<void> => {
        if (stage !== 'losing' || struck++ > 0) return;
        for (const reloaded of [page, watcher.page]) {
          await expect.poll(() => stageOf(reloaded)).toBe('losing');
          const before = await sight(reloaded);
          await reloaded.reload();
          await reloaded.locator('.bm').waitFor();
          await expect.poll(() => sight(reloaded)).toEqual(before);
        }
        expect(await page.locator('.bm .offered').count()).toBeGreaterThan(0);
        expect(await watcher.page.locator('.bm .offered').count()).toBe(0);
      };
      return playBattle(page, look, by);
    };
    const touches = await Promise.all([play(kasia, 'mouse'), play(stas, 'finger')]);
    expect(Math.min(...touches)).toBeGreaterThan(10);
    expect(struck).toBeGreaterThan(0);

    // The end is the same for all, and it is the one on record.
    const record = await recordOf(kasia.page, table);
    const points = record.outcome?.scores ?? [];
    for (const { page, complaints } of everybody) {
      await page.locator('.dialog.end').waitFor();
      await expect.poll(() => stageOf(page)).toBe('over');
      const told = await page.locator('.bm-over li .num').allTextContents();
      expect(told.map((text) => Number.parseInt(text, 10))).toEqual([...points].sort((a, b) => b - a));
      expect(complaints).toEqual([]);
    }
    expect(await watcher.page.locator('.dialog.end h2').innerText()).toBe(await kasia.page.locator('.dialog.end h2').innerText());
    expect(await watcher.page.locator('.dialog.end .btn.seal').count()).toBe(0);

    // Nothing that came over the wire named a card before it could be seen.
    for (const [viewer, { messages }] of [
      [0, kasia],
      [1, stas],
      ['spectator', watcher],
    ] as const) {
      expect(messages.length).toBeGreaterThan(record.actions.length / 2);
      expect(betrayed(record, viewer, messages)).toEqual([]);
    }
    // The check sees what it should: another player's messages would give his hand away.
    expect(betrayed(record, 1, kasia.messages)).not.toEqual([]);
    expect(betrayed(record, 'spectator', stas.messages)).not.toEqual([]);
    for (const { context } of everybody) await context.close();
  });
});
