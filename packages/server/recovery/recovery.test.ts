import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#kernel';
import type { Me, RecoveryInfo, TableSummary } from '#wire';
import { sourceAt } from '../migrate/places.ts';
import type { StoreOptions } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import type { HttpAnswer } from '../testing/http-client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { type Mail, MailOffice } from '../testing/post-office.ts';

const HOUSE = 'https://redbook.example';
const PASSWORD = 'speak friend and enter';
const NEXT = 'the password is mellon';

let office: MailOffice;
beforeAll(async () => {
  office = await MailOffice.open();
});
afterAll(() => office.close());
/** The mail to somebody, by its number. */
async function mailTo(address: string, place = 0): Promise<Mail> {
  const found = (): Mail | undefined => office.mails.all.filter(({ to }) => to.includes(address))[place];
  for (let mail = found(); ; mail = found()) {
    if (mail !== undefined) return mail;
    await office.mails.until(office.mails.all.length + 1);
  }
}

const places = new Places();
afterAll(() => places.clear());

const codeOf = ({ body }: HttpAnswer<unknown>): unknown => (isObject(body) && isObject(body.error) ? body.error.code : body);
const tokenIn = ({ text }: Mail): string => /\/recover#([\w-]{43})/.exec(text)?.[1] ?? '';

describe.each(['sqlite', 'postgres'] as const)('whoever forgot his password (%s)', (kind) => {
  let place: StoreOptions;
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse({ ...place, alerts: { url: HOUSE, smtp: office.url } });
  });
  afterAll(() => house.close());

  let number = 0;
  async function owner(confirmed = true) {
    const account = `${kind}-merry${number++}`;
    const address = `${account}@buckland.example`;
    const client = await TestClient.guest(house.url);
    await client.post('/api/account/register', { account, password: PASSWORD });
    await client.post('/api/alerts/wishes', { language: 'pl', zone: 'Europe/Warsaw', quiet: null, away: 0 });
    await client.post('/api/alerts/ways', { kind: 'mail', address, kinds: [] });
    const code = /confirm#([\w.-]+)/.exec((await mailTo(address)).text)?.[1];
    if (confirmed) expect((await client.post('/api/alerts/confirm', { code })).status).toBe(200);
    return { account, address, client };
  }
  const forgot = async (account: string, language = 'en') =>
    (await TestClient.guest(house.url)).post('/api/account/forgot', { account, language });
  const recover = (client: TestClient, token: string, next = NEXT) => client.post<Me>('/api/account/recover', { token, next });

  it('is sent a link, sets another by it, is let in with what he has there, and everybody else is out', async () => {
    const { account, address, client } = await owner();
    expect((await forgot(account.toUpperCase(), 'pl')).body).toEqual({});
    const mail = await mailTo(address, 1);
    expect(mail.headers.subject).toBe(`Nowe hasło do konta ${account}`);
    expect(mail.text).toContain(`${HOUSE}/recover#`);
    const token = tokenIn(mail);
    const guest = await TestClient.guest(house.url);
    const { table } = await guest.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await recover(guest, token, 'short')).status).toBe(400);
    expect((await recover(guest, token)).body).toMatchObject({ account });
    expect((await guest.get<{ tables: TableSummary[] }>('/api/mine')).body.tables.map(({ id }) => id)).toEqual([table]);
    expect((await client.get('/api/holidays')).status).toBe(401);
    // He hears of it at his address, in his own language.
    expect((await mailTo(address, 2)).headers.subject).toBe(`Hasło do konta ${account} zostało zmienione`);
    const login = async (password: string) =>
      (await (await TestClient.guest(house.url)).post('/api/account/login', { account, password })).status;
    expect([await login(PASSWORD), await login(NEXT)]).toEqual([401, 200]);
    // Once.
    expect(codeOf(await recover(await TestClient.guest(house.url), token))).toBe('link-over');
  });

  it('may say his address instead, and a link that was asked for before holds no more when the password is set', async () => {
    const { account, address } = await owner();
    await forgot(address.toUpperCase());
    const first = await mailTo(address, 1);
    expect(first.headers.subject).toBe(`A new password for ${account}`);
    await forgot(account);
    const second = await mailTo(address, 2);
    expect((await recover(await TestClient.guest(house.url), tokenIn(second))).status).toBe(200);
    expect(codeOf(await recover(await TestClient.guest(house.url), tokenIn(first)))).toBe('link-over');
  });

  it('learns nothing of who has an account, and neither does anybody else', async () => {
    const { account, address: unconfirmed } = await owner(false);
    const { account: known, address } = await owner();
    const answers = [];
    for (const each of ['nobody', account, 'nobody@nowhere.example', known]) answers.push(await forgot(each));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(new Set(['[200,{}]']));
    expect((await mailTo(address, 1)).headers.subject).toContain(known);
    // The one that was asked for last has arrived, and the others got nothing.
    expect(office.mails.all.filter(({ to }) => to.includes(unconfirmed))).toHaveLength(1);
    expect(office.mails.all.filter(({ to }) => to.includes('nobody@nowhere.example'))).toEqual([]);
  });

  it('is not overtaken by whoever reads the database: what the link says is nowhere in it', async () => {
    const { account, address } = await owner();
    await forgot(account);
    const mail = await mailTo(address, 1);
    const source = await sourceAt(place);
    const found: string[] = [];
    for (const shelf of source.shelves)
      for await (const row of source.rows(shelf)) if (JSON.stringify(row).includes(tokenIn(mail))) found.push(shelf.name);
    await source.close();
    expect([tokenIn(mail).length, found]).toEqual([43, []]);
  });
});

describe.each(['sqlite', 'postgres'] as const)('strangers who ask for links of an account (%s)', (kind) => {
  it('use up neither those of its owner nor the links that were sent', async () => {
    const place = await places.place(kind);
    const limits = { ...NO_LIMITS, recoveries: { perSecond: 1e-9, burst: 2 } };
    const house = await openHouse({ ...place, limits, trustProxy: true, alerts: { url: HOUSE, smtp: office.url } });
    try {
      const account = `${kind}-rosie`;
      const address = `${account}@bywater.example`;
      const rosie = await TestClient.guest(house.url);
      await rosie.post('/api/account/register', { account, password: PASSWORD });
      await rosie.post('/api/alerts/ways', { kind: 'mail', address, kinds: [] });
      const code = /confirm#([\w.-]+)/.exec((await mailTo(address)).text)?.[1];
      await rosie.post('/api/alerts/confirm', { code });
      await rosie.post('/api/account/logout');
      const ask = async (client: TestClient, from: string) =>
        (await client.request('POST', '/api/account/forgot', { account, language: 'en' }, { 'x-forwarded-for': from })).status;
      expect(await ask(rosie, '10.0.0.1')).toBe(200);
      const first = await mailTo(address, 1);
      // Eight links for strangers of all networks together, two for each network.
      const stranger = await TestClient.guest(house.url);
      for (let network = 0; network < 6; network++) for (let i = 0; i < 2; i++) expect(await ask(stranger, `10.9.${network}.1`)).toBe(200);
      expect(await ask(stranger, '10.9.0.1')).toBe(429);
      await mailTo(address, 9);
      // The owner's device has its own.
      expect(await ask(rosie, '10.0.0.2')).toBe(200);
      const last = await mailTo(address, 10);
      expect(office.mails.all.filter(({ to }) => to.includes(address))).toHaveLength(11);
      // And the first link still holds.
      expect((await recoverAt(house.url, tokenIn(first))).status).toBe(200);
      expect(tokenIn(last)).not.toBe(tokenIn(first));
    } finally {
      await house.close();
    }
  });
});

const recoverAt = async (url: string, token: string) =>
  (await TestClient.guest(url)).post<Me>('/api/account/recover', { token, next: NEXT });

it('an account is written to three times at most, and whoever asks for many is told to wait', async () => {
  const house = await openHouse({
    alerts: { url: HOUSE, smtp: office.url },
    limits: { ...NO_LIMITS, recoveries: { perSecond: 1e-6, burst: 3 } },
  });
  try {
    const client = await TestClient.guest(house.url);
    const ask = () => client.post('/api/account/forgot', { account: 'nobody', language: 'en' });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 200]);
    expect(codeOf(await ask())).toBe('too-fast');
  } finally {
    await house.close();
  }
});

it('a house without mail says so', async () => {
  const house = await openHouse();
  try {
    const client = await TestClient.guest(house.url);
    expect((await client.get<RecoveryInfo>('/api/account/recovery')).body).toEqual({ mails: false });
    expect(codeOf(await client.post('/api/account/forgot', { account: 'frodo', language: 'en' }))).toBe('no-way');
  } finally {
    await house.close();
  }
});
