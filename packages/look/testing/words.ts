import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keysOf, type Locale } from '#kernel/battery/wording.ts';

/** Tests that every drawn table must pass: what it says exists in both languages, and nothing is kept that nobody says. */

const PLURAL = /_(one|few|many|other)$/;
const FORMS = { en: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] } as const;

export const singular = (key: string): string => key.replace(PLURAL, '');

const plain = (words: Locale): Set<string> => new Set(keysOf(words).map(singular));

/** The sources in these folders as one text, without their tests. */
export const sourcesIn = (...folders: readonly URL[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(new URL(file, folder), 'utf8')),
    )
    .join('\n');

interface Language {
  /** The words of the game. */
  readonly game: Locale;
  /** The words of the table alone. */
  readonly own: Locale;
}

interface TableWords {
  /** With what the keys of the table's own words begin. */
  readonly room: string;
  readonly sources: string;
  /** Keys put together at run time, spelled out. */
  readonly families: { readonly [prefix: string]: readonly string[] };
  readonly en: Language;
  readonly pl: Language;
}

export function testWords({ room, sources, families, en, pl }: TableWords): void {
  const templates = new Set(
    [...sources.matchAll(/(?:words|runtimeKey)\(\s*(?:[\w.() ]+\? )?`([\w.]+)\$\{/g)].map((match) => match[1] ?? ''),
  );
  const literals = [...sources.matchAll(new RegExp(`'@?(${room}\\.[\\w.-]+)'`, 'g'))].map((match) => match[1] ?? '');
  const used = [
    ...literals.filter((key) => !key.endsWith('.')),
    ...Object.entries(families).flatMap(([prefix, ids]) => ids.map((id) => prefix + id)),
  ];

  for (const [language, words] of Object.entries({ en, pl }))
    test(`every word of the table exists in ${language}`, () => {
      const known = plain({ ...words.game, ...words.own });
      expect(used.filter((key) => !known.has(key))).toEqual([]);
    });

  test('keys put together at run time are all spelled out', () => {
    expect([...templates].filter((prefix) => families[prefix] === undefined)).toEqual([]);
    expect(templates.size).toBeGreaterThan(4);
  });

  test('no word of the table is left over, and both languages have the same', () => {
    expect(plain(pl.own)).toEqual(plain(en.own));
    const needed = new Set(used);
    // Words for the moments of a replay, or for both halves of a table, may lie in the same file: they are somebody else's to use up.
    expect([...plain(en.own)].filter((key) => key.startsWith(`${room}.`) && !needed.has(key))).toEqual([]);
  });

  test('whatever is counted is counted as the language counts', () => {
    for (const [language, words] of [
      ['en', en.own],
      ['pl', pl.own],
    ] as const) {
      const keys = keysOf(words);
      const counted = new Set(keys.filter((key) => PLURAL.test(key)).map(singular));
      for (const key of counted)
        expect(keys.filter((each) => PLURAL.test(each) && singular(each) === key).sort(), `${language} ${key}`).toEqual(
          FORMS[language].map((form) => `${key}_${form}`).sort(),
        );
    }
  });
}
