import { afterAll, describe, expect, it } from 'vitest';
import type { NewTable } from '#wire';
import { sourceAt } from '../migrate/places.ts';
import { openStore, type StoreOptions } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { begun, owner, PASSWORD, RATED, wonBy } from '../testing/rated.ts';
import { RatingRepository, resultsIn } from './repository.ts';
import { checkRatings } from './check.ts';

const places = new Places();
afterAll(() => places.clear());

const codeOf = async (answer: Promise<{ readonly body: unknown }>): Promise<string> => {
  const body = (await answer).body;
  return typeof body === 'object' && body !== null && 'error' in body ? JSON.parse(JSON.stringify(body)).error.code : '';
};

const check = async (place: StoreOptions) => {
  const source = await sourceAt(place);
  try {
    return await checkRatings(source, () => {});
  } finally {
    await source.close();
  }
};

describe.each(['sqlite', 'postgres'] as const)('ratings (%s)', (kind) => {
  it('follow from the records, survive whoever leaves, and are found out when they do not', async () => {
    const place = await places.place(kind);
    const house = await openHouse(place);
    const [frodo, sam, lobelia] = [await owner(house.url, 'frodo'), await owner(house.url, 'sam'), await owner(house.url, 'lobelia')];
    await wonBy(frodo, sam);
    await wonBy(lobelia, frodo);
    await wonBy(sam, lobelia);
    // One that is ended by agreement says nothing.
    const table = await begun(frodo, sam);
    for (const each of [frodo, sam]) await each.ask({ t: 'abandon', table, wish: true });
    expect((await lobelia.post('/api/account/leave', { password: PASSWORD })).status).toBe(200);
    for (const each of [frodo, sam]) await each.disconnect();
    await house.close();

    const store = await openStore(place);
    await new RatingRepository(store).score();
    expect(await store.rows('toScore', 10)).toEqual([]);
    const results = resultsIn(await store.rows('resultsOfGame', 'journey-to-mordor'));
    expect(results.map(({ seats }) => seats.map(({ place: at, gaveUp }) => [at, gaveUp]))).toEqual(
      Array.from({ length: 3 }, () => [
        [0, false],
        [1, true],
      ]),
    );
    const players = new Set(results.flatMap(({ seats }) => seats.map(({ player }) => player)));
    expect([players.has(lobelia.me.id), [...players].filter((player) => player.startsWith('gone:')).length]).toEqual([false, 1]);
    expect(await check(place)).toEqual({ games: 3, ratings: 3, wrong: [] });

    const [last] = results.slice(-1);
    await store.change(['setRating', frodo.me.id, 'journey-to-mordor', 'any', 1_900_000, 300_000, 1_300_000, 2, 1, last?.endedAt ?? 0]);
    const { wrong } = await check(place);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(`journey-to-mordor any ${frodo.me.id}: {"mu":1900000`);
    await store.close();
  });

  it('are reckoned anew when a game comes late', async () => {
    const place = await places.place(kind);
    const house = await openHouse(place);
    const [frodo, sam] = [await owner(house.url, 'frodo'), await owner(house.url, 'sam')];
    await wonBy(frodo, sam);
    await wonBy(sam, frodo);
    await wonBy(frodo, sam);
    for (const each of [frodo, sam]) await each.disconnect();
    await house.close();
    const store = await openStore(place);
    const book = new RatingRepository(store);
    await book.score();
    const [first, ...others] = resultsIn(await store.rows('resultsOfGame', 'journey-to-mordor'));
    await store.change(['dropResultsOfGame', 'journey-to-mordor'], ['dropRatingsOfGame', 'journey-to-mordor']);
    for (const result of others) await book.add(result, await book.mark());
    expect((await check(place)).wrong).not.toEqual([]);
    if (first !== undefined) await book.add(first, await book.mark());
    expect(await check(place)).toMatchObject({ games: 3, wrong: [] });
    await store.close();
  });

  it('need an account, a clock, and no help; what was agreed stands', async () => {
    const house = await openHouse(await places.place(kind));
    const [frodo, guest] = [await owner(house.url, 'frodo'), await TestClient.arrive(house.url)];
    const refused = (plan: Partial<NewTable>, who = frodo) =>
      codeOf(who.post('/api/tables', { game: 'journey-to-mordor', ...RATED, ...plan }));
    expect(await refused({}, guest)).toBe('account-needed');
    for (const plan of [
      { clock: { kind: 'none' } as const },
      { onTimeout: 'bot' } as const,
      { onTimeout: 'ends' } as const,
      { onTimeout: 'claim', seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] } as const,
      { hints: true },
      { reasons: true },
      { content: {} },
      { seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] } as const,
      { game: 'war-of-the-ring', options: { link: 'free-both' } },
    ])
      expect(await refused(plan)).toBe('not-rated');
    const { table } = await frodo.setTable(RATED);
    expect(await codeOf(guest.post(`/api/tables/${table}/join`))).toBe('account-needed');
    expect(await codeOf(frodo.post(`/api/tables/${table}/fill`, { level: 'casual' }))).toBe('rated');
    const alone = await frodo.setTable({ ...RATED, seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await frodo.watch(alone.table);
    expect(await frodo.ask({ t: 'abandon', table: alone.table, wish: true })).toMatchObject({ t: 'refused', code: 'rated' });
    const hint = await frodo.ask({ t: 'hint', table: alone.table, seat: 0, seen: frodo.follow(alone.table).now.seen });
    expect(hint).toMatchObject({ t: 'refused', code: 'no-hints' });
    expect(await codeOf(frodo.post(`/api/tables/${alone.table}/reasons`, { tell: true }))).toBe('rated');
    expect(frodo.follow(alone.table).info).toMatchObject({ rated: true, hints: false });
    for (const each of [frodo, guest]) await each.disconnect();
    await house.close();
  });
});
