import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLIDAY_DAYS, type HolidaysInfo } from '#wire';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';

const DAY = 86_400_000;
const BY_LETTER = { kind: 'correspondence', daysPerMove: 3 } as const;

const places = new Places();
afterAll(() => places.clear());

describe.each(['sqlite', 'postgres'] as const)('holidays (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse(await places.place(kind));
  });
  afterAll(() => house.close());

  const take = (client: TestClient, from: number, days: number) =>
    client.post<HolidaysInfo>('/api/holidays', { from, until: from + days * DAY });

  async function byLetter(clock: typeof BY_LETTER | { kind: 'live'; bankSeconds: number; incrementSeconds: number } = BY_LETTER) {
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], clock });
    await frodo.watch(table);
    return { frodo, sam, table };
  }

  const sit = async (table: string, frodo: TestClient, sam: TestClient): Promise<void> => {
    await sam.post(`/api/tables/${table}/join`);
    await TestClient.together(table, [frodo, sam]);
  };

  it('are seen by the opponents at once, at games under way and at those that begin later', async () => {
    const { frodo, sam, table } = await byLetter();
    await sit(table, frodo, sam);
    const from = Date.now() + 5 * DAY;
    expect((await take(frodo, from, 7)).status).toBe(200);
    await sam.until(() => sam.follow(table).info.seats[0].holiday?.from === from, 'the holiday');
    expect(sam.follow(table).info.seats[1].holiday).toBeUndefined();
    const { table: later } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], clock: BY_LETTER });
    await frodo.watch(later);
    await sit(later, frodo, sam);
    expect((await sam.watch(later)).info.seats[0].holiday).toEqual({ from, until: from + 7 * DAY });
    // Taken back, nobody sees anything of it any more.
    expect((await frodo.post<HolidaysInfo>('/api/holidays/end', { from })).body.holidays).toEqual([]);
    await sam.until(() => sam.follow(table).info.seats[0].holiday === undefined, 'no holiday');
  });

  it('stop the clock of whoever is asked, and let it run again when they end', async () => {
    const { frodo, sam, table } = await byLetter();
    await sit(table, frodo, sam);
    const asked = frodo.follow(table).now.waiting[0];
    const who = [frodo, sam][asked];
    const from = Date.now();
    await take(who, from, 2);
    const read = async () => (await who.watch(table)).info.seats[asked].clock;
    const first = await read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await read()).toBe(first);
    await who.post('/api/holidays/end', { from });
    await expect.poll(async () => (await read()) ?? 0).toBeLessThan(first ?? 0);
  });

  it('do nothing to those who sit at the table', async () => {
    const { frodo, sam, table } = await byLetter({ kind: 'live', bankSeconds: 600, incrementSeconds: 0 });
    await sit(table, frodo, sam);
    await take(frodo, Date.now(), 3);
    expect((await sam.watch(table)).info.seats[0].holiday).toBeUndefined();
  });

  it('are limited a year, do not overlap, and lie ahead; what is refused changes nothing', async () => {
    const frodo = await TestClient.arrive(house.url);
    // All of it in one year, whenever this is read.
    const today = new Date();
    const from = today.getUTCMonth() === 0 ? Date.UTC(today.getUTCFullYear(), 1) : Date.UTC(today.getUTCFullYear() + 1, 0);
    expect(HOLIDAY_DAYS).toBe(30);
    expect((await take(frodo, from, 20)).status).toBe(200);
    expect((await take(frodo, from + 19 * DAY, 3)).body).toMatchObject({ error: { code: 'holiday-twice' } });
    expect((await take(frodo, from + 20 * DAY, 11)).body).toMatchObject({ error: { code: 'holidays-used' } });
    expect((await take(frodo, from + 20 * DAY, 10)).status).toBe(200);
    expect((await take(frodo, Date.now() - DAY, 2)).body).toMatchObject({ error: { code: 'no-holiday' } });
    expect((await take(frodo, Date.now() + DAY, 0)).body).toMatchObject({ error: { code: 'no-holiday' } });
    expect((await take(frodo, Date.now() + 400 * DAY, 2)).body).toMatchObject({ error: { code: 'no-holiday' } });
    expect((await frodo.post('/api/holidays', { from: 'soon' })).status).toBe(400);
    expect((await frodo.post('/api/holidays/end', { from: 5 })).status).toBe(404);
    // The same once more is no second one.
    const again = await take(frodo, from, 20);
    expect([again.status, again.body.holidays.length]).toEqual([200, 2]);
  });

  it('come along when a guest signs in', async () => {
    const [owner, guest] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
    const credentials = { account: `bilbo-${kind}`, password: 'an unexpected party' };
    expect((await owner.post('/api/account/register', credentials)).status).toBe(200);
    const from = Date.now() + 5 * DAY;
    await take(guest, from, 2);
    expect((await guest.post('/api/account/login', credentials)).status).toBe(200);
    expect((await owner.get<HolidaysInfo>('/api/holidays')).body.holidays).toEqual([{ from, until: from + 2 * DAY }]);
  });
});

it('holidays have a rate of their own', async () => {
  const house = await openHouse({ limits: { ...NO_LIMITS, holidays: { perSecond: 1e-9, burst: 3 } } });
  try {
    const frodo = await TestClient.arrive(house.url);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { table } = await frodo.setTable({ seats, clock: BY_LETTER });
    const from = Date.now() + 5 * DAY;
    expect((await frodo.post('/api/holidays', { from, until: from + DAY })).status).toBe(200);
    expect((await frodo.post('/api/holidays', { from, until: from + DAY })).status).toBe(200);
    expect((await frodo.watch(table)).info.seats[0].holiday).toEqual({ from, until: from + DAY });
    expect((await frodo.post('/api/holidays/end', { from })).status).toBe(200);
    expect((await frodo.post('/api/holidays', { from, until: from + DAY })).status).toBe(429);
    expect((await frodo.get('/api/holidays')).status).toBe(200);
  } finally {
    await house.close();
  }
});
