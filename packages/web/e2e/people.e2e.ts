import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { giveUp, setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A folder for pictures, when somebody wants to look. */
const SHOTS = process.env.PEOPLE_SHOTS;

const looksWell = async (page: Page, name: string): Promise<void> => {
  expect(await overflow(page), name).toBeLessThanOrEqual(0);
  expect(await axe(page), name).toEqual([]);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/people-${name}.png`, fullPage: true });
};

async function register(page: Page, name: string): Promise<void> {
  await page.request.get('/api/me');
  await page.request.post('/api/me', { data: { name } });
  const answer = await page.request.post('/api/account/register', { data: { account: name.toLowerCase(), password: 'speak friend' } });
  expect(answer.ok()).toBe(true);
}

it('two people agree to a rated game, play it, and see what it made of them', async () => {
  const frodo = await house.visitor({ viewport: { width: 1440, height: 900 } });
  const sam = await house.visitor({ viewport: { width: 360, height: 740 }, settings: { language: 'pl', theme: 'candle' } });
  // A guest can neither set nor take part in a rated game, and is told how he could.
  await frodo.page.goto('/new/journey-to-mordor');
  const rated = frodo.page.getByLabel(/^Rated: it counts/);
  await rated.waitFor();
  expect(await rated.isDisabled()).toBe(true);
  await register(frodo.page, 'Frodo');
  await frodo.page.reload();
  await frodo.page.locator('.details ol li').nth(1).locator('select').first().selectOption('open');
  await rated.check();
  const clock = frodo.page.locator('.details select:has(option[value=calm])');
  expect(await clock.inputValue()).toBe('calm');
  expect(await clock.locator('option[value=none]').count()).toBe(0);
  await frodo.page.locator('.details select:has(option[value="7"])').selectOption('3');
  await frodo.page.getByLabel('Show this table among the open tables').check();
  await looksWell(frodo.page, 'new');
  await frodo.page.getByRole('button', { name: 'Create table' }).click();
  await frodo.page.waitForURL('**/table/**');
  await frodo.page.getByText('A rated game.').waitFor();
  const table = new URL(frodo.page.url()).pathname.split('/').at(-1) ?? '';

  await sam.page.goto(`/join/${table}`);
  await sam.page.getByText('Gra na ranking.').waitFor();
  expect(await sam.page.getByRole('button', { name: 'Usiądź' }).isDisabled()).toBe(true);
  await register(sam.page, 'Sam');
  await sam.page.reload();
  await sam.page.getByText('Gra na ranking.').waitFor();
  await looksWell(sam.page, 'join');
  await sam.page.getByRole('button', { name: 'Usiądź' }).click();
  for (const { page } of [frodo, sam]) await page.locator('.prompt .q').waitFor();
  // Beside the board the other's name leads to his profile.
  const name = frodo.page.locator('.seats').getByRole('link', { name: 'Sam' });
  await name.waitFor();
  expect(await axe(frodo.page, '.seats')).toEqual([]);
  if (SHOTS !== undefined)
    for (const [who, { page }] of Object.entries({ frodo, sam })) await page.screenshot({ path: `${SHOTS}/people-table-${who}.png` });
  await giveUp(sam.page);
  await frodo.page.locator('.dialog.end').waitFor();
  expect(await frodo.page.locator('.dialog.end').getByRole('link', { name: 'Sam' }).getAttribute('href')).toBe(
    await name.getAttribute('href'),
  );
  await frodo.page.getByText(/Your rating is now 1,6\d\d ± \d+ \(\+\d+\)/).waitFor();
  await frodo.page.getByText(/Best of 3, game 1: *Frodo 1 · Sam 0\./).waitFor();
  if (SHOTS !== undefined) await frodo.page.screenshot({ path: `${SHOTS}/people-end.png` });

  await frodo.page.goto('/person');
  await frodo.page.locator('.rating-course').waitFor();
  expect(await frodo.page.locator('.rating-points').innerText()).toMatch(/^1,[56]\d\d ± \d+$/);
  await frodo.page.getByText('1 game: 1 won, 0 lost').waitFor();
  await looksWell(frodo.page, 'mine');
  // From his own profile to that of the other, by keys alone.
  await frodo.page.locator('.people-list a').first().focus();
  await frodo.page.keyboard.press('Enter');
  await frodo.page.getByRole('heading', { level: 1, name: 'Sam' }).waitFor();
  await frodo.page.getByText('You and Sam have met 1 time: you won 1, Sam won 0.').waitFor();
  await looksWell(frodo.page, 'other');
  await frodo.page.getByRole('button', { name: 'Mute, block or report Sam' }).click();
  await frodo.page.getByRole('button', { name: 'Report', exact: true }).click();
  await frodo.page.getByText('Thank you. It will be looked at.').waitFor();
  await frodo.page.keyboard.press('Escape');

  await sam.page.goto('/ladder/journey-to-mordor');
  await expect.poll(() => sam.page.locator('.ranked li').count()).toBe(2);
  await looksWell(sam.page, 'ladder');
  await sam.page.goto('/person');
  await sam.page.getByText('na ranking').first().waitFor();
  await looksWell(sam.page, 'phone');
  await sam.page.getByLabel('Ukryj mój profil').check();
  await sam.page.getByText('Tę stronę widzisz tylko ty').waitFor();
  await frodo.page.reload();
  await frodo.page.getByText('No such player').waitFor();
  for (const { complaints } of [frodo, sam]) expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
  for (const { context } of [frodo, sam]) await context.close();
});

it('somebody invites whom he has played with, and strangers find a table in the lobby', async () => {
  const frodo = await house.visitor({ viewport: { width: 1440, height: 900 } });
  const sam = await house.visitor({ viewport: { width: 360, height: 740 }, settings: { language: 'pl' } });
  const game = 'journey-to-mordor';
  const { table: met } = await setTable(frodo.page, { game, seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Frodo');
  await sam.page.request.get('/api/me');
  await sam.page.request.post('/api/me', { data: { name: 'Sam' } });
  await sam.page.request.post(`/api/tables/${met}/join`, { data: {} });
  await Promise.all([frodo, sam].map(({ page }) => page.goto(`/table/${met}`)));
  for (const { page } of [frodo, sam]) await page.locator('.prompt .q').waitFor();

  const { table } = await setTable(frodo.page, { game, seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await frodo.page.goto(`/table/${table}`);
  await frodo.page.getByRole('button', { name: 'Invite somebody you have played with' }).click();
  await frodo.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Invite.*Sam$/ })
    .click();
  await frodo.page.getByRole('status').getByText('invited').waitFor();
  await looksWell(frodo.page, 'invite');
  await frodo.page.keyboard.press('Escape');
  await frodo.page.locator('.places').getByText('Sam').waitFor();
  // The host may change his mind whether strangers write.
  const strangers = frodo.page.getByLabel(/^Strangers may write in the chat/);
  expect(await strangers.isChecked()).toBe(false);
  const kept = frodo.page.waitForResponse('**/strangers');
  await strangers.check();
  await kept;
  await frodo.page.reload();
  await expect.poll(() => strangers.isChecked()).toBe(true);
  await sam.page.goto('/');
  await sam.page.getByText('Zaproszenie').waitFor();
  if (SHOTS !== undefined) await sam.page.screenshot({ path: `${SHOTS}/people-home.png` });
  await sam.page.locator(`a[href="/join/${table}"]`).click();
  await sam.page.getByRole('button', { name: 'Nie, dziękuję' }).waitFor();
  await looksWell(sam.page, 'asked');
  await sam.page.getByRole('button', { name: 'Usiądź' }).click();
  await frodo.page.locator('.prompt .q').waitFor();

  await setTable(frodo.page, { game, seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, language: 'pl' });
  await setTable(frodo.page, { game: 'war-of-the-ring', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
  await sam.page.goto('/lobby');
  await expect.poll(() => sam.page.locator('.rows a').count()).toBe(2);
  await looksWell(sam.page, 'lobby');
  await sam.page.locator('.lobby-filters select').first().selectOption('war-of-the-ring');
  await expect.poll(() => sam.page.locator('.rows a').count()).toBe(1);
  await sam.page.locator('.lobby-filters select:has(option[value=yes])').selectOption('yes');
  await sam.page.getByText('Takiego stołu teraz nie ma.').waitFor();
  await sam.page.getByRole('button', { name: 'Pokaż wszystkie' }).click();
  await expect.poll(() => sam.page.locator('.rows a').count()).toBe(2);
  for (const { complaints } of [frodo, sam]) expect(complaints).toEqual([]);
  for (const { context } of [frodo, sam]) await context.close();
});
