import { expect, test } from 'vitest';
import type { FormingView } from '../../view/view.ts';
import { offersOf } from '../offers.ts';
import { muster, ranksOf } from './companyOf.ts';

const forming: FormingView = {
  from: 'edoras',
  to: 'folde',
  going: { figures: { 'rohan-leader': 1, 'rohan-elite': 1, 'rohan-regular': 3 }, characters: ['gimli'] },
  staying: { figures: { 'rohan-regular': 2 }, characters: [] },
};

test('units first, then who leads them; minus where the rules offer it', () => {
  const options = [{ type: 'leaveBehind', figure: 'rohan-regular' }, { type: 'depart' }] as const;
  const ranks = ranksOf(forming, offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play'));
  expect(ranks.map(({ figure, going, staying }) => [figure, going, staying])).toEqual([
    ['rohan-regular', 3, 2],
    ['rohan-elite', 1, 0],
    ['rohan-leader', 1, 0],
    ['gimli', 1, 0],
  ]);
  expect(ranks.map(({ fewer }) => fewer)).toEqual([options[0], null, null, null]);
});

test('an army is counted in units, a company of Companions by head', () => {
  expect(muster(forming)).toEqual({ going: 4, all: 6 });
  const company = {
    ...forming,
    going: { figures: {}, characters: ['gimli'] },
    staying: { figures: {}, characters: ['legolas', 'strider'] },
  };
  expect(muster(company)).toEqual({ going: 1, all: 3 });
  const options = [{ type: 'include', figure: 'strider' }] as const;
  const ranks = ranksOf(company, offersOf({ seat: 0, prompt: null, options, canUndo: false }, 'play'));
  expect(ranks.find(({ figure }) => figure === 'strider')?.more).toEqual(options[0]);
});
