import { readFileSync } from 'node:fs';
import { isObject } from '#kernel';
import { gameIds } from '#games';
import type { AlertWishes } from '#wire';

/** What the house says to people who are not there. The server needs a page of words, so it reads them without the client's book. */

export type AlertLanguage = AlertWishes['language'];

const LANGUAGES: readonly AlertLanguage[] = ['en', 'pl'];

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const perLanguage = <T>(of: (language: AlertLanguage) => T): { readonly [language in AlertLanguage]: T } => ({
  en: of('en'),
  pl: of('pl'),
});

const WORDS = perLanguage((language) => read(`./locale/${language}.json`));
const PLURALS = perLanguage((language) => new Intl.PluralRules(language));

/** What each game is called. */
const TITLES = perLanguage(
  (language) => new Map(gameIds().map((game) => [game, textAt(read(`../../games/${game}/locale/shelf.${language}.json`), 'title')])),
);

function textAt(words: unknown, key: string): string {
  let at: unknown = words;
  for (const part of key.split('.')) at = isObject(at) ? at[part] : undefined;
  if (typeof at !== 'string') throw new Error(`There are no words for ${key}`);
  return at;
}

type Gaps = { readonly [gap: string]: string };

const filled = (text: string, gaps: Gaps): string => text.replace(/\{\{(\w+)\}\}/g, (whole, gap: string) => gaps[gap] ?? whole);

export const translate = (language: AlertLanguage, key: string, gaps: Gaps = {}): string => filled(textAt(WORDS[language], key), gaps);

export const translateCount = (language: AlertLanguage, key: string, count: number): string =>
  translate(language, `${key}_${PLURALS[language].select(count)}`, { count: String(count) });

export const titleOf = (language: AlertLanguage, game: string): string => TITLES[language].get(game) ?? game;

const dates = new Map<string, Intl.DateTimeFormat>();

/** A date in the reader's time zone. */
export function formatDate(language: AlertLanguage, zone: string, at: number): string {
  const key = `${language} ${zone}`;
  let format = dates.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });
    dates.set(key, format);
  }
  return format.format(at);
}

export const isLanguage = (text: string): text is AlertLanguage => LANGUAGES.some((each) => each === text);
