import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewTournament, TableSummary, TournamentInfo, TournamentSummary } from '#wire';
import { pendingAlertsOf } from '../alerts/pending-alerts.ts';
import { openStore } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { Guests } from '../testing/guests.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { owner, PASSWORD } from '../testing/rated.ts';
import { databaseOfTests } from '../testing/shared-postgres.ts';

const places = new Places();
afterAll(() => places.clear());

const CUP: NewTournament = { name: 'Shire Cup', game: 'journey-to-mordor', form: 'round-robin', places: 4 };

/** Asks until the answer is as it is to be. */
async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

const setUp = async (who: TestClient, plan: Partial<NewTournament> = {}): Promise<string> => {
  const { body, status } = await who.post<{ readonly tournament: string }>('/api/tournaments', { ...CUP, ...plan });
  if (status !== 200) throw new Error(`No tournament: ${JSON.stringify(body)}`);
  return body.tournament;
};
const look = async (who: TestClient, id: string) => (await who.get<TournamentInfo>(`/api/tournaments/${id}`)).body;
const ask = (who: TestClient, id: string, verb: string, body: unknown = {}) =>
  who.post<TournamentInfo>(`/api/tournaments/${id}/${verb}`, body);
const openTables = ({ played }: TournamentInfo) =>
  played.flatMap(({ pairings }) =>
    pairings.flatMap(({ table, points, keys }) => (table !== null && points === null ? [{ table, keys }] : [])),
  );
const withTables = (who: TestClient, id: string, count: number) =>
  until(
    () => look(who, id),
    (info) => openTables(info).length === count,
  );

/** Everybody for whom a chair is kept there sits down, and the first seat wins. */
async function firstWins(people: readonly TestClient[], table: string): Promise<void> {
  const there: TestClient[] = [];
  for (const each of people) if ((await each.post(`/api/tables/${table}/join`)).status === 200) there.push(each);
  expect(there).toHaveLength(2);
  await TestClient.together(table, there);
  const second = there.find((each) => each.follow(table).info.seats[1]?.yours);
  expect((await second?.ask({ t: 'resign', table, seat: 1 }))?.t).toBe('done');
}

describe.each(['sqlite', 'postgres'] as const)('a tournament (%s)', (kind) => {
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

  it('is played round by round, everybody against everybody, to its end, also when the house is closed in between', async () => {
    const people = [await arrive('Frodo'), await arrive('Sam'), await arrive('Merry')];
    const [frodo, sam] = people;
    const id = await setUp(frodo);
    for (const each of people) expect((await ask(each, id, 'join')).status).toBe(200);
    expect((await ask(sam, id, 'start')).status).toBe(403);
    expect((await ask(frodo, id, 'start')).status).toBe(200);
    const first = await withTables(frodo, id, 1);
    expect(first).toMatchObject({ phase: 'playing', rounds: 3, round: 1, count: 3 });
    const [{ table }] = openTables(first);
    // Those who play find the table among theirs, and nobody else can sit down there.
    const mine = async (who: TestClient) => (await who.get<{ readonly tables: readonly TableSummary[] }>('/api/mine')).body.tables;
    const invited = await Promise.all(
      people.map(async (each) => (await mine(each)).some((one) => one.id === table && one.invited === true)),
    );
    expect(invited.filter((is) => is)).toHaveLength(2);
    const resting = people[invited.indexOf(false)];
    expect((await resting?.post(`/api/tables/${table}/join`))?.status).toBe(409);
    await frodo.watch(table);
    expect(frodo.follow(table).info).toMatchObject({ tournament: { id, name: 'Shire Cup', round: 1 }, host: false, codes: [] });
    expect(frodo.follow(table).info.seats.map(({ keptFor }) => typeof keptFor)).toEqual(['string', 'string']);

    // The house goes down with the first game won, and comes back with nothing lost and no table twice.
    await firstWins(people, table);
    for (const each of people) await each.disconnect();
    await house.close();
    house = await openHouse(place);
    const back = await Promise.all(people.map((each) => each.at(house.url)));
    for (const each of back) guests.welcome(each);
    const [one] = back;
    for (let round = 2; round <= 3; round++) {
      const info = await until(
        () => look(one, id),
        (found) => found.round === round && openTables(found).length === 1,
      );
      await firstWins(back, openTables(info)[0].table);
    }
    const over = await until(
      () => look(one, id),
      ({ phase }) => phase === 'finished',
    );
    expect(over.played.map(({ pairings }) => pairings.map(({ how }) => how).sort())).toEqual([
      ['bye', 'played'],
      ['bye', 'played'],
      ['bye', 'played'],
    ]);
    // Everybody sat on the first seat once and won there, and rested once: nothing parts them.
    expect(over.standings.map(({ points, place: shared }) => [points, shared])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(over.winners).toHaveLength(3);
    const tables = await Promise.all(back.map(async (each) => (await mine(each)).filter((summary) => summary.phase === 'finished')));
    expect(new Set(tables.flat().map(({ id: each }) => each)).size).toBe(3);
    // A game that is played again belongs to no tournament.
    const again = await one.post<{ readonly table: string }>(`/api/tables/${tables[0]?.[0]?.id}/rematch`);
    await one.watch(again.body.table);
    expect(one.follow(again.body.table).info.tournament).toBeUndefined();
  });

  it('goes on without those who leave or are removed: they have given up', async () => {
    const gandalf = await arrive('Gandalf');
    const people = [await arrive('Frodo'), await arrive('Sam'), await arrive('Merry'), await arrive('Pippin')];
    const [, sam, merry] = people;
    const id = await setUp(gandalf, { form: 'swiss', rounds: 2 });
    for (const each of people) await ask(each, id, 'join');
    await ask(gandalf, id, 'start');
    const first = await withTables(gandalf, id, 2);
    const keyOf = async (who: TestClient) => (await look(who, id)).entrants.find(({ you }) => you)?.key ?? 0;
    const [samKey, merryKey] = [await keyOf(sam), await keyOf(merry)];
    const tableOf = (key: number) => openTables(first).find(({ keys }) => keys.includes(key))?.table ?? '';
    // One leaves before his game has begun.
    expect((await ask(sam, id, 'leave')).status).toBe(200);
    const missed = await until(
      () => look(gandalf, id),
      ({ played }) => played[0].pairings.some(({ keys, points }) => keys.includes(samKey) && points !== null),
    );
    const his = missed.played[0].pairings.find(({ keys }) => keys.includes(samKey));
    expect(his).toMatchObject({ how: 'forfeit', table: tableOf(samKey) });
    expect(his?.points?.[his.keys.indexOf(samKey)]).toBe(0);
    // Another is removed in the middle of his.
    const others = people.filter((each) => each !== sam);
    if (!openTables(missed).some(({ keys }) => keys.includes(merryKey))) {
      // Merry was Sam's opponent and waits: the others play.
      await firstWins(others, openTables(missed)[0].table);
    } else {
      const table = tableOf(merryKey);
      const playing: TestClient[] = [];
      for (const each of others) if ((await each.post(`/api/tables/${table}/join`)).status === 200) playing.push(each);
      await TestClient.together(table, playing);
      expect((await ask(merry, id, 'remove', { key: merryKey })).status).toBe(403);
      expect((await ask(gandalf, id, 'remove', { key: merryKey })).status).toBe(200);
      for (const each of playing) await each.until(() => each.follow(table).now.phase === 'finished', 'the end');
    }
    const next = await until(
      () => look(gandalf, id),
      ({ round, phase }) => round === 2 || phase === 'finished',
    );
    for (const pairing of next.played[1]?.pairings ?? []) expect(pairing.keys).not.toContain(samKey);
    expect(next.standings.at(-1)?.points).toBe(0);
  });

  it('is cancelled before it begins, and takes nobody afterwards', async () => {
    const [frodo, sam] = [await arrive('Frodo'), await arrive('Sam')];
    const id = await setUp(frodo);
    expect((await ask(frodo, id, 'start')).status).toBe(400);
    expect((await ask(sam, id, 'cancel')).status).toBe(403);
    expect((await ask(frodo, id, 'cancel')).body.phase).toBe('cancelled');
    expect((await ask(sam, id, 'join')).status).toBe(409);
    expect((await ask(frodo, id, 'start')).status).toBe(409);
  });

  it('refuses what makes no sense, and changes nothing', async () => {
    const frodo = await arrive('Frodo');
    for (const bad of [{ name: '' }, { game: 'chess' }, { form: 'knockout' }, { places: 1 }, { places: 17 }, { rounds: 0 }, { extra: 1 }])
      expect((await frodo.post('/api/tournaments', { ...CUP, ...bad })).status, JSON.stringify(bad)).toBe(400);
    expect((await frodo.get('/api/tournaments/nonsense')).status).toBe(404);
    expect((await frodo.get('/api/tournaments/aaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await ask(frodo, 'aaaaaaaaaaaaaaaa', 'join')).status).toBe(404);
    for (let open = 0; open < 10; open++) await setUp(frodo);
    expect((await frodo.post('/api/tournaments', CUP)).status).toBe(429);
  });

  it('tells strangers nothing of tables that are not listed, nor anybody who is who', async () => {
    const people = [await owner(house.url, `frodo-of-${kind}`), await arrive('Sam')];
    guests.welcome(people[0]);
    const [frodo, sam] = people;
    const lobelia = await arrive('Lobelia');
    const id = await setUp(frodo);
    const open = await setUp(frodo, { listed: true, name: 'Open Cup' });
    const listed = async (who: TestClient) =>
      (await who.get<{ readonly tournaments: readonly TournamentSummary[] }>('/api/tournaments')).body.tournaments.map((each) => each.id);
    expect(await listed(lobelia)).toContain(open);
    expect(await listed(lobelia)).not.toContain(id);
    expect(await listed(frodo)).toEqual(expect.arrayContaining([id, open]));
    for (const each of people) {
      await ask(each, id, 'join');
      await ask(each, open, 'join');
    }
    await ask(frodo, id, 'start');
    await ask(frodo, open, 'start');
    const [{ table }] = openTables(await withTables(sam, id, 1));
    const [{ table: watched }] = openTables(await withTables(lobelia, open, 1));
    const text = JSON.stringify(await look(lobelia, id));
    expect(text).not.toContain(table);
    // An account that does not hide can be looked up; a guest cannot.
    expect(text).toContain(frodo.me.id);
    for (const secret of [sam.me.id, `frodo-of-${kind}`, 'reservedFor', 'secret']) expect(text).not.toContain(secret);
    const { body } = await lobelia.get<TableSummary>(`/api/tables/${watched}`);
    expect(JSON.stringify(body)).not.toContain(sam.me.id);
    // Of what is told by alert, the same holds.
    if (kind === 'postgres') {
      const store = await openStore(place);
      const head = await store.head(table);
      expect(head === null ? [] : pendingAlertsOf(head).map(({ kind: what }) => what)).toEqual(['invited', 'invited']);
      await store.close();
    }
    // Whoever does not want to meet somebody does not find him there either.
    expect((await frodo.post('/api/people/me', { hidden: true })).status).toBe(200);
    expect(JSON.stringify(await look(lobelia, id))).not.toContain(frodo.me.id);
  });

  it('follows a guest into his account, and forgets whoever is gone', async () => {
    const [guest, sam] = [await arrive('Gamgee'), await arrive('Sam')];
    const account = await owner(house.url, `gamgee-of-${kind}`);
    guests.welcome(account);
    const id = await setUp(guest);
    await ask(guest, id, 'join');
    await ask(sam, id, 'join');
    await guest.post('/api/account/login', { account: `gamgee-of-${kind}`, password: PASSWORD });
    expect(await look(account, id)).toMatchObject({ host: true, yours: true });
    expect((await ask(account, id, 'start')).status).toBe(200);
    await withTables(sam, id, 1);
    expect((await account.post('/api/account/leave', { password: PASSWORD })).status).toBe(200);
    const over = await until(
      () => look(sam, id),
      ({ phase }) => phase === 'finished',
    );
    expect(over.organiser).toEqual({ person: null, name: null });
    expect(over.entrants.find(({ you }) => !you)).toMatchObject({ person: null, name: null, out: true });
    expect(over.winners).toEqual([over.entrants.find(({ you }) => you)?.key]);
    expect(JSON.stringify(over)).not.toContain(account.me.id);
  });
});

it('is looked after by one of several nodes, and no table is set twice', async () => {
  const databaseUrl = await databaseOfTests();
  const nodes = [await openHouse({ databaseUrl, pollInterval: 20 }), await openHouse({ databaseUrl, pollInterval: 20 })];
  const people: TestClient[] = [];
  for (let number = 0; number < 8; number++) people.push(await TestClient.arrive(nodes[number % 2].url));
  const [host] = people;
  const id = await setUp(host, { places: 8, form: 'swiss', rounds: 2, listed: true });
  // All at once, from both: nobody is lost on the way.
  const answers = await Promise.all(people.map((each) => ask(each, id, 'join')));
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect((await look(host, id)).count).toBe(8);
  await Promise.all([ask(host, id, 'start'), ask(await host.at(nodes[1].url), id, 'start')]);
  for (let round = 1; round <= 2; round++) {
    const info = await until(
      () => look(host, id),
      (found) => found.round === round && openTables(found).length === 4,
    );
    await Promise.all(openTables(info).map(({ table }) => firstWins(people, table)));
  }
  const over = await until(
    () => look(host, id),
    ({ phase }) => phase === 'finished',
  );
  expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(8);
  const mine = await Promise.all(
    people.map(async (each) => (await each.get<{ readonly tables: readonly TableSummary[] }>('/api/mine')).body.tables),
  );
  expect(mine.map((tables) => tables.length)).toEqual(people.map(() => 2));
  for (const each of people) await each.disconnect();
  for (const node of nodes) await node.close();
});
