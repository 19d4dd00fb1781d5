import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport, Me, SessionInfo } from '#wire';
import type { StoreOptions } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { Places, shelvesNaming } from '../testing/places.ts';

const PASSWORD = 'speak friend and enter';
type Sessions = { readonly sessions: readonly SessionInfo[] };

const places = new Places();
afterAll(() => places.clear());

describe.each(['sqlite', 'postgres'] as const)('an account (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let place: StoreOptions;
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse(place);
  });
  afterAll(() => house.close());

  let number = 0;
  async function owner() {
    const account = `frodo${number++}`;
    const guest = await TestClient.arrive(house.url);
    expect((await guest.post<Me>('/api/account/register', { account, password: PASSWORD })).status).toBe(200);
    // The session is a new one, and so is the line.
    const first = await guest.at(house.url);
    const login = async (password: string) => {
      const other = await TestClient.arrive(house.url);
      return { other, status: (await other.post('/api/account/login', { account, password })).status };
    };
    return { first, account, login };
  }
  const codeOf = (answer: { readonly body: unknown }): unknown => answer.body;

  it('changes its password only by the old one; then whoever came in by the old one is out', async () => {
    const { first, login } = await owner();
    const { other } = await login(PASSWORD);
    expect(codeOf(await first.post('/api/account/password', { password: 'mellon', next: 'a new one to remember' }))).toMatchObject({
      error: { code: 'wrong-password' },
    });
    expect((await first.post('/api/account/password', { password: PASSWORD, next: 'short' })).status).toBe(400);
    expect((await other.get('/api/holidays')).status).toBe(200);
    const changed = await first.post<Sessions>('/api/account/password', { password: PASSWORD, next: 'a new one to remember' });
    expect(changed.body.sessions.map(({ here }) => here)).toEqual([true]);
    expect((await other.get('/api/holidays')).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('a new one to remember')).status).toBe(200);
  });

  it('shows where it is open, and closes one place or all others; nobody closes what is not his', async () => {
    const { first, login } = await owner();
    const [{ other: second }, { other: third }] = [await login(PASSWORD), await login(PASSWORD)];
    const before = (await first.get<Sessions>('/api/account/sessions')).body.sessions;
    expect([before.length, before.filter(({ here }) => here).length]).toEqual([3, 1]);
    const mine = (await second.get<Sessions>('/api/account/sessions')).body.sessions.find(({ here }) => here);
    const stranger = await TestClient.arrive(house.url);
    expect((await stranger.post('/api/account/sessions/end', { id: mine?.id })).status).toBe(404);
    expect((await second.get('/api/holidays')).status).toBe(200);
    await first.post('/api/account/sessions/end', { id: mine?.id });
    expect([(await second.get('/api/holidays')).status, (await third.get('/api/holidays')).status]).toEqual([401, 200]);
    const left = await first.post<Sessions>('/api/account/sessions/end', {});
    expect(left.body.sessions.map(({ here }) => here)).toEqual([true]);
    expect((await third.get('/api/holidays')).status).toBe(401);
  });

  it('is told all that is kept about it, and nothing of the others', async () => {
    const { first, account } = await owner();
    const sam = await TestClient.arrive(house.url);
    const { table } = await first.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }], strangersTalk: true });
    await first.watch(table);
    await sam.post(`/api/tables/${table}/join`);
    await sam.watch(table);
    await first.ask({ t: 'say', table, text: 'A long-expected party' });
    await sam.ask({ t: 'say', table, text: 'Mr Frodo!' });
    for (const [who, text] of [
      [first, 'Beware of Lobelia'],
      [sam, 'Follow him'],
    ] as const)
      expect((await who.post(`/api/tables/${table}/note`, { text })).status).toBe(200);
    expect((await first.post(`/api/tables/${table}/avoid`, { how: 'mute', who: { kind: 'name', seat: 1 } })).status).toBe(200);
    const { body } = await first.get<AccountExport>('/api/account/everything');
    expect(body).toMatchObject({
      format: 'redbook-everything',
      person: { account },
      said: [{ table, text: 'A long-expected party' }],
      notes: [{ table, text: 'Beware of Lobelia' }],
      passkeys: [],
      avoided: [{ name: sam.me.name, how: 'mute' }],
    });
    expect(body.tables.map(({ id, hosted, seats }) => ({ id, hosted, seats: seats.map(({ seat }) => seat) }))).toEqual([
      { id: table, hosted: true, seats: [0] },
    ]);
    const text = JSON.stringify(body);
    for (const secret of ['Mr Frodo!', 'Follow him', sam.me.id, PASSWORD, 'argon2']) expect(text).not.toContain(secret);
  });

  it('is deleted by its password alone; a bot plays on, and somebody without a name has played', async () => {
    const { first, login } = await owner();
    const sam = await TestClient.arrive(house.url);
    const { table: over } = await first.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await first.watch(over);
    await sam.post(`/api/tables/${over}/join`);
    await TestClient.together(over, [first, sam]);
    await first.ask({ t: 'resign', table: over, seat: 0 });
    await sam.until(() => sam.follow(over).now.phase === 'finished', 'the end');
    const { table: playing } = await first.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await first.watch(playing);
    await sam.post(`/api/tables/${playing}/join`);
    await TestClient.together(playing, [first, sam]);
    for (const [who, how] of [
      [first, 'mute'],
      [sam, 'block'],
    ] as const)
      await who.post(`/api/tables/${over}/avoid`, { how, who: { kind: 'name', seat: who === first ? 1 : 0 } });
    await first.post(`/api/tables/${over}/note`, { text: 'Beware' });
    expect(codeOf(await first.post('/api/account/leave', { password: 'mellon' }))).toMatchObject({ error: { code: 'wrong-password' } });
    expect((await first.post('/api/account/leave', { password: PASSWORD })).status).toBe(200);
    expect((await first.get('/api/holidays')).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(401);
    expect(await shelvesNaming(place, first.me.id)).toEqual([]);
    expect((await sam.watch(over)).info.seats[0]).toMatchObject({ kind: 'human', name: null });
    expect((await sam.watch(playing)).info.seats[0]).toMatchObject({ kind: 'bot', name: null });
  });

  it('is nothing that a guest has', async () => {
    const guest = await TestClient.arrive(house.url);
    for (const [path, body] of [
      ['/api/account/password', { password: PASSWORD, next: PASSWORD }],
      ['/api/account/leave', { password: PASSWORD }],
    ] as const)
      expect(codeOf(await guest.post(path, body))).toMatchObject({ error: { code: 'no-account' } });
  });
});
