import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { giveUp } from './players.ts';

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
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/tournament-${name}.png`, fullPage: true });
};

it('two people meet in a tournament: it is set up, begun, played, and its table and calendar tell of it', async () => {
  const frodo = await house.visitor({ viewport: { width: 1440, height: 900 } });
  const sam = await house.visitor({ viewport: { width: 360, height: 740 }, settings: { language: 'pl', theme: 'candle' } });
  await frodo.page.goto('/lobby');
  await frodo.page.getByRole('link', { name: 'Create a tournament' }).click();
  await frodo.page.getByLabel('Name of the tournament').fill('Shire Cup');
  await frodo.page.getByLabel('Your name').fill('Frodo');
  await looksWell(frodo.page, 'new');
  await frodo.page.getByRole('button', { name: 'Create' }).click();
  await frodo.page.getByRole('heading', { level: 1, name: 'Shire Cup' }).waitFor();
  await frodo.page.getByText('Waiting for people: 1 of 8 has come.').waitFor();
  await frodo.page.getByText('It can start when two players have come.').waitFor();

  await sam.page.goto('/lobby');
  await sam.page.getByRole('link', { name: /Shire Cup/ }).click();
  await sam.page.getByLabel('Twoje imię').fill('Sam');
  await sam.page.getByRole('button', { name: 'Weź udział' }).click();
  await sam.page.getByText('przyszły 2 osoby z 8').waitFor();
  await frodo.page.getByText('Waiting for people: 2 of 8 have come.').waitFor();
  // By keys alone.
  await frodo.page.getByRole('button', { name: 'Start', exact: true }).focus();
  await frodo.page.keyboard.press('Enter');

  // Each is led to the table, sits down there, and the game begins.
  await frodo.page.getByRole('link', { name: 'To your table' }).click();
  await frodo.page.getByRole('button', { name: 'Sit down' }).click();
  await frodo.page.getByText('Round 1 of the tournament “Shire Cup”').waitFor();
  await sam.page.getByRole('link', { name: 'Do twojego stołu' }).click();
  await sam.page.getByRole('button', { name: 'Usiądź' }).click();
  for (const { page } of [frodo, sam]) await page.locator('.prompt .q').waitFor();
  await giveUp(sam.page);
  await frodo.page
    .locator('.dialog.end')
    .getByRole('link', { name: /Shire Cup/ })
    .click();
  await frodo.page.getByText('It is over. The winner: Frodo.').waitFor();
  expect(await frodo.page.locator('.standings tbody tr').first().innerText()).toMatch(/1\.\s+Frodo\s+1/);
  await frodo.page.getByText(/^[10] : [10]$/).waitFor();
  await looksWell(frodo.page, 'over');
  await sam.page.goto(new URL(frodo.page.url()).pathname);
  await sam.page.getByText('Zwycięstwo: Frodo.').waitFor();
  await looksWell(sam.page, 'phone');

  await sam.page.getByRole('link', { name: 'Rundy i terminy we własnym kalendarzu' }).click();
  await sam.page.getByRole('button', { name: 'Utwórz adres' }).click();
  const address = sam.page.getByLabel('Adres twojego kalendarza');
  await address.waitFor();
  await looksWell(sam.page, 'calendar');
  const answer = await fetch(await address.inputValue());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await answer.text()).toContain('SUMMARY:Shire Cup\\, runda 1');
  for (const { complaints } of [frodo, sam]) expect(complaints).toEqual([]);
  for (const { context } of [frodo, sam]) await context.close();
});
