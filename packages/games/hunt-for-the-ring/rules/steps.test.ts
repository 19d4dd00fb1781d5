import { expect, test } from 'vitest';
import { at } from './frames.ts';
import { STEPS } from './steps.ts';

test('every frame that is declared has its step, under its own name', () => {
  expect(Object.keys(STEPS).sort()).toEqual(Object.keys(at).sort());
  for (const [name, kind] of Object.entries(at)) expect(kind.step).toBe(name);
});
