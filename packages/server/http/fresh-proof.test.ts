import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#kernel';
import type { AccountEventInfo, AlertsInfo, KeysInfo } from '#wire';
import type { StoreOptions } from '../store/open.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { TestClient } from '../testing/client.ts';
import type { HttpAnswer } from '../testing/http-client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { MailOffice } from '../testing/post-office.ts';

const PASSWORD = 'speak friend and enter';
const origin = 'https://redbook.example';
const MINUTE = 60_000;
const places = new Places();
let office: MailOffice;
beforeAll(async () => {
  office = await MailOffice.open();
});
afterAll(async () => {
  await office.close();
  await places.clear();
});

const codeOf = ({ status, body }: HttpAnswer<unknown>): unknown => (isObject(body) && isObject(body.error) ? body.error.code : status);

describe.each(['sqlite', 'postgres'] as const)('an account that is used (%s)', (kind) => {
  let ahead = 0;
  let place: StoreOptions;
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse({
      ...place,
      trustProxy: true,
      now: () => Date.now() + ahead,
      alerts: { url: origin, smtp: office.url, gather: 0, gap: 0 },
    });
  });
  afterAll(() => house.close());

  const post = <T>(client: TestClient, path: string, body: unknown): Promise<HttpAnswer<T>> =>
    client.request<T>('POST', path, body, {
      origin,
      'x-forwarded-host': 'redbook.example',
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
    });
  let number = 0;
  async function owner() {
    const account = `${kind}-elrond${number++}`;
    const client = await TestClient.guest(house.url);
    expect(codeOf(await post(client, '/api/account/register', { account, password: PASSWORD }))).toBe(200);
    return { account, client };
  }
  const mailsTo = (address: string) => office.mails.all.filter(({ to }) => to.includes(address));
  async function withMail(client: TestClient, account: string): Promise<string> {
    const address = `${account}@rivendell.example`;
    expect(codeOf(await post(client, '/api/alerts/ways', { kind: 'mail', address, kinds: [] }))).toBe(200);
    await expect.poll(() => mailsTo(address).length).toBe(1);
    const code = /confirm#([\w.-]+)/.exec(mailsTo(address)[0].text)?.[1];
    expect(codeOf(await post(client, '/api/alerts/confirm', { code }))).toBe(200);
    return address;
  }
  const eventsOf = async (client: TestClient) =>
    (await client.get<{ events: AccountEventInfo[] }>('/api/account/events')).body.events.map(({ kind: what, detail, network, agent }) => ({
      kind: what,
      detail,
      network,
      agent,
    }));

  it('is proved once more before a sensitive change, some minutes after the login, and by each session for itself', async () => {
    const { account, client } = await owner();
    await withMail(client, account);
    const { ways } = (await client.get<AlertsInfo>('/api/alerts')).body;
    const second = await TestClient.guest(house.url);
    await post(second, '/api/account/login', { account, password: PASSWORD });
    const sensitive: readonly (readonly [string, object])[] = [
      ['/api/account/password', { next: 'a new one to remember' }],
      ['/api/account/second-factor/begin', {}],
      ['/api/passkeys/make', {}],
      ['/api/passkeys/remove', { id: 'AAAA' }],
      ['/api/alerts/ways', { kind: 'mail', address: 'thief@mordor.example', kinds: [] }],
      [`/api/alerts/ways/${ways[0].id}/drop`, {}],
      ['/api/account/leave', {}],
    ];
    ahead += 9 * MINUTE;
    expect(codeOf(await post(client, '/api/account/second-factor/begin', {}))).toBe(200);
    ahead += 2 * MINUTE;
    for (const [path, body] of sensitive) expect([path, codeOf(await post(client, path, body))]).toEqual([path, 'proof-needed']);
    expect(codeOf(await client.get('/api/account/everything'))).toBe('proof-needed');
    // Everything else goes on for the 400 days of a session.
    expect(codeOf(await post(client, '/api/me', { name: 'Elrond' }))).toBe(200);

    expect(codeOf(await post(client, '/api/account/prove', { password: 'mellon' }))).toBe('wrong-password');
    expect(codeOf(await client.get('/api/account/everything'))).toBe('proof-needed');
    const proved = await post<KeysInfo>(client, '/api/account/prove', { password: PASSWORD });
    expect(proved.body.provedUntil).toBeGreaterThan(Date.now() + ahead);
    expect(codeOf(await client.get('/api/account/everything'))).toBe(200);
    expect(codeOf(await second.get('/api/account/everything'))).toBe('proof-needed');
    for (const [path, body] of sensitive.slice(1, 3)) expect([path, codeOf(await post(client, path, body))]).toEqual([path, 200]);
    // A proof that comes with a change holds for the next ones, too.
    ahead += 11 * MINUTE;
    expect(codeOf(await post(client, '/api/account/password', { password: PASSWORD, next: 'a new one to remember' }))).toBe(200);
    expect(codeOf(await client.get('/api/account/everything'))).toBe(200);
  });

  it('is proved by a passkey as well', async () => {
    const { client } = await owner();
    const key = new Authenticator();
    const options = (await post<Parameters<Authenticator['make']>[0]>(client, '/api/passkeys/make', {})).body;
    expect(codeOf(await post(client, '/api/passkeys/keep', { made: key.make(options, origin) }))).toBe(200);
    ahead += 11 * MINUTE;
    expect(codeOf(await client.get('/api/account/everything'))).toBe('proof-needed');
    const asked = (await post<Parameters<Authenticator['answer']>[0]>(client, '/api/passkeys/ask', { to: 'prove' })).body;
    expect(codeOf(await post(client, '/api/account/prove', { passkey: key.answer(asked, origin) }))).toBe(200);
    expect(codeOf(await client.get('/api/account/everything'))).toBe(200);
  });

  it('lists what happened to it, with a coarse network and kind of browser, and writes of a login from a new device', async () => {
    const { account, client } = await owner();
    const address = await withMail(client, account);
    await post(client, '/api/me', { name: 'Peredhel' });
    const phone = await TestClient.guest(house.url);
    expect(codeOf(await post(phone, '/api/account/login', { account, password: PASSWORD }))).toBe(200);
    await expect.poll(() => mailsTo(address).length).toBe(2);
    const { headers, text } = mailsTo(address)[1];
    expect(headers.subject).toBe(`New device on ${account}`);
    expect(text).toContain('Firefox, Windows, network 203.0.113.0/24');
    expect(text).not.toContain('203.0.113.77');
    // The same device again is none of the owner's worries; nor are ten new ones within a minute ten mails.
    await phone.post('/api/account/logout');
    expect(codeOf(await post(phone, '/api/account/login', { account, password: PASSWORD }))).toBe(200);
    const third = await TestClient.guest(house.url);
    expect(codeOf(await post(third, '/api/account/login', { account, password: PASSWORD }))).toBe(200);
    expect(codeOf(await post(third, '/api/account/password', { password: PASSWORD, next: 'a new one to remember' }))).toBe(200);
    await expect.poll(() => mailsTo(address).length).toBe(3);
    expect(mailsTo(address)[2].headers.subject).toBe(`The password of ${account} was changed`);
    const common = { network: '203.0.113.0/24', agent: 'Firefox, Windows' };
    expect(await eventsOf(third)).toEqual([
      { kind: 'password', detail: '', ...common },
      { kind: 'login-new', detail: 'password', ...common },
      { kind: 'login', detail: 'password', ...common },
      { kind: 'login-new', detail: 'password', ...common },
      { kind: 'renamed', detail: 'Peredhel', ...common },
      { kind: 'channel-added', detail: address, ...common },
      { kind: 'registered', detail: '', ...common },
    ]);
    const guest = await TestClient.guest(house.url);
    expect(codeOf(await guest.get('/api/account/events'))).toBe('no-account');
  });

  it('keeps of each kind the newest only, so that nobody pushes a login off the list', async () => {
    const { client } = await owner();
    for (let i = 0; i < 60; i++, ahead++) await post(client, '/api/me', { name: `Name ${i}` });
    const events = await eventsOf(client);
    expect([events.length, events[0].detail, events.at(-1)?.kind]).toEqual([41, 'Name 59', 'registered']);
  });
});
