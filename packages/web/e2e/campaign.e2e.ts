import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';
import { type GameRecord, unchecked } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import { playHunt } from '#server/testing/hunt.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type House, openHouse, overflow, type Visitor } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The same person, now before a browser. */
async function before(client: TestClient, options: Parameters<House['visitor']>[0] = {}): Promise<Visitor> {
  const visitor = await house.visitor(options);
  const [name, value] = client.cookie.split('=');
  await visitor.context.addCookies([{ name, value, url: house.url }]);
  return visitor;
}

it('HR-WOTR-01: two people go on from the end of their hunt into the war, with what it earned', async () => {
  const clients = [await TestClient.arrive(house.url), await TestClient.arrive(house.url)];
  const hunt = await playHunt(clients);
  const tokens = unchecked<HuntView>(clients[0].follow(hunt).now.view).warTokens;
  const { link, shadow, freePeoples } = tokens ?? { link: '', shadow: 0, freePeoples: 0 };
  for (const client of clients) await client.disconnect();
  const frodo = await before(clients[0]);
  const khamul = await before(clients[1], { viewport: { width: 390, height: 844 }, settings: { language: 'pl' } });

  for (const [{ page }, go] of [
    [frodo, 'On to the War'],
    [khamul, 'Dołącz do Wojny'],
  ] as const) {
    await page.goto(`/table/${hunt}`);
    await page.locator('.prompt .btn').first().click();
    await page.locator('.onward').getByRole('button', { name: go }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(hunt));
  }
  const war = new URL(frodo.page.url()).pathname.split('/').at(-1) ?? '';
  expect(khamul.page.url()).toContain(war);
  for (const { page } of [frodo, khamul]) await page.locator('.frame').waitFor();

  const watcher = await TestClient.arrive(house.url);
  const { info } = await watcher.watch(war);
  expect(info.options).toEqual({ tokens: [freePeoples, shadow] });
  expect(info).toMatchObject({ carried: link, sequelOf: { table: hunt, link } });

  const player = await clients[0].at(house.url);
  await player.watch(war);
  await player.ask({ t: 'resign', table: war, seat: 0 });
  await watcher.until(() => watcher.follow(war).now.phase === 'finished');

  // The whole of it on one page, on a phone too, and one line on the list.
  await frodo.page.goto('/');
  await frodo.page.locator('.tb .after').waitFor();
  expect(await frodo.page.locator('.tb').count()).toBe(1);
  await frodo.page.locator('.tb').click();
  await frodo.page.waitForURL(`**/campaign/${hunt}`);
  await khamul.page.goto(`/campaign/${hunt}`);
  for (const { page } of [frodo, khamul]) {
    await expect.poll(() => page.locator('.tale').count()).toBe(2);
    // The war was given up at once: whether it has a course, too, depends on what was answered before.
    await expect.poll(() => page.locator('.tale').first().locator('.plot').count()).toBe(1);
    await page.locator('.chapters li').first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  }

  // What the war says it follows is proved; forged, it is not.
  await frodo.page.goto(`/verify?table=${war}`);
  await frodo.page.locator('.report.good').getByText('What it began with was earned').waitFor();
  const record = (await watcher.get<GameRecord>(`/api/tables/${war}/record`)).body;
  const forged = { ...record, follows: { ...record.follows, link: 'forged' } };
  await frodo.page.goto('/verify');
  await frodo.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'war.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(forged)) });
  await frodo.page.locator('.report.bad').getByText('forged').waitFor();
  await watcher.disconnect();
  await player.disconnect();
  expect([...frodo.complaints, ...khamul.complaints]).toEqual([]);
});
