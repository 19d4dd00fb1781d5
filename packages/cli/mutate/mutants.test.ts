import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { instrumented, placesOf } from './instrument.ts';
import { mutantsOf } from './mutants.ts';
import { Endless, MutationSwitch } from './switch.ts';

const changes = (source: string): string[] => mutantsOf('a.ts', source).map(({ original, mutant }) => `${original} => ${mutant}`);

describe('the mutants of a source', () => {
  test.each([
    [
      'const f = (a: number): boolean => a < 2;',
      ['a < 2 => true', 'a < 2 => false', 'a < 2 => a <= 2', 'a < 2 => a >= 2', '2 => 3', '2 => 1'],
    ],
    ['if (a && b) c();', ['a && b => true', 'a && b => false', 'a && b => a || b', 'a && b => a', 'a && b => b', 'c(); => ']],
    ['while (a !== b) a += b;', ['a !== b => false', 'a !== b => a === b', 'a += b; => ', 'a += b => a -= b']],
    ['for (let i = 0; i < n; i++) {}', ['0 => 1', 'i < n => false', 'i < n => i <= n', 'i < n => i >= n']],
    [
      'const x = list.filter(Boolean).some(f);',
      ['list.filter(Boolean).some(f) => list.filter(Boolean).every(f)', 'list.filter(Boolean) => list'],
    ],
    ['const x = Math.max(a, !b, [c]);', ['Math.max(a, !b, [c]) => Math.min(a, !b, [c])', '!b => b', '[c] => []']],
    ['const x = a & (b - 1);', ['a & (b - 1) => a | (b - 1)', 'b - 1 => b + 1', '1 => 2', '1 => 0']],
    ['const x = { a: true, b: -1 } as const;', ['true => false', '-1 => 0', '-1 => -2']],
    ["guard('X-1', (s) => s.open);", ["guard('X-1', (s) => s.open); => ", 's.open => true', 's.open => false']],
    ['const x = a ?? b; // a < b', []],
    ["import { a } from './b.ts'; type T = 1 | [2]; let x: 3;", []],
    ['if (a) throw new Error(`${b + 1}`);', ['a => true', 'a => false']],
    ['const x = a?.b.filter(c);', []],
    ['const x = a.toString();', []],
    ['const { x = 1 }: { readonly x?: 2 } = y;', ['1 => 2', '1 => 0']],
  ])('%s', (source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  test('equal changes of equal lines are told apart', () => {
    expect(mutantsOf('a.ts', 'f(!a);\nf(!a);').map(({ line, occurrence, operator }) => [line, operator, occurrence])).toEqual([
      [1, 'statement', 1],
      [1, 'negation', 1],
      [2, 'statement', 2],
      [2, 'negation', 2],
    ]);
  });
});

const SOURCE = `
export function count(limit: number): number[] {
  const found: number[] = [];
  for (let rest = limit; rest > 0; rest -= 1) if (rest % 2 === 0 && rest !== 4) found.push(rest + 10);
  return found.filter((each) => each > 11);
}`;

describe('a source with all its mutants in it', () => {
  const mutants = mutantsOf('a.ts', SOURCE);
  const state = new MutationSwitch(mutants.length);
  const code = stripTypeScriptTypes(instrumented(SOURCE, placesOf(mutants, 0)).replace('export ', ''));
  const count = (limit: number): number[] => [...runInNewContext(`${code}\ncount(${limit})`, { $mutation: state })];
  const under = (change: string): number[] => {
    const index = mutants.findIndex(({ original, mutant }) => `${original} => ${mutant}` === change);
    state.start(
      index,
      placesOf(mutants, 0).find(({ first, replacements }) => index < first + replacements.length && index >= first)?.first ?? -1,
      8,
    );
    const result = count(6);
    state.stop();
    return result;
  };

  test('does what it did while none is switched on', () => {
    expect(count(6)).toEqual([16, 12]);
    expect(state.reached.some((times) => times > 0)).toBe(true);
  });

  test('does what one mutant does', () => {
    expect(under('rest !== 4 => rest === 4')).toEqual([14]);
    expect(under('rest % 2 === 0 && rest !== 4 => rest % 2 === 0')).toEqual([16, 14, 12]);
    expect(under('found.push(rest + 10); => ')).toEqual([]);
    expect(under('rest + 10 => rest - 10')).toEqual([]);
    expect(under('found.filter((each) => each > 11) => found')).toEqual([16, 12]);
    expect(under('11 => 12')).toEqual([16]);
  });

  test('what would go on for ever is interrupted where it is mutated', () => {
    expect(() => under('rest > 0 => rest <= 0')).not.toThrow();
    expect(() => under('rest -= 1 => rest += 1')).toThrow(Endless);
  });
});
