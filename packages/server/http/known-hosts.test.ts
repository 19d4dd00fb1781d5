import { request as plain } from 'node:http';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { KnownHosts } from '../known-hosts.ts';

const statusAt = (url: string, path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asking = plain(new URL(path, url), { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asking.on('error', reject);
    asking.end();
  });

const knocks = (client: TestClient, host: string) =>
  client.connect({ host, origin: `http://${host}` }).then(
    () => 'let in',
    (error: Error) => error.message,
  );

describe('the names of a server', () => {
  const hosts = new KnownHosts({ urls: ['https://redbook.example', 'http://shire.example:8080'], names: ['play.example'], isAny: false });
  it.each([
    'redbook.example',
    'REDBOOK.example:443',
    'redbook.example.',
    'shire.example:8080',
    'play.example:1234',
    'localhost:8080',
    'book.localhost',
    '127.0.0.1:8080',
    '192.168.1.20:8080',
    '[::1]:8080',
    '[fe80::1]',
    'kitchen-pc:8080',
    'kitchen-pc.local:8080',
    'nas.lan',
  ])('%s is one', (host) => expect(hosts.has(host)).toBe(true));

  it.each([undefined, '', 'evil.example', 'redbook.example.evil.example', 'xredbook.example', '127.0.0.1.evil.example', 'local.evil.com'])(
    '%s is none',
    (host) => expect(hosts.has(host)).toBe(false),
  );
});

describe('a request by a name of a stranger', () => {
  it('is answered nowhere: pages, API, numbers, sockets; but the health check is', async () => {
    const house = await openHouse();
    const client = await TestClient.guest(house.url);
    for (const path of ['/', '/api/me', '/api/lobby', '/metrics', '/assets/x.js'])
      expect([path, await statusAt(house.url, path, 'rebound.evil.example')]).toEqual([path, 421]);
    expect(await statusAt(house.url, '/healthz', 'rebound.evil.example')).toBe(200);
    expect(await knocks(client, 'rebound.evil.example')).toMatch(/421/);
    // The names that a machine has in its own network lead in.
    for (const host of ['localhost', '192.168.1.20:8080', 'kitchen-pc.local'])
      expect([host, await statusAt(house.url, '/metrics', host)]).toEqual([host, 200]);
    expect(await knocks(client, 'kitchen-pc.local')).toBe('let in');
    await house.close();
  });

  it('is answered where the operator has given that name, and behind a proxy of which nothing else is known', async () => {
    const named = await openHouse({ hosts: ['play.example'] });
    expect(await statusAt(named.url, '/metrics', 'play.example:8080')).toBe(200);
    expect(await statusAt(named.url, '/metrics', 'evil.example')).toBe(421);
    await named.close();
    const behind = await openHouse({ trustProxy: true });
    expect(await statusAt(behind.url, '/metrics', 'redbook.example')).toBe(200);
    await behind.close();
    const known = await openHouse({ trustProxy: true, alerts: { url: 'https://redbook.example' } });
    expect(await statusAt(known.url, '/metrics', 'redbook.example')).toBe(200);
    expect(await statusAt(known.url, '/metrics', 'evil.example')).toBe(421);
    await known.close();
  });
});
