import { expect, test } from 'vitest';
import { aPlayer } from './builders.ts';
import { colourOf } from './colour.ts';

test('a seat has the colour of its hobbit, wherever it sits', () => {
  const players = [aPlayer(0, { hobbit: 'pippin' }), aPlayer(1, { hobbit: 'merry' }), aPlayer(2, { hobbit: null })];
  expect([0, 1, 2, 3].map((seat) => colourOf({ players }, seat))).toEqual([3, 2, null, null]);
});
