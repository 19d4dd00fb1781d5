import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel';
import { SHELF } from './index.ts';
import { LOOSE_FILES, ROOMS } from './shape.ts';

const folder = (game: string): URL => new URL(`./${game}/`, import.meta.url);
const games = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('every folder of games is on the shelf', () => {
  expect(games.sort()).toEqual(SHELF.map(({ id }) => id).sort());
});

describe.each(SHELF)('$id', ({ id, secret }) => {
  const entries = readdirSync(folder(id), { withFileTypes: true });
  const rooms = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

  test('has no room that is not in the list, and all that it needs', () => {
    expect(rooms.filter((name) => !ROOMS.some((room) => room.name === name))).toEqual([]);
    const missing = ROOMS.filter(({ name, needed }) => !rooms.includes(name) && (needed === 'always' || (needed === 'secret' && secret)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('has in each room the files that belong there', () => {
    const missing = ROOMS.filter(({ name }) => rooms.includes(name)).flatMap(({ name, files }) =>
      files.map((file) => `${name}/${file}`).filter((file) => !existsSync(new URL(file, folder(id)))),
    );
    expect(missing).toEqual([]);
  });

  test('has nothing else beside its rooms', () => {
    // Further languages bring their own ledgers.
    const translated = new Set(LANGUAGES.flatMap((language) => [`ledger.${language}.json`, `sections.${language}.json`]));
    const files = entries
      .flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]))
      .filter((file) => LOOSE_FILES.includes(file) || !translated.has(file));
    expect(files.sort()).toEqual([...LOOSE_FILES].sort());
  });
});

test('docs/adding-a-game.md shows the same list', () => {
  const page = readFileSync(new URL('../../docs/adding-a-game.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)\/` \| (always|secret|optional) \| ([^|]*)\|/gm)].map(([, name, needed, files]) => ({
    name,
    needed,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
  }));
  expect(rows).toEqual(ROOMS);
  const [, beside = ''] = /^Beside the rooms stand ([^]*?)\.\n\n/m.exec(page) ?? [];
  expect([...beside.matchAll(/`([^`]+)`/g)].map(([, file]) => file)).toEqual(LOOSE_FILES);
});
