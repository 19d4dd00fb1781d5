import { expect, test } from 'vitest';
import { meantBy } from './tip.ts';

/** Lorien to the left of x = 100, Fangorn to the right of it. */
const under = (x: number): string | null => (x < 0 ? null : x < 100 ? 'lorien' : 'fangorn');
const meant = (clientX: number, wanted: string): string | null => meantBy({ clientX, clientY: 50 }, under, (id) => id === wanted);

test('a fingertip right beside what may be touched means it; farther away, or beside nothing, it does not', () => {
  expect(meant(105, 'lorien')).toBe('lorien');
  expect(meant(110, 'lorien')).toBe('lorien');
  expect(meant(115, 'lorien')).toBeNull();
  expect(meant(105, 'moria')).toBeNull();
  expect(meant(2, 'fangorn')).toBeNull();
});
