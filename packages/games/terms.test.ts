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

/** Patterns that no text of any game or page has, whatever it is about. */
const NEVER: Readonly<Record<Language, readonly (readonly [why: string, pattern: RegExp])[]>> = {
  en: [
    ['an apostrophe is ’', /\w'\w/],
    ['an ellipsis is …', /\.\.\./],
    ['a percent sign follows its number', /\d %|\}\} %/],
    ['a player is not "he"', /\b[Ww]hoever\b[^.]*\b(?:his|him|he)\b/],
    ['a player is "a player who"', /\b[Ww]hoever (?:runs|keeps|set) this\b/],
  ],
  pl: [
    ['an apostrophe is ’', /\w'\w/],
    ['an ellipsis is …', /\.\.\./],
    ['a percent sign follows its number', /\d %|\}\} %/],
    [
      'a player is not masculine',
      /\p{L}(?:ałeś|iłeś|yłeś|ąłeś|edłeś|ogłeś|ałaś|iłaś|yłaś)(?!\p{L})|(?<!\p{L})(?:możesz|wybierasz|jesteś) sam(?!\p{L})/u,
    ],
    ['quotation marks are „ ”', /“/],
  ],
};

const WEB = new URL('../web/', import.meta.url);

test.each(LANGUAGES)('no text of a game or page breaks the habits of the language: %s', (language) => {
  const pages = globSync([`*/locale/${language}.json`], { cwd: WEB }).flatMap((file) =>
    leavesOf(jsonFile<Locale>(new URL(file, WEB)), file),
  );
  const games = SHELF.flatMap(({ id }) => {
    const folder = new URL(`./${id}/`, import.meta.url);
    return globSync([`locale/{,panel.,table.,shelf.}${language}.json`, `*/locale/${language}.json`], { cwd: folder }).flatMap((file) =>
      leavesOf(jsonFile<Locale>(new URL(file, folder)), `${id} ${file}`),
    );
  });
  const texts = [...pages, ...games];
  expect(texts.length).toBeGreaterThan(3000);
  const found = NEVER[language].flatMap(([why, pattern]) =>
    texts.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${why}: ${where}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Arguments and parts that are titles of cards, by game: in a sentence they stand in quotation marks. */
const TITLES = [
  ['war-of-the-ring', /\{\{(?:card|title)(?:, title)?\}\}/g],
  ['hunt-for-the-ring', /\{\{(?:card|cards|ally|sorcery|wanted|for)(?:, title)?\}\}/g],
] as const;

test.each(TITLES)('titles of cards stand in quotation marks: %s', (id, title) => {
  const folder = new URL(`./${id}/locale/`, import.meta.url);
  const bare = LANGUAGES.flatMap((language) =>
    ['', 'table.', 'panel.']
      .filter((stem) => existsSync(new URL(`${stem}${language}.json`, folder)))
      .flatMap((stem) => leavesOf(jsonFile<Locale>(new URL(`${stem}${language}.json`, folder)), stem))
      // There `cards` is how many.
      .filter(({ where }) => !where.endsWith('sorceryReshuffled'))
      .filter(({ text }) =>
        [...text.matchAll(title)].some(({ 0: blank, index }) => {
          const quoted = /[“„]/.test(text[index - 1] ?? '') || blank.includes(', title');
          // Alone on a button, or as the second name of a card in brackets, a title needs none.
          return !quoted && text !== blank && text[index - 1] !== '(';
        }),
      ),
  );
  expect(bare).toEqual([]);
});

describe.each(SHELF.map(({ id }) => id))('%s', (id) => {
  const folder = new URL(`./${id}/`, import.meta.url);
  const terms = jsonFile<readonly Term[]>(new URL('terms.json', folder));

  test.each(LANGUAGES)('says every thing by its one word: %s', (language) => {
    const texts = textsOf(folder, language);
    expect(texts.length).toBeGreaterThan(200);
    const found = terms.flatMap(({ thing, avoid, [language]: word }) =>
      (avoid[language] ?? []).flatMap((pattern) =>
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
