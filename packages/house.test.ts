import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** The plan of the house: imports point one way, and a game never looks into another game's room. */

const packages = fileURLToPath(new URL('.', import.meta.url));
const MAY_USE: { readonly [room: string]: readonly string[] } = {
  kernel: [],
  wire: ['kernel'],
  look: ['kernel', 'wire'],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  server: ['kernel', 'games', 'bots', 'wire'],
  web: ['kernel', 'games', 'look', 'wire'],
  cli: ['kernel', 'games', 'bots', 'server', 'wire'],
};

/** Worked examples have ids of their own beside the rules. */
const EXAMPLE = /^[A-Z]{2}-(EX|TV)-/;

interface Import {
  readonly file: string;
  readonly target: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const sourceFiles = (folder: string): string[] => filesBelow(folder).filter((file) => /\.tsx?$/.test(file));

/** Where each import of the house leads, as a path below packages/. */
const imports: readonly Import[] = sourceFiles(packages).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, target]) => {
    if (target.startsWith('#')) return [{ file: relative(packages, file), target: target.slice(1) }];
    if (target.startsWith('.')) return [{ file: relative(packages, file), target: relative(packages, resolve(dirname(file), target)) }];
    return [];
  }),
);

const roomOf = (path: string): string => path.split('/')[0];
const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$|\/e2e\//.test(file);

describe('the plan of the house', () => {
  test('imports point one way: web, server, cli, bots to games to kernel', () => {
    const wrong = imports.filter(({ file, target }) => {
      if (isTest(file) || !file.includes('/')) return false;
      const [from, to] = [roomOf(file), roomOf(target)];
      // How a game looks is drawn with the pieces of the house; how it is played well is told to the bots' room.
      if (from === 'games' && to === 'look' && file.includes('/table/')) return false;
      if (from === 'games' && to === 'bots' && /^bots\/(bot\.ts|why\.ts|solved\.ts|search\/)/.test(target) && file.includes('/bots/'))
        return false;
      if (from === 'games' && to === 'wire' && file.includes('/table/')) return false;
      return from !== to && !MAY_USE[from]?.includes(to);
    });
    expect(wrong).toEqual([]);
  });

  test('a game never imports another game', () => {
    const gameOf = (path: string): string | undefined => /^games\/([a-z-]+)\//.exec(path)?.[1];
    const wrong = imports.filter(
      ({ file, target }) => gameOf(file) !== undefined && gameOf(target) !== undefined && gameOf(file) !== gameOf(target),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing outside the folder of a game names it, except its registration', () => {
    const games = join(packages, 'games');
    const ids = readdirSync(games, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(ids.length).toBeGreaterThan(1);
    const titles = (id: string): string[] =>
      ['en', 'pl'].map(
        (language) => (JSON.parse(readFileSync(join(games, id, `locale/shelf.${language}.json`), 'utf8')) as { title: string }).title,
      );
    const names = ids.map((id) => ({ id, words: [id, ...titles(id)] }));
    const named = filesBelow(packages).flatMap((path) => {
      const file = relative(packages, path);
      // Tests need some game to play; the rulebook of one game may speak of another.
      if (file === 'games/index.ts' || /^games\/[^/]+\//.test(file) || isTest(file) || file.includes('/testing/')) return [];
      const text = readFileSync(path, 'utf8').toLocaleLowerCase();
      return names
        .filter(({ words }) => words.some((word) => text.includes(word.toLocaleLowerCase())))
        .map(({ id }) => `${file} names ${id}`);
    });
    expect(named).toEqual([]);
  });

  test('the rules of a game import nothing that draws, stores or speaks', () => {
    const wrong = imports.filter(
      ({ file, target }) => /^games\/[a-z-]+\/rules\//.test(file) && /\/(table|bots|locale)\//.test(`/${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every rule that the code cites is in the ledger of its game', () => {
    const ledgers = new Map<string, Set<string>>();
    const unknown: string[] = [];
    for (const file of sourceFiles(join(packages, 'games'))) {
      const game = relative(join(packages, 'games'), file).split('/')[0];
      if (game.endsWith('.ts')) continue;
      let ids = ledgers.get(game);
      if (ids === undefined) {
        const rules = JSON.parse(readFileSync(join(packages, 'games', game, 'ledger.json'), 'utf8')) as { id: string }[];
        ids = new Set(rules.map(({ id }) => id));
        ledgers.set(game, ids);
      }
      for (const [id] of readFileSync(file, 'utf8').matchAll(/\b[A-Z]{2}-[A-Z][A-Z0-9]*-\d{2,3}\b/g))
        if (!ids.has(id) && !EXAMPLE.test(id)) unknown.push(`${relative(packages, file)}: ${id}`);
    }
    expect(unknown).toEqual([]);
  });
});
