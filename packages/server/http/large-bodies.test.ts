import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openGame } from '#games';
import { isObject } from '#kernel';
import type { ApiError, NewTableAnswer, TableSummary } from '#wire';
import { SMALL_BODY } from '../intake/small-body.ts';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { GAME, playedOffline } from '../testing/offline-game.ts';
import { answerOf, everything, rawSocket } from '../testing/raw.ts';

const MEGABYTE = 1024 * 1024;
const LARGE = 100_000;
const ADDRESS_LIMIT = 3 * LARGE;
const ALL_LIMIT = 5 * LARGE;

let house: Awaited<ReturnType<typeof openHouse>>;
let frodo: TestClient;
beforeAll(async () => {
  house = await openHouse();
  frodo = await TestClient.guest(house.url);
});
afterAll(() => house.close());

/** The head of a request; `body` says how its body comes. */
const head = (path: string, body: string, more: readonly string[] = []): string =>
  [`POST ${path} HTTP/1.1`, 'host: redbook', 'content-type: application/json', body, ...more, '', ''].join('\r\n');
const sized = (bytes: number): string => `content-length: ${bytes}`;
const CHUNKED = 'transfer-encoding: chunked';
const session = (client: TestClient): string => `cookie: ${client.cookie}`;
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** What is answered to a request of which only this much is ever sent. */
async function answerTo(url: string, ...pieces: readonly string[]): Promise<{ status: number; code: unknown; connection: unknown }> {
  const socket = await rawSocket(url);
  for (const piece of pieces) socket.write(piece);
  const { status, headers, body } = answerOf(await everything(socket));
  const answer: unknown = body === '' ? {} : JSON.parse(body);
  const error = isObject(answer) ? answer.error : null;
  return { status, code: isObject(error) ? error.code : null, connection: headers.connection };
}

async function inFlight(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const gauge = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return gauge('redbook_body_bytes') + gauge('redbook_large_body_bytes');
}

const givenBack = (url: string): Promise<void> => expect.poll(() => inFlight(url)).toBe(0);

describe('a body over 64 kB', () => {
  it.each([
    ['a record without a session', '/api/records', sized(3 * MEGABYTE), 401, 'no-session'],
    ['a table without a session', '/api/tables', sized(LARGE), 401, 'no-session'],
    ['a record in pieces without a session', '/api/records', CHUNKED, 401, 'no-session'],
    ['more than the route takes', '/api/records', sized(3 * MEGABYTE + 1), 413, 'too-large'],
    ['a route that takes none', '/api/me', sized(LARGE), 413, 'too-large'],
    ['a route that takes none, spelt otherwise', '/%61pi/me', sized(LARGE), 413, 'too-large'],
    ['no route at all', '/api/nowhere', sized(LARGE), 413, 'too-large'],
    ['outside the API', '/elsewhere', sized(LARGE), 413, 'too-large'],
  ])('is refused before any of it has come: %s', async (_, path, body, status, code) => {
    expect(await answerTo(house.url, head(path, body))).toEqual({ status, code, connection: 'close' });
    await givenBack(house.url);
  });

  it('is answered also to a client that goes on sending', async () => {
    const body = 'x'.repeat(3 * MEGABYTE);
    for (let time = 0; time < 5; time++)
      expect(await answerTo(house.url, head('/api/records', sized(body.length)), body)).toMatchObject({ status: 401, code: 'no-session' });
  });

  it('is refused with a session, too, where the route takes none, or less', async () => {
    for (const [path, bytes] of [
      ['/api/me', LARGE],
      ['/api/tables', MEGABYTE],
      ['/api/records', 4 * MEGABYTE],
    ] as const)
      expect(await answerTo(house.url, head(path, sized(bytes), [session(frodo)]))).toMatchObject({ status: 413, code: 'too-large' });
  });

  it('without a Content-Length is read no further than the limit of its route', async () => {
    const small = chunk('x'.repeat(SMALL_BODY));
    expect(await answerTo(house.url, head('/api/me', CHUNKED, [session(frodo)]), small, small)).toMatchObject({
      status: 413,
      connection: 'close',
    });
    const pieces = Array.from({ length: 50 }, () => small);
    const record = await answerTo(house.url, head('/api/records', CHUNKED, [session(frodo)]), ...pieces);
    expect(record).toMatchObject({ status: 413, code: 'too-large', connection: 'close' });
    await givenBack(house.url);
  });

  it('is refused before it is read when its sender is over a rate limit', async () => {
    const strict = await openHouse({ limits: { ...NO_LIMITS, tables: { perSecond: 1e-9, burst: 1 } } });
    const gollum = await TestClient.guest(strict.url);
    await gollum.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    for (const path of ['/api/records', '/api/tables'])
      expect(await answerTo(strict.url, head(path, sized(LARGE), [session(gollum)]))).toMatchObject({ status: 429, code: 'too-fast' });
    await strict.close();
  });
});

describe('bytes in flight', () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  const bounded = async (timeouts = NO_LIMITS.timeouts) => {
    const limits = { ...NO_LIMITS, bodies: { address: ADDRESS_LIMIT, all: ALL_LIMIT }, timeouts };
    const strict = await openHouse({ trustProxy: true, limits });
    return { strict, gollum: await TestClient.guest(strict.url) };
  };

  /** A body that begins and does not end; what is answered, if anything is. */
  const begin = async (url: string, gollum: TestClient, address: string): Promise<{ socket: Socket; answer: Promise<string> }> => {
    const socket = await rawSocket(url);
    sockets.push(socket);
    const from = `x-forwarded-for: ${address}`;
    socket.write(`${head('/api/records', sized(LARGE), [session(gollum), from])}{"format":`);
    return { socket, answer: everything(socket) };
  };
  const statuses = (answers: readonly string[]): number[] => answers.map((text) => answerOf(text).status);

  it('of one address are bounded, however many bodies it begins, and so are those of all addresses', async () => {
    const { strict, gollum } = await bounded();
    const begun = await Promise.all(Array.from({ length: 250 }, () => begin(strict.url, gollum, '10.0.0.1')));
    await expect.poll(() => begun.filter(({ socket }) => !socket.readable).length).toBe(247);
    expect(await inFlight(strict.url)).toBe(ADDRESS_LIMIT);
    const refusals = await Promise.all(begun.filter(({ socket }) => !socket.readable).map(({ answer }) => answer));
    expect(new Set(statuses(refusals))).toEqual(new Set([429]));
    expect(refusals[0]).toContain('too-many-bytes');
    // Another address has its own share, until all together have theirs.
    const others = await Promise.all(['10.0.0.2', '10.0.0.3', '10.0.0.4'].map((address) => begin(strict.url, gollum, address)));
    await expect.poll(() => others.filter(({ socket }) => !socket.readable).length).toBe(1);
    const full = await Promise.all(others.filter(({ socket }) => !socket.readable).map(({ answer }) => answer));
    expect([statuses(full), full[0].includes('"busy"')]).toEqual([[503], true]);
    // Small bodies go on: those who play are not kept from it.
    expect((await gollum.post('/api/me', { name: 'Gollum' })).status).toBe(200);
    for (const { socket } of [...begun, ...others]) socket.destroy();
    await givenBack(strict.url);
    await strict.close();
  });

  it('are given back when a client disconnects, at any point of the request', async () => {
    const { strict, gollum } = await bounded();
    const text = head('/api/records', sized(LARGE), [session(gollum)]);
    const whole = `${text}${' '.repeat(LARGE)}`;
    for (const sent of [10, text.length - 1, text.length, text.length + 1, text.length + SMALL_BODY + 1, whole.length - 1, whole.length]) {
      const socket = await rawSocket(strict.url);
      await new Promise<void>((resolve) => socket.write(whole.slice(0, sent), () => resolve()));
      socket.destroy();
    }
    await givenBack(strict.url);
    await strict.close();
  });

  it('are given back when a body takes too long', async () => {
    const { strict, gollum } = await bounded({ headers: 200, body: 400, idle: 600 });
    const { answer } = await begin(strict.url, gollum, '10.0.0.1');
    expect(answerOf(await answer).status).toBe(408);
    await givenBack(strict.url);
    await strict.close();
  });

  it('are given back when a body is refused', async () => {
    const { strict, gollum } = await bounded();
    for (const body of [' '.repeat(LARGE), `{"format":7,"x":"${'x'.repeat(LARGE)}"}`])
      expect((await gollum.request('POST', '/api/records', body, { 'content-type': 'application/json' })).status).toBe(400);
    await givenBack(strict.url);
    await strict.close();
  });
});

describe('what a worker judges', () => {
  const padded = (value: unknown): string => `${JSON.stringify(value)}${' '.repeat(LARGE)}`;
  const post = <T>(path: string, body: string) => frodo.request<T>('POST', path, body, { 'content-type': 'application/json' });

  it('is accepted when it is true, refused with the reason when it is not, and never parsed on the playing thread', async () => {
    const record = await playedOffline('44'.repeat(32));
    const other = await playedOffline('66'.repeat(32));
    const pack: unknown = (await openGame(GAME)).content.standard;
    const plan = {
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      content: { ...(isObject(pack) ? pack : {}), note: 'n'.repeat(LARGE) },
    };
    const parse = vi.spyOn(JSON, 'parse');
    const created = await post<{ table: string }>('/api/records', padded(record));
    expect(created.status).toBe(200);
    expect((await post('/api/records', padded(record))).body).toEqual(created.body);
    const untrue = await post<ApiError>('/api/records', padded({ ...other, outcome: { ...other.outcome, winners: [0] } }));
    expect([untrue.status, untrue.body.error]).toMatchObject([400, { code: 'untrue', untrue: 'rules' }]);
    const set = await post<NewTableAnswer>('/api/tables', JSON.stringify(plan));
    expect(set.status).toBe(200);
    const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));
    parse.mockRestore();
    expect(longest).toBeLessThanOrEqual(SMALL_BODY);
    const { body: known } = await frodo.get<TableSummary>(`/api/tables/${created.body.table}`);
    expect(known).toMatchObject({ offline: true, phase: 'finished' });
    // The table uses the pack: its info says that the content is not the standard one.
    const guest = await TestClient.arrive(house.url);
    expect((await guest.watch(set.body.table)).info.content.standard).toBe(false);
    await guest.disconnect();
    await givenBack(house.url);
  });

  it('is refused with the place of what is wrong', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wrong = await post<ApiError>(
      '/api/tables',
      JSON.stringify({ game: GAME, seats, content: { title: 3, note: 'n'.repeat(LARGE) } }),
    );
    expect([wrong.status, wrong.body.error]).toMatchObject([400, { code: 'unacceptable', reason: expect.any(String) }]);
    const many = { ...(await playedOffline('55'.repeat(32))), actions: Array.from({ length: 200_000 }, () => 0) };
    const long = await post<ApiError>('/api/records', JSON.stringify(many));
    expect([long.status, long.body.error]).toMatchObject([400, { path: 'actions', reason: 'many' }]);
    const prototypes = await post<ApiError>('/api/tables', padded({ game: GAME, seats }).replace('{', '{"__proto__":{"rated":true},'));
    expect([prototypes.status, prototypes.body.error.code]).toEqual([400, 'bad-request']);
    const nothing = await post<ApiError>('/api/records', '');
    expect(nothing.status).toBe(400);
  });
});
