import { expect, it } from 'vitest';
import { durability } from './postgres.ts';

it('a database keeps what it says it has written only if it waits for the disk', () => {
  expect(durability({ sync: 'on', durable: 'on' }).how).toBe('well');
  expect(durability({ sync: 'on', durable: 'remote_apply' }).how).toBe('well');
  expect(durability({ sync: 'off', durable: 'on' }).how).toBe('bad');
  expect(durability({ sync: 'on', durable: 'off' }).how).toBe('bad');
});
