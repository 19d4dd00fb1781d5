import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { readToken, tokenCookie } from './cookie.ts';
import { People } from './people.ts';

const DAY = 86_400_000;
const BEGIN = Date.parse('2024-03-25');

let dataDir: string;
let store: Store;
let people: People;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-people-'));
  store = await openStore({ dataDir });
  people = new People(store);
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

describe('a session', () => {
  it('lasts while it is used, and 400 days longer', async () => {
    const { token, person } = await people.newGuest(BEGIN);
    for (const day of [300, 650, 1000, 1399]) expect(await people.bySession(token, BEGIN + day * DAY)).toEqual(person);
    expect(await people.bySession(token, BEGIN + 1800 * DAY)).toBeNull();
    expect(await new People(store).bySession(token, BEGIN + 1800 * DAY)).toBeNull();
  });

  it('is used however often the server was asked in between', async () => {
    const { token, person } = await people.newGuest(BEGIN);
    for (let day = 0; day < 500; day += 5) await people.bySession(token, BEGIN + day * DAY + 1);
    expect(await people.bySession(token, BEGIN + 800 * DAY)).toEqual(person);
  });

  it('that is over is not kept', async () => {
    const { token } = await people.newGuest(BEGIN);
    const other = await people.newGuest(BEGIN + 399 * DAY);
    await people.newGuest(BEGIN + 401 * DAY);
    // Even somebody who set the clock back would not find it.
    expect(await new People(store).bySession(token, BEGIN)).toBeNull();
    expect(await new People(store).bySession(other.token, BEGIN + 401 * DAY)).toEqual(other.person);
  });

  it('is kept as long by the browser', () => {
    expect(tokenCookie('token', true)).toBe('__Host-redbook=token; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect(tokenCookie('token', false)).toBe('redbook=token; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
    // One from before is still known, and the name that only this host can set comes first.
    const [host, plain] = ['h', 'p'].map((letter) => letter.repeat(43));
    expect(readToken(`redbook=${plain}`)).toBe(plain);
    expect(readToken(`redbook=${plain}; __Host-redbook=${host}`)).toBe(host);
  });
});
