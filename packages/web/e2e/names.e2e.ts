import standard from '#games/battle-for-middle-earth/content/standard.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The standard pack with every enemy renamed. */
function renamed(): unknown {
  const pack = structuredClone(standard);
  for (const enemy of pack.enemies) {
    enemy.en = `Corrected ${enemy.en}`;
    enemy.pl = `Poprawiony ${enemy.pl}`;
  }
  return pack;
}

it('a corrected pack says its own names on both tables and in the chronicle, in both languages', async () => {
  const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 } });
  const { table } = await setTable(page, {
    game: 'battle-for-middle-earth',
    content: renamed(),
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  await page.goto(`/table/${table}`);
  await page.locator('.bm-row .bm-name').getByText('Corrected').first().waitFor();
  await page.locator('.log li').getByText('Corrected').first().waitFor();
  await page.locator('.cover .language select').selectOption('pl');
  await page.locator('.bm-row .bm-name').getByText('Poprawiony').first().waitFor();
  await page.locator('.log li').getByText('Poprawiony').first().waitFor();
  await page.locator('.cover .opt[aria-pressed]').click();
  await page.locator('.parts li').getByText('Poprawiony').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
