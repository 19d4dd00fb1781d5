import { expect, it } from 'vitest';
import { optionParams } from './options.ts';

it('says arguments in words where there are words', () => {
  const known = (key: string) => key === 'die.red';
  expect(optionParams({ type: 'setAside', die: 'red' }, known)).toEqual({ die: '@die.red' });
  expect(optionParams({ type: 'split', square: 3 }, known)).toEqual({ square: 3 });
  expect(optionParams({ type: 'roll' }, known)).toEqual({});
});
