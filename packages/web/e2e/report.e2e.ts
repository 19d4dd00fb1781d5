import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type House, openHouse } from './browser.ts';
import { setTable } from './players.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A folder for pictures, when somebody wants to look. */
const SHOTS = process.env.REPORT_SHOTS;

const LOOKS = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, settings: { language: 'en' }, touch: false, words: ['Report', 'Thank you'] },
  { name: 'phone', viewport: { width: 360, height: 640 }, settings: { language: 'pl' }, touch: true, words: ['Zgłoś', 'Dziękujemy'] },
] as const;

it.each(LOOKS)('on a $name, what another wrote and what another is called can be reported, and one’s own cannot', async (look) => {
  const frodo = await house.visitor({ viewport: look.viewport, hasTouch: look.touch, isMobile: look.touch, settings: look.settings });
  const gollum = await house.visitor();
  const { table } = await setTable(frodo.page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await frodo.page.goto(`/table/${table}`);
  await gollum.context.request.get('/api/me');
  await gollum.context.request.post(`/api/tables/${table}/join`, { data: { name: 'Gollum' } });
  await gollum.page.goto(`/table/${table}`);
  await gollum.page.getByRole('tab', { name: 'Chat' }).click();
  await gollum.page.locator('.say input').fill('we wants it, nasty little hobbitses who will not give it to us');
  await gollum.page.locator('.say button').click();
  await gollum.page.locator('.talk li').waitFor();
  expect(await gollum.page.locator('.talk .telltale').count()).toBe(0);

  const { page } = frodo;
  if (look.touch) await page.locator('button.small-only[aria-expanded]').click();
  const [act, thanks] = look.words;
  // The name first, then the line.
  const seats = page.locator('.seats .telltale');
  await seats.first().waitFor();
  expect(await seats.count()).toBe(1);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/report-${look.name}-seats.png` });
  await seats.first().click();
  await page.locator('dialog .reported', { hasText: 'Gollum' }).waitFor();
  expect(await axe(page)).toEqual([]);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/report')) answers.push(response.status());
  });
  await page.locator('dialog').getByRole('button', { name: act, exact: true }).click();
  await page.locator('dialog').getByText(thanks).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(1).click();
  const line = page.locator('.talk .telltale');
  await line.waitFor();
  if (look.touch) {
    const box = await line.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/report-${look.name}-line.png` });
  await line.click();
  await page.locator('dialog .reported', { hasText: 'we wants it' }).waitFor();
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/report-${look.name}-dialog.png` });
  await page.locator('dialog').getByRole('button', { name: act, exact: true }).click();
  await page.locator('dialog').getByText(thanks).waitFor();
  expect(answers).toEqual([200, 200]);
  expect([...frodo.complaints, ...gollum.complaints]).toEqual([]);
  await frodo.context.close();
  await gollum.context.close();
});
