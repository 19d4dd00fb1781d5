import { expect, test } from 'vitest';
import { progressLines } from './progressLines.ts';

test('seats that were always equally far and count the same are one line; everybody else has a line alone', () => {
  const progress = [
    [0, 1, 1, 1],
    [2, 3, 3, 3],
  ];
  const what = (seat: number): string | null => (seat === 0 ? 'steps' : seat === 3 ? null : 'corruption');
  expect(progressLines(progress, 4, what)).toEqual([
    { seats: [0], what: 'steps', values: [0, 2] },
    { seats: [1, 2], what: 'corruption', values: [1, 3] },
    { seats: [3], what: null, values: [1, 3] },
  ]);
});
