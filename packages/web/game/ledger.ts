import { inLanguage, type Language, SOURCE_LANGUAGE } from '#kernel/languages.ts';
import type { Rule } from '#kernel';
import { matchesAll, searchWords } from '../lib/textSearch.ts';

/** The rules of each game as texts, loaded when a player opens them. */
const LEDGERS = import.meta.glob<readonly Rule[]>('../../games/*/ledger.json', { import: 'default' });

/** Sentences by rule, of languages that stand in files of their own. */
const SENTENCES = import.meta.glob<{ readonly [rule: string]: string }>('../../games/*/ledger.*.json', { import: 'default' });

const pathOf = (game: string): string => `../../games/${game}/ledger.json`;

/** Titles of sections, and of parts of their names, by what the ledger calls them. */
export interface SectionTitles {
  readonly [title: string]: string | undefined;
}

const SECTIONS = import.meta.glob<SectionTitles>('../../games/*/sections.*.json', { import: 'default' });

/** Section titles of a ledger in this language, else in the source language. */
export async function sectionsOf(game: string, language: Language): Promise<SectionTitles> {
  const [source, translated] = await Promise.all(
    [SOURCE_LANGUAGE, language].map((each) => SECTIONS[`../../games/${game}/sections.${each}.json`]?.()),
  );
  return { ...source, ...translated };
}

export const hasLedger = (game: string): boolean => pathOf(game) in LEDGERS;

const kept = new Map<string, Promise<readonly Rule[]>>();

/** The rules of a game, each at least in the source language, and in this one if it is translated. */
export function ledgerOf(game: string, language: Language): Promise<readonly Rule[]> {
  const sentences = SENTENCES[`../../games/${game}/ledger.${language}.json`];
  const key = sentences === undefined ? game : `${game} ${language}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const load = LEDGERS[pathOf(game)];
  if (load === undefined) return Promise.reject(new Error(`There is no ledger of ${game}`));
  const loading = Promise.all([load(), sentences?.()]).then(([rules, translated]) =>
    translated === undefined ? rules : rules.map((rule) => ({ ...rule, [language]: translated[rule.id] })),
  );
  loading.catch(() => kept.delete(key));
  kept.set(key, loading);
  return loading;
}

/** The rules that contain every word of the search, ignoring accents; an id finds its rule. */
export function searchRules(rules: readonly Rule[], search: string, language: Language): readonly Rule[] {
  const words = searchWords(search);
  return words.length === 0 ? rules : rules.filter((rule) => matchesAll(words, `${rule.id} ${rule.section} ${inLanguage(rule, language)}`));
}

/** Rules grouped by section, in order. */
export function bySection(rules: readonly Rule[]): readonly { readonly section: string; readonly rules: readonly Rule[] }[] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) {
    const list = sections.get(rule.section);
    if (list === undefined) sections.set(rule.section, [rule]);
    else list.push(rule);
  }
  return [...sections].map(([section, list]) => ({ section, rules: list }));
}

/** A section may carry in brackets where it comes from: `Ruling – Battle (our decision)`. */
const SOURCED = /^(.*?) \(([^)]*)\)$/;

/** The title of a section: as a whole where there is one, else part by part. Parts without a title stand as the ledger has them. */
export function sectionTitle(section: string, titles: SectionTitles): string {
  const titled = (part: string): string => titles[part] ?? part;
  if (titles[section] !== undefined) return titles[section];
  const [, name = section, source] = SOURCED.exec(section) ?? [];
  const parts = name
    .split(/ – |: /)
    .map(titled)
    .join(' – ');
  return source === undefined ? parts : `${parts} (${titled(source)})`;
}
