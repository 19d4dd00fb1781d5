import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Me } from '#wire';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { rawRequest } from '../testing/raw.ts';

/** Every way that we could think of to write a path so that a guard reads it otherwise than the router. */
const percent = (letter: string, upper: boolean): string => {
  const code = letter.charCodeAt(0).toString(16).padStart(2, '0');
  return `%${upper ? code.toUpperCase() : code}`;
};
const letterOf = (letter: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(letter) },
    { weight: 3, arbitrary: fc.boolean().map((upper) => percent(letter, upper)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(letter.toUpperCase(), percent(letter.toUpperCase(), true), `%25${percent(letter, true).slice(1)}`),
    },
  );
const SLASH = fc.oneof(
  { weight: 9, arbitrary: fc.constant('/') },
  { weight: 2, arbitrary: fc.constantFrom('//', '/./', '/../', '/x/../', '/%2e/', '/%2E%2e/', '%2f', '\\', '/;/', '/;a=b/') },
);
const spellingOf = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', '', 'http://HOST', 'HTTP://HOST', 'https://elsewhere.example', 'http://a:b@HOST', 'ws://HOST'),
      fc.tuple(...path.split('').map((letter) => (letter === '/' ? SLASH : letterOf(letter)))).map((letters) => letters.join('')),
      fc.constantFrom('', '', '/', '?', '?x=/', '#', ';x', '/.', '%00', '%20'),
    )
    .map((parts) => parts.join(''));

let staticDir: string;
let open: Awaited<ReturnType<typeof openHouse>>;
let tired: Awaited<ReturnType<typeof openHouse>>;
let frodo: TestClient;
beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'redbook-web-'));
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><title>Red Book</title>');
  open = await openHouse({ staticDir });
  // Nobody is let in any more after the first request.
  tired = await openHouse({ staticDir, limits: { ...NO_LIMITS, address: { perSecond: 1e-9, burst: 1 } } });
  await fetch(`${tired.url}/api/me`);
  frodo = await TestClient.guest(open.url);
});
afterAll(async () => {
  await Promise.all([open.close(), tired.close()]);
  await rm(staticDir, { recursive: true });
});

const there = (url: string, target: string): string => target.replace('HOST', new URL(url).host);
const RUNS = { numRuns: 400 };

describe('however a path is spelled', () => {
  it('nobody passes the limits, and nothing of the API may be kept on the way', async () => {
    let answeredByApi = 0;
    await fc.assert(
      fc.asyncProperty(spellingOf('/api/me'), async (target) => {
        const welcome = await rawRequest(open.url, { target: there(open.url, target) });
        // Only the API makes guests.
        if (welcome.headers['set-cookie'] === undefined) return;
        answeredByApi++;
        expect(welcome.headers['cache-control']).toBe('no-store');
        const turnedAway = await rawRequest(tired.url, { target: there(tired.url, target) });
        expect(turnedAway.status).toBe(429);
        expect(turnedAway.headers['set-cookie']).toBeUndefined();
      }),
      RUNS,
    );
    expect(answeredByApi).toBeGreaterThan(20);
  });

  it('another site makes nobody do anything', async () => {
    const { name } = frodo.me;
    const body = JSON.stringify({ name: 'Gollum' });
    const own = { cookie: frodo.cookie, 'content-type': 'application/json' };
    let turnedAway = 0;
    await fc.assert(
      fc.asyncProperty(spellingOf('/api/me'), async (spelling) => {
        const target = there(open.url, spelling);
        const { status } = await rawRequest(open.url, {
          method: 'POST',
          target,
          body,
          headers: { ...own, origin: 'https://mordor.example' },
        });
        if (status === 403) turnedAway++;
        else expect([400, 404]).toContain(status);
      }),
      RUNS,
    );
    expect(turnedAway).toBeGreaterThan(20);
    expect((await frodo.get<Me>('/api/me')).body.name).toBe(name);
    expect((await rawRequest(open.url, { method: 'POST', target: '/%61pi/me', body, headers: own })).status).toBe(200);
    await frodo.post('/api/me', { name });
  });

  it('addresses of the API where nothing is are guarded as well', async () => {
    for (const target of ['/api/none', '/%61pi/none', '/api/tables/x/y/z', `${tired.url}/api/none`])
      expect((await rawRequest(tired.url, { target })).status).toBe(429);
    expect((await rawRequest(open.url, { target: '/api/none' })).status).toBe(404);
  });
});
