import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#kernel/battery/wording.ts';
import { jsonFile } from '#kernel/testing/json.ts';
import { SHELF } from './index.ts';
import { type Term, termsPage } from './terms.ts';

const LANGUAGES = ['en', 'pl'] as const;
type Language = (typeof LANGUAGES)[number];

/** Every text of a game in a language, with where it stands: locale, lessons, primer, headings and ledger. */
function textsOf(folder: URL, language: Language): { readonly where: string; readonly text: string }[] {
  const files = globSync([`locale/*${language}.json`, `*/locale/${language}.json`, `sections.${language}.json`], { cwd: folder });
  const words = files.flatMap((file) => leavesOf(jsonFile<Locale>(new URL(file, folder)), file));
  const rules = jsonFile<readonly { readonly id: string; readonly en: string; readonly pl: string }[]>(new URL('ledger.json', folder));
  return [...words, ...rules.map((rule) => ({ where: rule.id, text: rule[language] }))];
}

/** The texts of a tree with their keys, which may have dots in them. */
function leavesOf(tree: Locale, path = ''): { readonly where: string; readonly text: string }[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ where: `${path} ${key}`, text: value }] : leavesOf(value, `${path} ${key}`),
  );
}

describe.each(SHELF.map(({ id }) => id))('%s', (id) => {
  const folder = new URL(`./${id}/`, import.meta.url);
  const terms = jsonFile<readonly Term[]>(new URL('terms.json', folder));

  test.each(LANGUAGES)('says every thing by its one word: %s', (language) => {
    const texts = textsOf(folder, language);
    expect(texts.length).toBeGreaterThan(200);
    const found = terms.flatMap(({ thing, avoid, [language]: word }) =>
      avoid[language].flatMap((pattern) =>
        texts
          .filter(({ text }) => new RegExp(pattern, 'u').test(text))
          .map(({ where, text }) => `${thing} is "${word}": ${where}: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('the page for contributors shows the terms', () => {
    const page = new URL(`../../docs/terms/${id}.md`, import.meta.url);
    expect(existsSync(page) ? readFileSync(page, 'utf8') : '').toBe(
      termsPage(jsonFile<{ title: string }>(new URL('locale/shelf.en.json', folder)).title, terms),
    );
  });
});
