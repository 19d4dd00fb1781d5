import { afterAll, describe, expect, it } from 'vitest';
import type { TableSummary } from '#wire';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { begun } from '../testing/rated.ts';

const HOUR = 3600;
const places = new Places();
afterAll(() => places.clear());

const SECRET = { game: 'hunt-for-the-ring', options: { mode: 'part1' }, seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

/** Both play so many decisions, whatever comes first. */
async function play(table: string, people: readonly TestClient[], decisions: number): Promise<void> {
  for (let done = 0; done < decisions; ) {
    const able = await Promise.any(
      people.map((each) =>
        each.until(() => (each.follow(table).now.turns.some(({ options }) => options.length > 0) ? each : null), 'a turn'),
      ),
    );
    const turn = able.follow(table).now.turns.find(({ options }) => options.length > 0);
    if (turn === undefined) continue;
    const answer = await able.act(table, turn.seat, turn.options[0]);
    if (answer.t !== 'done') continue;
    done++;
    await Promise.all(people.map((each) => each.until(() => each.heard.length > 0)));
    await able.until(() => able.follow(table).now.seen >= answer.seen, 'the update');
  }
}

/** That somebody knew of so many events, and when. */
interface Knew {
  readonly seen: number;
  readonly at: number;
}

const seenBy = (who: TestClient, table: string): number => who.follow(table).now.seen;

describe.each(['sqlite', 'postgres'] as const)('watching (%s)', (kind) => {
  const visit = async (watchBehind: number) => {
    const house = await openHouse({ ...(await places.place(kind)), limits: { ...NO_LIMITS, watchBehind } });
    const people = [await TestClient.arrive(house.url), await TestClient.arrive(house.url), await TestClient.arrive(house.url)] as const;
    const close = async (): Promise<void> => {
      for (const each of people) await each.disconnect();
      await house.close();
    };
    return { house, people, close };
  };

  it('a listed game with secrets: a stranger is told nothing that is not old enough, by no way', async () => {
    const { house, people, close } = await visit(HOUR);
    const [frodo, nazgul, stranger] = people;
    const table = await begun(frodo, nazgul, { ...SECRET, listed: true });
    await stranger.watch(table);
    const first = seenBy(stranger, table);
    expect(stranger.follow(table).now).toMatchObject({ phase: 'playing', eyes: 'spectator', turns: [] });
    expect(stranger.follow(table).info).toMatchObject({ behind: HOUR * 1000 });
    expect(stranger.follow(table).info.seats.map(({ clock }) => clock)).toEqual([null, null]);
    await frodo.ask({ t: 'say', table, text: 'They are near the Ford' });
    await play(table, [frodo, nazgul], 6);
    // Asked again, it is the same; and the chronicle goes no further.
    await stranger.watch(table);
    expect(seenBy(stranger, table)).toBe(first);
    expect(seenBy(nazgul, table)).toBeGreaterThan(first);
    const from = stranger.heard.length;
    stranger.send({ t: 'page', table, number: first + 1 });
    expect((await stranger.next('error', from)).code).toBe('not-found');
    // Nor does it for a connection that does not follow the table.
    const other = await TestClient.arrive(house.url);
    other.send({ t: 'page', table, number: first + 1 });
    expect(await other.until(() => other.heard[0])).toMatchObject({ t: 'error', code: 'not-found' });
    await other.disconnect();
    const told = JSON.stringify(stranger.heard);
    expect(told).not.toContain('Ford');
    expect(stranger.heard.filter(({ t }) => t === 'update' || t === 'chat')).toEqual([]);
    for (const summary of [
      (await stranger.get<TableSummary>(`/api/tables/${table}`)).body,
      (await stranger.get<{ tables: TableSummary[] }>('/api/lobby')).body.tables[0],
    ])
      expect(summary).toMatchObject({ id: table, waiting: [], rounds: 0, seats: [{ clock: null }, { clock: null }] });
    // When it is over, everything is open.
    await nazgul.ask({ t: 'resign', table, seat: 1 });
    await stranger.until(() => stranger.follow(table).now.phase === 'finished', 'the end');
    await close();
  });

  it('a page that a host without a seat has turned to tells a stranger no more than the delayed view', async () => {
    const { house, people, close } = await visit(HOUR);
    const [frodo, nazgul, stranger] = people;
    const host = await TestClient.arrive(house.url);
    const { table } = await host.setTable({ ...SECRET, listed: true, seats: [{ kind: 'open' }, { kind: 'open' }] });
    for (const each of [frodo, nazgul]) await each.post(`/api/tables/${table}/join`);
    await TestClient.together(table, [frodo, nazgul, host]);
    await play(table, [frodo, nazgul], 6);
    await stranger.watch(table);
    const known = seenBy(stranger, table);
    await host.until(() => seenBy(host, table) > known, 'what the stranger does not see yet');
    const pageOf = async (who: TestClient) => {
      const from = who.heard.length;
      who.send({ t: 'page', table, number: 1 });
      return (await who.next('page', from)).events;
    };
    const whole = await pageOf(host);
    expect(whole.length).toBeGreaterThan(known);
    expect(await pageOf(stranger)).toEqual(whole.slice(0, known));
    await host.disconnect();
    await close();
  });

  it('sees in time what a watcher at an unlisted table sees at once', async () => {
    const { people, close } = await visit(0.3);
    const [frodo, nazgul, stranger] = people;
    const table = await begun(frodo, nazgul, { ...SECRET, listed: true });
    await stranger.watch(table);
    await play(table, [frodo, nazgul], 5);
    const open = (): number => stranger.follow(table).events.length;
    await stranger.until(() => stranger.heard.some(({ t }) => t === 'update') && open() > 0, 'what happened');
    const { now, events } = stranger.follow(table);
    expect(events.length).toBe(now.seen);
    // The eyes of whoever only watches: the same view that an unlisted table would show, without a single turn.
    expect(now).toMatchObject({ eyes: 'spectator', turns: [] });

    const apart = await begun(frodo, nazgul, SECRET);
    await stranger.watch(apart);
    expect(stranger.follow(apart).info.behind).toBeUndefined();
    const before = seenBy(stranger, apart);
    const from = stranger.heard.length;
    await play(apart, [frodo, nazgul], 1);
    await stranger.next('update', from);
    expect(seenBy(stranger, apart)).toBeGreaterThanOrEqual(before);
    await close();
  });

  it('whoever looked on while the table gathered is told later, too; where nothing is secret, all see at once', async () => {
    const { people, close } = await visit(HOUR);
    const [frodo, nazgul, stranger] = people;
    const { table } = await frodo.setTable({ ...SECRET, listed: true });
    await stranger.watch(table);
    expect(stranger.follow(table).now.phase).toBe('gathering');
    await nazgul.post(`/api/tables/${table}/join`);
    await TestClient.together(table, [frodo, nazgul]);
    await stranger.until(() => stranger.follow(table).info.behind !== undefined, 'the delay');
    const first = seenBy(stranger, table);
    await play(table, [frodo, nazgul], 3);
    await stranger.watch(table);
    expect(seenBy(stranger, table)).toBe(first);

    const open = await begun(frodo, nazgul, { seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
    await stranger.watch(open);
    const from = stranger.heard.length;
    await play(open, [frodo, nazgul], 1);
    await stranger.next('update', from);
    expect(stranger.follow(open).info.behind).toBeUndefined();
    await close();
  });
});

describe('watching at another node than the players', () => {
  const nodes = async (watchBehind: number) => {
    const place = await places.place('postgres');
    const limits = { ...NO_LIMITS, watchBehind };
    const [one, other] = [await openHouse({ ...place, limits }), await openHouse({ ...place, limits })];
    const arrive = async (url: string): Promise<TestClient> => {
      const client = await TestClient.arrive(url);
      people.push(client);
      return client;
    };
    const people: TestClient[] = [];
    const close = async (): Promise<void> => {
      for (const each of people) await each.disconnect();
      await Promise.all([one.close(), other.close()]);
    };
    return {
      frodo: await arrive(one.url),
      nazgul: await arrive(one.url),
      stranger: await arrive(other.url),
      host: await arrive(one.url),
      close,
    };
  };

  it('tells nothing that is not old enough', async () => {
    const { frodo, nazgul, stranger, close } = await nodes(HOUR);
    const table = await begun(frodo, nazgul, { ...SECRET, listed: true });
    await stranger.watch(table);
    const first = seenBy(stranger, table);
    expect(stranger.follow(table).info).toMatchObject({ behind: HOUR * 1000 });
    await frodo.ask({ t: 'say', table, text: 'They are near the Ford' });
    await play(table, [frodo, nazgul], 6);
    // What the other node has heard of by now: whoever plays there is told at once.
    const again = await nazgul.at(stranger.url);
    await again.watch(table);
    expect(seenBy(again, table)).toBe(seenBy(nazgul, table));
    await stranger.watch(table);
    expect(seenBy(stranger, table)).toBe(first);
    expect(stranger.heard.filter(({ t }) => t === 'update' || t === 'chat')).toEqual([]);
    expect(JSON.stringify(stranger.heard)).not.toContain('Ford');
    expect((await stranger.get<TableSummary>(`/api/tables/${table}`)).body).toMatchObject({ waiting: [], rounds: 0 });
    await again.disconnect();
    await close();
  });

  it('tells each decision after the delay and none sooner, and everything when the game is over', async () => {
    const behind = 0.5;
    const { frodo, nazgul, stranger, host, close } = await nodes(behind);
    // Whoever set the table and does not play sees as watchers do, and at once.
    const { table } = await host.setTable({ ...SECRET, seats: [{ kind: 'open' }, { kind: 'open' }], listed: true });
    for (const each of [frodo, nazgul]) await each.post(`/api/tables/${table}/join`);
    await TestClient.together(table, [frodo, nazgul]);
    await stranger.watch(table);
    await host.watch(table);
    expect(host.follow(table).info.behind).toBeUndefined();
    const [before, knew]: [number, Knew[]] = [seenBy(host, table), []];
    stranger.socket?.on('message', () => knew.push({ seen: seenBy(stranger, table), at: Date.now() }));
    const decided: Knew[] = [];
    while (decided.length < 6 || seenBy(host, table) < before + 3) {
      const at = Date.now();
      await play(table, [frodo, nazgul], 1);
      await host.watch(table);
      decided.push({ seen: seenBy(host, table), at });
    }
    await stranger.until(() => seenBy(stranger, table) >= seenBy(host, table), 'the last decision');
    for (const { seen, at } of knew) {
      // The decision that brought the newest he knew of was made before then, and not before this.
      const newest = decided.find((each) => each.seen >= seen);
      if (seen > before) expect(at - (newest?.at ?? at)).toBeGreaterThanOrEqual(behind * 1000);
    }
    expect(knew.length).toBeGreaterThan(0);
    await nazgul.ask({ t: 'resign', table, seat: 1 });
    await stranger.until(() => stranger.follow(table).now.phase === 'finished', 'the end');
    expect(stranger.follow(table).info.behind).toBeUndefined();
    await close();
  });
});
