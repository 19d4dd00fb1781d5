import { afterAll, describe, expect, it } from 'vitest';
import type { TableSummary } from '#wire';
import { TestClient } from './testing/client.ts';
import { NO_LIMITS, openHouse } from './testing/house.ts';
import { Places } from './testing/places.ts';
import { begun } from './testing/rated.ts';

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
    const { people, close } = await visit(HOUR);
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
