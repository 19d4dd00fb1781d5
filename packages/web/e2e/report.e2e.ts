import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonFile } from '#kernel/testing/json.ts';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { setTable } from './players.ts';
import { enough } from './whole.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A folder for pictures, when somebody wants to look. */
const SHOTS = process.env.REPORT_SHOTS;

type Words = { readonly [key: string]: string };
const wordsIn = (language: string): Words => jsonFile<Words>(new URL(`../moderation/locale/${language}.json`, import.meta.url));
const SILENT = {
  en: 'Only players whom the host has invited may write here.',
  pl: 'Piszą tu tylko ci, których zaprosił gospodarz.',
} as const;

const LOOKS = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, settings: { language: 'en' }, touch: false },
  { name: 'phone', viewport: { width: 360, height: 640 }, settings: { language: 'pl' }, touch: true },
] as const;

it.each(enough(1, LOOKS))(
  'on a $name, whoever is a nuisance can be reported and muted, strangers only read, and one’s own lines have no flag',
  async (look) => {
    const words = wordsIn(look.settings.language);
    const frodo = await house.visitor({ viewport: look.viewport, hasTouch: look.touch, isMobile: look.touch, settings: look.settings });
    const gollum = await house.visitor({ settings: { language: look.settings.language } });
    const { table, codes } = await setTable(frodo.page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await frodo.page.goto(`/table/${table}`);
    await gollum.context.request.get('/api/me');

    await gollum.context.request.post(`/api/tables/${table}/join`, { data: { name: 'Gollum', code: codes[0].code } });
    await gollum.page.goto(`/table/${table}`);
    await gollum.page.getByRole('tab').nth(1).click();
    await gollum.page.locator('.say input').fill('we wants it, nasty little hobbitses who will not give it to us');
    await gollum.page.locator('.say button').click();
    await gollum.page.locator('.talk li').waitFor();
    expect(await gollum.page.locator('.talk .telltale').count()).toBe(0);

    // Whoever only watches reads it, and is told why there is nothing to write with.
    const watcher = await house.visitor({ settings: { language: look.settings.language } });
    await watcher.page.goto(`/table/${table}`);
    await watcher.page.getByRole('tab').nth(1).click();
    await watcher.page.getByText(SILENT[look.settings.language]).waitFor();
    await watcher.page.locator('.talk li').waitFor();
    expect(await watcher.page.locator('.say input').count()).toBe(0);
    await watcher.context.close();

    const { page } = frodo;
    if (look.touch) await page.locator('button.small-only[aria-expanded]').click();
    const dialog = page.locator('dialog');
    const act = (key: string) => dialog.getByRole('button', { name: words[key], exact: true }).click();
    const done = (key: string) => dialog.getByText(words[key].replace('{{name}}', 'Gollum')).waitFor();
    // The name first, then the line.
    const seats = page.locator('.seats .telltale');
    await seats.first().waitFor();
    expect(await seats.count()).toBe(1);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/report-${look.name}-seats.png` });
    await seats.first().click();
    await page.locator('dialog .reported', { hasText: 'Gollum' }).waitFor();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (/\/(report|avoid)$/.test(response.url())) answers.push(response.status());
    });
    await act('report_act');
    await done('report_done');
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
    expect(await axe(page)).toEqual([]);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/report-${look.name}-dialog.png` });
    await dialog.getByLabel(words.note).fill('He does not stop.');
    await act('report_act');
    await done('report_done');
    await page.keyboard.press('Escape');

    // Muted, he is not read any more, neither what he said nor what he says; he sees no difference.
    await line.click();
    await act('mute_act');
    await done('mute_done');
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/report-${look.name}-muted.png` });
    await page.keyboard.press('Escape');
    await line.waitFor({ state: 'detached' });
    await gollum.page.locator('.say input').fill('does it hear us?');
    await gollum.page.locator('.say button').click();
    await gollum.page.locator('.talk li').nth(1).waitFor();
    await page.locator('.say input').fill('All quiet.');
    await page.locator('.say button').click();
    await page.locator('.talk li').getByText('All quiet.').waitFor();
    expect(await page.locator('.talk li').count()).toBe(1);
    expect(answers).toEqual([200, 200, 200]);

    await page.goto('/account');
    await page.getByRole('button', { name: words.end_of.replace('{{name}}', 'Gollum') }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/report-${look.name}-avoided.png`, fullPage: true });
    await page.getByRole('button', { name: words.end_of.replace('{{name}}', 'Gollum') }).click();
    await page.getByText(words.avoided_none).waitFor();
    expect([...frodo.complaints, ...gollum.complaints]).toEqual([]);
    await frodo.context.close();
    await gollum.context.close();
  },
);
