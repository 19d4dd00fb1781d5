import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#kernel/battery/wording.ts';
import { jsonFile } from '#kernel/testing/json.ts';
import { SHELF } from './index.ts';
import { type Term, termsPage } from './terms.ts';

/** A pattern whose \b is the border of a word in any language: that of a regular expression knows the letters of English only. */
const wordPattern = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll('\\b', String.raw`(?:(?<![\p{L}\d])(?=[\p{L}\d])|(?<=[\p{L}\d])(?![\p{L}\d]))`), 'u');

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
    ['a player is not "he"', /\b(?:attacker|defender|besieger|controller|Ring-bearer)\b[^.;:]*\b(?:he|his|him|himself)\b/],
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
  const games = SHELF.flatMap(({ id }) =>
    textsOf(new URL(`./${id}/`, import.meta.url), language)
      // Names of places are those of the map, which is content.
      .filter(({ where }) => !where.startsWith('locale/dots'))
      .map(({ where, text }) => ({ where: `${id} ${where}`, text })),
  );
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

const termsOf = (id: string): readonly Term[] => jsonFile<readonly Term[]>(new URL(`./${id}/terms.json`, import.meta.url));

test('a thing that several games have is one word in all of them, unless each has its own', () => {
  const all = SHELF.flatMap(({ id }) => termsOf(id).map((term) => ({ id, ...term })));
  const words = ({ en, pl }: Term): string => `${en} / ${pl}`.toLowerCase();
  const shared = all.filter(({ id, thing, own }) => own !== true && all.some((other) => other.thing === thing && other.id !== id));
  expect(new Set(shared.map(({ thing }) => thing)).size).toBeGreaterThan(4);
  expect(shared.filter((term) => shared.some((other) => other.thing === term.thing && words(other) !== words(term)))).toEqual([]);
});

/** Polish nouns and verbs are found by the beginning of their words: the rest is inflected. */
const beginningsOf = (word: string, language: Language): readonly string[] =>
  word
    .replaceAll(/[()]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .map((part) => (language === 'en' ? part : part.slice(0, Math.max(2, part.length - 3))));

describe.each(SHELF.map(({ id }) => id))('%s', (id) => {
  const folder = new URL(`./${id}/`, import.meta.url);
  const terms = termsOf(id);

  test('lists a dozen things or more, each once, with what they are not called', () => {
    expect(terms.length).toBeGreaterThanOrEqual(12);
    expect(new Set(terms.map(({ thing }) => thing)).size).toBe(terms.length);
    expect(terms.filter(({ avoid }) => LANGUAGES.every((language) => (avoid[language] ?? []).length === 0))).toEqual([]);
  });

  test.each(LANGUAGES)('the word of every thing is really said: %s', (language) => {
    const texts = textsOf(folder, language).map(({ text }) => text.toLowerCase());
    const unsaid = terms.filter(
      ({ thing, [language]: word }) =>
        !texts.some((text) => beginningsOf(word ?? thing, language).every((beginning) => text.includes(beginning))),
    );
    expect(unsaid.map(({ thing }) => thing)).toEqual([]);
  });

  test.each(LANGUAGES)('says every thing by its one word: %s', (language) => {
    const texts = textsOf(folder, language);
    expect(texts.length).toBeGreaterThan(200);
    const found = terms.flatMap(({ thing, avoid, [language]: word }) =>
      (avoid[language] ?? []).flatMap((pattern) =>
        texts.filter(({ text }) => wordPattern(pattern).test(text)).map(({ where, text }) => `${thing} is "${word}": ${where}: ${text}`),
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
