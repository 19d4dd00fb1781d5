import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A Ring-bearer and two Wraith players, who may lay their log tokens at any moment. */
async function threeAtTable(more: object = {}) {
  const people = await Promise.all([0, 1, 2].map(() => TestClient.arrive(house.url)));
  const [frodo, ...wraiths] = people;
  const { table } = await frodo.setTable({
    game: 'hunt-for-the-ring',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    ...more,
  });
  for (const wraith of wraiths) await wraith.post(`/api/tables/${table}/join`);
  await TestClient.together(table, people);
  return { table, frodo, wraiths };
}

const TAKE = { type: 'takeLogToken', logToken: 4 };
const LAY = { type: 'placeLogTokenAtStep', step: 3 };

it('an aside is open to seats that are not asked, and to nobody who has none', async () => {
  const { table, frodo, wraiths } = await threeAtTable();
  const asidesOf = (each: TestClient) => each.follow(table).now.turns.flatMap(({ asides }) => asides ?? []);
  expect([asidesOf(frodo), ...wraiths.map((each) => asidesOf(each).length)]).toEqual([[], 6, 6]);
  const idle = wraiths.findIndex((_, place) => !frodo.follow(table).now.waiting.includes(place + 1));
  const wraith = wraiths[idle];
  expect((await wraith.act(table, idle + 1, TAKE)).t).toBe('done');
  expect((await wraith.act(table, idle + 1, LAY)).t).toBe('done');
  await frodo.until(() => frodo.follow(table).events.some(({ type }) => type === 'logTokenPlaced'));
  expect(frodo.follow(table).now.view).toMatchObject({ logTokens: ['off', 'off', 'off', 'step-3', 'off', 'off'] });
  expect(await frodo.act(table, 0, TAKE)).toMatchObject({ t: 'refused', rules: ['HR-WLOG-01'] });
});

it('an aside does not come too late, but is recognised when it comes twice; a decision made on an old moment is refused', async () => {
  const { table, wraiths } = await threeAtTable();
  const [wraith] = wraiths;
  const old = (action: object, id: string) => {
    // An earlier answer to the same id is not the answer to this one.
    wraith.heard.length = 0;
    return wraith.ask({ t: 'act', table, seat: 1, seen: 0, action }, id);
  };
  expect((await old(TAKE, 'taken')).t).toBe('done');
  expect((await old(LAY, 'laid')).t).toBe('done');
  const { seen } = wraith.follow(table).now;
  expect((await old(LAY, 'laid')).t).toBe('done');
  expect(wraith.follow(table).now.seen).toBe(seen);
  // More asides than a table remembers: then the log knows it.
  for (let round = 0; round < 130; round++) {
    await old(TAKE, `take-${round}`);
    await old({ type: 'leaveLogToken' }, `leave-${round}`);
  }
  expect((await old(LAY, 'laid')).t).toBe('done');
  expect(await old({ type: 'endActivation' }, 'late')).toMatchObject({ t: 'refused', code: 'stale' });
});

it('a bot that thinks is not disturbed by asides, however many', async () => {
  const pause = 400;
  const own = await openHouse({ botPause: pause });
  try {
    const wraith = await TestClient.arrive(own.url);
    const { table } = await wraith.setTable({ game: 'hunt-for-the-ring', seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }] });
    await wraith.watch(table);
    const answered = () => wraith.follow(table).events.some(({ type }) => type === 'informationGiven');
    // Never so long without an aside that the bot could answer in between.
    for (let round = 0; round < 200 && !answered(); round++) {
      await wraith.act(table, 1, round % 2 === 0 ? TAKE : { type: 'leaveLogToken' });
      await new Promise((resolve) => setTimeout(resolve, pause / 8));
    }
    expect(answered()).toBe(true);
  } finally {
    await own.close();
  }
});

it('an aside gives nobody time: neither who lays it nor who is asked', async () => {
  const { table, frodo, wraiths } = await threeAtTable({ clock: { kind: 'correspondence', daysPerMove: 2 } });
  const days = 2 * 86_400_000;
  const clocks = async () => (await frodo.watch(table)).info.seats.map(({ clock }) => clock ?? 0);
  const asked = async () => {
    for (;;) {
      const [seat] = frodo.follow(table).now.waiting;
      if (seat > 0) return seat;
      const [turn] = frodo.follow(table).now.turns;
      await frodo.act(table, 0, turn.options[0]);
    }
  };
  const seat = await asked();
  const other = 3 - seat;
  await new Promise((resolve) => setTimeout(resolve, 60));
  for (const each of [seat, other]) {
    await wraiths[each - 1].act(table, each, TAKE);
    await wraiths[each - 1].act(table, each, { type: 'leaveLogToken' });
  }
  const left = await clocks();
  expect(left[seat]).toBeLessThanOrEqual(days - 60);
  expect(left[other]).toBe(days);
});
