import { existsSync, readFileSync } from 'node:fs';
import { gameIds } from '#games';
import { isObject, type Language, perLanguage, SOURCE_LANGUAGE } from '#kernel';

/** What the server writes to people who are not connected. It needs a page of words, so it reads them without the client's dictionary. */

/** The words of a file in this language; a language that has no such file yet has none. */
function read(folder: string, name: string): unknown {
  const file = new URL(`${folder}/locale/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const WORDS = perLanguage((language) => read('.', language));
const PLURALS = perLanguage((language) => new Intl.PluralRules(language));

/** What each game is called. */
const TITLES = perLanguage((language) => {
  const titleIn = (game: string, of: Language): string | undefined => textAt(read(`../../games/${game}`, `shelf.${of}`), 'title');
  return new Map(gameIds().map((game) => [game, titleIn(game, language) ?? titleIn(game, SOURCE_LANGUAGE) ?? game]));
});

function textAt(words: unknown, key: string): string | undefined {
  let at: unknown = words;
  for (const part of key.split('.')) at = isObject(at) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

type Gaps = { readonly [gap: string]: string };

const filled = (text: string, gaps: Gaps): string => text.replace(/\{\{(\w+)\}\}/g, (whole, gap: string) => gaps[gap] ?? whole);

/** The text of a key, in the source language where this one lacks it. */
function textOf(language: Language, keyIn: (language: Language) => string): string {
  const text = textAt(WORDS[language], keyIn(language)) ?? textAt(WORDS[SOURCE_LANGUAGE], keyIn(SOURCE_LANGUAGE));
  if (text === undefined) throw new Error(`There are no words for ${keyIn(SOURCE_LANGUAGE)}`);
  return text;
}

export const translate = (language: Language, key: string, gaps: Gaps = {}): string =>
  filled(
    textOf(language, () => key),
    gaps,
  );

export const translateCount = (language: Language, key: string, count: number): string =>
  filled(
    textOf(language, (of) => `${key}_${PLURALS[of].select(count)}`),
    { count: String(count) },
  );

export const titleOf = (language: Language, game: string): string => TITLES[language].get(game) ?? game;

const dates = new Map<string, Intl.DateTimeFormat>();

/** A date in the reader's time zone. */
export function formatDate(language: Language, zone: string, at: number): string {
  const key = `${language} ${zone}`;
  let format = dates.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });
    dates.set(key, format);
  }
  return format.format(at);
}
