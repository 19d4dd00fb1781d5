import { afterAll, describe, expect, it } from 'vitest';
import type { AlertsInfo } from '#wire';
import type { StoreOptions } from '#server/store/open.ts';
import { TestClient } from '#server/testing/client.ts';
import { NO_LIMITS, openHouse } from '#server/testing/house.ts';
import { Places } from '#server/testing/places.ts';
import { redbookHere } from '../testing/redbook.ts';

const places = new Places();
afterAll(() => places.clear());

const wordsFor = ({ dataDir, databaseUrl }: StoreOptions): string[] =>
  databaseUrl === undefined ? ['--data', dataDir ?? ''] : ['--database-url', databaseUrl];

describe.each(['sqlite', 'postgres'] as const)('keys of a house (%s)', (kind) => {
  it('are replaced while no server runs; sessions and tables go on, and what was signed before holds no more', async () => {
    const place = await places.place(kind);
    const options = { ...place, trustProxy: true, limits: { ...NO_LIMITS, passwords: { perSecond: 1e-9, burst: 3 } } };
    const before = await openHouse(options);
    const frodo = await TestClient.guest(before.url);
    const credentials = { account: 'frodo', password: 'speak friend and enter' };
    await frodo.post('/api/account/register', credentials);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const calendar = (await frodo.post<{ path: string }>('/api/calendar')).body.path;
    expect((await frodo.get(calendar)).status).toBe(200);
    const { push } = (await frodo.get<AlertsInfo>('/api/alerts')).body;
    const rotate = (...words: string[]) =>
      redbookHere(['rotate-keys', ...words, '--operator', 'gandalf', '--reason', 'leaked', ...wordsFor(place)]);
    expect((await rotate()).code).toBe(1);
    await before.close();

    expect(await rotate('links')).toMatchObject({ code: 0, out: expect.stringContaining('Rotated links') });
    const between = await openHouse(options);
    const again = await TestClient.back(between.url, frodo.cookie);
    expect((await again.get(`/api/tables/${table}`)).status).toBe(200);
    expect((await again.get(calendar)).status).toBe(404);
    const renewed = (await again.get<{ path: string }>('/api/calendar')).body.path;
    expect((await again.get(renewed)).status).toBe(200);
    expect((await again.get<AlertsInfo>('/api/alerts')).body.push).toBe(push);
    // The mark of the device holds no more: it is counted with its network.
    await again.post('/api/account/logout');
    const wrong = { ...credentials, password: 'open sesame, please' };
    const tries: number[] = [];
    for (let i = 0; i < 4; i++) {
      const stranger = await TestClient.guest(between.url);
      tries.push((await stranger.post('/api/account/login', wrong)).status);
    }
    tries.push((await again.post('/api/account/login', credentials)).status);
    expect(tries).toEqual([401, 401, 401, 429, 429]);
    await between.close();

    expect(await rotate('push')).toMatchObject({ code: 0 });
    const after = await openHouse(options);
    const third = await TestClient.guest(after.url);
    expect((await third.get<AlertsInfo>('/api/alerts')).body.push).not.toBe(push);
    await after.close();
    expect((await rotate('doors')).code).toBe(2);
    const { out } = await redbookHere(['admin', 'list', 'orders', ...wordsFor(place)]);
    expect(out.match(/gandalf {2}rotate-keys (links|push).*because: leaked {2}-> rotated/g)).toHaveLength(2);
  });
});
