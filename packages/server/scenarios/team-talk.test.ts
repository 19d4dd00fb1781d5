import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewTable, SeatPlan } from '#wire';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

const GAME = 'war-of-the-ring';
const INVITED: SeatPlan = { kind: 'invited' };
const SECRET = 'the Fords are mine';
const said = (client: TestClient): string[] =>
  client.heard.flatMap((message) =>
    message.t === 'chat' ? [message.line.text] : message.t === 'table' ? message.chat.map(({ text }) => text) : [],
  );

/** One file, and two nodes that share a database: in each, Gondor and the Witch-king come in by the one door, Rohan and Saruman by the other. */
describe.each(['a file', 'two nodes on one database'])('teams that talk, kept in %s', (place) => {
  let postgres: TestPostgres | null = null;
  let doors: RunningServer[];
  beforeAll(async () => {
    if (place === 'a file') {
      doors = [await openHouse()];
      return;
    }
    postgres = await startPostgres();
    const databaseUrl = await postgres.database();
    doors = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })];
  });
  afterAll(async () => {
    await Promise.all(doors.map((door) => door.close()));
    await postgres?.stop();
  });

  async function seated(plan: Partial<NewTable> = {}) {
    const door = (index: number) => doors[index % 2] ?? doors[0];
    const [host, ...guests] = await Promise.all([0, 0, 1, 1].map((each) => TestClient.arrive(door(each).url)));
    const watcher = await TestClient.arrive(door(1).url);
    const { table, codes } = await host.setTable({
      game: GAME,
      seats: [{ kind: 'me' }, INVITED, INVITED, INVITED],
      teamTalk: true,
      ...plan,
    });
    for (const [index, { code, seat }] of codes.entries()) await guests[index].post(`/api/tables/${table}/join`, { code, seat });
    const people = [host, ...guests];
    await TestClient.together(table, [...people, watcher]);
    return { people, watcher, table };
  }

  it('are heard by their own side alone, now and on coming back', async () => {
    const { people, watcher, table } = await seated();
    const [gondor, angmar, rohan, saruman] = people;
    expect(watcher.follow(table).info.teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
    await gondor.ask({ t: 'say', table, text: SECRET, seat: 0 });
    const heard = await rohan.until(() => rohan.heard.find((message) => message.t === 'chat'), 'the word of the team');
    expect(heard.line).toMatchObject({ number: 1, seat: 0, text: SECRET, team: true });
    await saruman.ask({ t: 'say', table, text: 'they have no idea', seat: 3 });
    await angmar.until(() => said(angmar).includes('they have no idea'), 'the word of the other team');
    // Whatever comes after it has arrived at everybody: then the other has not been lost on its way.
    await gondor.ask({ t: 'say', table, text: 'good luck to all' });
    for (const each of [angmar, rohan, saruman, watcher]) await each.until(() => said(each).includes('good luck to all'), 'the open word');
    const open = watcher.heard.find((message) => message.t === 'chat');
    expect(open?.line).not.toHaveProperty('team');
    // Nobody learns from a gap in the numbers that others talk.
    expect(open?.line.number).toBe(1);
    for (const each of [...people, watcher]) await each.watch(table);
    const last = (each: TestClient) => each.heard.findLast((message) => message.t === 'table')?.chat.map(({ text }) => text);
    expect([gondor, rohan].map(last)).toEqual([0, 1].map(() => ['good luck to all', SECRET]));
    expect([angmar, saruman].map(last)).toEqual([0, 1].map(() => ['good luck to all', 'they have no idea']));
    expect(last(watcher)).toEqual(['good luck to all']);
    for (const each of [angmar, saruman, watcher]) expect(JSON.stringify(each.heard)).not.toContain(SECRET);
  });

  it('each invitation says which seat it is for, before anybody sits down', async () => {
    const host = await TestClient.arrive(doors[0].url);
    const guest = await TestClient.arrive(doors[0].url);
    const { table, codes } = await host.setTable({ game: GAME, seats: [{ kind: 'me' }, INVITED, INVITED, INVITED] });
    for (const { seat, code } of codes) expect((await guest.post(`/api/tables/${table}/place`, { code })).body).toEqual({ seat });
    await host.post(`/api/tables/${table}/swap`, { seats: [1, 2] });
    expect((await guest.post(`/api/tables/${table}/place`, { code: codes[0].code })).body).toEqual({ seat: 2 });
    expect((await guest.post(`/api/tables/${table}/place`, { code: 'no-such-code' })).status).toBe(409);
  });

  it('are refused in the name of another seat, and to whoever has none', async () => {
    const { people, watcher, table } = await seated();
    const say = (who: TestClient, seat: number) => who.ask({ t: 'say', table, text: 'psst', seat });
    for (const seat of [0, 1, 3]) expect(await say(people[2], seat)).toMatchObject({ t: 'refused', code: 'not-your-seat' });
    expect(await say(watcher, 0)).toMatchObject({ t: 'refused', code: 'not-your-seat' });
    expect(await say(people[2], 2)).toMatchObject({ t: 'done' });
  });

  it('can be reported by those who read it, and by nobody else', async () => {
    const { people, watcher, table } = await seated();
    await people[0].ask({ t: 'say', table, text: 'nasty', seat: 0 });
    const report = async (who: TestClient, body: object) => (await who.post(`/api/tables/${table}/report`, body)).status;
    const line = { kind: 'chat', number: 1, team: true };
    expect([await report(people[2], line), await report(people[1], line), await report(watcher, line)]).toEqual([200, 404, 404]);
    expect(await report(people[2], { kind: 'chat', number: 1 })).toBe(404);
  });

  it('talk only where the host allows it, only in the game, and not through a screen that both sides share', async () => {
    const silent = await seated({ teamTalk: false });
    expect(silent.people[0].follow(silent.table).info).not.toHaveProperty('teams');
    expect(await silent.people[0].ask({ t: 'say', table: silent.table, text: 'psst', seat: 0 })).toMatchObject({ code: 'no-team' });
    const host = await TestClient.arrive(doors[0].url);
    const early = await host.setTable({ game: GAME, seats: [{ kind: 'me' }, INVITED, INVITED, INVITED], teamTalk: true });
    await host.watch(early.table);
    expect(await host.ask({ t: 'say', table: early.table, text: 'psst', seat: 0 })).toMatchObject({ code: 'not-playing' });
    // Gondor and the Witch-king at one screen: what Rohan says to Gondor alone, the Witch-king would read.
    const both = await host.setTable({
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Angmar' }, INVITED, { kind: 'bot', level: 'random' }],
      teamTalk: true,
    });
    const rohan = await TestClient.arrive(doors[0].url);
    await rohan.post(`/api/tables/${both.table}/join`, { code: both.codes[0].code, seat: 2 });
    await TestClient.together(both.table, [host, rohan]);
    expect(rohan.follow(both.table).info.teams).toEqual([]);
    for (const [who, seat] of [
      [host, 0],
      [host, 1],
      [rohan, 2],
    ] as const)
      expect(await who.ask({ t: 'say', table: both.table, text: 'psst', seat }, randomUUID())).toMatchObject({ code: 'no-team' });
  });
});
