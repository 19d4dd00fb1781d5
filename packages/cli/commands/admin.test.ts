import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecondFactorSecret } from '#wire';
import { stepAt, totp } from '#server/people/totp.ts';
import { bytesOf } from '#server/testing/authenticator-app.ts';
import type { StoreOptions } from '#server/store/open.ts';
import { TestClient } from '#server/testing/client.ts';
import { openHouse } from '#server/testing/house.ts';
import { Places } from '#server/testing/places.ts';
import { redbook, redbookHere } from '../testing/redbook.ts';

const places = new Places();
afterAll(() => places.clear());

describe.each(['sqlite', 'postgres'] as const)('an operator of a house on %s', (kind) => {
  let place: StoreOptions;
  let house: Awaited<ReturnType<typeof openHouse>>;
  /** On PostgreSQL the player is at another node than the one that may carry the order out. */
  let nodes: Awaited<ReturnType<typeof openHouse>>[];
  beforeAll(async () => {
    place = await places.place(kind);
    house = await openHouse(place);
    nodes = kind === 'postgres' ? [house, await openHouse(place)] : [house];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
  });

  const wordsFor = (...words: string[]): string[] => [
    'admin',
    ...words,
    '--operator',
    'gandalf',
    ...(place.databaseUrl === undefined ? ['--data', place.dataDir ?? ''] : ['--database-url', place.databaseUrl]),
  ];
  const admin = (...words: string[]) => redbookHere(wordsFor(...words));
  /** From another process, as operators do. */
  const adminElsewhere = (...words: string[]) => redbook(wordsFor(...words));

  async function atTable() {
    const frodo = await TestClient.arrive(house.url);
    const gollum = await TestClient.arrive(nodes[nodes.length - 1].url);
    const { table } = await frodo.setTable({
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
      strangersTalk: true,
    });
    await frodo.watch(table);
    await gollum.post(`/api/tables/${table}/join`, { name: 'Nasty \u0041' });
    await gollum.watch(table);
    await frodo.until(() => frodo.follow(table).now.phase === 'playing', 'the start');
    return { frodo, gollum, table };
  }

  it('reads what players report, a line and a name, once each, and settles it', async () => {
    const { frodo, gollum, table } = await atTable();
    await gollum.ask({ t: 'say', table, text: 'nasty little \u001b[2Jthief' });
    const chat = await frodo.until(() => frodo.heard.find((message) => message.t === 'chat'), 'the line');
    const report = (body: object) => frodo.post(`/api/tables/${table}/report`, body);
    await frodo.ask({ t: 'say', table, text: 'Take that back' });
    for (let time = 0; time < 2; time++)
      expect((await report({ kind: 'chat', number: chat.line.number, note: 'He always does.' })).status).toBe(200);
    const seat = frodo.follow(table).info.seats.findIndex(({ name }) => name === 'Nasty A');
    expect((await report({ kind: 'name', seat })).status).toBe(200);
    expect((await report({ kind: 'chat', number: 99 })).status).toBe(404);
    expect((await report({ kind: 'name', seat: 2 })).status).toBe(404);
    expect((await report({ kind: 'name', seat: frodo.follow(table).info.seats.findIndex(({ yours }) => yours) })).status).toBe(400);
    expect((await report({ kind: 'smell' })).status).toBe(400);
    const { out, err } = await adminElsewhere('list', 'reports', table);
    const lines = out.trim().split('\n');
    expect(lines, err).toHaveLength(2);
    expect(lines[0]).toContain(`person ${gollum.me.id} "Nasty A": nasty little [2Jthief`);
    expect(lines[1]).toContain('name');
    const id = lines[0].split(' ')[0];
    const whole = (await admin('read', id)).out.trim().split('\n');
    expect(whole.slice(1).map((line) => line.replace(/^ +[\d-]+ [\d:]+ +/, ''))).toEqual([
      `reported by ${frodo.me.id}: He always does.`,
      `about ${gollum.me.id} "Nasty A": nasty little [2Jthief`,
      'Nasty A: nasty little [2Jthief',
      `${frodo.me.name}: Take that back`,
    ]);
    expect((await admin('read', 'no-such-report')).err).toContain('There is no report');
    expect(await admin('settle', id)).toMatchObject({ code: 0, out: 'Done: settled\n' });
    expect((await admin('list', 'reports', table)).out.trim().split('\n')).toHaveLength(1);
    expect(await admin('settle', id)).toMatchObject({ code: 1 });
  });

  it('mutes, bans, renames and ends, at once and on every node, and the trail says who and why', async () => {
    const { frodo, gollum, table } = await atTable();
    const { id } = gollum.me;
    expect((await admin('mute', id, '--hours', '2', '--reason', 'foul words')).out).toMatch(/is muted until/);
    await expect.poll(async () => (await gollum.ask({ t: 'say', table, text: 'my precious' })).t === 'refused').toBe(true);
    expect(await gollum.ask({ t: 'say', table, text: 'my precious' })).toMatchObject({ t: 'refused', code: 'muted' });
    expect((await admin('unmute', id)).out).toMatch(/is not muted any more/);
    await expect.poll(async () => (await gollum.ask({ t: 'say', table, text: 'sorry' })).t).toBe('done');

    expect((await admin('rename', id, 'Sméagol')).out).toContain('is called Sméagol');
    await frodo.until(() => frodo.follow(table).info.seats.some(({ name }) => name === 'Sméagol'), 'the other name');
    await expect.poll(async () => (await gollum.get<{ name: string }>('/api/me')).body.name).toBe('Sméagol');
    expect(await admin('rename', id, 'x'.repeat(60))).toMatchObject({ code: 1 });

    const closed = new Promise<number>((resolve) => gollum.socket?.once('close', resolve));
    expect((await adminElsewhere('ban', id)).out).toMatch(/is banned until/);
    expect(await closed).toBe(1008);
    const refused = await gollum.get<{ error: { code: string } }>('/api/me');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'banned']);
    await expect(gollum.connect()).rejects.toThrow('403');
    expect((await admin('unban', id)).code).toBe(0);
    await expect.poll(async () => (await gollum.get('/api/me')).status).toBe(200);

    expect((await admin('end', table, '--reason', 'quarrel')).out).toBe('Done: ended without a result\n');
    await frodo.until(() => frodo.follow(table).now.phase === 'abandoned', 'the end');
    const again = await admin('end', table);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('this table is over already')]);

    const trail = (await admin('list', 'orders')).out;
    expect(trail).toMatch(new RegExp(`gandalf {2}mute ${id} .*because: foul words {2}-> .* is muted until`));
    expect(trail).toMatch(/end .* because: quarrel {2}-> ended without a result/);
    expect(trail).toContain('-> not done: this table is over already');
  });

  it('deletes a guest: sessions, lines and name are gone, a bot plays on, and accounts are not deleted', async () => {
    const { frodo, gollum, table } = await atTable();
    await gollum.ask({ t: 'say', table, text: 'we wants it' });
    const closed = new Promise<number>((resolve) => gollum.socket?.once('close', resolve));
    expect((await admin('delete', gollum.me.id, '--reason', 'asked for it')).out).toContain('was deleted');
    expect(await closed).toBe(1008);
    await frodo.until(() => frodo.follow(table).info.seats.filter(({ kind: each }) => each === 'bot').length === 2, 'the bot');
    expect(frodo.follow(table).info.seats.some(({ name }) => name === 'Nasty A')).toBe(false);
    const late = await TestClient.arrive(house.url);
    const from = late.heard.length;
    await late.watch(table);
    expect((await late.next('table', from)).chat).toEqual([]);
    const fresh = await gollum.get<{ id: string }>('/api/me');
    expect(fresh.body.id).not.toBe(gollum.me.id);
    await frodo.playToEnd(table);
    expect((await admin('list', 'people', gollum.me.id)).out).toBe('');
    await frodo.post('/api/account/register', { account: `frodo-${kind}`, password: 'nine fingers' });
    const account = await admin('delete', frodo.me.id);
    expect([account.code, account.err]).toEqual([1, expect.stringContaining('only guests are deleted')]);
    expect((await admin('list', 'people', `frodo-${kind}`)).out).toContain(frodo.me.id);
  });

  it('hands over a link for a forgotten password, which only its reader knows and which holds once', async () => {
    const account = `pippin-${kind}`;
    const owner = await TestClient.guest(house.url);
    await owner.post('/api/account/register', { account, password: 'fool of a Took' });
    const { code, out } = await admin('recover', account, '--hours', '2');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Done: .* may set a new password until .*\n\/recover#[\w-]{43}\n$/)]);
    const token = /recover#([\w-]{43})/.exec(out)?.[1] ?? '';
    expect((await admin('list', 'orders', account)).out).not.toContain(token);
    const client = await TestClient.guest(nodes[nodes.length - 1].url);
    const recover = () => client.post('/api/account/recover', { token, next: 'second breakfast' });
    expect([(await recover()).status, (await recover()).status]).toEqual([200, 404]);
    expect((await owner.get('/api/holidays')).status).toBe(401);
    expect((await admin('recover', 'nobody-at-all')).err).toContain('there is no such account');
  });

  it('reads what happened to accounts, and lets an owner in who has lost a second factor', async () => {
    const account = `${kind}-barliman`;
    const credentials = { account, password: 'put up at the Prancing Pony' };
    const owner = await TestClient.guest(house.url);
    await owner.post('/api/account/register', credentials);
    const { secret } = (await owner.post<SecondFactorSecret>('/api/account/second-factor/begin')).body;
    const code = totp(bytesOf(secret), stepAt(Date.now()));
    expect((await owner.post('/api/account/second-factor/confirm', { code })).status).toBe(200);
    const login = async () => (await TestClient.guest(house.url)).post('/api/account/login', credentials);
    expect((await login()).body.error.code).toBe('second-factor-needed');
    expect((await adminElsewhere('drop-second-factor', account, '--reason', 'known at the inn')).out).toContain('by the password alone');
    expect((await login()).status).toBe(200);
    const { out } = await admin('list', 'events', owner.me.id);
    const kinds = out
      .trim()
      .split('\n')
      .map((line) => line.split('  ')[2]);
    expect(kinds.sort()).toEqual(['login-new', 'registered', 'second-factor-off', 'second-factor-on']);
    expect(out).toContain('from 127.0.0.0/24');
    expect((await admin('list', 'orders', account)).out).toContain('known at the inn');
    expect((await admin('drop-second-factor', 'nobody')).err).toContain('there is no such account');
  });

  it('is told in one sentence what was not understood', async () => {
    expect((await admin('smite', 'x')).err).toContain('There is list, read, mute, unmute');
    expect((await admin('list', 'dragons')).err).toContain('There is no list of dragons');
    expect((await admin('ban', 'nobody')).err).toContain('there is no such person');
    expect((await admin('mute')).err).toContain('needs an id');
  });
});
