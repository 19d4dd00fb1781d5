import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, SOURCE_LANGUAGE } from '#kernel';
import { describe, expect, test } from 'vitest';
import { functionsLongerThan } from './testing/long-functions.ts';
import { graphOf, ringsOf } from './testing/rings.ts';
import { jsonFile } from '#kernel/testing/json.ts';

/** The plan of the house: imports point one way, and a game never looks into another game's room. */

const packages = fileURLToPath(new URL('.', import.meta.url));
const MAY_USE: { readonly [room: string]: readonly string[] } = {
  kernel: [],
  odds: [],
  wire: ['kernel'],
  look: ['kernel', 'wire'],
  games: ['kernel', 'odds'],
  bots: ['kernel', 'odds', 'games'],
  lab: ['kernel', 'bots'],
  server: ['kernel', 'games', 'bots', 'lab', 'wire'],
  web: ['kernel', 'odds', 'games', 'bots', 'lab', 'look', 'wire'],
  cli: ['kernel', 'games', 'bots', 'lab', 'server', 'wire'],
};

/** Worked examples have ids of their own beside the rules. */
const EXAMPLE = /^[A-Z]{2}-(EX|TV)-/;

interface Import {
  readonly file: string;
  readonly target: string;
  /** Nothing is left of it at run time. */
  readonly typesOnly: boolean;
  /** Loaded when it is asked for: `import(...)`. */
  readonly lazy: boolean;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const sourceFiles = (folder: string): string[] => filesBelow(folder).filter((file) => /\.tsx?$/.test(file));

/** Where each import of the house leads, as a path below packages/. */
const imports: readonly Import[] = sourceFiles(packages).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:(import|export)\s+([^;'()]*?)\s*from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([found, statement, names = '', target]) => {
      const file = relative(packages, path);
      const kind = { typesOnly: statement !== undefined && isOfTypes(names), lazy: /\('[^']+'$/.test(found) };
      if (target.startsWith('#')) return [{ file, target: aliased(target), ...kind }];
      if (target.startsWith('.')) return [{ file, target: relative(packages, resolve(dirname(path), target)), ...kind }];
      return [];
    },
  ),
);

/** `#kernel` is the index of its room. */
function aliased(target: string): string {
  const path = target.slice(1);
  return path.includes('/') ? path : `${path}/index.ts`;
}

function isOfTypes(names: string): boolean {
  if (/^type\b/.test(names)) return true;
  const listed =
    /^\{([\s\S]*)\}$/
      .exec(names)?.[1]
      .split(',')
      .filter((name) => name.trim() !== '') ?? [];
  return listed.length > 0 && listed.every((name) => /^\s*type\s/.test(name));
}

const roomOf = (path: string): string => path.split('/')[0];
/** What players get, and not what only tests load. */
const isProduct = (file: string): boolean => !isTest(file) && !/\/(testing|battery|toy)\//.test(`/${file}`);
const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$|\/e2e\//.test(file);

/** Rings among the folders of one place, types and lazy imports included. A file beside the folders is a place of its own. */
function ringsBelow(root: string): string[] {
  const placeOf = (path: string): string => path.slice(root.length).split('/')[0];
  const inside = imports.filter(({ file, target }) => isProduct(file) && file.startsWith(root) && target.startsWith(root));
  return ringsOf(graphOf(inside.map(({ file, target }) => [placeOf(file), placeOf(target)]))).filter((ring) =>
    ring.split(' > ').some((place) => !/\.tsx?$/.test(place)),
  );
}

/** Below the board a name says what a thing is: these say neither what it is nor of what. */
const BARE = new RegExp(
  `^(${[
    'told|asked|kept|shown|heard|seen|made|drawn|given|taken|said|brought|opened|played|learned|fetched|found|known|done|sent|read|lost|met|left',
    'held|led|meant|written|chosen|offered|wanted|answered|unanswered|refused|declined|picked|marked|pointed|carried|recorded|registered',
    'settled|unsettled|listed|counted|judged|outlined|solved|sifted|avoided|compared|witnessed|cited|fitted',
    'standing|looking|asking|leaving|telling|waiting|sitting|reading|weighing|taking|packing|speaking|gathering|listening|turning|ending',
    'thinking|playing',
    'mine|yours|ours|theirs|whose|who|which|what|where|here|there|somebody|nobody|everybody|everything|something|nothing|alone|together|since|afar|otherwise',
  ].join('|')})$`,
  'i',
);

/** Uses of `unchecked` and `ownJson` in product code. Fewer is better: lower the number with them. */
const UNCHECKED_PLACES = 23;

/** Variables that outlive a call, in product code. Fewer is better: lower the number with them. */
const MODULE_VARIABLES = 14;

/** A function or component of so many lines is still read at one look. */
const LONG_FUNCTION = 100;
/** How many in product code are longer. Fewer is better: lower the number with them. */
const LONG_FUNCTIONS = 11;

/** The packages below the board whose names are looked at. */
const BELOW_THE_BOARD = /^(server|wire|web|kernel|bots|lab)\//;
const belowTheBoard = (): string[] =>
  sourceFiles(packages)
    .map((path) => relative(packages, path))
    .filter((file) => BELOW_THE_BOARD.test(file) && isProduct(file));

interface Named {
  readonly file: string;
  readonly name: string;
}

const namedFiles = (): Named[] =>
  belowTheBoard().map((file) => ({ file, name: (file.split('/').at(-1) ?? '').replace(/(\.(worker|build))?\.tsx?$/, '') }));

const exportedTypes = (files = belowTheBoard()): Named[] =>
  files.flatMap((file) =>
    [...readFileSync(join(packages, file), 'utf8').matchAll(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm)].map(([, name]) => ({
      file,
      name,
    })),
  );

/** Names that stand in more than one file. */
function inSeveralFiles(types: readonly Named[]): { name: string; files: string[] }[] {
  const places = new Map<string, Set<string>>();
  for (const { file, name } of types) places.set(name, (places.get(name) ?? new Set()).add(file));
  return [...places].filter(([, files]) => files.size > 1).map(([name, files]) => ({ name, files: [...files] }));
}

const gameFolders = (): string[] =>
  readdirSync(join(packages, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe('the plan of the house', () => {
  test('imports point one way: web, server, cli, bots to games to kernel', () => {
    const wrong = imports.filter(({ file, target }) => {
      if (isTest(file) || !file.includes('/')) return false;
      // Which version of the house it is stands outside all rooms.
      if (target === '../package.json') return false;
      const [from, to] = [roomOf(file), roomOf(target)];
      // How a game looks is drawn with the pieces of the house; how it is played well is told to the bots' room.
      if (from === 'games' && to === 'look' && file.includes('/table/')) return false;
      if (
        from === 'games' &&
        to === 'bots' &&
        /^bots\/(bot\.ts|explanation\.ts|solutions\.ts|exact-chances\.ts|search\/)/.test(target) &&
        file.includes('/bots/')
      )
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
    const ids = gameFolders();
    expect(ids.length).toBeGreaterThan(1);
    const titles = (id: string): string[] =>
      ['en', 'pl'].map((language) => jsonFile<{ title: string }>(join(games, id, `locale/shelf.${language}.json`)).title);
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

  test('what a table fetches before it can be seen leaves most of the kernel out', () => {
    const loaded = new Map<string, string[]>();
    for (const { file, target, typesOnly, lazy } of imports)
      if (!typesOnly && !lazy) loaded.set(file, [...(loaded.get(file) ?? []), target]);
    const roots = gameFolders().flatMap((game) =>
      ['table/index.tsx', 'outline.ts', 'rules/events.ts', 'rules/verbs.ts'].map((file) => `games/${game}/${file}`),
    );
    const closure = new Set([...roots, 'web/table/TablePage.tsx']);
    const via = new Map<string, string>();
    for (const file of closure)
      for (const target of loaded.get(file) ?? []) {
        if (!closure.has(target)) via.set(target, file);
        closure.add(target);
      }
    expect(closure.size).toBeGreaterThan(300);
    expect(via.get('kernel/index.ts')).toBeUndefined();
  });

  test('no file imports itself around a corner', () => {
    const product = imports.filter(({ file, typesOnly }) => isProduct(file) && !typesOnly);
    expect(product.length).toBeGreaterThan(2000);
    expect(ringsOf(graphOf(product.map(({ file, target }) => [file, target])))).toEqual([]);
  });

  test('the folders of the server, of the client and of each game point one way, types included', () => {
    const roots = [
      'server/',
      'server/table/',
      'web/',
      'web/table/',
      ...gameFolders().flatMap((game) => [`games/${game}/rules/`, `games/${game}/table/`]),
    ];
    const rings = roots.flatMap((root) => ringsBelow(root).map((ring) => `${root} ${ring}`));
    expect(rings).toEqual([]);
  });

  test('the client has few files beside its folders', () => {
    const files = readdirSync(join(packages, 'web'), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeLessThanOrEqual(8);
  });

  test('no exported type and no file is named by a bare participle or pronoun', () => {
    const files = namedFiles().filter(({ name }) => BARE.test(name));
    const types = exportedTypes().filter(({ name }) => BARE.test(name));
    expect([...files, ...types].map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  test('an exported type name stands in one file', () => {
    expect(inSeveralFiles(exportedTypes())).toEqual([]);
  });

  test('inside a game an exported type name stands in one file', () => {
    const files = sourceFiles(join(packages, 'games'))
      .map((path) => relative(packages, path))
      .filter((file) => !isTest(file));
    for (const id of gameFolders())
      expect(inSeveralFiles(exportedTypes(files.filter((file) => file.startsWith(`games/${id}/`))))).toEqual([]);
  });

  test('few places take a value for another type without looking, and each says why', () => {
    const places = sourceFiles(packages).flatMap((path) => {
      const file = relative(packages, path);
      if (!isProduct(file)) return [];
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.flatMap((line, at) => {
        if (!/(?<!function )\b(unchecked|ownJson)\b(?!['. ,}])/.test(line) || /^import|^export const ownJson|^export \*/.test(line))
          return [];
        const isSaid = lines.slice(Math.max(0, at - 6), at).some((before) => /^\s*(\/\/|\/?\*)/.test(before));
        return [{ place: `${file}:${at + 1}`, isSaid }];
      });
    });
    expect(places.filter(({ isSaid }) => !isSaid)).toEqual([]);
    expect(places.map(({ place }) => place)).toHaveLength(UNCHECKED_PLACES);
  });

  test('product code names no language but the source language: the others are data', () => {
    // Code that runs on the server and in the browser must import its words one by one.
    const importing = new Set(['games/hunt-for-the-ring/view/dots/phrases.ts']);
    const others = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE).join('|');
    const naming = new RegExp(`['"\`](?:${others})['"\`]|(?<![\\w.-])(?:${others})\\??:|[\\w\\])]\\??\\.(?:${others})\\b(?!\\.)`);
    const wrong = filesBelow(packages)
      .map((path) => relative(packages, path))
      .filter((file) => /\.(tsx?|js|html|css)$/.test(file) && isProduct(file) && !importing.has(file))
      .flatMap((file) =>
        readFileSync(join(packages, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (naming.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
      );
    expect(wrong).toEqual([]);
  });

  test('what was parsed from JSON is given no type that was not looked at', () => {
    const wrong = sourceFiles(packages)
      .filter((path) => isProduct(relative(packages, path)))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/:(?! unknown\b)[^:=]*(?:=|=>) (?:await )?(?:JSON\.parse\(|[\w.]+\.json\(\)).*/g)].map(
          ([found]) => `${relative(packages, path)}${found}`,
        ),
      );
    expect(wrong).toEqual([]);
  });

  test('few modules have a variable of their own', () => {
    const variables = sourceFiles(packages).flatMap((path) => {
      const file = relative(packages, path);
      return isProduct(file)
        ? [...readFileSync(path, 'utf8').matchAll(/^(?:export )?let (\w+)/gm)].map(([, name]) => `${file}: ${name}`)
        : [];
    });
    expect(variables.length, variables.join('\n')).toBeLessThanOrEqual(MODULE_VARIABLES);
  });

  test('few functions are long', () => {
    const long = sourceFiles(packages)
      .filter((path) => isProduct(relative(packages, path)))
      .flatMap((path) => functionsLongerThan(LONG_FUNCTION, relative(packages, path), readFileSync(path, 'utf8')))
      .map(({ at, lines }) => `${lines} lines: ${at}`);
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(LONG_FUNCTIONS);
  });

  test('every rule that the code cites is in the ledger of its game', () => {
    const ledgers = new Map<string, Set<string>>();
    const unknown: string[] = [];
    for (const file of sourceFiles(join(packages, 'games'))) {
      const game = relative(join(packages, 'games'), file).split('/')[0];
      if (game.endsWith('.ts')) continue;
      let ids = ledgers.get(game);
      if (ids === undefined) {
        const rules = jsonFile<{ id: string }[]>(join(packages, 'games', game, 'ledger.json'));
        ids = new Set(rules.map(({ id }) => id));
        ledgers.set(game, ids);
      }
      for (const [id] of readFileSync(file, 'utf8').matchAll(/\b[A-Z]{2}-[A-Z][A-Z0-9]*-\d{2,3}\b/g))
        if (!ids.has(id) && !EXAMPLE.test(id)) unknown.push(`${relative(packages, file)}: ${id}`);
    }
    expect(unknown).toEqual([]);
  });
});
