import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#kernel';
import type { AccountExport, KeysInfo, Me, PasskeyAsked, PasskeyKept, PasskeyToMake, TableSummary } from '#wire';
import type { StoreOptions } from '../store/open.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { TestClient } from '../testing/client.ts';
import type { HttpAnswer } from '../testing/http-client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Places, shelvesNaming } from '../testing/places.ts';

const PASSWORD = 'speak friend and enter';
/** Where people reach the house: a proxy in front of it. */
const origin = 'https://redbook.example';
/** The clock of the servers runs ahead, so that no login counts as a proof any more. */
let ahead = 0;
const now = (): number => Date.now() + ahead;
const wait = (): void => {
  ahead += 11 * 60_000;
};
const places = new Places();
afterAll(() => places.clear());

const codeOf = ({ body }: HttpAnswer<unknown>): unknown => (isObject(body) && isObject(body.error) ? body.error.code : body);

describe.each(['sqlite', 'postgres'] as const)('passkeys (%s)', (kind) => {
  let place: StoreOptions;
  let house: Awaited<ReturnType<typeof openHouse>>;
  /** On PostgreSQL what one node asks another one hears. */
  let other: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse({ ...place, trustProxy: true, now });
    other = kind === 'postgres' ? await openHouse({ ...place, trustProxy: true, now }) : house;
  });
  afterAll(async () => {
    if (other !== house) await other.close();
    await house.close();
  });

  let number = 0;
  const newName = (): string => `${kind}-bilbo${number++}`;
  const post = <T>(client: TestClient, path: string, body: unknown, from = origin): Promise<HttpAnswer<T>> =>
    client.request<T>('POST', path, body, { origin: from, 'x-forwarded-host': new URL(from).host });

  async function withPasskey(counter: number | null = 0) {
    const account = newName();
    const client = await TestClient.guest(house.url);
    const key = new Authenticator();
    key.counter = counter;
    const options = (await post<PasskeyToMake>(client, '/api/passkeys/make', { account })).body;
    const kept = await post<PasskeyKept>(client, '/api/passkeys/keep', { account, made: key.make(options, origin) });
    return { account, client, key, kept };
  }
  const asked = async (client: TestClient, to: 'login' | 'prove' = 'login'): Promise<PasskeyAsked> =>
    (await post<PasskeyAsked>(client, '/api/passkeys/ask', { to })).body;
  const proof = async (client: TestClient, key: Authenticator) => ({ passkey: key.answer(await asked(client, 'prove'), origin) });

  it('make a guest an account without a password, with all his tables', async () => {
    const guest = await TestClient.guest(house.url);
    const { table } = await guest.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const account = newName();
    const key = new Authenticator();
    const options = (await post<PasskeyToMake>(guest, '/api/passkeys/make', { account })).body;
    expect(options).toMatchObject({ rp: { id: 'redbook.example' }, user: { name: account }, excludeCredentials: [] });
    const { body } = await post<PasskeyKept>(guest, '/api/passkeys/keep', { account, made: key.make(options, origin), name: 'My ring' });
    expect(body).toMatchObject({
      me: { id: guest.me.id, account },
      keys: { password: false, passkeys: [{ name: 'My ring', host: 'redbook.example' }] },
    });
    expect((await guest.get<{ tables: TableSummary[] }>('/api/mine')).body.tables.map(({ id }) => id)).toEqual([table]);
    expect((await guest.get<AccountExport>('/api/account/everything')).body.passkeys).toMatchObject([{ name: 'My ring' }]);
    expect(codeOf(await guest.post('/api/account/login', { account, password: PASSWORD }))).toBe('wrong-password');
  });

  it('let their owner in without a name, and what he has as a guest meanwhile is his', async () => {
    const { account, key } = await withPasskey();
    const stranger = await TestClient.guest(house.url);
    const { table } = await stranger.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const question = await asked(stranger);
    expect(question.allowCredentials ?? []).toEqual([]);
    // Asked at one node, answered at another.
    const answer = key.answer(question, origin);
    const there = await TestClient.back(other.url, stranger.cookie);
    const me = await post<Me>(there, '/api/passkeys/login', { passkey: answer });
    expect(me.body).toMatchObject({ account });
    expect((await there.get<{ tables: TableSummary[] }>('/api/mine')).body.tables.map(({ id }) => id)).toEqual([table]);
    expect((await there.get<KeysInfo>('/api/account/keys')).body.passkeys).toHaveLength(1);
  });

  it('answer a question once, in time, for the session that was asked, for what was asked', async () => {
    const { account, client, key } = await withPasskey();
    const stranger = await TestClient.guest(house.url);
    const question = await asked(stranger);
    const answer = key.answer(question, origin);
    const thief = await TestClient.guest(house.url);
    expect(codeOf(await post(thief, '/api/passkeys/login', { passkey: answer }))).toBe('passkey-late');
    const proving = await asked(stranger, 'prove');
    expect(codeOf(await post(stranger, '/api/passkeys/login', { passkey: key.answer(proving, origin) }))).toBe('passkey-late');
    expect((await post<Me>(stranger, '/api/passkeys/login', { passkey: answer })).body).toMatchObject({ account });
    expect(codeOf(await post(stranger, '/api/passkeys/login', { passkey: answer }))).toBe('passkey-late');
    const made = { challenge: question.challenge, rpId: 'redbook.example' };
    expect(codeOf(await post(client, '/api/passkeys/login', { passkey: key.answer(made, origin) }))).toBe('passkey-late');
  });

  it('answer no other page, and not as somebody else', async () => {
    const { key } = await withPasskey();
    const stranger = await TestClient.guest(house.url);
    const login = async (passkey: unknown) => codeOf(await post(stranger, '/api/passkeys/login', { passkey }));
    expect(await login(key.answer(await asked(stranger), 'https://evil.example'))).toBe('passkey-elsewhere');
    const unknown = new Authenticator();
    expect(await login(unknown.answer(await asked(stranger), origin))).toBe('passkey-unknown');
    const forged = unknown.answer(await asked(stranger), origin);
    const { id } = key.answer(await asked(stranger), origin);
    expect(await login({ ...forged, id, rawId: id })).toBe('passkey-refused');
    expect(await login({ ...forged, response: { ...forged.response, clientDataJSON: 'bm8' } })).toBe('passkey-refused');
    expect(await login({ nothing: true })).toBe('bad-request');
    expect(codeOf(await stranger.request('POST', '/api/passkeys/ask', { to: 'login' }, { origin: 'https://evil.example' }))).toBe(
      'other-site',
    );
    expect(codeOf(await stranger.request('POST', '/api/passkeys/ask', { to: 'login' }))).toBe('other-site');
  });

  it('are for names over https and for localhost, not for numbers', async () => {
    const stranger = await TestClient.guest(house.url);
    expect(codeOf(await post(stranger, '/api/passkeys/ask', { to: 'login' }, house.url))).toBe('no-passkeys');
    expect(codeOf(await post(stranger, '/api/passkeys/ask', { to: 'login' }, 'http://redbook.example'))).toBe('no-passkeys');
    expect((await post<PasskeyAsked>(stranger, '/api/passkeys/ask', { to: 'login' }, 'http://localhost:8080')).body.rpId).toBe('localhost');
  });

  it('that count backwards may have been copied, and let nobody in', async () => {
    const { account, key } = await withPasskey();
    const stranger = await TestClient.guest(house.url);
    const login = async () => post<Me>(stranger, '/api/passkeys/login', { passkey: key.answer(await asked(stranger), origin) });
    key.counter = 40;
    expect((await login()).body).toMatchObject({ account });
    await stranger.post('/api/account/logout');
    await stranger.get('/api/me');
    for (const before of [20, 40]) {
      key.counter = before;
      expect(codeOf(await login())).toBe('passkey-copied');
    }
    // One that never counts is as good as any other.
    const quiet = await withPasskey(null);
    for (let time = 0; time < 2; time++) {
      const guest = await TestClient.guest(house.url);
      const answer = quiet.key.answer(await asked(guest), origin);
      expect((await post<Me>(guest, '/api/passkeys/login', { passkey: answer })).status).toBe(200);
    }
  });

  it('are kept for the account that they were asked for, and for no other', async () => {
    const [wanted, taken] = [newName(), newName()];
    const guest = await TestClient.guest(house.url);
    const options = (await post<PasskeyToMake>(guest, '/api/passkeys/make', { account: wanted })).body;
    const made = new Authenticator().make(options, origin);
    expect(codeOf(await post(guest, '/api/passkeys/keep', { account: taken, made }))).toBe('passkey-late');
    expect((await guest.get<Me>('/api/me')).body.account).toBeNull();
    // Nor by whoever became another account meanwhile, in the same browser.
    const before = guest.cookie;
    await guest.post('/api/account/register', { account: taken, password: PASSWORD });
    expect(codeOf(await post(guest, '/api/passkeys/keep', { made }))).toBe('passkey-late');
    guest.cookie = before;
    expect(codeOf(await post(guest, '/api/passkeys/keep', { account: wanted, made }))).toBe('no-session');
    expect(await shelvesNaming(place, wanted)).toEqual(['challenges']);
  });

  it('are added to an account only by whoever shows that it is his', async () => {
    const account = newName();
    const client = await TestClient.guest(house.url);
    await client.post('/api/account/register', { account, password: PASSWORD });
    const make = (body: object) => post<PasskeyToMake>(client, '/api/passkeys/make', body);
    wait();
    expect(codeOf(await make({}))).toBe('proof-needed');
    expect(codeOf(await make({ password: 'mellon' }))).toBe('wrong-password');
    const stranger = await withPasskey();
    expect(codeOf(await make(await proof(client, stranger.key)))).toBe('passkey-other');
    const options = await make({ password: PASSWORD });
    const key = new Authenticator();
    const kept = await post<PasskeyKept>(client, '/api/passkeys/keep', { made: key.make(options.body, origin) });
    expect(kept.body.keys).toMatchObject({ password: true, passkeys: [{ synced: false }] });
    // The same once more is no second one.
    const again = await make(await proof(client, key));
    expect(again.body.excludeCredentials?.map(({ id }) => id)).toEqual([kept.body.keys.passkeys[0].id]);
    expect(codeOf(await post(client, '/api/passkeys/keep', { made: key.make(again.body, origin) }))).toBe('passkey-refused');
    // Nobody is given a key that somebody else made.
    const foreign = await make({ password: PASSWORD });
    expect(codeOf(await post(stranger.client, '/api/passkeys/keep', { made: new Authenticator().make(foreign.body, origin) }))).toBe(
      'passkey-late',
    );
  });

  it('are renamed and removed by their owner alone, and the last way in only when that is wished', async () => {
    const { client, key, kept } = await withPasskey();
    const { id } = kept.body.keys.passkeys[0];
    const stranger = await withPasskey();
    expect(codeOf(await post(stranger.client, '/api/passkeys/rename', { id, name: 'Mine' }))).toBe('not-found');
    expect((await post<KeysInfo>(client, '/api/passkeys/rename', { id, name: 'The one' })).body.passkeys).toMatchObject([
      { name: 'The one' },
    ]);
    const remove = async (more: object) => post<KeysInfo>(client, '/api/passkeys/remove', { id, ...more });
    wait();
    expect(codeOf(await remove({}))).toBe('proof-needed');
    expect(codeOf(await remove(await proof(client, key)))).toBe('last-way');
    expect((await client.get<KeysInfo>('/api/account/keys')).body.passkeys).toHaveLength(1);
    // With a password, set by the passkey, it is the last way no more.
    expect((await post(client, '/api/account/password', { ...(await proof(client, key)), next: PASSWORD })).status).toBe(200);
    expect((await remove(await proof(client, key))).body).toMatchObject({ password: true, passkeys: [] });
    const bare = await withPasskey();
    const { id: only } = bare.kept.body.keys.passkeys[0];
    const gone = await post<KeysInfo>(bare.client, '/api/passkeys/remove', {
      id: only,
      last: true,
      ...(await proof(bare.client, bare.key)),
    });
    expect(gone.body).toMatchObject({ password: false, passkeys: [] });
  });

  it('go with the account', async () => {
    const { client, key } = await withPasskey();
    expect(await shelvesNaming(place, client.me.id)).toContain('passkeys');
    expect((await post(client, '/api/account/leave', await proof(client, key))).status).toBe(200);
    expect(await shelvesNaming(place, client.me.id)).toEqual([]);
    const guest = await TestClient.guest(house.url);
    expect(codeOf(await post(guest, '/api/passkeys/login', { passkey: key.answer(await asked(guest), origin) }))).toBe('passkey-unknown');
  });
});

it('whoever asks for passkeys without end is slowed down', async () => {
  const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, passkeys: { perSecond: 0.001, burst: 2 } } });
  try {
    const guest = await TestClient.guest(house.url);
    const ask = () => guest.request('POST', '/api/passkeys/ask', { to: 'login' }, { origin, 'x-forwarded-host': 'redbook.example' });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
  } finally {
    await house.close();
  }
});
