import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AlertsInfo, NewWay } from '#wire';
import type { StoreOptions } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { heldBack, Places } from '../testing/places.ts';
import { MailOffice, PushBrowser, Receiver } from '../testing/post-office.ts';
import { leave, moveOn } from '../testing/turns.ts';
import { unchecked } from '#kernel';

const ALL = ['turn', 'short', 'invited', 'over', 'wrote'] as const;
const HOUSE = 'https://redbook.example';

let office: MailOffice;
let receiver: Receiver;
beforeAll(async () => {
  office = await MailOffice.open();
  receiver = await Receiver.open();
});
afterAll(async () => {
  await office.close();
  await receiver.close();
});
afterEach(() => {
  receiver.calls.all.length = 0;
  receiver.answer = { status: 201 };
  office.mails.all.length = 0;
  office.refusing = null;
});

const places = new Places();
afterAll(() => places.clear());

describe.each(['sqlite', 'postgres'] as const)('somebody who is not here (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let place: StoreOptions;
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse({
      ...place,
      alerts: { url: HOUSE, smtp: office.url, friends: [receiver.host], gather: 0, gap: 0 },
    });
  });
  afterAll(() => house.close());

  const add = async (client: TestClient, way: NewWay): Promise<AlertsInfo> => {
    const answer = await client.post<AlertsInfo>('/api/alerts/ways', way);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  const atOnce = (client: TestClient, wishes: object = {}) =>
    client.post('/api/alerts/wishes', { language: 'en', zone: 'Europe/Warsaw', quiet: null, away: 0, ...wishes });

  /** Two people at a table; the second is told by a browser of ours, and looks no more. */
  async function twoAtTable(kinds: readonly (typeof ALL)[number][] = ALL) {
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
    await frodo.post('/api/me', { name: 'Frodo' });
    await sam.post('/api/me', { name: 'Sam' });
    const browser = new PushBrowser(`http://${receiver.host}/push`);
    await atOnce(sam);
    await add(sam, { kind: 'push', push: browser.address, kinds });
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await frodo.watch(table);
    await sam.post(`/api/tables/${table}/join`);
    await TestClient.together(table, [frodo, sam]);
    return { frodo, sam, browser, table };
  }

  it('is told that it is his turn, by whom, and where; and once', async () => {
    const { frodo, sam, browser, table } = await twoAtTable();
    if (sam.follow(table).now.turns.length > 0) await moveOn(sam, table);
    await leave(sam, frodo, table);
    await moveOn(frodo, table);
    const [call] = await receiver.calls.until(1);
    if (call === undefined) throw new Error('Something arrived');
    expect(browser.read(call)).toMatchObject({
      title: 'Your turn: Journey to Mordor with Frodo',
      body: 'Journey to Mordor with Frodo: it is your turn. Last move: Frodo.',
      path: `/table/${table}`,
    });
    expect(call.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
    await frodo.disconnect();
    // Whatever else is told comes later: the message is not repeated.
    const back = await sam.at(house.url);
    await back.watch(table);
    expect(receiver.calls.all).toHaveLength(1);
    await back.disconnect();
  });

  it('is told nothing of what he has seen', async () => {
    const { frodo, sam, browser, table } = await twoAtTable(['turn', 'wrote']);
    if (sam.follow(table).now.turns.length > 0) await moveOn(sam, table);
    await moveOn(frodo, table);
    await sam.until(() => sam.follow(table).now.turns.length > 0, 'his turn');
    await leave(sam, frodo, table);
    await frodo.ask({ t: 'say', table, text: 'Where are you?' });
    const [call] = await receiver.calls.until(1);
    if (call === undefined) throw new Error('Something arrived');
    expect(browser.read(call).body).toBe('Journey to Mordor with Frodo: Frodo wrote at the table.');
    expect(receiver.calls.all).toHaveLength(1);
    await frodo.disconnect();
  });

  it('is told though the table lies open behind another window, and not of what he saw when he came back', async () => {
    const { frodo, sam, browser, table } = await twoAtTable(['turn', 'wrote']);
    if (sam.follow(table).now.turns.length > 0) await moveOn(sam, table);
    sam.send({ t: 'away', away: true });
    await sam.ask({ t: 'explain', table, seat: 1, action: { type: 'roll' } });
    await moveOn(frodo, table);
    const [call] = await receiver.calls.until(1);
    if (call === undefined) throw new Error('Something arrived');
    expect(browser.read(call).path).toBe(`/table/${table}`);
    await Promise.all([frodo.disconnect(), sam.disconnect()]);
  });

  it('is told of the end and asked to play again, several things in one message', async () => {
    const { frodo, sam, browser, table } = await twoAtTable(['over', 'invited']);
    await atOnce(sam, { away: 60, language: 'pl' });
    await leave(sam, frodo, table);
    await frodo.ask({ t: 'resign', table, seat: 0 });
    await frodo.until(() => frodo.follow(table).now.phase === 'finished', 'the end');
    const { body } = await frodo.post<{ table: string }>(`/api/tables/${table}/rematch`);
    await frodo.disconnect();
    // He has been here a moment ago and wants to be told after an hour. Now he wants to know at once.
    await expect.poll(() => heldBack(place, sam.me.id)).toBe(2);
    expect(receiver.calls.all).toEqual([]);
    await atOnce(sam, { language: 'pl' });
    const [call] = await receiver.calls.until(1);
    if (call === undefined) throw new Error('Something arrived');
    const { title, body: said, path } = browser.read(call);
    expect([title, path]).toEqual(['Nowiny od 2 stołów', '/tables']);
    expect(said.split('\n').sort()).toEqual([
      'Wyprawa do Mordoru, przy stole: Frodo: gra dobiegła końca. Zwycięstwo: Sam.',
      'Wyprawa do Mordoru: Frodo chce zagrać ponownie i trzyma dla ciebie miejsce.',
    ]);
    expect(body.table).not.toBe(table);
  });

  it('gets mail only after having agreed, and stops it with one touch, without a session', async () => {
    const { frodo, sam, table } = await twoAtTable();
    if (sam.follow(table).now.turns.length > 0) await moveOn(sam, table);
    await leave(sam, frodo, table);
    const { ways } = (await sam.get<AlertsInfo>('/api/alerts')).body;
    for (const { id } of ways) await sam.post(`/api/alerts/ways/${id}/drop`);
    await atOnce(sam, { language: 'pl' });
    const asked = await add(sam, { kind: 'mail', address: 'sam@shire.example', kinds: ['turn'] });
    expect(asked.ways).toMatchObject([{ kind: 'mail', address: 'sam@shire.example', confirmed: false }]);
    const [question] = await office.mails.until(1);
    expect(question?.to).toEqual(['sam@shire.example']);
    expect(question?.headers.subject).toBe('Czy Czerwona Księga może tu pisać?');
    const code = /https:\/\/redbook\.example\/alerts\/confirm#(\S+)/.exec(question?.text ?? '')?.[1] ?? '';
    const id = asked.ways[0]?.id ?? '';
    expect((await sam.post(`/api/alerts/ways/${id}/try`)).status).toBe(409);

    // Whoever has the link agrees, whoever he is, and is let in as nobody.
    const stranger = await fetch(`${house.url}/api/alerts/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([200, []]);
    expect((await sam.get<AlertsInfo>('/api/alerts')).body.ways[0]?.confirmed).toBe(true);
    expect((await sam.post('/api/alerts/confirm', { code: `${id}.${'a'.repeat(22)}` })).status).toBe(404);

    await moveOn(frodo, table);
    const [, alert] = await office.mails.until(2);
    expect(alert?.headers.subject).toBe('Twoja kolej: Wyprawa do Mordoru, przy stole: Frodo');
    expect(alert?.text).toContain('Ostatni ruch: Frodo.');
    expect(alert?.text).toContain(`${HOUSE}/table/${table}`);
    expect(alert?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(alert?.headers['message-id']).toMatch(/^<[\w-]+@redbook\.example>$/);
    const [, path] = /<https:\/\/redbook\.example(\/[^>]+)>/.exec(alert?.headers['list-unsubscribe'] ?? '') ?? [];
    const stop = () =>
      fetch(`${house.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(200);
    expect((await fetch(`${house.url}/api/alerts/stop?key=${id}.${'b'.repeat(22)}`, { method: 'POST' })).status).toBe(404);
    expect((await sam.get<AlertsInfo>('/api/alerts')).body.ways).toEqual([]);
    await frodo.disconnect();
  });

  it('is invited by mail, and the link leads to the chair that is kept for him', async () => {
    const { frodo, sam, table: met } = await twoAtTable();
    await leave(sam, frodo, met);
    const { ways } = (await sam.get<AlertsInfo>('/api/alerts')).body;
    for (const { id } of ways) await sam.post(`/api/alerts/ways/${id}/drop`);
    await add(sam, { kind: 'mail', address: 'sam@shire.example', kinds: ['invited'] });
    const [question] = await office.mails.until(1);
    await sam.post('/api/alerts/confirm', { code: /confirm#(\S+)/.exec(question?.text ?? '')?.[1] });
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'invited' }] });
    expect((await frodo.post(`/api/tables/${table}/invite`, { table: met, seat: 1 })).status).toBe(200);
    const [, invitation] = await office.mails.until(2);
    expect(invitation?.to).toEqual(['sam@shire.example']);
    expect(invitation?.headers.subject).toBe('A seat is kept for you: Journey to Mordor with Frodo');
    expect(invitation?.text).toContain('Frodo would like to play again and keeps a seat for you.');
    expect(invitation?.text).toContain(`${HOUSE}/join/${table}`);
    // Whoever else has the link finds no chair; he for whom it is kept does.
    expect((await (await TestClient.guest(house.url)).post(`/api/tables/${table}/join`)).status).toBe(409);
    expect((await sam.post(`/api/tables/${table}/join`)).status).toBe(200);
    expect(office.mails.all).toHaveLength(2);
    await frodo.disconnect();
  });

  it('is told by a webhook, with what a chat can read', async () => {
    const sam = await TestClient.guest(house.url);
    await atOnce(sam);
    const { ways } = await add(sam, { kind: 'webhook', url: `http://${receiver.host}/hook`, kinds: ['turn'] });
    const [asked] = await receiver.calls.until(1);
    const question = unchecked<{ text: string; content: string; id: string }>(JSON.parse(asked?.body.toString() ?? ''));
    expect(question.content).toBe(question.text);
    expect(asked?.headers['idempotency-key']).toBe(question.id);
    const code = /confirm#(\S+)/.exec(question.text)?.[1] ?? '';
    expect((await sam.post('/api/alerts/confirm', { code })).status).toBe(200);
    expect((await sam.post(`/api/alerts/ways/${ways[0]?.id}/try`)).status).toBe(200);
    const [, tried] = await receiver.calls.until(2);
    expect(tried?.body.toString()).toContain('This is a trial');
  });

  it('hears on the page when a way has ended', async () => {
    const sam = await TestClient.guest(house.url);
    await atOnce(sam);
    const browser = new PushBrowser(`http://${receiver.host}/gone`);
    const { ways } = await add(sam, { kind: 'push', push: browser.address, kinds: ALL });
    expect(ways[0]).toMatchObject({ here: true, confirmed: true, note: null, address: receiver.host });
    receiver.answer = { status: 410 };
    await sam.post(`/api/alerts/ways/${ways[0]?.id}/try`);
    await expect
      .poll(async () => (await sam.get<AlertsInfo>('/api/alerts')).body.ways[0])
      .toMatchObject({ confirmed: false, note: 'gone' });
  });

  it('is not reached at addresses of the house itself', async () => {
    const sam = await TestClient.guest(house.url);
    for (const url of ['https://127.0.0.1/', 'https://localhost:8443/', 'http://example.org/', 'https://[::1]/'])
      await add(sam, { kind: 'webhook', url, kinds: ALL });
    await expect
      .poll(async () => (await sam.get<AlertsInfo>('/api/alerts')).body.ways.map(({ note }) => note))
      .toEqual(['not-open', 'not-open', 'not-open', 'not-open']);
    // Nor where it is sent on to one.
    receiver.answer = { status: 307, headers: { location: 'http://127.0.0.1:1/' } };
    await add(sam, { kind: 'webhook', url: `http://${receiver.host}/on`, kinds: ALL });
    await expect.poll(async () => (await sam.get<AlertsInfo>('/api/alerts')).body.ways[4]?.note).toBe('not-open');
    expect(receiver.calls.all).toHaveLength(1);
  });

  it('keeps his ways when a guest becomes an account, and loses the browser’s with its session', async () => {
    const sam = await TestClient.guest(house.url);
    await atOnce(sam, { away: 7 });
    await add(sam, { kind: 'push', push: new PushBrowser(`http://${receiver.host}/move`).address, kinds: ALL });
    await add(sam, { kind: 'mail', address: 'sam@bagend.example', kinds: ALL });
    const account = { account: `sam${Date.now() % 1e6}-${kind}`, password: 'potatoes' };
    await sam.post('/api/account/register', account);
    const { body } = await sam.get<AlertsInfo>('/api/alerts');
    expect([body.wishes.away, ...body.ways.map((way) => way.kind)]).toEqual([7, 'push', 'mail']);
    await sam.post('/api/account/logout');
    await sam.get('/api/me');
    await sam.post('/api/account/login', account);
    expect((await sam.get<AlertsInfo>('/api/alerts')).body.ways.map((way) => way.kind)).toEqual(['mail']);
  });
});
