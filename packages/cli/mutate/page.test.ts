import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { pageOf, survivorsOf, tableOf } from './page.ts';
import { sampleOf } from './sample.ts';
import { type JudgedMutant, scoreOf, shareText } from './score.ts';

const [first, second, third, fourth] = mutantsOf('packages/games/x/rules/a/b.ts', 'const f = () => !a && c;');
const judged: readonly JudgedMutant[] = [
  { mutant: first, fate: 'killed', reason: null },
  { mutant: second, fate: 'survived', reason: null },
  { mutant: third, fate: 'unreached', reason: 'Nobody can notice' },
  { mutant: fourth, fate: 'killed', reason: 'Somebody noticed all the same' },
];

describe('the score', () => {
  test('leaves out what is equivalent and was not noticed', () => {
    expect(scoreOf(judged)).toEqual({ mutants: 4, killed: 2, survived: 1, equivalent: 1, share: 2 / 3 });
    expect(scoreOf([]).share).toBe(1);
  });

  test('of a sample is told with the interval of all', () => {
    expect(shareText(scoreOf(judged), false)).toBe('66.7 %');
    expect(shareText(scoreOf(judged), true)).toBe('66.7 % (95 % interval 20.8 % to 93.9 %)');
  });
});

describe('the page', () => {
  test('lists survivors by file and line, and the equivalent ones with their reason', () => {
    const page = pageOf({ game: 'x', all: 4, seed: null, longest: null }, judged);
    expect(page).toContain('| a/b.ts | 4 | 2 | 1 | 1 | 66.7 % |');
    expect(page).toContain('## Survivors\n\n- a/b.ts:1 `!a && c` → `false`\n');
    expect(page).toContain('Nobody can notice:\n\n- a/b.ts:1 `!a && c` → `!a || c`\n');
    expect(page).not.toContain('Somebody');
    expect(survivorsOf(judged)).toHaveLength(1);
  });

  test('of a sample says which', () => {
    const page = pageOf({ game: 'x', all: 90, seed: 7, longest: 300 }, judged);
    expect(page).toContain('Tests that take more than 300 ms were left out');
    expect(page).toContain('A random sample of 4 of the 90 mutants of its rules was tried (seed 7).');
  });

  test('the table names files with survivors only', () => {
    expect(tableOf(judged)).toContain('a/b.ts');
    expect(tableOf(judged.filter(({ fate }) => fate === 'killed'))).not.toContain('a/b.ts');
  });
});

test('a sample is the same for a seed, has nothing twice, and is part of a larger one', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const sample = sampleOf(items, 20, 1);
  expect(new Set(sample).size).toBe(20);
  expect(sampleOf(items, 20, 1)).toEqual(sample);
  expect(sampleOf(items, 20, 2)).not.toEqual(sample);
  expect(sampleOf(items, 40, 1)).toEqual(expect.arrayContaining(sample));
  expect(sampleOf(items, 1000, 1)).toEqual(items);
});
