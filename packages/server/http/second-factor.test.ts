import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#kernel';
import type { AccountEventInfo, KeysInfo, Me, RecoveryCodes, SecondFactorSecret } from '#wire';
import { stepAt, totp } from '../people/totp.ts';
import type { StoreOptions } from '../store/open.ts';
import { bytesOf } from '../testing/authenticator-app.ts';
import { TestClient } from '../testing/client.ts';
import type { HttpAnswer } from '../testing/http-client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Places, shelvesNaming } from '../testing/places.ts';
import { sourceAt } from '../migrate/places.ts';

const PASSWORD = 'speak friend and enter';
const places = new Places();
afterAll(() => places.clear());

const codeOf = ({ status, body }: HttpAnswer<unknown>): unknown => (isObject(body) && isObject(body.error) ? body.error.code : status);

/** The clock of all servers and apps. */
let time = 1_800_000_000_000;
const now = (): number => time;
const STEP = 30_000;

/** An authenticator app. */
class App {
  private readonly secret: Buffer;
  constructor({ secret }: SecondFactorSecret) {
    this.secret = bytesOf(secret);
  }
  code(ahead = 0): string {
    return totp(this.secret, stepAt(time) + ahead);
  }
  /** A code of a step that was not used yet. */
  nextCode(): string {
    time += STEP;
    return this.code();
  }
  /** One of no step that holds now. */
  wrong(): string {
    const right = [-2, -1, 0, 1, 2].map((ahead) => this.code(ahead));
    return Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6)).find((code) => !right.includes(code)) ?? '';
  }
}

describe.each(['sqlite', 'postgres'] as const)('a second factor (%s)', (kind) => {
  let place: StoreOptions;
  let house: Awaited<ReturnType<typeof openHouse>>;
  /** On PostgreSQL another node, else the same. */
  let other: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse({ ...place, now });
    other = kind === 'postgres' ? await openHouse({ ...place, now }) : house;
  });
  afterAll(async () => {
    if (other !== house) await other.close();
    await house.close();
  });

  let number = 0;
  async function owner() {
    const account = `${kind}-gandalf${number++}`;
    const client = await TestClient.guest(house.url);
    expect((await client.post<Me>('/api/account/register', { account, password: PASSWORD })).status).toBe(200);
    const begun = await client.post<SecondFactorSecret>('/api/account/second-factor/begin', {});
    const app = new App(begun.body);
    const turnOn = async () => (await client.post<RecoveryCodes>('/api/account/second-factor/confirm', { code: app.code() })).body;
    const login = async (code?: string, url = house.url) => {
      const device = await TestClient.guest(url);
      const answer = await device.post('/api/account/login', { account, password: PASSWORD, ...(code === undefined ? {} : { code }) });
      return { device, result: codeOf(answer) };
    };
    return { account, client, begun: begun.body, app, turnOn, login };
  }

  it('is set up by an app, asked for at login, and each code holds once, on all nodes', async () => {
    const { account, client, begun, app, turnOn, login } = await owner();
    expect(begun.uri).toBe(
      `otpauth://totp/Red%20Book:${account}?secret=${begun.secret}&issuer=Red%20Book&algorithm=SHA1&digits=6&period=30`,
    );
    // Nothing changes before the first code.
    expect((await login()).result).toBe(200);
    expect(codeOf(await client.post('/api/account/second-factor/confirm', { code: app.wrong() }))).toBe('wrong-code');
    const { codes, keys } = await turnOn();
    expect([codes.length, new Set(codes).size, keys.secondFactor?.codes]).toEqual([10, 10, 10]);
    expect(codeOf(await client.post('/api/account/second-factor/begin', {}))).toBe('has-second-factor');

    expect((await login()).result).toBe('second-factor-needed');
    expect((await login(app.wrong())).result).toBe('wrong-code');
    // The code that turned it on is used up.
    expect((await login(app.code())).result).toBe('wrong-code');
    const code = app.nextCode();
    const both = await Promise.all([login(code), login(code, other.url)]);
    expect(both.map(({ result }) => result).sort()).toEqual([200, 'wrong-code']);
    expect((await login(code, other.url)).result).toBe('wrong-code');
    // Each step is taken once, and none that is older than the last.
    expect((await login(app.code(1), other.url)).result).toBe(200);
    expect((await login(app.code())).result).toBe('wrong-code');
    time += 2 * STEP;
    expect((await login(app.code(-2))).result).toBe('wrong-code');
    expect((await login(app.code())).result).toBe(200);
  });

  it('is replaced by a recovery code, each once, however it is typed; new ones end the old', async () => {
    const { client, app, turnOn, login } = await owner();
    const { codes } = await turnOn();
    const [first = '', second = '', third = ''] = codes;
    expect((await login(first)).result).toBe(200);
    expect((await login(first, other.url)).result).toBe('wrong-code');
    expect((await login(` ${second.replaceAll('-', ' ').toLowerCase()} `)).result).toBe(200);
    expect((await client.get<KeysInfo>('/api/account/keys')).body.secondFactor?.codes).toBe(8);
    // A password alone does not renew them.
    expect((await client.post('/api/account/second-factor/codes', { password: PASSWORD })).status).toBe(400);
    expect(codeOf(await client.post('/api/account/second-factor/codes', {}))).toBe('second-factor-needed');
    const renewed = (await client.post<RecoveryCodes>('/api/account/second-factor/codes', { code: app.nextCode() })).body;
    expect(renewed.keys.secondFactor?.codes).toBe(10);
    expect((await login(third)).result).toBe('wrong-code');
    expect((await login(renewed.codes[0])).result).toBe(200);
  });

  it('is turned off by a code, and then a password is enough', async () => {
    const { client, app, turnOn, login } = await owner();
    await turnOn();
    expect(codeOf(await client.post('/api/account/second-factor/stop', {}))).toBe('second-factor-needed');
    expect(codeOf(await client.post('/api/account/second-factor/stop', { code: app.wrong() }))).toBe('wrong-code');
    const off = await client.post<KeysInfo>('/api/account/second-factor/stop', { code: app.nextCode() });
    expect(off.body.secondFactor).toBeNull();
    expect((await login()).result).toBe(200);
    expect(codeOf(await client.post('/api/account/second-factor/stop', { code: app.nextCode() }))).toBe('no-second-factor');
    const { events } = (await client.get<{ events: AccountEventInfo[] }>('/api/account/events')).body;
    expect(events.map(({ kind: what }) => what).sort()).toEqual(['login-new', 'registered', 'second-factor-off', 'second-factor-on']);
  });

  it('keeps its recovery codes as hashes, and goes with the account', async () => {
    const { client, app, turnOn } = await owner();
    const { codes } = await turnOn();
    const source = await sourceAt(place);
    const rows: string[] = [];
    for (const shelf of source.shelves) for await (const row of source.rows(shelf)) rows.push(JSON.stringify(row));
    await source.close();
    for (const code of codes) for (const form of [code, code.replaceAll('-', '')]) expect(rows.join().includes(form)).toBe(false);
    expect(codeOf(await client.post('/api/account/leave', { code: app.nextCode() }))).toBe(200);
    expect(await shelvesNaming(place, client.me.id)).toEqual([]);
  });
});

describe.each(['sqlite', 'postgres'] as const)('whoever tries codes (%s)', (kind) => {
  it('may try a few on all nodes together; the owner comes in on a known device, or by a recovery code', async () => {
    const place = await places.place(kind);
    const limits = { ...NO_LIMITS, codes: { perSecond: 1e-9, burst: 3 } };
    const houses = [await openHouse({ ...place, limits, now })];
    if (kind === 'postgres') houses.push(await openHouse({ ...place, limits, now }));
    const [house] = houses;
    try {
      const client = await TestClient.guest(house.url);
      const credentials = { account: 'gandalf', password: PASSWORD };
      await client.post('/api/account/register', credentials);
      const app = new App((await client.post<SecondFactorSecret>('/api/account/second-factor/begin', {})).body);
      const { codes } = (await client.post<RecoveryCodes>('/api/account/second-factor/confirm', { code: app.code() })).body;
      const tried: unknown[] = [];
      for (let i = 0; i < 5; i++) {
        const stranger = await TestClient.guest(houses[i % houses.length].url);
        tried.push(codeOf(await stranger.post('/api/account/login', { ...credentials, code: app.wrong() })));
      }
      expect(tried).toEqual(['wrong-code', 'wrong-code', 'wrong-code', 'too-fast', 'too-fast']);
      const elsewhere = await TestClient.guest(house.url);
      expect(codeOf(await elsewhere.post('/api/account/login', { ...credentials, code: app.nextCode() }))).toBe('too-fast');
      expect(codeOf(await elsewhere.post('/api/account/login', { ...credentials, code: codes[0] }))).toBe(200);
      await client.post('/api/account/logout');
      expect(codeOf(await client.post('/api/account/login', { ...credentials, code: app.code() }))).toBe(200);
    } finally {
      for (const each of houses) await each.close();
    }
  });
});
