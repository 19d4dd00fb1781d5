import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError, SeatPlan } from '#wire';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let frodo: TestClient;
beforeAll(async () => {
  house = await openHouse();
  frodo = await TestClient.guest(house.url);
});
afterAll(() => house.close());

const game = 'journey-to-mordor';
const TWO: readonly SeatPlan[] = [{ kind: 'me' }, { kind: 'open' }];
/** Written by hand: what is that deep cannot be put into words by a recursive writer. */
const DEEP = 'DEEP';
const dig = (body: unknown, depth: number): string =>
  JSON.stringify(body).replace(JSON.stringify(DEEP), `${'['.repeat(depth)}${']'.repeat(depth)}`);

const refusal = async (path: string, body: unknown) => {
  const { status, body: answer } = await frodo.request<ApiError>('POST', path, body, { 'content-type': 'application/json' });
  const { code, path: field, reason, params, message } = answer.error;
  // Whatever is wrong, no sentence of a validator leaves the house.
  expect(message).not.toMatch(/invalid|expected|received|too (small|big)/i);
  return { status, code, field, reason, params };
};

describe('what is no good', () => {
  it.each([
    ['/api/me', {}, 'name', 'missing', {}],
    ['/api/me', { name: '   ' }, 'name', 'missing', {}],
    ['/api/me', { name: 7 }, 'name', 'kind', { kind: 'text' }],
    ['/api/me', { name: 'x'.repeat(41) }, 'name', 'long', { max: 40 }],
    ['/api/me', { name: 'Fro\u200bdo' }, 'name', 'plain', {}],
    ['/api/me', { name: 'Fro\u0007do' }, 'name', 'plain', {}],
    ['/api/me', { name: '@everyone' }, 'name', 'link', {}],
    ['/api/me', { name: 'Moderator' }, 'name', 'reserved', {}],
    ['/api/me', { name: `Fr${'\u0336'.repeat(9)}odo` }, 'name', 'marks', {}],
    ['/api/me', { name: 'Frodo', ring: 1 }, 'ring', 'unknown', {}],
    ['/api/account/register', { account: 'frodo', password: 'short' }, 'password', 'short', { min: 8 }],
    ['/api/account/register', { account: 'f o', password: 'long enough' }, 'account', 'account', {}],
    ['/api/account/login', { account: 'frodo' }, 'password', 'missing', {}],
    ['/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'orc' }] }, 'seats.1.kind', 'form', {}],
    ['/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'hot-seat', name: '\u3164' }] }, 'seats.1.name', 'plain', {}],
    ['/api/tables', { game, seats: TWO, words: 'early' }, 'words', 'unknown', {}],
    ['/api/tables', dig({ game, seats: TWO, options: DEEP }, 50), 'options', 'deep', { max: 32 }],
    ['/api/tables', dig({ game, seats: TWO, options: DEEP }, 30_000), 'options', 'deep', { max: 32 }],
    ['/api/tables', dig({ game, seats: TWO, content: { dice: DEEP } }, 200_000), 'content', 'deep', { max: 32 }],
    ['/api/me', dig({ name: DEEP }, 30_000), 'name', 'deep', { max: 32 }],
  ])('%s %#: the field and the reason are named', async (path, body, field, reason, params) => {
    expect(await refusal(path, body)).toEqual({ status: 400, code: 'bad-request', field, reason, params });
  });

  it('in a content pack is named as well', async () => {
    const answer = await refusal('/api/tables', { game, seats: TWO, content: { title: 3 } });
    expect(answer).toMatchObject({ status: 400, code: 'unacceptable', reason: expect.any(String) });
  });
});

describe('names at one table', () => {
  it('are not the same, however they are typed', async () => {
    await frodo.post('/api/me', { name: 'Frodo Baggins' });
    const seats = (name: string): SeatPlan[] => [{ kind: 'me' }, { kind: 'hot-seat', name }, { kind: 'open' }];
    expect(await refusal('/api/tables', { game, seats: seats('FRODO  baggins') })).toMatchObject({
      status: 409,
      code: 'name-taken',
      field: 'seats.1.name',
    });
    const { table } = await frodo.setTable({ seats: seats('Sam') });
    const gollum = await TestClient.guest(house.url);
    const join = (body: unknown) => gollum.post(`/api/tables/${table}/join`, body);
    for (const name of ['Frodo Baggins', 'ｓam', ' SAM '])
      expect((await join({ name })).body.error).toMatchObject({ code: 'name-taken', path: 'name' });
    expect((await join({ name: 'Sméagol' })).status).toBe(200);
  });

  it('are told apart by a number when nobody was asked for one', async () => {
    const { table } = await frodo.setTable({ seats: TWO });
    const gollum = await TestClient.guest(house.url);
    await gollum.post('/api/me', { name: 'frodo baggins' });
    await gollum.post(`/api/tables/${table}/join`);
    const { body } = await gollum.get<{ seats: { name: string }[] }>(`/api/tables/${table}`);
    expect(body.seats.map(({ name }) => name)).toEqual(['Frodo Baggins', 'frodo baggins (2)']);
  });
});
