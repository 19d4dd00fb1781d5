import { expect, test } from 'vitest';
import { ACTIVATION, isActivation } from './prompts.ts';

test('only the questions to whoever rides are his', () => {
  expect(Object.values(ACTIVATION).map(isActivation)).toEqual([true, true, true, true]);
  expect([isActivation('placeNazgul'), isActivation(''), isActivation(undefined)]).toEqual([false, false, false]);
});
