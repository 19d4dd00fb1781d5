import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameRecord, verify } from '#kernel';
import { openGame } from '#games';
import { BOT_WHY, type SeatPlan } from '#wire';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { databaseOfTests } from '../testing/shared-postgres.ts';

const botWorker = new URL('../../bots/testing/reason-worker.ts', import.meta.url);

let nodes: RunningServer[];
beforeAll(async () => {
  const databaseUrl = await databaseOfTests();
  // Both at once: the schema must be made by one of them only.
  nodes = await Promise.all([openHouse({ databaseUrl, botWorker }), openHouse({ databaseUrl, botWorker })]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
});

async function apart() {
  const frodo = await TestClient.arrive(nodes[0].url);
  const sam = await TestClient.arrive(nodes[1].url);
  const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  await frodo.watch(table);
  await sam.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [frodo, sam]);
  return { frodo, sam, table };
}

describe('two nodes on one database', () => {
  it('play one game, each with one of the players', async () => {
    const { frodo, sam, table } = await apart();
    await frodo.ask({ t: 'say', table, text: 'hello over there' });
    await sam.until(() => sam.heard.some((message) => message.t === 'chat' && message.line.text === 'hello over there'));
    await Promise.all([frodo.playToEnd(table), sam.playToEnd(table)]);
    await frodo.until(() => frodo.follow(table).now.phase === 'finished');
    expect(frodo.follow(table).events).toEqual(sam.follow(table).events);
    const record = (await sam.get<GameRecord>(`/api/tables/${table}/record`)).body;
    expect(verify(await openGame('journey-to-mordor'), record).chance).toBe('proved');
  });

  it('hear from either why a bot moved, and nobody is refused a move by it', async () => {
    const frodo = await TestClient.arrive(nodes[0].url);
    const sam = await TestClient.arrive(nodes[1].url);
    const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'casual' }];
    const { table } = await frodo.setTable({ game: 'battle-for-middle-earth', options: { first: 2 }, seats, reasons: true });
    await frodo.watch(table);
    await sam.post(`/api/tables/${table}/join`);
    await TestClient.together(table, [frodo, sam]);
    for (const each of [frodo, sam]) await each.until(() => each.follow(table).events.some(({ type }) => type === BOT_WHY), 'why');
    await Promise.all([frodo.playToEnd(table), sam.playToEnd(table)]);
    await frodo.until(() => frodo.follow(table).now.phase === 'finished' && sam.follow(table).now.phase === 'finished');
    const heard = (each: TestClient) => each.follow(table).events.filter(({ type }) => type === BOT_WHY);
    expect(heard(frodo)).toEqual(heard(sam));
    for (const each of [frodo, sam]) expect(each.heard.filter((message) => message.t === 'refused')).toEqual([]);
    const record = (await sam.get<GameRecord>(`/api/tables/${table}/record`)).body;
    expect(verify(await openGame('battle-for-middle-earth'), record).chance).toBe('proved');
  });

  it('let go of a socket whose session ended on the other, and of its token at once', async () => {
    const here = await TestClient.arrive(nodes[0].url);
    const there = await here.at(nodes[1].url);
    const { cookie } = there;
    expect((await there.get('/api/mine')).status).toBe(200);
    const closed = new Promise<number>((resolve) => there.socket?.once('close', resolve));
    await here.post('/api/account/logout');
    expect(await closed).toBe(1008);
    there.cookie = cookie;
    expect((await there.get('/api/mine')).status).toBe(401);
  });

  it('let only one of two simultaneous moves happen', async () => {
    const here = await TestClient.arrive(nodes[0].url);
    const there = await here.at(nodes[1].url);
    const { table } = await here.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await here.watch(table);
    await there.watch(table);
    for (let round = 0; round < 5; round++) {
      const seen = Math.max(here.follow(table).now.seen, there.follow(table).now.seen);
      for (const each of [here, there]) await each.until(() => each.follow(table).now.seen === seen, 'the same moment');
      const turn = here.follow(table).now.turns.find(({ options }) => options.length > 0);
      if (turn === undefined) throw new Error('Somebody is asked');
      const answers = await Promise.all([here, there].map((each) => each.act(table, turn.seat, turn.options[0])));
      expect(answers.map((answer) => (answer.t === 'refused' ? answer.code : answer.t)).sort()).toEqual(['done', 'stale']);
      const done = answers.find((answer) => answer.t === 'done');
      for (const each of [here, there])
        await each.until(() => each.follow(table).now.seen === (done?.t === 'done' ? done.seen : -1), 'the winning move');
      expect(here.follow(table).events).toEqual(there.follow(table).events);
    }
  });

  it('know each other’s sessions', async () => {
    const frodo = await TestClient.arrive(nodes[0].url);
    const elsewhere = await frodo.at(nodes[1].url);
    expect((await elsewhere.get<{ id: string }>('/api/me')).body.id).toBe(frodo.me.id);
  });
});
