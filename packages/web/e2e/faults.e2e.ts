import standard from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The standard pack, but nothing to roll. */
const withoutDice = (): object => ({ ...standard, dice: [] });
/** The form is right, but the rules know better: two hobbits of one name. */
const twice = (): object => ({ ...standard, hobbits: standard.hobbits.map((hobbit) => ({ ...hobbit, id: 'frodo' })) });

/** What a reader of Polish is told, and what a reader of English is told in the same place. */
const READERS = [
  {
    language: 'pl',
    labels: { account: 'Nazwa konta', password: 'Hasło', register: 'Załóż konto', content: 'Inny plik zawartości', more: 'Więcej' },
    short: 'Hasło: za krótkie; wpisz co najmniej tyle znaków: 8.',
    badAccount: 'Nazwa konta: użyj od 3 do 32 liter, cyfr, kropek, kresek lub podkreśleń.',
    dice: 'dice: za mało pozycji; najmniejsza ich liczba to 5.',
    name: 'hobbits.1.id: „frodo” występuje tu więcej niż raz; jedna nazwa to jedna rzecz.',
    rule: 'Hobbit wyznacza twój kolor: Frodo żółty, Sam czerwony, Merry niebieski, Pippin zielony.',
    notJson: 'Ten plik to nie JSON.',
    notFetched: 'Część tej strony się nie wczytała.',
  },
  {
    language: 'en',
    labels: { account: 'Account name', password: 'Password', register: 'Create an account', content: 'Another content file', more: 'More' },
    short: 'Password: too short; use at least this many characters: 8.',
    badAccount: 'Account name: use 3 to 32 letters, digits, dots, dashes or underscores.',
    dice: 'dice: too few entries; the least number is 5.',
    name: 'hobbits.1.id: “frodo” is there more than once; use each name for one thing.',
    rule: 'Your hobbit decides your colour: Frodo yellow, Sam red, Merry blue, Pippin green.',
    notJson: 'This file is not JSON.',
    notFetched: 'A part of this page did not load.',
  },
] as const;

it.each(READERS)('names the field and says what to do: $language', async ({ language, labels, short, badAccount }) => {
  const { page } = await house.visitor({ viewport: { width: 1000, height: 800 }, settings: { language } });
  await page.goto('/account');
  const register = async (account: string, password: string): Promise<string> => {
    await page.getByLabel(labels.account).fill(account);
    await page.getByLabel(labels.password).fill(password);
    await page.getByRole('button', { name: labels.register }).click();
    return page.getByRole('alert').innerText();
  };
  expect(await register('frodo', 'short')).toContain(short);
  await page.reload();
  expect(await register('f o', 'long enough')).toContain(badAccount);
});

it.each(READERS)('says what is wrong with a content file: $language', async ({ language, labels, dice, name, rule, notJson }) => {
  const { page } = await house.visitor({ viewport: { width: 1000, height: 800 }, settings: { language } });
  await page.goto('/new/journey-to-mordor');
  await page.locator('summary', { hasText: labels.more }).click();
  const give = async (name: string, text: string): Promise<string> => {
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    return page.getByRole('alert').innerText();
  };
  expect(await give('odd.json', '{')).toContain(notJson);
  await expect.poll(() => give('four.json', JSON.stringify(withoutDice()))).toContain(dice);
  // The rule that it breaks says the rest, in the reader's language, and leads to its place.
  await expect.poll(() => give('frodo.json', JSON.stringify(twice()))).toContain(rule);
  // What is wrong is said in the reader's language, too; nothing of what programs say in English is left.
  await expect.poll(() => page.getByRole('alert').innerText()).toContain(name);
  expect(await page.getByRole('alert').innerText()).not.toMatch(/Szczegóły|Details/);
  expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toBe('/rules/journey-to-mordor#JM-SETUP-04');
});

it.each(READERS)('says that a sheet did not come, and opens it at the next try: $language', async ({ language, notFetched }) => {
  const { page } = await house.visitor({ viewport: { width: 1000, height: 800 }, settings: { language } });
  await page.goto('/');
  await page.route('**/GameDialog-*', (route) => route.abort());
  await page.locator('.acts .btn.seal').click();
  expect(await page.locator('dialog[open] [role=alert]').innerText()).toContain(notFetched);
  await page.unroute('**/GameDialog-*');
  await page.locator('dialog[open] .btn.seal').click();
  await page.locator('dialog[open] a.tb').first().waitFor();
});

it('a bot that fails never stops the war: a weaker one moves, and the chronicle says so', async () => {
  const failing = await openHouse({ botWorker: new URL('../../bots/testing/failing-worker.ts', import.meta.url) });
  try {
    const { page, complaints } = await failing.visitor({ viewport: { width: 1440, height: 900 }, settings: { language: 'pl' } });
    const seats = [{ kind: 'bot', level: 'ranger' }, { kind: 'me' }] as const;
    const { table } = await setTable(page, { game: 'war-of-the-ring', seats });
    await page.goto(`/table/${table}`);
    await page.locator('.log li', { hasText: 'nie znajduje ruchu' }).first().waitFor();
    // The war goes on: somebody is asked.
    await page.locator('.wr[data-offers]:not(.busy)').waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await failing.close();
  }
});
