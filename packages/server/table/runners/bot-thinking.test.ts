import { expect, it } from 'vitest';
import { ladder } from './bot-thinking.ts';

const LEVELS = ['random', 'casual', 'ranger'];

it.each([
  ['ranger', ['ranger', 'casual']],
  ['casual', ['casual']],
  ['random', ['random']],
  // A level that is on the shelf no longer has nobody below it but chance.
  ['wizard', ['wizard']],
])('%s is followed by the weaker ones, strongest first', (level, expected) => {
  expect(ladder(LEVELS, level)).toEqual(expected);
});
