import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameRecord, verify } from '#kernel';
import { openGame } from '#games';
import type { ApiError, NewTableAnswer, TableSummary } from '#wire';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { frameIn, peek } from '../testing/peek.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const arrive = () => TestClient.arrive(house.url);

/** Two people at a table that has just begun. */
async function twoAtTable() {
  const [frodo, sam] = await Promise.all([arrive(), arrive()]);
  const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], options: { first: 0 } });
  await frodo.watch(table);
  await sam.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [frodo, sam]);
  return { frodo, sam, table };
}

/** Plays a few decisions with whoever is asked. */
async function playSome(table: string, people: readonly TestClient[], decisions: number) {
  for (let count = 0; count < decisions; count++) {
    const seen = Math.max(...people.map((each) => each.follow(table).now.seen));
    await Promise.all(people.map((each) => each.until(() => each.follow(table).now.seen >= seen)));
    const asked = people.find((each) => each.follow(table).now.turns.some(({ options }) => options.length > 0));
    const turn = asked?.follow(table).now.turns.find(({ options }) => options.length > 0);
    if (asked === undefined || turn === undefined) return;
    const answer = await asked.act(table, turn.seat, turn.options[0]);
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    await Promise.all(people.map((each) => each.until(() => each.follow(table).now.seen >= answer.seen, 'the move')));
  }
}

describe('a game over real sockets', () => {
  it('is played by two people and a bot from the invitation to a verified record', async () => {
    const [frodo, sam, watcher] = await Promise.all([arrive(), arrive(), arrive()]);
    const { table, codes } = await frodo.setTable({
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'random' }],
    });
    await frodo.watch(table);
    const { commitment } = frodo.follow(table).info;
    expect(frodo.follow(table).now.phase).toBe('gathering');
    await watcher.watch(table);
    const joined = await sam.post<{ seat: number }>(`/api/tables/${table}/join`, { code: codes[0].code });
    expect(joined.body).toEqual({ seat: 1 });
    await sam.watch(table);
    await frodo.until(() => frodo.follow(table).now.phase === 'playing');
    expect((await sam.get<ApiError>(`/api/tables/${table}/record`)).status).toBe(409);
    await Promise.all([frodo.playToEnd(table), sam.playToEnd(table)]);
    await watcher.until(() => watcher.follow(table).now.phase === 'finished');
    for (const each of [frodo, sam, watcher]) {
      const { now, events } = each.follow(table);
      expect(now.phase).toBe('finished');
      expect(now.outcome).not.toBeNull();
      expect(events).toHaveLength(now.seen);
    }
    const record = (await watcher.get<GameRecord>(`/api/tables/${table}/record`)).body;
    const words = [frodo.lots.get(table)?.words[0], sam.lots.get(table)?.words[1], ''];
    expect(record.chance).toMatchObject({ kind: 'committed', version: 2, commitment, seal: { contributions: words } });
    expect(verify(await openGame('journey-to-mordor'), record)).toMatchObject({ chance: 'proved', derivation: 2 });
  });

  it('publishes the commitment and never the secret before the end', async () => {
    const { frodo, sam, table } = await twoAtTable();
    await playSome(table, [frodo, sam], 3);
    const said = JSON.stringify([...frodo.heard, ...sam.heard]);
    expect(frodo.follow(table).info.commitment).toMatch(/^[0-9a-f]{64}$/);
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(`${house.dataDir}/redbook.sqlite`, { readOnly: true });
    const { secret } = frameIn(database, table);
    database.close();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(said).not.toContain(secret);
  });
});

describe('coming back', () => {
  it('gives exactly the gap', async () => {
    const { frodo, sam, table } = await twoAtTable();
    await playSome(table, [frodo, sam], 2);
    const before = [...sam.follow(table).events];
    await sam.disconnect();
    await frodo.until(() => !frodo.follow(table).info.seats[1].connected);
    await playSome(table, [frodo], 3);
    await sam.connect();
    const from = sam.heard.length;
    await sam.watch(table, before.length);
    const gap = await sam.next('gap', from);
    const all = frodo.follow(table).events;
    expect(gap.events).toEqual(all.slice(before.length));
    expect(gap.now.seen).toBe(all.length);
    await frodo.until(() => frodo.follow(table).info.seats[1].connected);
    expect((await sam.watch(table)).events).toEqual(all);
  });

  it('recognises a repeated action and does it once', async () => {
    const { frodo, table } = await twoAtTable();
    const id = randomUUID();
    const { seen, turns } = frodo.follow(table).now;
    const action = turns[0].options[0];
    const first = await frodo.ask({ t: 'act', table, seat: 0, seen, action }, id);
    expect(first.t).toBe('done');
    const { log } = peek(house.dataDir, table);
    frodo.heard.length = 0;
    expect(await frodo.ask({ t: 'act', table, seat: 0, seen, action }, id)).toEqual(first);
    expect(peek(house.dataDir, table).log).toBe(log);
  });

  it('answers a choice made on an old moment with "stale"', async () => {
    const { frodo, table } = await twoAtTable();
    const { seen, turns } = frodo.follow(table).now;
    await frodo.act(table, 0, turns[0].options[0]);
    const before = peek(house.dataDir, table);
    expect(await frodo.ask({ t: 'act', table, seat: 0, seen, action: turns[0].options[1] })).toMatchObject({ t: 'refused', code: 'stale' });
    expect(peek(house.dataDir, table)).toEqual(before);
  });
});

describe('around the table', () => {
  it('tells everybody what is said, also before the game, once for a repeat', async () => {
    const [frodo, watcher] = await Promise.all([arrive(), arrive()]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], strangersTalk: true });
    await frodo.watch(table);
    await watcher.watch(table);
    const id = randomUUID();
    const heard = watcher.next('chat');
    await frodo.ask({ t: 'say', table, text: '  Mellon! Żółw?  ' }, id);
    frodo.send({ t: 'say', table, text: 'again', id });
    expect((await heard).line).toMatchObject({ number: 1, seat: 0, text: 'Mellon! Żółw?' });
    await watcher.ask({ t: 'say', table, text: 'from the gallery' });
    await frodo.watch(table);
    const last = frodo.heard.findLast((message) => message.t === 'table');
    const chat = last?.t === 'table' ? last.chat : [];
    expect(chat).toMatchObject([
      { number: 1, seat: 0 },
      { number: 2, seat: null, text: 'from the gallery' },
    ]);
    const from = frodo.heard.length;
    frodo.send({ t: 'say', table, text: 'x'.repeat(501), id: randomUUID() });
    expect(await frodo.next('error', from)).toMatchObject({ code: 'bad-message' });
  });

  it('answers with the update itself whoever follows the table, and with a word whoever does not', async () => {
    const { frodo, sam, table } = await twoAtTable();
    const [tab, away] = await Promise.all([frodo.at(house.url), frodo.at(house.url)]);
    await tab.watch(table);
    const { seat, options } = frodo.follow(table).now.turns[0];
    const { seen } = frodo.follow(table).now;
    const updates = (who: TestClient) => who.heard.flatMap((message) => (message.t === 'update' ? [message.done] : []));
    await frodo.act(table, seat, options[0], 'mine');
    await Promise.all([sam, tab].map((each) => each.until(() => each.follow(table).now.seen > seen)));
    expect([frodo, tab, sam].map((each) => updates(each).at(-1))).toEqual(['mine', undefined, undefined]);
    const back = { t: 'undo', table, seat, seen: tab.follow(table).now.seen };
    expect(await away.ask(back, 'away')).toMatchObject({ t: 'done', id: 'away', seen: seen + 2 });
    await frodo.until(() => frodo.follow(table).now.seen === seen + 2);
    expect([updates(frodo).at(-1), updates(away)]).toEqual([undefined, []]);
  });

  it('explains what is barred by its rules and changes nothing', async () => {
    const { frodo, table } = await twoAtTable();
    const before = peek(house.dataDir, table);
    const legal = frodo.follow(table).now.turns[0].options[0];
    expect(await frodo.ask({ t: 'explain', table, seat: 0, action: legal })).toMatchObject({ t: 'why', legal: true, rules: [] });
    const answer = await frodo.ask({ t: 'explain', table, seat: 0, action: { type: 'finishRolling' } });
    expect(answer).toMatchObject({ t: 'why', legal: false });
    expect(answer.t === 'why' && answer.rules.length).toBeGreaterThan(0);
    expect(peek(house.dataDir, table)).toEqual(before);
  });

  it('seats several people at one screen, with the view of the one who is asked', async () => {
    const frodo = await arrive();
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await frodo.watch(table);
    const { now, info } = frodo.follow(table);
    expect(info.seats.map(({ yours, name }) => [yours, name])).toEqual([
      [true, frodo.me.name],
      [true, 'Sam'],
    ]);
    expect(now.turns.map(({ seat }) => seat)).toEqual(now.waiting);
    const played = new Set<number>();
    await frodo.playToEnd(table, (options) => {
      played.add(frodo.follow(table).now.waiting[0]);
      return options[0];
    });
    expect([...played].sort((a, b) => a - b)).toEqual([0, 1]);
    expect(frodo.follow(table).now.phase).toBe('finished');
    expect(frodo.follow(table).events).toHaveLength(frodo.follow(table).now.seen);
  });

  it('takes back what may be taken back, and leaves it out of the record', async () => {
    const { frodo, sam, table } = await twoAtTable();
    await frodo.act(table, 0, frodo.follow(table).now.turns[0].options[0]);
    await frodo.until(() => frodo.follow(table).now.turns.some(({ canUndo }) => canUndo));
    const { seen } = frodo.follow(table).now;
    expect(await sam.ask({ t: 'undo', table, seat: 0, seen })).toMatchObject({ t: 'refused', code: 'not-your-seat' });
    expect(await frodo.ask({ t: 'undo', table, seat: 0, seen })).toMatchObject({ t: 'done' });
    await frodo.until(() => frodo.follow(table).now.turns[0]?.options.length > 0);
    expect(await frodo.ask({ t: 'undo', table, seat: 0, seen: frodo.follow(table).now.seen })).toMatchObject({ code: 'nothing-to-undo' });
    expect(await frodo.ask({ t: 'resign', table, seat: 0 })).toMatchObject({ t: 'done' });
    await frodo.until(() => frodo.follow(table).now.phase === 'finished');
    const record = (await frodo.get<GameRecord>(`/api/tables/${table}/record`)).body;
    expect(record.actions.map(({ action }) => action)).toEqual(['resign']);
    expect(verify(await openGame('journey-to-mordor'), record).chance).toBe('proved');
  });

  it('ends without a result when everybody wishes it, and not before', async () => {
    const { frodo, sam, table } = await twoAtTable();
    await frodo.ask({ t: 'abandon', table, wish: true });
    await sam.until(() => sam.follow(table).info.seats[0].wantsToAbandon);
    expect(sam.follow(table).now.phase).toBe('playing');
    await frodo.ask({ t: 'abandon', table, wish: false });
    await sam.ask({ t: 'abandon', table, wish: true });
    expect(sam.follow(table).now.phase).toBe('playing');
    await frodo.ask({ t: 'abandon', table, wish: true });
    await sam.until(() => sam.follow(table).now.phase === 'abandoned');
    expect(await frodo.ask({ t: 'resign', table, seat: 0 })).toMatchObject({ t: 'refused', code: 'not-playing' });
    const record = (await sam.get<GameRecord>(`/api/tables/${table}/record`)).body;
    expect(record).toMatchObject({ abandoned: true, outcome: null });
    expect(verify(await openGame('journey-to-mordor'), record).chance).toBe('proved');
  });

  it('plays again with the seats one further on, when all have asked for it', async () => {
    const { frodo, sam, table } = await twoAtTable();
    expect((await frodo.post(`/api/tables/${table}/rematch`)).status).toBe(409);
    await frodo.ask({ t: 'resign', table, seat: 0 });
    await sam.until(() => sam.follow(table).now.phase === 'finished');
    expect((await (await arrive()).post(`/api/tables/${table}/rematch`)).status).toBe(403);
    const again = (await sam.post<NewTableAnswer>(`/api/tables/${table}/rematch`)).body;
    await frodo.until(() => frodo.follow(table).info.rematch === again.table);
    await sam.watch(again.table);
    expect(sam.follow(again.table).now.phase).toBe('gathering');
    expect(sam.follow(again.table).info.seats.map(({ yours }) => yours)).toEqual([true, false]);
    const other = (await frodo.post<NewTableAnswer>(`/api/tables/${table}/rematch`)).body;
    expect(other.table).toBe(again.table);
    await frodo.watch(again.table);
    await sam.until(() => sam.follow(again.table).now.phase === 'playing');
    expect(frodo.follow(again.table).info.seats.map(({ yours }) => yours)).toEqual([false, true]);
    expect(frodo.follow(again.table).info.options).toEqual(frodo.follow(table).info.options);
    expect(frodo.follow(again.table).info.commitment).not.toBe(frodo.follow(table).info.commitment);
  });

  it('lists tables in the lobby and among one’s own', async () => {
    const [frodo, sam] = await Promise.all([arrive(), arrive()]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
    const hidden = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const list = async (who: TestClient, path: string) => (await who.get<{ tables: TableSummary[] }>(path)).body.tables;
    const lobby = await list(sam, '/api/lobby');
    expect(lobby.find(({ id }) => id === table)).toMatchObject({
      phase: 'gathering',
      yourTurn: false,
      seats: [{ kind: 'human' }, { kind: 'open' }],
    });
    expect(lobby.some(({ id }) => id === hidden.table)).toBe(false);
    expect((await list(frodo, '/api/mine')).map(({ id }) => id).sort()).toEqual([table, hidden.table].sort());
    expect(await list(sam, '/api/mine')).toEqual([]);
    expect(JSON.stringify(lobby)).not.toContain('code');
  });
});

describe('sitting down', () => {
  it('keeps invited seats for those who have the code', async () => {
    const [frodo, sam, gollum] = await Promise.all([arrive(), arrive(), arrive()]);
    const { table, codes } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'invited' }] });
    const join = (who: TestClient, body: object) => who.post<ApiError & { seat: number }>(`/api/tables/${table}/join`, body);
    expect((await join(gollum, {})).status).toBe(409);
    expect((await join(gollum, { seat: 1 })).status).toBe(403);
    expect((await join(gollum, { code: 'AAAAAAAAAAAAAAAA' })).status).toBe(409);
    expect((await join(gollum, { seat: 7 })).status).toBe(400);
    expect((await join(sam, { code: codes[0].code, name: 'Samwise' })).body).toEqual({ seat: 1 });
    expect((await join(sam, { code: codes[0].code })).body).toEqual({ seat: 1 });
    expect((await join(gollum, { code: codes[0].code })).status).toBe(409);
  });

  it('gives the last open seat to one of two who want it', async () => {
    const [frodo, sam, merry] = await Promise.all([arrive(), arrive(), arrive()]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const answers = await Promise.all([sam, merry].map((each) => each.post(`/api/tables/${table}/join`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('says what is wrong with a plan and sets nothing up', async () => {
    const frodo = await arrive();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const attempts: [object, string][] = [
      [{ seats: [{ kind: 'me' }] }, 'seats'],
      [{ seats: [...seats, { kind: 'me' }] }, 'seats'],
      [{ seats: [{ kind: 'me' }, { kind: 'bot', level: 'sauron' }] }, 'seats.1.level'],
      [{ seats, options: { side: 'upside-down' } }, 'side'],
      [{ seats, clock: { kind: 'live', bankSeconds: -5, incrementSeconds: 0 } }, 'clock.bankSeconds'],
      [{ game: 'chess', seats }, 'game'],
    ];
    for (const [plan, path] of attempts) {
      const answer = await frodo.post('/api/tables', { game: 'journey-to-mordor', ...plan });
      expect([answer.status, answer.body.error.path]).toEqual([400, path]);
    }
    expect((await frodo.post('/api/tables', { game: 'journey-to-mordor', seats, content: { title: 'none' } })).status).toBe(400);
    expect((await frodo.get<{ tables: unknown[] }>('/api/mine')).body.tables).toEqual([]);
  });
});
