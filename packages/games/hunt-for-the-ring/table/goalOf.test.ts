import { expect, test } from 'vitest';
import { keysOf } from '#kernel/battery/wording.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import { goalOf } from './goalOf.ts';

test('the Ring-bearer, the hunters and spectators read what they play for in both parts', () => {
  const keys = [1, 2].flatMap((part) => [null, 0, 1, 4].map((seat) => goalOf(part, seat)));
  expect(new Set(keys).size).toBe(6);
  for (const words of [en, pl]) expect(keysOf(words)).toEqual(expect.arrayContaining(keys));
});
