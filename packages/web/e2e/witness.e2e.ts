import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse } from './browser.ts';
import { giveUp, recordOf, setTable } from './players.ts';

/** What a browser has kept of the chance of a game, and what it says by itself when the game is over. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SAYS = '.dialog.end .witness';

describe('a browser that was there before the game', () => {
  it('has added its part without a click, and says that the record holds to what it kept', async () => {
    const kasia = await house.visitor({ viewport: { width: 1280, height: 860 } });
    const stas = await house.visitor({ viewport: { width: 390, height: 844 }, settings: { language: 'pl' } });
    const watcher = await house.visitor();
    const { table } = await setTable(kasia.page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Kasia');
    await kasia.page.goto(`/table/${table}`);
    await kasia.page.locator('.copy .btn.seal').waitFor();
    await watcher.page.goto(`/table/${table}`);
    await watcher.page.locator('.places').waitFor();
    await stas.page.goto(`/join/${table}`);
    await stas.page.locator('details summary').click();
    await stas.page.locator('details input').fill('mellon');
    await stas.page.locator('.btn.seal').click();
    for (const { page } of [kasia, stas, watcher]) await page.locator('.jm').waitFor();
    await giveUp(kasia.page);
    await kasia.page.locator(`${SAYS}.good`).getByText('everybody’s promised words are in it').waitFor();
    await stas.page.locator(`${SAYS}.good`).getByText('słowa przyrzeczone przez wszystkich').waitFor();
    await watcher.page.locator(`${SAYS}.good`).getByText('every roll and shuffle follows from it').waitFor();
    expect(await axe(kasia.page)).toEqual([]);
    const record = await recordOf(kasia.page, table);
    const { chance, setup } = record;
    if (chance.kind !== 'committed') throw new Error('The chance of a table is committed');
    expect(chance.seal?.contributions).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^mellon [0-9a-f]{32}$/)]);

    // Had another secret been sealed before its eyes, it would say so, here and on the page that checks records.
    await kasia.page.evaluate(() => {
      const lots = localStorage.getItem('redbook.lots') ?? '';
      localStorage.setItem('redbook.lots', lots.replace(/"commitment":"[0-9a-f]{64}"/, `"commitment":"${'0'.repeat(64)}"`));
    });
    await kasia.page.goto(`/verify?table=${table}`);
    await kasia.page.locator('.report.good').waitFor();
    await kasia.page.locator('.witness.bad').getByText('not opened with the secret that was sealed').waitFor();
    await stas.page.goto(`/verify?table=${table}`);
    await stas.page.locator('.report .witness.good').waitFor();

    // Whatever a file is instead of a true record, its reader is told in his own language.
    for (const [file, says] of [
      ['Dawno, dawno temu', 'Ten plik to nie JSON'],
      [{ format: 'redbook-record', game: 'chess' }, 'To nie jest zapis Czerwonej Księgi'],
      [{ ...record, setup: undefined }, /Tego zapisu nie da się odczytać|To nie jest zapis Czerwonej Księgi/],
      [{ ...record, setup: { ...setup, hash: 'f' } }, 'gra różni się od zapisanej'],
      [{ ...record, chance: { ...chance, seal: { ...chance.seal, secret: 'f'.repeat(64) } } }, 'Sekret w zapisie nie jest tym'],
      [{ ...record, chance: { ...chance, seal: { ...chance.seal, contributions: ['elm', 'elm'] } } }, 'nie jest tym, co przyrzekli'],
    ] as const) {
      const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
      await stas.page.locator('.drop input').setInputFiles({ name: 'zapis.json', mimeType: 'application/json', buffer });
      await stas.page.locator('.fault, .report.bad').getByText(says).waitFor();
    }
    for (const { context, complaints } of [kasia, stas, watcher]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('has added its part against bots, too; one that came later says that it was not there', async () => {
    const kasia = await house.visitor();
    const late = await house.visitor();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const { table } = await setTable(kasia.page, { game: 'journey-to-mordor', seats });
    await kasia.page.goto(`/table/${table}`);
    await kasia.page.locator('.jm').waitFor();
    await late.page.goto(`/table/${table}`);
    await late.page.locator('.jm').waitFor();
    await giveUp(kasia.page);
    await kasia.page.locator(`${SAYS}.good`).waitFor();
    await late.page.locator(SAYS).getByText('was not here before the game began').waitFor();
    for (const { context } of [kasia, late]) await context.close();
  });
});
