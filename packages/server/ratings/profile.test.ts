import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport, Ladder, Profile } from '#wire';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { begun, owner, PASSWORD, RATED, wonBy } from '../testing/rated.ts';

const places = new Places();
afterAll(() => places.clear());

const PRIVATE = { seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const LISTED = { ...PRIVATE, listed: true };

describe.each(['sqlite', 'postgres'] as const)('profiles (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  const there: TestClient[] = [];
  beforeAll(async () => {
    house = await openHouse(await places.place(kind));
  });
  afterAll(async () => {
    for (const each of there) await each.disconnect();
    await house.close();
  });

  let number = 0;
  const arrive = async (name: string): Promise<TestClient> => {
    const client = await owner(house.url, `${name}-logs-in-${number++}`);
    await client.post('/api/me', { name });
    there.push(client);
    return client;
  };
  const profile = (viewer: TestClient, whose: TestClient | 'me') =>
    viewer.get<Profile>(`/api/people/${whose === 'me' ? 'me' : whose.me.id}`);
  /** As soon as the games have been reckoned with. */
  const rated = async (viewer: TestClient, whose: TestClient, games: number): Promise<Profile> => {
    for (;;) {
      const { body } = await profile(viewer, whose);
      if (body.ratings.reduce((all, each) => all + each.games, 0) >= games) return body;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('show ratings with their course and doubt, what was played, with whom, and how it stands between two', async () => {
    const [frodo, sam, gandalf] = [await arrive('Frodo'), await arrive('Sam'), await arrive('Gandalf')];
    const [first, second] = [await wonBy(frodo, sam), await wonBy(sam, frodo)];
    const found = await rated(gandalf, frodo, 2);
    expect(found).toMatchObject({ person: frodo.me.id, name: 'Frodo', you: false, hidden: false, between: null });
    expect(found.ratings).toMatchObject([{ game: 'journey-to-mordor', side: 'any', games: 2, won: 1 }]);
    const [rating] = found.ratings;
    expect(rating?.course).toHaveLength(3);
    expect(rating?.course[0]).toMatchObject({ rating: 1500, doubt: 1000 });
    expect(rating?.course[1]?.rating).toBeGreaterThan(1500);
    expect(rating?.course[2]).toMatchObject({ rating: rating?.rating, doubt: rating?.doubt });
    expect(rating?.doubt).toBeLessThan(1000);
    expect(found.games.map(({ table, won }) => [table, won])).toEqual([
      [second, false],
      [first, true],
    ]);
    expect(found.games[0]?.counted).toMatchObject({ rating: rating?.rating, doubt: rating?.doubt });
    expect((found.games[0]?.counted?.change ?? 0) + (rating?.course[1]?.rating ?? 0)).toBe(rating?.rating);
    expect(found.opponents).toEqual([{ person: sam.me.id, name: expect.any(String), games: 2, won: 1, lost: 1 }]);
    expect((await profile(sam, frodo)).body.between).toEqual({ games: 2, won: 1, lost: 1 });
    const { body } = await gandalf.get<Ladder>('/api/ladder/journey-to-mordor');
    const ids = body.sides[0]?.places.map(({ person }) => person);
    expect([ids?.includes(frodo.me.id), ids?.includes(sam.me.id), ids?.includes(gandalf.me.id)]).toEqual([true, true, false]);
  });

  it('say nothing of games that go on, nor of finished ones that were private, but to those who played there', async () => {
    const [frodo, sam, stranger] = [await arrive('Frodo'), await arrive('Sam'), await arrive('Lobelia')];
    const going = [await begun(frodo, sam), await begun(frodo, sam, LISTED), await begun(frodo, sam, PRIVATE)];
    const open = await wonBy(frodo, sam, LISTED);
    const closed = await wonBy(frodo, sam, PRIVATE);
    await rated(stranger, frodo, 0);
    const seen = async (viewer: TestClient) => {
      for (;;) {
        const { body } = await profile(viewer, frodo);
        if (body.games.some(({ table }) => table === open)) return body;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const text = JSON.stringify(await seen(stranger));
    for (const table of [...going, closed]) expect(text).not.toContain(table);
    for (const viewer of [frodo, sam]) expect((await seen(viewer)).games.map(({ table }) => table)).toEqual([closed, open]);
    for (const secret of ['logs-in', frodo.cookie.split('=')[1]?.split(';')[0] ?? 'none']) expect(text).not.toContain(secret);
  });

  it('are not there for guests, for those who hide, and for those who are gone', async () => {
    const [frodo, sam] = [await arrive('Frodo'), await arrive('Sam')];
    const guest = await TestClient.arrive(house.url);
    there.push(guest);
    expect([(await profile(guest, 'me')).status, (await profile(frodo, guest)).status]).toEqual([404, 404]);
    expect((await guest.post('/api/people/me', { hidden: true })).status).toBe(409);
    expect((await frodo.post('/api/people/me', { hidden: 'yes' })).status).toBe(400);
    await wonBy(frodo, sam, { ...RATED, listed: true });
    await rated(guest, frodo, 1);
    expect((await frodo.post<Profile>('/api/people/me', { hidden: true })).body.hidden).toBe(true);
    expect((await profile(guest, frodo)).status).toBe(404);
    expect((await profile(frodo, 'me')).body).toMatchObject({ you: true, hidden: true });
    const shown = JSON.stringify((await profile(guest, sam)).body);
    const ladder = JSON.stringify((await guest.get<Ladder>('/api/ladder/journey-to-mordor')).body);
    expect([shown.includes(frodo.me.id), ladder.includes(frodo.me.id), ladder.includes(sam.me.id)]).toEqual([false, false, true]);
    const { body } = await frodo.get<AccountExport>('/api/account/everything');
    expect(body).toMatchObject({ hidden: true, ratings: [{ game: 'journey-to-mordor', side: 'any' }], results: [{ side: 'any' }] });
    expect((await frodo.post('/api/account/leave', { password: PASSWORD })).status).toBe(200);
    const left = (await profile(guest, sam)).body;
    expect(left.games[0]?.seats[0]).toEqual({ person: null, name: null, won: true, own: false });
    expect(JSON.stringify(left)).not.toContain(frodo.me.id);
  });

  it('know only games of this house', async () => {
    const frodo = await arrive('Frodo');
    expect((await frodo.get('/api/ladder/chess')).status).toBe(400);
    expect((await frodo.get(`/api/people/${'x'.repeat(200)}`)).status).toBe(404);
  });
});
