import { expect, it } from 'vitest';
import { fetchOnce, once } from './once.ts';

it('makes something once, when it is asked for', () => {
  let made = 0;
  const get = once(() => {
    made++;
    return undefined;
  });
  expect(made).toBe(0);
  expect([get(), get(), made]).toEqual([undefined, undefined, 1]);
});

it('fetches something once, and again after a failure or when it is forgotten', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('first'), Promise.resolve('second')];
  const { get, forget } = fetchOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(get()).rejects.toThrow('offline');
  expect(await Promise.all([get(), get()])).toEqual(['first', 'first']);
  forget();
  expect(await get()).toBe('second');
  expect(await get()).toBe('second');
});
