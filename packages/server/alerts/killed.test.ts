import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlertsInfo } from '#wire';
import { openStore, type StoreOptions } from '../store/open.ts';
import type { Store, StoredSeat } from '../store/store.ts';
import { newTable } from '../table/state/create-table.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { PushBrowser, Receiver } from '../testing/post-office.ts';
import { postedAs } from './repository.ts';
import { testMessage } from './render-message.ts';

const places = new Places();
let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.open();
});
afterAll(async () => {
  await receiver.close();
  await places.clear();
});

const seat = (person: string): StoredSeat => ({
  kind: 'human',
  person,
  name: person === 'frodo' ? 'Frodo' : 'Sam',
  level: null,
  code: null,
  reservedFor: null,
  words: 'words',
  wantsToAbandon: false,
});

/** A table at which the second has been asked, as it is in the store the moment the move is. */
const asked = (sam: string, at: number) => {
  const table = newTable({
    game: 'journey-to-mordor',
    rulesVersion: 1,
    options: {},
    pack: null,
    seats: [seat('frodo'), seat(sam)],
    clock: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    host: 'frodo',
    secret: randomBytes(32).toString('hex'),
    rematch: null,
    createdAt: at,
  });
  return {
    ...table,
    phase: 'playing' as const,
    sequence: 3,
    status: { ...table.status, waiting: [1] as const, asked: [{ since: 3, by: [0] as const }] },
  };
};

describe.each(['sqlite', 'postgres'] as const)('a server that was killed (%s)', (kind) => {
  let place: StoreOptions;
  beforeAll(async () => {
    place = await places.place(kind);
  });

  const open = () => openHouse({ ...place, alerts: { friends: [receiver.host], gather: 0, gap: 0, lostAfter: 300 } });

  /** What is in the store while no server runs. */
  async function meanwhile(work: (store: Store) => Promise<void>): Promise<void> {
    const store = await openStore(place);
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  async function newSam(path: string) {
    const house = await open();
    const sam = await TestClient.guest(house.url);
    const browser = new PushBrowser(`http://${receiver.host}/${path}`);
    await sam.post('/api/alerts/wishes', { language: 'en', zone: 'UTC', quiet: null, away: 0 });
    const { body } = await sam.post<AlertsInfo>('/api/alerts/ways', { kind: 'push', push: browser.address, kinds: ['turn'] });
    await house.close();
    const calls = () => receiver.calls.all.filter((call) => call.path === `/${path}`);
    return { sam, browser, way: body.ways[0]?.id ?? '', calls };
  }

  it('before it had written down whom to tell tells him after the next start, and once', async () => {
    const { sam, browser, calls } = await newSam(`lost-${kind}`);
    await meanwhile((store) => store.addTable(asked(sam.me.id, Date.now())));
    for (let starts = 0; starts < 2; starts++) {
      const house = await open();
      await expect.poll(() => calls().length).toBe(1);
      await house.close();
    }
    const [call] = calls();
    if (call === undefined) throw new Error('It has arrived');
    expect(browser.read(call).body).toContain('it is your turn. Last move: Frodo.');
    expect(calls()).toHaveLength(1);
  });

  it('while it sent a message sends it again under the same id, and then no more', async () => {
    const { sam, browser, way, calls } = await newSam(`twice-${kind}`);
    const begin = (tries: number) =>
      meanwhile(async (store) => {
        await store.change(postedAs('the-same-id', way, testMessage('en', 'stop'), Date.now(), Date.now() + 60_000));
        for (let given = 0; given < tries; given++) await store.change(['beginOut', Date.now(), 'the-same-id', given]);
      });
    await begin(1);
    const house = await open();
    await expect.poll(() => calls().length).toBe(1);
    const [call] = calls();
    if (call === undefined) throw new Error('It has arrived');
    expect(browser.read(call).id).toBe('the-same-id');
    await house.close();

    await begin(2);
    const again = await open();
    const back = await TestClient.back(again.url, sam.cookie);
    await expect.poll(async () => (await back.get<AlertsInfo>('/api/alerts')).body.ways[0]?.note).toBe('unsure');
    await again.close();
    expect(calls()).toHaveLength(1);
  });

  it('does not keep others from sending, and what does not arrive is tried again later', async () => {
    const { sam, way, calls } = await newSam(`later-${kind}`);
    receiver.answer = { status: 503, headers: { 'retry-after': '3600' } };
    await meanwhile(async (store) => {
      await store.change(postedAs(`patient-${kind}`, way, testMessage('en', 'stop'), Date.now(), Date.now() + 86_400_000));
      // Another node that has died had the lease.
      await store.change(['takeLease', 'alerts', 'dead', Date.now() + 1000, Date.now(), Date.now() + 1e6]);
    });
    const house = await open();
    await expect.poll(() => calls().length).toBe(1);
    await expect
      .poll(async () => {
        const metrics = await (await fetch(`${house.url}/metrics`)).text();
        return /redbook_alerts_total\{way="push",outcome="later"\} 1/.test(metrics);
      })
      .toBe(true);
    await house.close();
    receiver.answer = { status: 201 };
    await meanwhile(async (store) => {
      const [row] = await store.rows('dueOut', Date.now() + 2 * 3_600_000, 10);
      expect(row).toMatchObject({ id: `patient-${kind}`, tries: 1, failures: 1 });
      expect(await store.rows('dueOut', Date.now() + 3_000_000, 10)).toEqual([]);
      expect(sam.me.id).not.toBe('');
    });
  });
});

describe('two nodes with one database', () => {
  it('send every message once', async () => {
    const place = await places.place('postgres');
    const settings = { ...place, alerts: { friends: [receiver.host], gather: 0, gap: 0 } };
    const [one, other] = [await openHouse(settings), await openHouse(settings)];
    const sam = await TestClient.guest(one.url);
    const browser = new PushBrowser(`http://${receiver.host}/two`);
    const { body } = await sam.post<AlertsInfo>('/api/alerts/ways', { kind: 'push', push: browser.address, kinds: ['turn'] });
    const store = await openStore(place);
    const ids = Array.from({ length: 40 }, (_, number) => `message-${number}`);
    for (const id of ids)
      await store.change(postedAs(id, body.ways[0]?.id ?? '', testMessage('en', 'stop'), Date.now(), Date.now() + 60_000));
    await expect.poll(async () => (await store.rows('outbox'))[0]).toEqual({ waiting: 0 });
    const calls = receiver.calls.all.filter(({ path }) => path === '/two').map((call) => browser.read(call).id);
    expect(calls.sort()).toEqual(ids.sort());
    await Promise.all([one.close(), other.close(), store.close()]);
  });
});
