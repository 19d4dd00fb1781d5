import { afterAll, describe, expect, it } from 'vitest';
import { gameIds } from '#games';
import { EVERYTHING } from '#wire';
import { API } from '../http/endpoints/index.ts';
import { migrateData } from '../migrate/migrate.ts';
import { sourceAt, targetAt } from '../migrate/places.ts';
import type { StoreOptions } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';

/**
 * Two worlds that begin alike, with the same clock: in one of them something happens that a viewer cannot notice. Everything that HTTP answers to this
 * viewer, route by route of the documentation, is the same in both, byte by byte.
 */

const places = new Places();
afterAll(() => places.clear());

const BEGINNING = 1_800_000_000_000;
const MINUTE = 60_000;
const PASSWORD = 'speak friend and enter';
const SECRET_GAMES = ['war-of-the-ring', 'hunt-for-the-ring', 'battle-for-middle-earth'] as const;
/** Numbers of the server itself. */
const NO_VIEW = ['GET /metrics', 'GET /healthz'];

interface World {
  readonly house: Awaited<ReturnType<typeof openHouse>>;
  readonly clock: { now: number };
  readonly clients: { readonly [name: string]: TestClient };
}

interface Origin {
  readonly place: StoreOptions;
  readonly cookies: { readonly [name: string]: string };
  readonly ids: { readonly people: readonly string[]; readonly tables: readonly string[]; readonly tournaments: readonly string[] };
  readonly calendars: { readonly [name: string]: string };
  /** Tables of Frodo and Sauron, by game; strangers see the listed ones later. */
  readonly listed: { readonly [game: string]: string };
  readonly unlisted: { readonly [game: string]: string };
}

const openAt = (place: StoreOptions, clock: { readonly now: number }) =>
  // No bot and no standing order moves while the test lasts.
  openHouse({
    ...place,
    now: () => clock.now,
    botPause: 3_600_000,
    limits: { ...NO_LIMITS, watchBehind: 300 },
    // Both worlds have the same address.
    alerts: { url: 'https://redbook.example' },
  });

async function prepare(place: StoreOptions): Promise<Origin> {
  const clock = { now: BEGINNING };
  const house = await openAt(place, clock);
  const clients: { [name: string]: TestClient } = {};
  for (const name of ['frodo', 'sauron', 'sam', 'stranger']) {
    const client = await TestClient.guest(house.url);
    if (name !== 'stranger') await client.post('/api/account/register', { account: name, password: PASSWORD });
    await client.post('/api/me', { name: `The ${name} of this world` });
    await client.connect();
    clients[name] = client;
  }
  const { frodo, sauron, sam } = clients;
  const begun = async (players: readonly TestClient[], game: string, listed: boolean): Promise<string> => {
    clock.now += 1000;
    const seats = [{ kind: 'me' as const }, ...players.slice(1).map(() => ({ kind: 'open' as const }))];
    const { table } = await players[0].setTable({ game, seats, listed, clock: { kind: 'correspondence', daysPerMove: 3 } });
    for (const player of players.slice(1)) await player.post(`/api/tables/${table}/join`);
    await TestClient.together(table, players);
    return table;
  };
  // Sam has played with both, so they know each other and have profiles.
  const over = await begun([sam, frodo, sauron], 'journey-to-mordor', true);
  for (const [seat, player] of [sam, frodo].entries()) await player.ask({ t: 'resign', table: over, seat });
  await sauron.until(() => sauron.follow(over).now.phase === 'finished', 'the end');
  const tablesOf = async (listed: boolean) => {
    const tables: { [game: string]: string } = {};
    for (const game of SECRET_GAMES) tables[game] = await begun([frodo, sauron], game, listed);
    return tables;
  };
  const [listed, unlisted] = [await tablesOf(true), await tablesOf(false)];
  const cup = await sam.post<{ tournament: string }>('/api/tournaments', {
    name: 'Cup',
    game: 'journey-to-mordor',
    form: 'knockout',
    places: 4,
    listed: true,
  });
  await frodo.post(`/api/tournaments/${cup.body.tournament}/join`);
  const calendars: { [name: string]: string } = {};
  const cookies: { [name: string]: string } = {};
  for (const [name, client] of Object.entries(clients)) {
    calendars[name] = (await client.post<{ path: string }>('/api/calendar')).body.path;
    cookies[name] = client.cookie;
  }
  const ids = {
    people: Object.values(clients).map(({ me }) => me.id),
    tables: [over, ...Object.values(listed), ...Object.values(unlisted)],
    tournaments: [cup.body.tournament],
  };
  await house.close();
  return { place, cookies, ids, calendars, listed, unlisted };
}

/** A copy of everything, with all people connected and at their tables. */
async function worldFrom(origin: Origin, kind: 'sqlite' | 'postgres'): Promise<World> {
  const place = await places.place(kind);
  const [source, target] = [await sourceAt(origin.place), await targetAt(place, true)];
  await migrateData(source, target, () => {});
  await source.close();
  await target.close();
  const clock = { now: BEGINNING + 10 * MINUTE };
  const house = await openAt(place, clock);
  const clients: { [name: string]: TestClient } = {};
  for (const [name, cookie] of Object.entries(origin.cookies)) {
    const client = await TestClient.back(house.url, cookie);
    await client.connect();
    clients[name] = client;
  }
  for (const table of [...Object.values(origin.listed), ...Object.values(origin.unlisted)])
    await TestClient.together(table, [clients.frodo, clients.sauron]);
  return { house, clock, clients };
}

/** Every GET of the documentation, with everything that there is in the place of its parameters. */
function pathsFor({ ids, calendars }: Origin, viewer: string): string[] {
  const routes = Object.values(API).flatMap((endpoints) => Object.keys(endpoints));
  return routes.flatMap((route) => {
    const [method, path] = route.split(' ');
    if (method !== 'GET' || NO_VIEW.includes(route)) return [];
    if (path === '/api/calendar.ics') return [calendars[viewer]];
    if (path.startsWith('/api/tables/:id')) return ids.tables.map((id) => path.replace(':id', id));
    if (path.startsWith('/api/people/:id')) return ['me', ...ids.people].map((id) => path.replace(':id', id));
    if (path.startsWith('/api/tournaments/:id')) return ids.tournaments.map((id) => path.replace(':id', id));
    if (path.includes(':game')) return gameIds().map((game) => path.replace(':game', game));
    if (path.includes(':')) throw new Error(`What stands for the parameter of ${route}?`);
    return [path];
  });
}

async function answersFor(origin: Origin, { clients }: World, viewer: string): Promise<{ readonly [path: string]: unknown }> {
  const answers: { [path: string]: unknown } = {};
  for (const path of pathsFor(origin, viewer)) {
    const { status, body } = await clients[viewer].get(path);
    answers[path] = { status, body };
  }
  return answers;
}

/** What is answered does not depend on the store: PostgreSQL has its turn with `REDBOOK_WHOLE=1`. */
const STORES = process.env.REDBOOK_WHOLE === '1' ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
const VIEWERS = ['sauron', 'sam', 'stranger'] as const;

describe.each(STORES)('what HTTP tells of the time of a change (%s)', (kind) => {
  let origin: Origin | null = null;
  const worlds = async (): Promise<readonly [Origin, World, World]> => {
    origin ??= await prepare(await places.place(kind));
    return [origin, await worldFrom(origin, kind), await worldFrom(origin, kind)];
  };
  /** At the same time in both. */
  async function mustBeAlike(
    start: Origin,
    [one, other]: readonly [World, World],
    viewers: readonly (typeof VIEWERS)[number][],
  ): Promise<void> {
    for (const viewer of viewers) {
      const answers = await answersFor(start, one, viewer);
      expect(Object.keys(answers).length).toBeGreaterThan(40);
      const others = await answersFor(start, other, viewer);
      for (const [path, answer] of Object.entries(answers)) expect(others[path], `${viewer} asks for ${path}`).toEqual(answer);
    }
  }
  const close = async (...both: readonly World[]): Promise<void> => {
    for (const { house } of both) await house.close();
  };

  it('is the same whether or not a player gave standing orders', async () => {
    const [start, quiet, busy] = await worlds();
    const tables = [...Object.values(start.listed), ...Object.values(start.unlisted)];
    busy.clock.now += MINUTE;
    for (const table of tables) await busy.clients.frodo.ask({ t: 'order', table, seat: 0, kind: EVERYTHING, until: 'always' });
    busy.clock.now += MINUTE;
    quiet.clock.now += 2 * MINUTE;
    await mustBeAlike(start, [quiet, busy], VIEWERS);
    for (const table of tables) await busy.clients.frodo.ask({ t: 'order', table, seat: 0, kind: EVERYTHING, until: null });
    busy.clock.now += MINUTE;
    quiet.clock.now += MINUTE;
    await mustBeAlike(start, [quiet, busy], VIEWERS);
    await close(quiet, busy);
  });

  it('is the same for spectators who see a game later, whatever was played in the last minutes', async () => {
    const [start, quiet, busy] = await worlds();
    const players = [busy.clients.frodo, busy.clients.sauron];
    for (const table of Object.values(start.listed))
      for (let moves = 0; moves < 3; moves++) {
        busy.clock.now += 10_000;
        const player = await asked(players, table);
        const [turn] = player.follow(table).now.turns.filter(({ options }) => options.length > 0);
        expect((await player.act(table, turn.seat, turn.options[0])).t).toBe('done');
      }
    busy.clock.now += MINUTE;
    quiet.clock.now = busy.clock.now;
    await mustBeAlike(start, [quiet, busy], ['sam', 'stranger']);
    await close(quiet, busy);
  });

  it('is the same for an opponent and for all others whether or not a player has taken a silent step', async () => {
    const [start, quiet, busy] = await worlds();
    const table = start.unlisted['war-of-the-ring'];
    let silent = 0;
    for (let decisions = 0; decisions < 60 && silent < 3; decisions++) {
      busy.clock.now += 1000;
      const player = await asked([busy.clients.frodo, busy.clients.sauron], table);
      const opponent = player === busy.clients.frodo ? 'sauron' : 'frodo';
      const viewer = busy.clients[opponent];
      const [turn] = player.follow(table).now.turns.filter(({ options }) => options.length > 0);
      const before = JSON.stringify(viewer.follow(table).now);
      const heard = viewer.heard.length;
      expect((await player.act(table, turn.seat, turn.options[0])).t).toBe('done');
      // Whatever the other is told of it is there before the answer to a later question.
      viewer.send({ t: 'ping' });
      await viewer.next('pong', heard);
      quiet.clock.now = busy.clock.now;
      const isSilent = JSON.stringify(viewer.follow(table).now) === before;
      if (isSilent && opponent === 'sauron') {
        silent++;
        await mustBeAlike(start, [quiet, busy], VIEWERS);
      }
      // The other world follows, at the same moment.
      const same = Object.values(quiet.clients).find(({ cookie }) => cookie === player.cookie) ?? player;
      await same.until(() => same.follow(table).now.turns.some(({ options }) => options.length > 0), 'the turn');
      expect((await same.act(table, turn.seat, turn.options[0])).t).toBe('done');
      if (!isSilent || opponent !== 'sauron') continue;
      await mustBeAlike(start, [quiet, busy], VIEWERS);
    }
    expect(silent).toBeGreaterThan(0);
    await close(quiet, busy);
  });
});

/** The player who is to move, once both have heard of the last one. */
async function asked(players: readonly TestClient[], table: string): Promise<TestClient> {
  const find = () => players.find((each) => each.follow(table).now.turns.some(({ options }) => options.length > 0));
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await Promise.race(players.map((each) => each.until(() => find() !== undefined, 'a turn')));
  }
}
