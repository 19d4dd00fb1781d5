import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow } from './browser.ts';
import { giveUp, playByMouse, setTable } from './players.ts';

/** The book in the pocket: a real service worker, real IndexedDB, and a network that is really gone. */

const SHOTS = process.env.POCKET_SHOTS;
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

/** The client as it is built, in a folder of its own: here another edition can be laid over it. */
let folder: string;
let house: House;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-pocket-'));
  await cp(join(import.meta.dirname, '../../../dist/web-tested'), folder, { recursive: true });
  house = await openHouse({ staticDir: folder });
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

const pocketOf = (options: Parameters<House['visitor']>[0] = {}) => house.visitor({ serviceWorkers: 'allow', ...options });

/** Everything that is needed on the road lies in the browser. */
const packed = async (page: Page): Promise<void> => {
  await page.goto('/new/journey-to-mordor?offline');
  await page
    .locator('.packing')
    .filter({ hasText: /four games|cztery gry/ })
    .waitFor();
};

const lines = (page: Page): Promise<number> => page.locator('.log li').count();

/** What is chosen first, and where the course of the game is told when it is over. */
const GAMES = [
  { game: 'battle-for-middle-earth', choice: '.bm-back.offered', told: null },
  { game: 'hunt-for-the-ring', choice: '.hr-space.offered', told: '.hp-misses' },
  { game: 'war-of-the-ring', choice: '.wr-way', told: '.wr-end path.course' },
] as const;

/** Presses the tabulator until the keyboard stands on one of them: on a map it stands on one place for all. */
async function tabToAny(page: Page, wanted: string): Promise<void> {
  const isThere = (): Promise<boolean> => page.evaluate((each) => document.activeElement?.matches(each) === true, wanted);
  for (let stop = 0; stop < 40 && !(await isThere()); stop++) await page.keyboard.press('Tab');
  expect(await isThere(), `by the tabulator to ${wanted}`).toBe(true);
}

/** A table that is kept in a file and nowhere else is the same when it is read. */
async function thereAndBack(page: Page): Promise<void> {
  const question = (): Promise<string> => page.locator('.prompt .q').innerText();
  // While a bot moves the question would be another one when the table is read again.
  await page.locator('.wr:not(.busy):not([data-offers="0"])').waitFor();
  const [asked, before] = [await question(), await lines(page)];
  await page.locator('.cover button').last().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the table as a file' }).click();
  const file = await (await saved).path();
  await page.getByRole('button', { name: 'Delete this table' }).click();
  await page.locator('dialog[open] .row.end .btn.seal').click();
  await page.locator('.acts').waitFor();
  await page.goto('/tables');
  expect(await page.locator('a.tb').filter({ hasText: 'War of the Ring' }).count()).toBe(0);
  await page.locator('.drop input').setInputFiles(file);
  await page.waitForURL(/\/table\/offline-/);
  await expect.poll(question).toBe(asked);
  expect(await lines(page)).toBe(before);
}

async function skipDie(page: Page): Promise<void> {
  await page.locator('.wr-die-button').first().click();
  await page.locator('.wr-uses [data-use="skip"]').click();
}

/** Bots say why they moved if that was wished for when the table was set, and it is kept. */
async function toldWhy(page: Page): Promise<void> {
  await page.goto('/new/journey-to-mordor?offline');
  await page.locator('input[maxlength="40"]').first().fill('Kasia');
  await page.getByLabel(/^Bots say in the chronicle why they moved/).check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.jm').waitFor();
  const words = page.locator('.log li.word');
  for (let touch = 0; touch < 60 && (await words.count()) === 0; touch++) await playByMouse(page, 1);
  await expect.poll(() => words.first().innerText()).toMatch(/explains: /);
  await shot(page, 'reasons-offline');
  await page.reload();
  await expect.poll(() => words.first().innerText()).toMatch(/explains: /);
}

describe('without a network', () => {
  it('the book opens, a table is set, played, left, killed, found again, taken back, seen again, proved and saved', async () => {
    const { page, context } = await pocketOf({ viewport: { width: 360, height: 740 }, settings: { language: 'pl' } });
    await packed(page);
    await context.setOffline(true);
    await page.goto('/');
    await page.locator('.acts').waitFor();
    await shot(page, 'home-offline');
    // From the first page, by keyboard alone.
    await page.getByRole('button', { name: 'Graj bez sieci' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] a.tb').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.setup').waitFor();
    expect(await page.locator('input[value="here"]').isChecked()).toBe(true);
    expect(await page.locator('select option[value="open"]').count()).toBe(0);
    await page.locator('input[maxlength="40"]').first().fill('Kasia');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    await shot(page, 'setup-offline');
    await page.locator('.setup .btn.seal').focus();
    await page.keyboard.press('Enter');
    await page.locator('.jm').waitFor();
    await playByMouse(page, 6);
    const url = page.url();
    expect(url).toMatch(/\/table\/offline-[0-9a-f]{32}$/);
    await expect.poll(() => page.locator('.jm-main, .jm-die.offered, .jm-die.must').count()).toBeGreaterThan(0);
    const before = await lines(page);
    await shot(page, 'table-offline');

    // Killed in the middle, without a word.
    const crashed = page.waitForEvent('crash');
    void page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await page.close();
    const again = await context.newPage();
    await again.goto(url);
    await again.locator('.jm').waitFor();
    await expect.poll(() => lines(again)).toBeGreaterThanOrEqual(before);

    // A second tab is told, and may go on in its place; the first one then steps back.
    const second = await context.newPage();
    await second.goto(url);
    await second.getByRole('button', { name: 'Graj dalej tutaj' }).click();
    await second.locator('.jm').waitFor();
    await again.getByRole('button', { name: 'Graj dalej tutaj' }).waitFor();
    await playByMouse(second, 2);

    // It is among one's own tables, and marked.
    await second.goto('/tables');
    await second.locator('a.tb').filter({ hasText: 'w tej przeglądarce' }).first().click();
    await second.locator('.jm').waitFor();
    await second.locator('.cover button').last().click();
    await second.locator('dialog[open]').getByRole('button', { name: 'Poddaj się' }).click();
    await second.locator('dialog[open] .btn.seal').last().click();
    // The others may play on among themselves.
    await second.locator('.dialog.end').waitFor({ timeout: 120_000 });
    await second.locator('.dialog.end .witness').filter({ hasText: 'bez sieci' }).waitFor();
    await shot(second, 'end-offline');
    const saved = second.waitForEvent('download');
    await second.locator('.dialog.end').getByRole('button', { name: 'Zapisz' }).click();
    const record: { readonly offline?: boolean } = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(record.offline).toBe(true);
    await second.locator('.dialog.end a[href^="/verify"]').click();
    await second.locator('.report.good').waitFor();
    await second.goBack();
    await second.goto(url.replace('/table/', '/replay/'));
    await second.locator('.jm').waitFor();

    // Back in reach of the server: it is taken there, and is marked there, too.
    await context.setOffline(false);
    await second.goto(url);
    await second.locator('.prompt .btn').filter({ hasText: /\S/ }).last().click();
    await second.getByRole('button', { name: 'Wyślij na serwer' }).click();
    await second.getByRole('link', { name: 'Zobacz ją tam' }).click();
    await second.waitForURL(/\/replay\/[\w-]{16}/);
    await second.goto('/tables');
    await second.locator('a.tb').filter({ hasText: 'rozegrane bez sieci' }).waitFor();
    expect(await second.locator('a.tb').count()).toBe(1);
    await context.close();
  });

  it('the other games are played as well, by keyboard alone; a table is saved, thrown away and read again; the end is told from here, and why bots moved', async () => {
    const { page, context, complaints } = await pocketOf({ viewport: { width: 1280, height: 800 } });
    await packed(page);
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const { game, choice, told } of GAMES) {
      await page.goto(`/new/${game}?offline`);
      await page.locator('input[maxlength="40"]').first().fill('Kasia');
      await page.locator('.setup .btn.seal').focus();
      await page.keyboard.press('Enter');
      await page.locator(choice).first().waitFor();
      // Whoever goes by keys stands at the board, and from there the way is short.
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
      const before = await lines(page);
      await tabToAny(page, choice);
      await page.keyboard.press('Enter');
      await expect.poll(() => lines(page)).toBeGreaterThan(before);
      if (told === null) continue;
      if (game === 'war-of-the-ring') await thereAndBack(page);
      await giveUp(page);
      await page.locator('.dialog.end').waitFor();
      await page.keyboard.press('Escape');
      await page.locator(told).first().waitFor({ state: 'attached' });
    }
    await toldWhy(page);
    expect(asked.filter((path) => path.startsWith('/api/tables/'))).toEqual([]);
    expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([]);
    await context.close();
  });
});

describe('a game over weeks', () => {
  it('goes on after the connection was gone, with the move that was made meanwhile; its tale, its note and its chronicle are there', async () => {
    const { page, context } = await pocketOf({ viewport: { width: 1280, height: 800 } });
    const { table } = await setTable(page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await page.goto(`/table/${table}`);
    await page.locator('.jm-hobbit.offered').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('tab', { name: 'Note' }).click();
    await page.locator('.note textarea').fill('Keep the Ring away from Boromir');
    await page.locator('.note [role=status]').filter({ hasText: 'Saved.' }).waitFor();
    await page.getByRole('tab', { name: 'Chronicle' }).click();

    await context.setOffline(true);
    await page.locator('.thread').waitFor();
    await page.locator('.jm-hobbit.offered').first().click();
    await page.locator('.thread').filter({ hasText: 'Your move is saved' }).waitFor();
    await shot(page, 'kept-move');
    await page.getByRole('button', { name: 'Cancel this move' }).click();
    await page.locator('.jm-hobbit.offered').first().click();
    await page.getByRole('button', { name: 'Cancel this move' }).waitFor();
    // The page is closed before the connection is back.
    await page.close();
    await context.setOffline(false);
    const back = await context.newPage();
    await back.goto(`/table/${table}`);
    await back
      .locator('.log li')
      .filter({ hasText: /Frodo|Sam|Merry|Pippin/ })
      .first()
      .waitFor();
    expect(await back.locator('.why').count()).toBe(0);

    // Somebody who has been away for a day.
    await playByMouse(back, 12);
    await back.evaluate(
      (id) => localStorage.setItem('redbook.visits', JSON.stringify({ [id]: { seen: 3, at: Date.now() - 86_400_000 } })),
      table,
    );
    await back.goto('/about');
    await back.evaluate(
      (id) => localStorage.setItem('redbook.visits', JSON.stringify({ [id]: { seen: 3, at: Date.now() - 86_400_000 } })),
      table,
    );
    await back.goto(`/table/${table}`);
    await back.getByRole('button', { name: 'Read the tale' }).click();
    await back.locator('.dialog.since li').first().waitFor();
    expect(await axe(back, '.dialog.since')).toEqual([]);
    await shot(back, 'since');
    await back.keyboard.press('Escape');
    await expect.poll(() => back.getByRole('button', { name: 'Read the tale' }).count()).toBe(0);

    const all = await lines(back);
    await back.locator('.log-search input').fill('rolled nothing like this');
    await back.locator('.log-search [role=status]').filter({ hasText: '0 lines' }).waitFor();
    await back.locator('.log-search input').fill('');
    await expect.poll(() => lines(back)).toBe(all);
    await back.getByRole('tab', { name: 'Note' }).click();
    await expect.poll(() => back.locator('.note textarea').inputValue()).toBe('Keep the Ring away from Boromir');
    expect(await axe(back, '.margin')).toEqual([]);
    await back.setViewportSize({ width: 360, height: 740 });
    await back.locator('.cover .small-only').click();
    expect(await overflow(back)).toBeLessThanOrEqual(0);
    await shot(back, 'note-phone');
    await context.close();
  });
  it('at War’s table, too, and says so when it is too late for the move', async () => {
    const { page, context } = await pocketOf({ viewport: { width: 360, height: 740 } });
    const { table } = await setTable(page, { game: 'war-of-the-ring', seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await page.goto(`/table/${table}`);
    const guide = page.locator('.wr-way').filter({ hasText: 'Strider' });
    await guide.waitFor();
    // Nothing but this table was ever fetched: whatever else a touch calls for does not come, and the table stays.
    await context.setOffline(true);
    await page.locator('.thread').waitFor();
    await guide.click();
    await page.locator('.thread').filter({ hasText: 'Your move is saved' }).waitFor();
    await context.setOffline(false);
    await page.locator('.log li').filter({ hasText: 'The guide is now Strider' }).waitFor({ state: 'attached' });

    await page.locator('.wr-die-button').first().waitFor();
    await context.setOffline(true);
    await page.locator('.thread').waitFor();
    await skipDie(page);
    await page.locator('.thread').filter({ hasText: 'Your move is saved' }).waitFor();
    // Meanwhile the same person decides on another device.
    const elsewhere = await pocketOf({ storageState: { cookies: await context.cookies(), origins: [] } });
    await elsewhere.page.goto(`/table/${table}`);
    await skipDie(elsewhere.page);
    await elsewhere.page.locator('.log li').filter({ hasText: 'skip the' }).waitFor({ state: 'attached' });
    await context.setOffline(false);
    await page.locator('.why').filter({ hasText: 'was not done' }).waitFor();
    await page.locator('.log li').filter({ hasText: 'skip the' }).waitFor({ state: 'attached' });
    expect(await page.locator('.log li').filter({ hasText: 'skip the' }).count()).toBe(1);
    await Promise.all([context.close(), elsewhere.context.close()]);
  });
});

describe('a new edition', () => {
  it('is said to be there, waits until somebody turns to it, and then is the one that opens; a move that is half made stays so', async () => {
    const { page, context } = await pocketOf();
    const { table } = await setTable(page, { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await page.goto(`/table/${table}`);
    await playByMouse(page, 2);
    await page.locator('.jm-die.must, .jm-die.offered').first().click();
    await page.locator('.jm-die.chosen').waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const edition = join(folder, 'edition.js');
    const old = await readFile(edition, 'utf8');
    await Promise.all([rm(`${edition}.br`), rm(`${edition}.gz`)]);
    await writeFile(edition, old.replace(/"name":"\w+"/, '"name":"another"'));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.locator('.edition').waitFor();
    expect(await page.locator('.jm-die.chosen').count()).toBe(1);
    await shot(page, 'edition');
    expect(await page.evaluate(() => caches.keys())).toContain('redbook-another');
    const turned = page.waitForEvent('load');
    await page.locator('.edition .btn').first().click();
    await turned;
    await page.locator('.jm-die.chosen').waitFor();
    expect(await page.locator('.edition').count()).toBe(0);
    await context.close();
  });
});

describe('putting it on a device', () => {
  it.each([
    ['en', 'Red Book'],
    ['pl', 'Czerwona Księga'],
  ])('in %s it has a name, pictures of its own and a worker', async (language, name) => {
    const { page, context } = await pocketOf({ settings: { language } });
    await page.goto('/');
    const client = await context.newCDPSession(page);
    const { errors, data } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(data ?? '{}');
    expect(manifest.name).toBe(name);
    for (const { src } of manifest.icons) expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // A window that keeps nothing is the one thing that a test's browser has against it.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await context.close();
  });
});
