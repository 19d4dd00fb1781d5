import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownPerson, TableSummary } from '#wire';
import { pendingAlertsOf } from '../alerts/pending-alerts.ts';
import { openStore } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { Guests } from '../testing/guests.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { begun, PASSWORD, wonBy } from '../testing/rated.ts';

const PRIVATE = { seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const KEPT = { seats: [{ kind: 'me' }, { kind: 'invited' }] } as const;
const places = new Places();
afterAll(() => places.clear());

describe.each(['sqlite', 'postgres'] as const)('asking people to come (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let place: Awaited<ReturnType<Places['place']>>;
  const guests = new Guests(() => house.url);
  const { arrive } = guests;
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse(place);
  });
  afterAll(async () => {
    await guests.leave();
    await house.close();
  });
  const known = async (who: TestClient) => (await who.get<{ readonly people: readonly KnownPerson[] }>('/api/people/known')).body.people;
  const mine = async (who: TestClient) => (await who.get<{ readonly tables: readonly TableSummary[] }>('/api/mine')).body.tables;

  it('is possible for those who have played together, and only for the host', async () => {
    const [frodo, sam, lobelia] = [await arrive('Frodo'), await arrive('Sam'), await arrive('Lobelia')];
    expect(await known(frodo)).toEqual([]);
    const met = await wonBy(frodo, sam, PRIVATE);
    const [found] = await known(frodo);
    expect(found).toEqual({ person: null, name: expect.any(String), table: met, seat: 1, games: 1 });
    expect(JSON.stringify(await known(frodo))).not.toContain(sam.me.id);
    const { table } = await frodo.setTable(KEPT);
    const invite = (who: TestClient, body: unknown, at = table) => who.post(`/api/tables/${at}/invite`, body);
    // Neither strangers, nor oneself, nor by others than the host, nor at a table one did not play at.
    expect((await invite(sam, { table: met, seat: 0 })).status).toBe(403);
    expect((await invite(frodo, { table: met, seat: 0 })).status).toBe(404);
    expect((await invite(frodo, { table: met, seat: 5 })).status).toBe(404);
    expect((await invite(frodo, { table, seat: 1 })).status).toBe(404);
    expect((await invite(lobelia, { table: met, seat: 1 }, (await lobelia.setTable(KEPT)).table)).status).toBe(404);
    expect((await invite(frodo, { seat: 1 })).status).toBe(400);
    expect((await sam.post(`/api/tables/${table}/join`)).status).toBe(409);

    expect((await invite(frodo, { table: met, seat: 1 })).status).toBe(200);
    expect((await mine(sam))[0]).toMatchObject({ id: table, invited: true });
    expect((await mine(frodo)).find(({ id }) => id === table)?.seats[1]).toMatchObject({ keptFor: expect.any(String) });
    const head = await (async () => {
      await frodo.watch(table);
      return frodo.follow(table).info;
    })();
    expect(head.seats[1]).toMatchObject({ keptFor: expect.any(String) });
    await lobelia.watch(table);
    expect(JSON.stringify(lobelia.follow(table).info.seats)).not.toContain('kept');
    // Looking is not sitting down.
    await sam.watch(table);
    expect(sam.follow(table).info.seats[1]).toMatchObject({ kind: 'invited', name: null, kept: true });
    expect((await sam.post(`/api/tables/${table}/join`)).status).toBe(200);
    expect((await mine(sam)).filter(({ id }) => id === table)).toHaveLength(1);
  });

  it('can be declined, and then the chair is free again', async () => {
    const [frodo, sam] = [await arrive('Frodo'), await arrive('Sam')];
    const met = await begun(frodo, sam, PRIVATE);
    const { table } = await frodo.setTable(KEPT);
    await frodo.post(`/api/tables/${table}/invite`, { table: met, seat: 1 });
    expect((await mine(sam)).some(({ id }) => id === table)).toBe(true);
    expect((await sam.post(`/api/tables/${table}/decline`)).status).toBe(200);
    expect((await mine(sam)).some(({ id }) => id === table)).toBe(false);
    expect((await sam.post(`/api/tables/${table}/join`)).status).toBe(409);
    expect(JSON.stringify((await mine(frodo)).find(({ id }) => id === table))).not.toContain('keptFor');
    // Whoever said no can be asked once more.
    expect((await frodo.post(`/api/tables/${table}/invite`, { table: met, seat: 1 })).status).toBe(200);
    expect((await mine(sam)).some(({ id }) => id === table)).toBe(true);
  });

  it('does not reach whoever does not want to meet the host, who does not learn of it', async () => {
    const [frodo, sam] = [await arrive('Frodo'), await arrive('Sam')];
    const met = await begun(frodo, sam, PRIVATE);
    expect((await sam.post(`/api/tables/${met}/avoid`, { how: 'block', who: { kind: 'name', seat: 0 } })).status).toBe(200);
    const { table } = await frodo.setTable(KEPT);
    expect((await frodo.post(`/api/tables/${table}/invite`, { table: met, seat: 1 })).status).toBe(200);
    expect((await mine(frodo)).find(({ id }) => id === table)?.seats[1]).toMatchObject({ keptFor: expect.any(String) });
    expect((await mine(sam)).some(({ id }) => id === table)).toBe(false);
  });

  it('follows a guest into his account, and is told by alert', async () => {
    const [frodo, sam] = [await arrive('Frodo'), await arrive('Sam')];
    const other = await arrive('Gamgee');
    await other.post('/api/account/register', { account: `gamgee-${kind}`, password: PASSWORD });
    const met = await begun(frodo, sam, PRIVATE);
    const { table } = await frodo.setTable(KEPT);
    await frodo.post(`/api/tables/${table}/invite`, { table: met, seat: 1 });
    expect((await sam.post('/api/account/login', { account: `gamgee-${kind}`, password: PASSWORD })).status).toBe(200);
    expect((await mine(sam)).find(({ id }) => id === table)).toMatchObject({ invited: true });
    if (kind === 'postgres') {
      const store = await openStore(place);
      const head = await store.head(table);
      expect(head === null ? [] : pendingAlertsOf(head)).toMatchObject([{ person: other.me.id, kind: 'invited' }]);
      await store.close();
    }
  });
});
