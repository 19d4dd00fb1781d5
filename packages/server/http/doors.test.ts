import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError, Me, TableSummary } from '#wire';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let staticDir: string;
beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'redbook-web-'));
  await mkdir(join(staticDir, 'assets'));
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><title>Red Book</title>');
  await writeFile(join(staticDir, 'assets/app-4f2a.js'), 'export {};');
  house = await openHouse({ staticDir });
});
afterAll(async () => {
  await house.close();
  await rm(staticDir, { recursive: true });
});

const upgrade = async (client: TestClient, headers: { [name: string]: string }) =>
  client.connect(headers).then(
    () => 'let in',
    (error: Error) => error.message,
  );

describe('who is let in', () => {
  it('makes a guest at the first call and knows him at the second', async () => {
    const frodo = await TestClient.guest(house.url);
    expect((await frodo.get<Me>('/api/me')).body).toEqual(frodo.me);
    expect((await frodo.post<Me>('/api/me', { name: ' Pan Podgórny ' })).body).toEqual({ ...frodo.me, name: 'Pan Podgórny' });
    expect((await frodo.get<Me>('/api/me')).body.name).toBe('Pan Podgórny');
    expect((await frodo.post('/api/me', { name: '' })).status).toBe(400);
    expect((await frodo.post('/api/me', { name: 'two\nlines' })).status).toBe(400);
    expect((await frodo.post('/api/me', { name: 'x', account: 'admin' })).status).toBe(400);
  });

  it('gives the cookie to the browser alone', async () => {
    const cookie = (await fetch(`${house.url}/api/me`)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const secure = await openHouse({ secure: true });
    expect((await fetch(`${secure.url}/api/me`)).headers.get('set-cookie')).toMatch(/; Secure/);
    await secure.close();
  });

  it('needs a session for everything but the first call', async () => {
    for (const path of ['/api/lobby', '/api/mine', `/api/tables/${'A'.repeat(16)}`, `/api/tables/${'A'.repeat(16)}/record`])
      expect((await fetch(`${house.url}${path}`)).status).toBe(401);
    for (const path of ['/api/tables', `/api/tables/${'A'.repeat(16)}/join`, '/api/me', '/api/account/register'])
      expect(
        (await fetch(`${house.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
      ).toBe(401);
    expect((await fetch(`${house.url}/api/lobby`, { headers: { cookie: `redbook=${'A'.repeat(43)}` } })).status).toBe(401);
  });

  it('registers, logs in from elsewhere, and logs out', async () => {
    const frodo = await TestClient.guest(house.url);
    const credentials = { account: 'Frodo.B', password: 'speak friend and enter' };
    expect((await frodo.post('/api/account/register', { account: 'fr', password: 'x' })).status).toBe(400);
    expect((await frodo.post<Me>('/api/account/register', credentials)).body).toEqual({ ...frodo.me, account: 'frodo.b' });
    expect((await frodo.post('/api/account/register', { ...credentials, account: 'other' })).status).toBe(409);
    const elsewhere = await TestClient.guest(house.url);
    expect((await elsewhere.post('/api/account/register', credentials)).status).toBe(409);
    expect((await elsewhere.post('/api/account/login', { ...credentials, password: 'mellon mellon' })).status).toBe(401);
    expect((await elsewhere.post('/api/account/login', { ...credentials, account: 'nobody' })).status).toBe(401);
    expect((await elsewhere.post<Me>('/api/account/login', credentials)).body.id).toBe(frodo.me.id);
    const { cookie } = elsewhere;
    await elsewhere.post('/api/account/logout');
    elsewhere.cookie = cookie;
    expect((await elsewhere.get('/api/mine')).status).toBe(401);
    expect((await frodo.get('/api/mine')).status).toBe(200);
  });

  it('hands the tables of a guest over to the account that signs in', async () => {
    const credentials = { account: 'samwise', password: 'potatoes, boiled and mashed' };
    const atHome = await TestClient.guest(house.url);
    await atHome.post('/api/account/register', credentials);
    const onThePhone = await TestClient.guest(house.url);
    const { table } = await onThePhone.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await onThePhone.post('/api/account/login', credentials);
    for (const client of [onThePhone, atHome]) {
      const mine = (await client.get<{ tables: TableSummary[] }>('/api/mine')).body.tables;
      expect(mine.map(({ id, seats }) => [id, seats.map(({ yours }) => yours)])).toEqual([[table, [true, false]]]);
    }
  });

  it('turns away sockets of other sites, without an origin, without a session and at other places', async () => {
    const frodo = await TestClient.guest(house.url);
    expect(await upgrade(frodo, { origin: 'https://mordor.example' })).toMatch(/403/);
    expect(await upgrade(frodo, { origin: 'null' })).toMatch(/403/);
    expect(await upgrade(frodo, { cookie: '' })).toMatch(/401/);
    expect(await upgrade(frodo, { cookie: `redbook=${'A'.repeat(43)}` })).toMatch(/401/);
    expect(await upgrade(frodo, {})).toBe('let in');
  });

  it('refuses posts that another site makes', async () => {
    const frodo = await TestClient.guest(house.url);
    const answer = await frodo.request<ApiError>('POST', '/api/me', { name: 'Gollum' }, { origin: 'https://mordor.example' });
    expect([answer.status, answer.body.error.code]).toEqual([403, 'other-site']);
    expect((await frodo.get<Me>('/api/me')).body.name).toBe(frodo.me.name);
  });

  it('lets further origins in when told so', async () => {
    const open = await openHouse({ origins: ['https://shire.example'] });
    const frodo = await TestClient.guest(open.url);
    expect(await upgrade(frodo, { origin: 'https://shire.example' })).toBe('let in');
    await open.close();
  });
});

describe('what is let in', () => {
  it('refuses bodies that are too large, not JSON or not what was asked for', async () => {
    const frodo = await TestClient.guest(house.url);
    expect((await frodo.post('/api/me', { name: 'x'.repeat(70_000) })).status).toBe(413);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const game = 'journey-to-mordor';
    expect((await frodo.post('/api/tables', { game, seats, content: { title: 'x'.repeat(600_000) } })).status).toBe(413);
    expect((await frodo.post('/api/tables', { game, seats, options: { side: 'x'.repeat(70_000) } })).status).toBe(413);
    const notJson = await frodo.request<ApiError>('POST', '/api/me', '{"name":', { 'content-type': 'application/json' });
    expect([notJson.status, notJson.body.error.code]).toEqual([400, 'bad-request']);
    expect((await frodo.request('POST', '/api/me', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  it('slows down who asks too much, by session and by address', async () => {
    const bySession = await openHouse({ limits: { ...NO_LIMITS, session: { perSecond: 0.001, burst: 2 } } });
    const frodo = await TestClient.guest(bySession.url);
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push((await frodo.get('/api/mine')).status);
    expect(codes).toEqual([200, 200, 429]);
    expect((await (await TestClient.guest(bySession.url)).get('/api/mine')).status).toBe(200);
    await bySession.close();
    const byAddress = await openHouse({
      limits: { ...NO_LIMITS, guests: { perSecond: 0.001, burst: 1 }, passwords: { perSecond: 0.001, burst: 1 } },
    });
    await TestClient.guest(byAddress.url);
    expect((await fetch(`${byAddress.url}/api/me`)).status).toBe(429);
    const login = () =>
      fetch(`${byAddress.url}/api/account/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: 'frodo', password: 'guess guess' }),
      });
    expect([(await login()).status, (await login()).status]).toEqual([401, 429]);
    await byAddress.close();
  });
});

describe('behind a proxy', () => {
  it('believes what the proxy says of address and host, and nobody without one', async () => {
    const limits = { ...NO_LIMITS, guests: { perSecond: 0.001, burst: 1 } };
    const newcomer = (url: string, forged: string) => fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': forged } });
    const behind = await openHouse({ limits, trustProxy: true });
    const statuses = [];
    for (const chain of ['10.0.0.1', '10.0.0.2', '6.6.6.6, 10.0.0.2']) statuses.push((await newcomer(behind.url, chain)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await behind.close();
    const open = await openHouse({ limits });
    expect([(await newcomer(open.url, '10.0.0.1')).status, (await newcomer(open.url, '10.0.0.2')).status]).toEqual([200, 429]);
    await open.close();
    const outside = await openHouse({ trustProxy: true });
    const frodo = await TestClient.guest(outside.url);
    expect(await upgrade(frodo, { origin: 'https://redbook.example', 'x-forwarded-host': 'redbook.example' })).toBe('let in');
    await outside.close();
  });
});

describe('what is handed out', () => {
  it('sends the client with its policy, hashed files for ever and the page fresh', async () => {
    for (const path of ['/', '/table/abc', '/join/abc']) {
      const page = await fetch(`${house.url}${path}`);
      expect(await page.text()).toContain('Red Book');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(page.headers.get('permissions-policy')).toContain('geolocation=(), ');
    }
    expect((await fetch(`${house.url}/assets/app-4f2a.js`)).headers.get('cache-control')).toMatch(/immutable/);
    for (const path of ['/assets/none.js', '/api/none', '/favicon.ico', '/../package.json'])
      expect((await fetch(`${house.url}${path}`)).status).toBe(404);
  });

  it('says how to build a client that is not there', async () => {
    const bare = await openHouse({ staticDir: join(staticDir, 'nowhere') });
    expect(await (await fetch(`${bare.url}/`)).text()).toContain('npm start');
    expect((await fetch(`${bare.url}/api/none`)).status).toBe(404);
    await bare.close();
  });

  it('says where weaknesses are reported, if its operator has said so', async () => {
    expect((await fetch(`${house.url}/.well-known/security.txt`)).status).toBe(404);
    const securityContacts = ['mailto:safe@redbook.example', 'https://redbook.example/report'];
    const open = await openHouse({ securityContacts, alerts: { url: 'https://redbook.example' } });
    const answer = await fetch(`${open.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await answer.text()).trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('Expires: '))).toEqual([
      'Contact: mailto:safe@redbook.example',
      'Contact: https://redbook.example/report',
      'Preferred-Languages: en, pl',
      'Canonical: https://redbook.example/.well-known/security.txt',
    ]);
    const until = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '');
    expect(until).toBeGreaterThan(Date.now());
    expect(until).toBeLessThan(Date.now() + 365 * 86_400_000);
    await open.close();
    await expect(openHouse({ securityContacts: ['javascript:alert(1)'] })).rejects.toThrow('REDBOOK_SECURITY_CONTACT');
  });

  it('lets browsers forget their cache at logout, and not the games that were played without a network', async () => {
    const client = await TestClient.guest(house.url);
    expect((await client.post('/api/account/logout')).headers.get('clear-site-data')).toBe('"cache"');
  });

  it('tells its health and its numbers', async () => {
    expect(await (await fetch(`${house.url}/healthz`)).json()).toEqual({ ok: true });
    const metrics = await (await fetch(`${house.url}/metrics`)).text();
    for (const name of [
      'redbook_tables',
      'redbook_connections',
      'redbook_actions_total',
      'redbook_action_seconds_bucket',
      'redbook_refusals_total{code="no-session"}',
    ])
      expect(metrics).toContain(name);
  });
});
