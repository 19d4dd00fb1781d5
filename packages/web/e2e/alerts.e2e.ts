import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailOffice } from '#server/testing/post-office.ts';
import type { PushedAlert } from '#wire';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { playAgainstBots } from './players.ts';

let office: MailOffice;
let house: House;
beforeAll(async () => {
  office = await MailOffice.open();
  house = await openHouse({ alerts: { url: 'https://redbook.example', smtp: office.url, gather: 0, gap: 0 } });
});
afterAll(async () => {
  await house.close();
  await office.close();
});

/** A folder for pictures, when somebody wants to look. */
const SHOTS = process.env.ALERT_SHOTS;

const LOOKS = [
  {
    name: 'desk',
    viewport: { width: 1440, height: 900 },
    settings: { language: 'en', theme: 'day' },
    words: {
      open: 'Tell me when it is my turn',
      use: 'Use this address',
      yes: 'Yes, write to me here',
      turn: 'when it is my turn',
      trial: /Send a test/,
      stop: 'Stop these messages',
      none: 'No channel yet',
    },
  },
  {
    name: 'phone',
    viewport: { width: 360, height: 740 },
    settings: { language: 'pl', theme: 'candle' },
    words: {
      open: 'Powiadamiaj mnie o mojej kolei',
      use: 'Użyj tego adresu',
      yes: 'Tak, piszcie do mnie tutaj',
      turn: 'gdy jest moja kolej',
      trial: /Wyślij próbną/,
      stop: 'Nie przysyłajcie więcej',
      none: 'Nie ma jeszcze żadnego kanału',
    },
  },
] as const;

const looksWell = async (page: Page, name: string): Promise<void> => {
  expect(await overflow(page), name).toBeLessThanOrEqual(0);
  expect(await axe(page), name).toEqual([]);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/alerts-${name}.png`, fullPage: true });
};

/** The link that a mail has for this page of the house. */
const pathIn = (text: string, page: 'confirm' | 'stop'): string =>
  [...text.matchAll(/https:\/\/redbook\.example(\/alerts\/\w+#\S+)/g)]
    .map(([, path]) => path ?? '')
    .find((path) => path.startsWith(`/alerts/${page}`)) ?? '';

describe('somebody who wants to be told', () => {
  it.each(LOOKS)(
    'on a $name gives an address, agrees by the link, chooses, and stops it with one touch',
    async ({ name, viewport, settings, words }) => {
      const { page, context, complaints } = await house.visitor({ viewport, settings });
      await playAgainstBots(page);
      // From the table, by keyboard alone.
      await page.locator('.cover button').last().click();
      await page.locator('dialog[open]').getByRole('link', { name: words.open }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.alerts').waitFor();
      await looksWell(page, `${name}-empty`);
      await page.locator('.alerts .check input').first().focus();
      await page.keyboard.press('Space');
      await page.locator('input[type="time"]').first().fill('21:30');
      await page.locator('.told').filter({ hasText: /\S/ }).waitFor();

      const before = office.mails.all.length;
      await page.locator('input[type="email"]').fill(`${name}@shire.example`);
      await page.getByRole('button', { name: words.use }).click();
      await page.locator('.alert-way').waitFor();
      await looksWell(page, `${name}-asked`);
      const [question] = (await office.mails.until(before + 1)).slice(before);

      // The link is opened somewhere else, where nobody is known.
      const stranger = await house.visitor({ viewport, settings });
      await stranger.page.goto(pathIn(question?.text ?? '', 'confirm'));
      await stranger.page.getByRole('button', { name: words.yes }).waitFor();
      await looksWell(stranger.page, `${name}-confirm`);
      await stranger.page.getByRole('button', { name: words.yes }).click();
      await stranger.page.locator('.told').filter({ hasText: /\S/ }).waitFor();

      await page.reload();
      const turn = page.getByRole('checkbox', { name: words.turn });
      await turn.waitFor();
      expect(await page.locator('input[type="time"]').first().inputValue()).toBe('21:30');
      await looksWell(page, `${name}-chosen`);
      await turn.uncheck();
      await page.locator('.told').filter({ hasText: /\S/ }).waitFor();
      await page.reload();
      await turn.waitFor();
      expect(await turn.isChecked()).toBe(false);
      await page.getByRole('button', { name: words.trial }).click();
      const [, trial] = (await office.mails.until(before + 2)).slice(before);

      await stranger.page.goto(pathIn(trial?.text ?? '', 'stop'));
      await stranger.page.getByRole('button', { name: words.stop }).click();
      await stranger.page.locator('.told').filter({ hasText: /\S/ }).waitFor();
      await page.reload();
      await page.getByText(words.none).waitFor();
      expect([...complaints, ...stranger.complaints]).toEqual([]);
      await stranger.context.close();
      await context.close();
    },
  );

  it('is shown what the house sends while no page is open, once for each message', async () => {
    const { page, context } = await house.visitor({ serviceWorkers: 'allow' });
    await context.grantPermissions(['notifications']);
    await page.goto('/alerts');
    // The worker that keeps the book is there; nobody is asked for leave before the button is touched.
    const told = await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription());
    expect(told).toBeNull();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    const session = await context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations;
        if (one !== undefined) resolve(one.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await found;
    const deliver = (alert: PushedAlert) =>
      session.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data: JSON.stringify(alert) });
    const shown = () =>
      page.evaluate(async () => {
        const { getNotifications } = await navigator.serviceWorker.ready.then((ready) => ({
          getNotifications: () => ready.getNotifications(),
        }));
        return (await getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
      });
    const alert = { id: 'first', title: 'Your turn', body: 'Last move: Sam.', path: '/table/abc' };
    // What the browser is given while its worker is getting up may be lost, and it may clear away what nobody touches: all is given again, and shown once.
    const delivered = async (...ids: readonly string[]) => {
      for (const id of ids) await deliver({ ...alert, id });
      return (await shown()).sort((one, other) => one.tag.localeCompare(other.tag));
    };
    const first = { title: 'Your turn', body: 'Last move: Sam.', tag: 'first', data: '/table/abc' };
    await expect.poll(() => delivered('first'), { interval: 1000 }).toEqual([first]);
    await expect.poll(() => delivered('first', 'second'), { interval: 1000 }).toEqual([first, { ...first, tag: 'second' }]);
    await context.close();
  });
});
