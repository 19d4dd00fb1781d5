import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { giveUp, playAgainstBots, playByKeyboard, playByMouse, setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('a whole game of Journey to Mordor', () => {
  it('is played against bots with the mouse, seen again and checked', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    const { table } = await setTable(page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await page.goto(`/table/${table}`);
    expect(await playByMouse(page)).toBeGreaterThan(5);

    const end = page.locator('.dialog.end');
    await end.locator('.plot svg').first().waitFor();
    await end.locator('table.luck').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await end.locator('h2').innerText()).toMatch(/won/);

    const download = page.waitForEvent('download');
    await end.getByRole('button', { name: 'Save the record' }).click();
    expect((await download).suggestedFilename()).toMatch(/^redbook-journey-to-mordor-.*\.json$/);

    await end.getByRole('link', { name: 'Check that chance was fair' }).click();
    await page.getByText('This record is valid').waitFor();
    expect(await page.locator('.checked li').count()).toBe(5);
    expect(await page.locator('.checked').textContent()).toContain('promised words for chance before anybody’s were opened');
    await page.locator('.witness.good').waitFor();
    expect(await axe(page)).toEqual([]);

    await page.goBack();
    await page.getByRole('button', { name: 'How it went' }).click();
    await page.getByRole('link', { name: 'See it again' }).click();
    const count = page.locator('.timeline .count');
    await count.waitFor();
    const total = Number((await count.innerText()).split('/')[1]);
    expect(total).toBeGreaterThan(10);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => count.innerText()).toBe(`1 / ${total}`);
    await expect.poll(() => new URL(page.url()).hash).toBe('#1');
    await page.keyboard.press('End');
    await expect.poll(() => count.innerText()).toBe(`${total} / ${total}`);
    await expect.poll(() => page.locator('.prompt .q').innerText()).toMatch(/won/);
    expect(await axe(page)).toEqual([]);

    // The link to a moment opens at that moment, for anybody.
    const shared = page.url().replace(/#.*/, '#7');
    const other = await house.visitor();
    await other.page.goto(shared);
    await expect.poll(() => other.page.locator('.timeline .count').innerText()).toBe(`7 / ${total}`);
    await other.context.close();

    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is played with the keyboard alone on the text table, on a phone', async () => {
    const { page, complaints, context } = await house.visitor({
      viewport: { width: 360, height: 740 },
      settings: { text: true, language: 'pl', theme: 'candle' },
    });
    await playAgainstBots(page);
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    expect(await playByKeyboard(page)).toBeGreaterThan(5);
    expect(await page.locator('.dialog.end h2').innerText()).toMatch(/Wygrywa|Nikt/);
    await page.keyboard.press('Escape');
    await page.locator('.dialog.end').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the keyboard', () => {
  it('keeps its place: on the next page, at the table, and on the board when what was pressed is gone', async () => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1440, height: 900 } });
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const at = document.activeElement ?? document.body;
        return `${at.id} ${at.getAttribute('class') ?? ''}`;
      });
    const walkTo = async (what: RegExp, most: number): Promise<void> => {
      for (let step = 0; step < most && !what.test(await focused()); step++) await page.keyboard.press('Tab');
      await expect.poll(focused).toMatch(what);
    };
    await page.goto('/');
    await page.locator('a.g').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toMatch(/^main .*setup/);
    await walkTo(/seal/, 3);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toMatch(/^main .*board/);
    await page.locator('.jm-hobbit.offered').first().waitFor();
    await walkTo(/jm-hobbit/, 3);
    await page.keyboard.press('Enter');
    await page.locator('.jm-felt').waitFor();
    await expect.poll(focused).toMatch(/^main .*board/);
    await page.locator('.jm-main').waitFor({ timeout: 60_000 });
    await walkTo(/jm-main/, 20);
    await page.keyboard.press('Enter');
    await page.locator('.jm-die.offered, .jm-die.must').first().waitFor();
    await expect.poll(focused).toMatch(/jm-main/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a tampered record', () => {
  it('is caught in the browser', async () => {
    const { page, context } = await house.visitor();
    await playAgainstBots(page);
    await giveUp(page);
    await page.keyboard.press('Escape');
    const table = new URL(page.url()).pathname.split('/').at(-1);
    const record: { actions: { draws: { got: number; of: number }[] }[] } = { actions: [] };
    await expect
      .poll(
        async () => {
          const answer = await page.request.get(`/api/tables/${table}/record`);
          if (answer.ok()) Object.assign(record, await answer.json());
          return answer.status();
        },
        { timeout: 60_000 },
      )
      .toBe(200);
    const draw = record.actions.flatMap(({ draws }) => draws)[0];
    if (draw === undefined) throw new Error('The game had no draw to tamper with');
    draw.got = (draw.got + 1) % draw.of;
    await page.goto('/verify');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'false.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
    await page.getByText('This record is not valid').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'none.json', mimeType: 'application/json', buffer: Buffer.from('not json') });
    await page.getByText('This file is not JSON').waitFor();
    await context.close();
  });
});
