import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameData } from './same-data.ts';

it('agrees with the library on plain data', () => {
  const data = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(sameData(one, structuredClone(one))).toBe(true);
      // JSON knows no negative zero, and neither do we.
      const [left, right] = [JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))] as unknown[];
      expect(sameData(left, right)).toBe(isDeepStrictEqual(left, right));
    }),
    { numRuns: 300 },
  );
});

it('sees small differences', () => {
  expect(sameData({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
  expect(sameData({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameData([], {})).toBe(false);
  expect(sameData(null, {})).toBe(false);
});
