import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('a text of the host’s own is pasted or read from a file, and a refusal is shown where it was written', async () => {
  const { page, complaints, context } = await house.visitor({ viewport: { width: 390, height: 780 } });
  await page.goto('/new/hunt-for-the-ring');
  const letter = page.locator('.details details').filter({ hasText: 'Letter from Gandalf' });
  await letter.locator('summary').click();
  const text = letter.locator('textarea');
  await letter
    .locator('input[type="file"]')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('from a file') });
  await expect.poll(() => text.inputValue()).toBe('from a file');
  await letter.getByText('letter.txt').waitFor();
  await text.fill('no letter at all');
  await page.getByRole('button', { name: 'Set this table' }).click();
  await page.locator('.fault').waitFor();
  await expect.poll(() => letter.locator('p.rubric').innerText()).not.toBe('');
  expect(await text.getAttribute('aria-invalid')).toBe('true');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  // Without the text the table is set.
  await text.fill('');
  await page.getByRole('button', { name: 'Set this table' }).click();
  await page.waitForURL('**/table/**');
  expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
  await context.close();
});

it.each([
  ['en', 'bot, strong · 3 of 4 · strength 1,233', 'odds of ten to one'],
  ['pl', 'bot silny · 3 z 4 · siła 1233', 'dziesięć do jednego'],
] as const)('a level that was measured says how strong it is, and what the number means (%s)', async (language, words, help) => {
  const { page, complaints, context } = await house.visitor({ viewport: { width: 360, height: 640 }, settings: { language } });
  await page.goto('/new/journey-to-mordor');
  const seat = page.locator('.details ol li').nth(1);
  await seat.locator('select').first().selectOption('bot');
  await seat.locator('select').nth(1).selectOption('ranger');
  expect(await seat.locator('select').nth(1).locator('option:checked').innerText()).toBe(words);
  await page.getByText(help).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
