import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutantsOf } from './mutants.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** How well somebody plays, how a table looks and how a game is taught are not about its rules. */
const OTHER_TESTS = /\/(?:bots|table|lessons|primer)\//;

export const testFilesOf = (game: string): string[] =>
  globSync(`packages/games/${game}/**/*.test.ts`, { cwd: root })
    .filter((file) => !OTHER_TESTS.test(file))
    .sort();

interface GameMutants {
  readonly mutants: readonly Mutant[];
  /** The number of the first mutant of each file. */
  readonly firstOf: ReadonlyMap<string, number>;
}

/** All mutants of the rules of a game, always in the same order. */
export function mutantsOfGame(game: string): GameMutants {
  const mutants: Mutant[] = [];
  const firstOf = new Map<string, number>();
  for (const file of globSync(`packages/games/${game}/rules/**/*.ts`, { cwd: root }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    firstOf.set(file, mutants.length);
    mutants.push(...mutantsOf(file, readFileSync(root + file, 'utf8')));
  }
  return { mutants, firstOf };
}
