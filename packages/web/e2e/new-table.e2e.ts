import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  // They always say why, so that nobody has to hope for a move that has a reason.
  house = await openHouse({ botWorker: new URL('../../bots/testing/reason-worker.ts', import.meta.url) });
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
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.fault').waitFor();
  await expect.poll(() => letter.locator('p.rubric').innerText()).not.toBe('');
  expect(await text.getAttribute('aria-invalid')).toBe('true');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  // Without the text the table is set.
  await text.fill('');
  await page.getByRole('button', { name: 'Create table' }).click();
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

it.each([
  ['en', /^Bots say in the chronicle why they moved/, 'Create table', /explains: .* A new card promises more than playing one\.$/],
  ['pl', /^Boty wyjaśniają w kronice swoje ruchy/, 'Utwórz stół', /wyjaśnia: .* Nowa karta rokuje lepiej niż wyłożenie którejś z ręki\.$/],
] as const)(
  'bots say in the chronicle why they moved when the host wants it, and no longer when he does not (%s)',
  async (language, wish, set, line) => {
    const { page, complaints, context } = await house.visitor({ viewport: { width: 1280, height: 800 }, settings: { language } });
    await page.goto('/new/battle-for-middle-earth');
    await page.getByLabel(wish).check();
    await page.getByRole('button', { name: set }).click();
    await page.waitForURL('**/table/**');
    const settings = page.locator('.cover button').last();
    await settings.click();
    await expect.poll(() => page.getByLabel(wish).isChecked()).toBe(true);
    const heard = page.waitForResponse('**/reasons');
    await page.getByLabel(wish).uncheck();
    expect((await heard).ok()).toBe(true);
    await expect.poll(() => page.getByLabel(wish).isChecked()).toBe(false);

    const seats = [{ kind: 'bot', level: 'casual' }, { kind: 'me' }] as const;
    const { table } = await setTable(page, { game: 'battle-for-middle-earth', options: { first: 0 }, seats, reasons: true });
    await page.goto(`/table/${table}`);
    const word = page.locator('.log li.word').first();
    await word.waitFor();
    // Its words are fetched when the first such line comes.
    await expect.poll(() => word.innerText()).toMatch(line);
    // It is said to those who listen, and is no event that a board could show.
    expect(await word.locator('xpath=ancestor::*[@role="log"]').count()).toBe(1);
    expect(await word.locator('button, .i').count()).toBe(0);
    expect(await axe(page, '.log')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
