import type { StoredChat } from '../store/store.ts';
import { NOBODY } from '#kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { AlertRepository } from './repository.ts';
import { AlertCollector } from './collector.ts';

const places = new Places();
afterAll(() => places.clear());

/** Whether somebody has a way is asked of a database: something may happen meanwhile. */
class SlowBook extends AlertRepository {
  meanwhile = async (): Promise<void> => {};

  override async hasWay(person: string): Promise<boolean> {
    const has = await super.hasWay(person);
    await this.meanwhile();
    return has;
  }
}

describe.each(['sqlite', 'postgres'] as const)('what somebody has seen (%s)', (kind) => {
  it('is what happened until he left; what is written to him while that is noted is news', async () => {
    const place = await places.place(kind);
    const house = await openHouse(place);
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await sam.post(`/api/tables/${table}/join`);
    const person = sam.me.id;
    await house.close();

    const store = await openStore(place);
    const frame = (await store.head(table))?.settings;
    if (frame === undefined) throw new Error('The table is kept');
    const book = new SlowBook(store);
    const way = { id: 'way', person, session: null, address: '{}', note: null, noteAt: null };
    await book.addWay({ ...way, kind: 'webhook', kinds: ['wrote'], confirmedAt: 1 }, 1);
    let now = Date.now();
    const collector = new AlertCollector(book, () => now, { gather: 0, looking: 60_000 });
    const writes = (number: number, looking: boolean): Promise<void> => {
      const line: StoredChat = {
        team: NOBODY,
        number,
        person: frodo.me.id,
        name: 'Frodo',
        seat: 0,
        text: 'Where are you?',
        clientId: `${number}`,
        at: now,
      };
      return book.write(collector.chatStatements(table, frame, line, () => looking));
    };
    const toTell = async (): Promise<number[]> => (await book.alertsOf(person, now + 120_000)).map(({ mark }) => mark);

    await writes(1, true);
    expect(await toTell()).toEqual([1]);
    now++;
    book.meanwhile = () => writes(2, false);
    await collector.viewed(table, person);
    expect(await toTell()).toEqual([2]);
    book.meanwhile = async () => {};
    now++;
    await collector.viewed(table, person);
    expect(await toTell()).toEqual([]);
    await store.close();
  });
});
