import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame } from '#games';
import { type GameRecord, verify } from '#kernel';
import { compareLot } from '#wire/comparison.ts';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

/** What a host does with a table that gathers, over real requests, before the eyes of those who sit there. */

let house: RunningServer;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const phaseAt = (client: TestClient, table: string) => client.follow(table).now.phase;

/** All of them agree to end it. */
async function ended(table: string, people: readonly TestClient[]): Promise<GameRecord> {
  for (const each of people) await each.ask({ t: 'abandon', table, wish: true });
  return (await people[0].get<GameRecord>(`/api/tables/${table}/record`)).body;
}

describe('the host of a table that gathers', () => {
  it('fills the empty chairs with bots, and the game begins', async () => {
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }] });
    await sam.post(`/api/tables/${table}/join`);
    await Promise.all([frodo.watch(table), sam.watch(table)]);
    expect(await sam.post(`/api/tables/${table}/fill`, { level: 'random' })).toMatchObject({
      status: 403,
      body: { error: { code: 'not-host' } },
    });
    expect((await frodo.post(`/api/tables/${table}/fill`, { level: 'random' })).status).toBe(200);
    await Promise.all([frodo, sam].map((each) => each.until(() => phaseAt(each, table) === 'playing', 'the beginning')));
    expect(sam.follow(table).info.seats[2]).toMatchObject({ kind: 'bot', level: 'random' });
    expect(await frodo.post(`/api/tables/${table}/swap`, { seats: [0, 1] })).toMatchObject({
      status: 409,
      body: { error: { code: 'has-begun' } },
    });
  });

  it('changes two chairs after words were promised; the record holds, and is what both browsers kept', async () => {
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await sam.post(`/api/tables/${table}/join`, { seat: 1 });
    await Promise.all([frodo.watch(table), sam.watch(table)]);
    const promises = () => frodo.follow(table).info.promises ?? [];
    await frodo.until(() => promises()[0] !== '' && promises()[1] !== '', 'both promises');
    expect((await frodo.post(`/api/tables/${table}/swap`, { seats: [0, 2] })).status).toBe(200);
    await sam.until(() => sam.follow(table).info.seats[2].kind === 'human', 'the host on the third chair');
    expect((await frodo.post(`/api/tables/${table}/fill`, { level: 'random' })).status).toBe(200);
    await Promise.all([frodo, sam].map((each) => each.until(() => phaseAt(each, table) === 'playing', 'the beginning')));
    expect(frodo.follow(table).info.seats.map(({ yours, kind }) => [yours, kind])).toEqual([
      [false, 'bot'],
      [false, 'human'],
      [true, 'human'],
    ]);
    const record = await ended(table, [frodo, sam]);
    expect(verify(await openGame(record.game), record)).toMatchObject({ chance: 'proved', derivation: 2 });
    for (const each of [frodo, sam]) {
      const lot = each.lots.get(table);
      expect(lot !== undefined && compareLot(lot, record)).toBe('kept');
    }
  });

  it('gives the table up, once or twice, and whoever sits there is told', async () => {
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
    const { table } = await frodo.setTable({ listed: true, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await sam.post(`/api/tables/${table}/join`);
    await Promise.all([frodo.watch(table), sam.watch(table)]);
    expect((await sam.post(`/api/tables/${table}/cancel`)).status).toBe(403);
    expect((await frodo.post(`/api/tables/${table}/cancel`)).status).toBe(200);
    expect((await frodo.post(`/api/tables/${table}/cancel`)).status).toBe(200);
    await sam.until(() => phaseAt(sam, table) === 'abandoned', 'the end of waiting');
    expect((await sam.get<{ tables: { id: string }[] }>('/api/lobby')).body.tables.some(({ id }) => id === table)).toBe(false);
    expect((await (await TestClient.guest(house.url)).post(`/api/tables/${table}/join`)).status).toBe(409);
  });

  it('is told what is wrong with what was sent', async () => {
    const frodo = await TestClient.guest(house.url);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const wrong = async (what: string, body: unknown) => (await frodo.post(`/api/tables/${table}/${what}`, body)).body.error;
    expect(await wrong('fill', {})).toMatchObject({ code: 'bad-request', path: 'level', reason: 'missing' });
    expect(await wrong('fill', { level: 'wizard' })).toMatchObject({ code: 'no-level', path: 'level' });
    expect(await wrong('swap', { seats: [0] })).toMatchObject({ code: 'bad-request', path: 'seats' });
    expect(await wrong('swap', { seats: [0, 7] })).toMatchObject({ code: 'no-seat', path: 'seats.1' });
    expect(await wrong('cancel', { why: 'x' })).toMatchObject({ code: 'bad-request' });
  });
});
