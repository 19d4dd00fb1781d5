import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Me } from '#wire';
import { readToken } from '../people/cookie.ts';
import { isGuessable } from '../people/guessable-password.ts';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';

const CREDENTIALS = { account: 'frodo', password: 'speak friend and enter' };
const WRONG = { ...CREDENTIALS, password: 'open sesame, please' };
const gone = (client: TestClient): Promise<number> => new Promise((resolve) => client.socket?.once('close', resolve));

describe('whoever tries passwords', () => {
  it('slows down himself, and not the owner on a device that was let in before', async () => {
    const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, passwords: { perSecond: 1e-9, burst: 4 } } });
    const login = (client: TestClient, body: unknown, address: string) =>
      client.request('POST', '/api/account/login', body, { 'x-forwarded-for': address }).then(({ status }) => status);
    const owner = await TestClient.guest(house.url);
    await owner.post('/api/account/register', CREDENTIALS);
    await owner.post('/api/account/logout');
    const stranger = await TestClient.guest(house.url);
    const tries = [];
    for (let i = 0; i < 6; i++) tries.push(await login(stranger, WRONG, '10.0.0.1'));
    expect(tries).toEqual([401, 401, 401, 401, 429, 429]);
    // From many networks the account answers slowly, but a new device of the owner is let in.
    expect(await login(stranger, WRONG, '10.0.0.2')).toBe(401);
    expect(await login(await TestClient.guest(house.url), CREDENTIALS, '10.0.0.3')).toBe(200);
    // Even from the very address of the stranger.
    expect(await login(owner, CREDENTIALS, '10.0.0.1')).toBe(200);
    // The owner's device is no licence to guess either, nor one for other accounts.
    const guesses = [];
    for (let i = 0; i < 4; i++) guesses.push(await login(owner, WRONG, '10.0.0.1'));
    expect(guesses).toEqual([401, 401, 401, 429]);
    const sam = await TestClient.guest(house.url);
    await sam.request('POST', '/api/account/register', { ...CREDENTIALS, account: 'sam' }, { 'x-forwarded-for': '10.1.0.1' });
    for (let i = 0; i < 4; i++) await login(owner, { ...WRONG, account: 'sam' }, '10.1.0.2');
    expect(await login(sam, CREDENTIALS, '10.1.0.2')).toBe(429);
    await house.close();
  });
});

describe('a password', () => {
  it.each([
    ['password1', 'frodo'],
    ['P@ssw0rd', 'frodo'],
    ['12345678', 'frodo'],
    ['qwertyuiop', 'frodo'],
    ['abababab', 'frodo'],
    ['!!!!!!!!', 'frodo'],
    ['kochanie123!', 'frodo'],
    ['1qaz2wsx', 'frodo'],
    ['Gandalf2026', 'frodo'],
    ['underhill99', 'underhill'],
    ['!!Under.Hill!', 'under-hill'],
  ])('%s of %s is among the first that others would try', (password, account) => {
    expect(isGuessable(password, account)).toBe(true);
  });

  it.each([
    'speak friend and enter',
    'potatoes, boiled',
    'frodo of the nine fingers',
    'zażółć gęślą',
    'correct horse',
    'Xk3$v9!qLm',
    '!#&%)(/=?',
  ])('%s is not', (password) => {
    expect(isGuessable(password, 'frodo')).toBe(false);
  });

  it('that is guessable is refused when it is set, in every way, and changes nothing', async () => {
    const house = await openHouse();
    const frodo = await TestClient.guest(house.url);
    const refused = { error: { path: 'password', reason: 'guessable' } };
    expect((await frodo.post('/api/account/register', { account: 'frodo', password: 'Frodo1234' })).body).toMatchObject(refused);
    expect((await frodo.post('/api/account/register', CREDENTIALS)).status).toBe(200);
    const again = await frodo.at(house.url);
    const change = await again.post('/api/account/password', { password: CREDENTIALS.password, next: 'password123' });
    expect([change.status, change.body]).toMatchObject([400, { error: { path: 'next', reason: 'guessable' } }]);
    expect((await again.post('/api/account/login', CREDENTIALS)).status).toBe(200);
    await house.close();
  });
});

describe('a session', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('is a new one after registering and after logging in, and the old token is worth nothing', async () => {
    const frodo = await TestClient.arrive(house.url);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    for (const how of ['register', 'login']) {
      const { cookie } = frodo;
      const closed = gone(frodo);
      expect((await frodo.post<Me>(`/api/account/${how}`, CREDENTIALS)).body.account).toBe('frodo');
      expect(await closed).toBe(1008);
      expect(readToken(frodo.cookie)).not.toBe(readToken(cookie));
      const thief = await TestClient.guest(house.url);
      thief.cookie = cookie;
      expect((await thief.get('/api/mine')).status).toBe(401);
      await expect(thief.connect()).rejects.toThrow('401');
      await frodo.connect();
      expect((await frodo.watch(table)).info.seats[0].yours).toBe(true);
    }
  });

  it('ends with its sockets, and nothing that they still say is heard', async () => {
    const sam = await TestClient.arrive(house.url);
    const { table } = await sam.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Gaffer' }], strangersTalk: true });
    await sam.watch(table);
    const pippin = await TestClient.arrive(house.url);
    await pippin.watch(table);
    const other = await sam.at(house.url);
    const closed = [gone(sam), gone(other)];
    await sam.post('/api/account/logout');
    for (const client of [sam, other]) client.send({ t: 'say', table, id: 'late', text: 'still here' });
    expect(await Promise.all(closed)).toEqual([1008, 1008]);
    await pippin.ask({ t: 'say', table, text: 'who was that?' });
    const said = pippin.heard.flatMap((message) => (message.t === 'chat' ? [message.line.text] : []));
    expect(said).toEqual(['who was that?']);
  });

  it('of another device goes on', async () => {
    const credentials = { account: 'merry', password: 'a short cut to mushrooms' };
    const [home, phone] = [await TestClient.guest(house.url), await TestClient.guest(house.url)];
    await home.post('/api/account/register', credentials);
    await phone.post('/api/account/login', credentials);
    await home.connect();
    await phone.post('/api/account/logout');
    home.send({ t: 'ping' });
    expect(await home.next('pong')).toEqual({ t: 'pong' });
    expect((await home.get('/api/mine')).status).toBe(200);
  });
});
