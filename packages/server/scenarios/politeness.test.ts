import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#kernel';
import type { AversionsInfo, ChatLine, AccountExport, NewTableAnswer, TableSummary } from '#wire';
import { sourceAt } from '../migrate/places.ts';
import { labelled } from '../migrate/data-tables.ts';
import type { StoreOptions } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import type { HttpAnswer } from '../testing/http-client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { PushBrowser, Receiver } from '../testing/post-office.ts';

const places = new Places();
afterAll(() => places.clear());

const codeOf = ({ body }: HttpAnswer<unknown>): unknown => (isObject(body) && isObject(body.error) ? body.error.code : body);
const messageOf = ({ body }: HttpAnswer<unknown>): unknown => (isObject(body) ? body.error : body);
const PASSWORD = 'speak friend and enter';

describe.each(['sqlite', 'postgres'] as const)('politeness (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  /** On PostgreSQL the second person is at another node. */
  let other: Awaited<ReturnType<typeof openHouse>>;
  let receiver: Receiver;
  let place: StoreOptions;
  beforeAll(async () => {
    place = await places.place(kind);
    receiver = await Receiver.open();
    const options = { ...place, alerts: { friends: [receiver.host], gather: 0, gap: 0 } };
    house = await openHouse(options);
    other = kind === 'postgres' ? await openHouse(options) : house;
  });
  afterAll(async () => {
    if (other !== house) await other.close();
    await house.close();
    await receiver.close();
  });

  async function named(name: string, url = house.url): Promise<TestClient> {
    const client = await TestClient.arrive(url);
    await client.post('/api/me', { name });
    return client;
  }

  /** Frodo has set the table; Gollum has come by his link. */
  async function atTable(before: (frodo: TestClient) => Promise<void> = async () => {}) {
    const [frodo, gollum] = [await named('Frodo'), await named('Gollum', other.url)];
    await before(frodo);
    const { table, codes } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'invited' }] });
    await frodo.watch(table);
    expect((await gollum.post(`/api/tables/${table}/join`, { code: codes[0].code })).status).toBe(200);
    await TestClient.together(table, [frodo, gollum]);
    const seatOf = (name: string): number => frodo.follow(table).info.seats.findIndex((seat) => seat.name === name);
    return { frodo, gollum, table, gollumSits: seatOf('Gollum'), frodoSits: seatOf('Frodo') };
  }
  const avoid = (client: TestClient, table: string, how: 'mute' | 'block', seat: number) =>
    client.post<AversionsInfo>(`/api/tables/${table}/avoid`, { how, who: { kind: 'name', seat } });
  const linesOf = (client: TestClient): string[] => client.heard.flatMap((message) => (message.t === 'chat' ? [message.line.text] : []));
  const chatNow = async (client: TestClient, table: string): Promise<readonly ChatLine[]> => {
    const from = client.heard.length;
    client.send({ t: 'watch', table });
    return (await client.next('table', from)).chat;
  };
  const listed = async (client: TestClient): Promise<string[]> =>
    (await client.get<{ tables: TableSummary[] }>('/api/lobby')).body.tables.map(({ id }) => id);

  it('whom somebody mutes he reads no more, at any table and at once; the other hears what he always heard', async () => {
    const { frodo, gollum, table, gollumSits } = await atTable();
    await gollum.ask({ t: 'say', table, text: 'nice master' });
    await frodo.until(() => linesOf(frodo).includes('nice master'), 'the line');
    const before = frodo.heard.length;
    const told = gollum.heard.length;
    expect((await avoid(frodo, table, 'mute', gollumSits)).body.people).toMatchObject([{ name: 'Gollum', how: 'mute' }]);
    // What he has written is gone from the open page, too.
    expect((await frodo.next('table', before)).chat).toEqual([]);
    await gollum.ask({ t: 'say', table, text: 'nasty master' });
    await frodo.ask({ t: 'say', table, text: 'Where is Sam?' });
    await gollum.until(() => linesOf(gollum).includes('Where is Sam?'), 'the answer');
    await frodo.until(() => linesOf(frodo).includes('Where is Sam?'), 'his own line');
    expect(linesOf(frodo)).not.toContain('nasty master');
    expect((await chatNow(frodo, table)).map(({ text }) => text)).toEqual(['Where is Sam?']);
    // Gollum sees his own lines, and was told nothing but what is said and done.
    expect((await chatNow(gollum, table)).map(({ text }) => text)).toEqual(['nice master', 'nasty master', 'Where is Sam?']);
    const words = gollum.heard.slice(told).filter(({ t }) => t !== 'info' && t !== 'update');
    expect(words.map(({ t }) => t)).toEqual(['done', 'chat', 'chat', 'table']);
    const second = await gollum.setTable({ seats: [{ kind: 'me' }, { kind: 'invited' }] });
    await gollum.watch(second.table);
    await gollum.ask({ t: 'say', table: second.table, text: 'come here' });
    expect(await chatNow(frodo, second.table)).toEqual([]);
    // And taken back, all of it is there.
    const [{ id }] = (await frodo.get<AversionsInfo>('/api/avoided')).body.people;
    expect(codeOf(await gollum.post('/api/avoided/end', { id }))).toBe('not-found');
    expect((await frodo.post<AversionsInfo>('/api/avoided/end', { id })).body.people).toEqual([]);
    await expect.poll(async () => (await chatNow(frodo, table)).length).toBe(3);
  });

  it('whoever is blocked finds no chair at any table of the other, and is told what everybody is told where chairs are kept for others', async () => {
    const { frodo, gollum, table, gollumSits } = await atTable();
    const plan = { seats: [{ kind: 'me' }, { kind: 'open' }], listed: true } as const;
    const free = await frodo.setTable(plan);
    const invited = await frodo.setTable({ ...plan, seats: [{ kind: 'me' }, { kind: 'invited' }] });
    expect(await listed(gollum)).toContain(free.table);
    await gollum.watch(free.table);
    await avoid(frodo, table, 'block', gollumSits);
    await expect.poll(() => listed(gollum)).not.toContain(free.table);
    const sam = await named('Sam');
    for (const [path, body] of [
      ['join', {}],
      ['place', {}],
      ['join', { seat: 1 }],
      ['join', { code: 'x' }],
    ] as const) {
      const there = await gollum.post(`/api/tables/${free.table}/${path}`, body);
      const anybody = await sam.post(`/api/tables/${invited.table}/${path}`, body);
      expect([there.status, messageOf(there)]).toEqual([anybody.status, messageOf(anybody)]);
    }
    // A link of the host, which somebody may have passed on, is as one that was used.
    const code = free.codes[0].code;
    expect(messageOf(await gollum.post(`/api/tables/${free.table}/join`, { code }))).toEqual(
      messageOf(await gollum.post(`/api/tables/${invited.table}/join`, { code: 'used' })),
    );
    const kinds = (summary: TableSummary): string[] => summary.seats.map((seat) => seat.kind);
    expect(kinds((await gollum.get<TableSummary>(`/api/tables/${free.table}`)).body)).toEqual(['human', 'invited']);
    expect(kinds((await sam.get<TableSummary>(`/api/tables/${free.table}`)).body)).toEqual(['human', 'open']);
    await expect
      .poll(async () => {
        await gollum.watch(free.table);
        return gollum.follow(free.table).info.seats.map((seat) => seat.kind);
      })
      .toEqual(['human', 'invited']);
    expect((await sam.post(`/api/tables/${free.table}/join`)).status).toBe(200);
    // Everything that Gollum was ever told names nobody who avoids him.
    const heard = JSON.stringify(gollum.heard);
    for (const word of ['shun', 'block', 'avers', 'mute', 'avoid']) expect(heard.toLowerCase()).not.toContain(word);
    expect((await gollum.get<AccountExport>('/api/account/everything')).body.avoided).toEqual([]);
    expect((await frodo.get<AccountExport>('/api/account/everything')).body.avoided).toMatchObject([{ name: 'Gollum', how: 'block' }]);
  });

  /** Whether somebody is to be told, or was, that another wrote or invites him. */
  async function toldOf(person: string): Promise<string[]> {
    const source = await sourceAt(place);
    const kinds: string[] = [];
    for (const shelf of source.shelves)
      if (shelf.name === 'alerts')
        for await (const row of source.rows(shelf)) {
          const alert = labelled(shelf, row);
          if (alert.person === person && (alert.kind === 'wrote' || alert.kind === 'invited')) kinds.push(alert.kind);
        }
    await source.close();
    return kinds.sort();
  }

  it('whoever is blocked can neither invite nor write: no alert comes of it', async () => {
    /** Gollum writes, gives up and asks for a rematch; Frodo is not there. */
    async function whileAway(how: 'block' | 'mute' | null) {
      const push = new PushBrowser(`http://${receiver.host}/push`).address;
      const { frodo, gollum, table, gollumSits, frodoSits } = await atTable(async (client) => {
        expect((await client.post('/api/alerts/ways', { kind: 'push', push, kinds: ['invited', 'wrote'] })).status).toBe(200);
      });
      if (how !== null) await avoid(frodo, table, how, gollumSits);
      const sam = await named('Sam');
      await sam.watch(table);
      frodo.socket?.close(1000);
      await sam.until(() => !sam.follow(table).info.seats[frodoSits].connected, 'the empty chair');
      await gollum.ask({ t: 'say', table, text: 'come out' });
      await gollum.ask({ t: 'resign', table, seat: gollumSits });
      expect((await gollum.post<NewTableAnswer>(`/api/tables/${table}/rematch`)).status).toBe(200);
      return frodo.me.id;
    }
    const blocking = await whileAway('block');
    const muting = await whileAway('mute');
    const meeting = await whileAway(null);
    // What happened last is written down, and so is what happened before it.
    await expect.poll(() => toldOf(meeting)).toEqual(['invited', 'wrote']);
    await expect.poll(() => toldOf(muting)).toEqual(['invited']);
    expect(await toldOf(blocking)).toEqual([]);
  });

  it('whoever is blocked finds no chair kept for him in the rematch of the other', async () => {
    const { frodo, gollum, table, gollumSits } = await atTable();
    await avoid(frodo, table, 'block', gollumSits);
    await frodo.ask({ t: 'resign', table, seat: 1 - gollumSits });
    const mine = await frodo.post<NewTableAnswer>(`/api/tables/${table}/rematch`);
    const theirs = await gollum.post<NewTableAnswer>(`/api/tables/${table}/rematch`);
    expect(theirs.body).toEqual({ table: mine.body.table, codes: [] });
    expect((await gollum.watch(mine.body.table)).info.seats.map((seat) => seat.yours)).toEqual([false, false]);
  });

  it('a guest who signs in avoids whom he avoided, and is avoided by whoever avoided him', async () => {
    const { frodo, gollum, table, gollumSits } = await atTable();
    await avoid(frodo, table, 'block', gollumSits);
    const account = `smeagol-${kind}`;
    const owner = await TestClient.guest(house.url);
    await owner.post('/api/account/register', { account, password: PASSWORD });
    expect((await gollum.post('/api/account/login', { account, password: PASSWORD })).status).toBe(200);
    const free = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
    expect(codeOf(await gollum.post(`/api/tables/${free.table}/join`))).toBe('seat-gone');
    await owner.post('/api/account/login', { account, password: PASSWORD });
    expect((await owner.post('/api/account/leave', { password: PASSWORD })).status).toBe(200);
    expect((await frodo.get<AversionsInfo>('/api/avoided')).body.people).toEqual([]);
  });

  it('nobody avoids himself, a bot or nobody', async () => {
    const { frodo, table, frodoSits } = await atTable();
    expect(codeOf(await avoid(frodo, table, 'mute', frodoSits))).toBe('bad-request');
    expect(codeOf(await avoid(frodo, table, 'mute', 7))).toBe('not-found');
    expect(codeOf(await frodo.post(`/api/tables/${table}/avoid`, { how: 'eat', who: { kind: 'name', seat: 1 } }))).toBe('bad-request');
    expect(codeOf(await frodo.post(`/api/tables/${table}/avoid`, { how: 'mute', who: { kind: 'chat', number: 99 } }))).toBe('not-found');
  });

  it('strangers say nothing at a table unless its host lets them: whoever watches, and whoever came without a link', async () => {
    const [frodo, sam, gandalf, gollum] = [
      await named('Frodo'),
      await named('Sam'),
      await named('Gandalf', other.url),
      await named('Gollum'),
    ];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    for (const strangersTalk of [false, true]) {
      const { table, codes } = await frodo.setTable({ seats, strangersTalk });
      await sam.post(`/api/tables/${table}/join`, { code: codes[0].code });
      await gandalf.post(`/api/tables/${table}/join`);
      for (const each of [frodo, sam, gandalf, gollum]) await each.watch(table);
      const say = async (who: TestClient) => {
        const answer = await who.ask({ t: 'say', table, text: 'hello' });
        return answer.t === 'refused' ? answer.code : answer.t;
      };
      const silent = (who: TestClient) => who.follow(table).info.silent === true;
      const strangers = strangersTalk ? 'done' : 'strangers-silent';
      expect([await say(frodo), await say(sam), await say(gandalf), await say(gollum)]).toEqual(['done', 'done', strangers, strangers]);
      expect([frodo, sam, gandalf, gollum].map(silent)).toEqual([false, false, !strangersTalk, !strangersTalk]);
    }
  });

  it('a report brings along what the two said, and what the reporter has to say about it', async () => {
    const { frodo, gollum, table } = await atTable();
    const sam = await named('Sam');
    await frodo.ask({ t: 'say', table, text: 'Who are you?' });
    await gollum.ask({ t: 'say', table, text: 'nasty hobbitses' });
    const line = await frodo.until(
      () => frodo.heard.findLast((message) => message.t === 'chat' && message.line.name === 'Gollum'),
      'the line',
    );
    if (line.t !== 'chat') throw new Error('no line');
    const report = { kind: 'chat', number: line.line.number, note: 'He does not stop.' };
    expect((await frodo.post(`/api/tables/${table}/report`, report)).status).toBe(200);
    expect((await frodo.post(`/api/tables/${table}/report`, { ...report, note: 'x'.repeat(501) })).status).toBe(400);
    expect((await frodo.get<AccountExport>('/api/account/everything')).body.reports).toMatchObject([
      { words: 'nasty hobbitses', note: 'He does not stop.' },
    ]);
    expect((await sam.get<AccountExport>('/api/account/everything')).body.reports).toEqual([]);
  });

  it('begins from a profile, too', async () => {
    const [frodo, gollum] = [await named('Frodo'), await named('Gollum', other.url)];
    const path = `/api/people/${gollum.me.id}`;
    // A guest has no profile.
    expect((await frodo.post(`${path}/avoid`, { how: 'mute' })).status).toBe(404);
    await gollum.post('/api/account/register', { account: `gollum-shown-${kind}`, password: PASSWORD });
    expect((await frodo.post(`${path}/avoid`, { how: 'hate' })).status).toBe(400);
    const { body } = await frodo.post<AversionsInfo>(`${path}/avoid`, { how: 'block' });
    expect(body.people).toMatchObject([{ name: 'Gollum', how: 'block' }]);
    expect(JSON.stringify(body)).not.toContain(gollum.me.id);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await gollum.post(`/api/tables/${table}/join`)).status).toBe(409);
    expect((await frodo.post(`${path}/report`, { note: 'He calls himself as I do' })).status).toBe(200);
    expect((await gollum.post(`${path}/report`)).status).toBe(400);
    const source = await sourceAt(place);
    const shelf = source.shelves.find(({ name }) => name === 'reports');
    const found: unknown[] = [];
    if (shelf !== undefined) for await (const row of source.rows(shelf)) found.push(labelled(shelf, row));
    await source.close();
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'profile', table_id: '', about: gollum.me.id, name: 'Gollum', note: 'He calls himself as I do' }),
    );
    await gollum.post('/api/people/me', { hidden: true });
    expect((await frodo.post(`${path}/report`)).status).toBe(404);
    for (const each of [frodo, gollum]) await each.disconnect();
  });

  it('is for the host to change: whether strangers may write', async () => {
    const [frodo, gollum] = [await named('Frodo'), await named('Gollum', other.url)];
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }] });
    await frodo.watch(table);
    await gollum.watch(table);
    const say = async () => (await gollum.ask({ t: 'say', table, text: 'my precious' })).t;
    const strangers = (client: TestClient, talk: unknown) => client.post(`/api/tables/${table}/strangers`, { talk });
    expect([frodo.follow(table).info.strangersTalk, gollum.follow(table).info.silent, await say()]).toEqual([undefined, true, 'refused']);
    expect((await strangers(gollum, true)).status).toBe(403);
    expect((await strangers(frodo, 'yes')).status).toBe(400);
    expect((await strangers(frodo, true)).status).toBe(200);
    await gollum.until(() => gollum.follow(table).info.strangersTalk === true, 'the word');
    expect([gollum.follow(table).info.silent, await say()]).toEqual([undefined, 'done']);
    expect((await strangers(frodo, false)).status).toBe(200);
    await gollum.until(() => gollum.follow(table).info.silent === true, 'silence');
    expect(await say()).toBe('refused');
    for (const each of [frodo, gollum]) await each.disconnect();
  });

  it('knows who at a table has a profile, and nobody else', async () => {
    const { frodo, gollum, table, gollumSits } = await atTable();
    const people = async () =>
      (await frodo.get<{ readonly people: readonly (string | null)[] }>(`/api/tables/${table}/people`)).body.people;
    expect(await people()).toEqual([null, null]);
    await gollum.post('/api/account/register', { account: `gollum-sits-${kind}`, password: PASSWORD });
    expect((await people())[gollumSits]).toBe(gollum.me.id);
    await gollum.post('/api/people/me', { hidden: true });
    expect(await people()).toEqual([null, null]);
    for (const each of [frodo, gollum]) await each.disconnect();
  });
});
