import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf } from '#server/testing/authenticator-app.ts';
import { stepAt, totp } from '#server/people/totp.ts';
import { jsonFile } from '#kernel/testing/json.ts';
import { MailOffice } from '#server/testing/post-office.ts';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { enough } from './whole.ts';

/** Accounts in a real browser, with an authenticator of Chromium's own. */

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
const SHOTS = process.env.ACCOUNT_SHOTS;

type Words = { readonly [key: string]: string };
const wordsIn = (language: string): Words => jsonFile<Words>(new URL(`../account/locale/${language}.json`, import.meta.url));

const LOOKS = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, settings: { language: 'en', theme: 'day' } },
  { name: 'phone', viewport: { width: 360, height: 740 }, settings: { language: 'pl', theme: 'candle' } },
] as const;

const looksWell = async (page: Page, name: string): Promise<void> => {
  expect(await overflow(page), name).toBeLessThanOrEqual(0);
  expect(await axe(page), name).toEqual([]);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/account-${name}.png`, fullPage: true });
};

async function withAuthenticator(page: Page): Promise<{ readonly line: CDPSession; readonly id: string }> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { line, id: authenticatorId };
}

it.each(enough(1, LOOKS))(
  'on a $name, a guest becomes an account by a passkey alone, comes back by it, and gives it up again',
  async (look) => {
    const words = wordsIn(look.settings.language);
    const { page, context, complaints } = await house.visitor({
      baseURL: house.url.replace('127.0.0.1', 'localhost'),
      viewport: look.viewport,
      settings: look.settings,
    });
    const { line, id } = await withAuthenticator(page);
    const button = (key: string) => page.getByRole('button', { name: words[key], exact: true });
    const told = (key: string) => page.locator('.told', { hasText: words[key] }).first().waitFor();

    await page.goto('/account');
    await button('passkey_register').waitFor();
    await looksWell(page, `${look.name}-guest`);
    await page.getByRole('textbox', { name: words.account, exact: true }).fill(`sam-${look.name}`);
    await button('passkey_register').click();
    await told('registered');
    expect((await line.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials).toMatchObject([
      { isResidentCredential: true, rpId: 'localhost' },
    ]);

    // A name by which its owner knows it, by keys alone.
    await page.getByRole('button', { name: words.passkey_rename }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Elven ring');
    await page.keyboard.press('Enter');
    await told('passkey_renamed');
    await page.locator('b', { hasText: 'Elven ring' }).waitFor();
    await looksWell(page, `${look.name}-keys`);

    // Out, and in again without a name: by the button, and by what the browser offers beside the field, which this one takes as soon as somebody is there.
    // The first offer gets no answer from the server, so that there is somebody to press the button.
    await page.route('**/api/passkeys/ask', () => {}, { times: 1 });
    const unanswered = page.waitForRequest('**/api/passkeys/ask');
    await button('logout').click();
    await told('left');
    await unanswered;
    await button('passkey_login').click();
    await told('entered');
    await page.locator('b', { hasText: 'Elven ring' }).waitFor();
    const offered = page.waitForResponse('**/api/passkeys/login');
    await button('logout').click();
    expect((await offered).status()).toBe(200);
    await told('entered');
    await page.locator('b', { hasText: 'Elven ring' }).waitFor();

    // The last way in goes only after a question; with a password it is the last no more.
    const remove = page.getByRole('button', { name: `${words.passkey_remove} Elven ring` });
    await remove.click();
    const question = page.getByRole('dialog', { name: words.passkey_last_title });
    await question.waitFor();
    await looksWell(page, `${look.name}-last`);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByLabel(words.new_password).fill('po-tay-toes');
    await button('set_password').click();
    await told('password_changed');
    await remove.click();
    await told('passkey_removed');
    await page.getByText(words.passkeys_none).waitFor();

    // Whoever has no passkey here is told so, and nothing has changed.
    await line.send('WebAuthn.clearCredentials', { authenticatorId: id });
    await button('logout').click();
    await told('left');
    await line.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await button('passkey_login').click();
    await page.locator('.fault', { hasText: words.passkey_dismissed }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it.each(enough(1, LOOKS.toReversed()))('on a $name, whoever forgot his password sets another by a link that came by mail', async (look) => {
  const words = wordsIn(look.settings.language);
  const { page, context, complaints } = await house.visitor({ viewport: look.viewport, settings: look.settings });
  const account = `pippin-${look.name}`;
  const address = `${account}@tuckborough.example`;
  const mail = async (page_: 'confirm' | 'recover', place: number): Promise<string> => {
    const found = () => office.mails.all.filter(({ to }) => to.includes(address))[place];
    await expect.poll(() => found() !== undefined).toBe(true);
    return new RegExp(`redbook.example(/\\S*${page_}#\\S+)`).exec(found().text)?.[1] ?? '';
  };
  await page.goto('/account');
  // Passkeys are not for numbers, and the page says what to open instead.
  await page.getByText(`http://localhost:${new URL(house.url).port}`).waitFor();
  const post = async (path: string, data: object) => expect((await page.request.post(path, { data })).status()).toBe(200);
  await post('/api/account/register', { account, password: 'speak friend and enter' });
  await post('/api/alerts/ways', { kind: 'mail', address, kinds: [] });
  await post('/api/alerts/confirm', { code: (await mail('confirm', 0)).split('#')[1] });
  await post('/api/account/logout', {});

  await page.goto('/account');
  await page.getByRole('link', { name: words.forgot }).click();
  await page.getByLabel(words.recover_who).fill(account);
  await looksWell(page, `${look.name}-forgot`);
  await page.getByRole('button', { name: words.recover_send }).click();
  await page.locator('.told', { hasText: words.recover_sent }).waitFor();
  await page.goto(await mail('recover', 1));
  await page.getByLabel(words.new_password).fill('second breakfast');
  await looksWell(page, `${look.name}-recover`);
  await page.getByRole('button', { name: words.recover_do }).click();
  await page.locator('.told', { hasText: words.recover_done }).waitFor();
  await page.getByRole('link', { name: words.recover_back }).click();
  await page.getByRole('heading', { name: account }).waitFor();
  await page.getByText(words.address_known).waitFor();

  // The same link holds no more.
  await page.goto(await mail('recover', 1));
  await page.reload();
  await page.getByLabel(words.new_password).fill('elevenses, too');
  await page.getByRole('button', { name: words.recover_do }).click();
  await page.locator('.fault').waitFor();
  expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);

  // Where a house sends no mail, the page says whom to ask.
  await page.route('**/api/account/recovery', (route) => route.fulfill({ json: { mails: false } }));
  await page.goto('/recover');
  await page.getByText(words.recover_no_mail).waitFor();
  await looksWell(page, `${look.name}-no-mail`);
  await context.close();
});

/** What an authenticator app makes of the secret that a page shows. */
const appOf = (shown: string) => (): string => totp(bytesOf(shown), stepAt(Date.now()));

it.each(enough(1, LOOKS))('on a $name, a second factor is set up from the page, asked for at login, and turned off', async (look) => {
  const words = wordsIn(look.settings.language);
  const { page, context, complaints } = await house.visitor({ viewport: look.viewport, settings: look.settings });
  const button = (key: string) => page.getByRole('button', { name: words[key], exact: true });
  const told = (key: string) => page.locator('.told', { hasText: words[key] }).first().waitFor();
  const field = (key: string) => page.getByRole('textbox', { name: words[key], exact: true });
  const [account, password] = [`merry-${look.name}`, 'a short cut to mushrooms'];

  // Errors stand at their field.
  await page.goto('/account');
  await field('account').fill(account);
  await page.getByLabel(words.password, { exact: true }).fill('password1');
  await button('register').click();
  const wrong = page.locator('.field', { has: page.getByLabel(words.password, { exact: true }) });
  await expect.poll(() => wrong.getByRole('alert').textContent()).not.toBe('');
  expect(await page.getByLabel(words.password, { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await looksWell(page, `${look.name}-field`);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await button('register').click();
  await told('registered');

  await button('second_begin').click();
  await page.getByRole('img', { name: words.second_qr }).waitFor();
  const code = appOf((await page.locator('.secret').textContent()) ?? '');
  await looksWell(page, `${look.name}-second-set-up`);
  await field('second_first_code').fill(code());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.codes }).waitFor();
  const codes = await page.locator('.recovery-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  await looksWell(page, `${look.name}-codes`);
  await button('codes_kept').click();
  await page
    .locator('.account-events b', { hasText: words['event.second-factor-on'] ?? '' })
    .first()
    .waitFor();
  await looksWell(page, `${look.name}-second-on`);

  await button('logout').click();
  await told('left');
  await field('account').fill(account);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // The field appears with the focus in it.
  await field('code').waitFor();
  await looksWell(page, `${look.name}-code`);
  await page.keyboard.type(codes[0]);
  await page.keyboard.press('Enter');
  await told('entered');

  await button('second_stop').click();
  await page.getByRole('dialog', { name: words.second_stop }).waitFor();
  await looksWell(page, `${look.name}-second-stop`);
  await page.keyboard.type(codes[1].toLowerCase());
  await page.keyboard.press('Enter');
  await button('second_begin').waitFor();

  // A login elsewhere is told at the head of the page, with the way to the list; that of this session is not.
  await page.reload();
  await page.locator('.account-events b').first().waitFor();
  expect(await page.locator('.account-warning').count()).toBe(0);
  const elsewhere = await fetch(`${house.url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  expect(elsewhere.status).toBe(200);
  // So long after the login of this session that it is not taken for it.
  await page.route('**/api/account/sessions', async (route) => {
    const { sessions } = await (await route.fetch()).json();
    await route.fulfill({ json: { sessions: sessions.map((each: object) => ({ ...each, madeAt: 1 })) } });
  });
  await page.reload();
  await page.locator('.account-warning', { hasText: words.warning_login }).waitFor();
  await looksWell(page, `${look.name}-warning`);
  await page.getByRole('link', { name: words.warning_see }).click();
  await expect.poll(() => page.locator('#account-events').isVisible()).toBe(true);

  // A while after the login a sensitive change asks who is there, and goes on by itself.
  await page.route('**/api/account/everything', (route) => route.fulfill({ status: 403, json: NOT_PROVED }), { times: 1 });
  await button('export').click();
  await page.getByRole('dialog', { name: words.proof_title }).waitFor();
  await looksWell(page, `${look.name}-proof`);
  await page.keyboard.type('wrong password');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').getByRole('alert').textContent()).not.toBe('');
  await page.getByLabel(words.old_password).fill(password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('red-book.json');
  expect(complaints.filter((each) => !/40[013]/.test(each))).toEqual([]);
  await context.close();
});

const NOT_PROVED = { error: { code: 'proof-needed', message: 'once more' } };
