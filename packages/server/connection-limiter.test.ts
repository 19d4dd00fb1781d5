import { expect, it } from 'vitest';
import { ConnectionLimiter } from './connection-limiter.ts';

it('lets in so many of a key, each let out once', () => {
  const count = new ConnectionLimiter(2);
  const [first, second] = [count.enter('a'), count.enter('a')];
  expect([typeof first, typeof second, count.enter('a')]).toEqual(['function', 'function', null]);
  expect(typeof count.enter('b')).toBe('function');
  expect(count.size).toBe(3);
  first?.();
  first?.();
  expect(count.size).toBe(2);
  expect([typeof count.enter('a'), count.enter('a')]).toEqual(['function', null]);
});
