import type { Rule } from '#kernel';
import { matchesAll, searchWords } from '../lib/textSearch.ts';

/** The rules of each game as texts, loaded when a player opens them. */
const LEDGERS = import.meta.glob<readonly Rule[]>('../../games/*/ledger.json', { import: 'default' });

const pathOf = (game: string): string => `../../games/${game}/ledger.json`;

/** Polish section titles by English ones. */
export interface SectionTitles {
  readonly [english: string]: string | undefined;
}

const SECTIONS = import.meta.glob<SectionTitles>('../../games/*/sections.pl.json', { import: 'default' });

/** Section titles of a ledger; none where a game has none. */
export const sectionsOf = async (game: string): Promise<SectionTitles> =>
  (await SECTIONS[`../../games/${game}/sections.pl.json`]?.()) ?? {};

export const hasLedger = (game: string): boolean => pathOf(game) in LEDGERS;

const kept = new Map<string, Promise<readonly Rule[]>>();

export function ledgerOf(game: string): Promise<readonly Rule[]> {
  const known = kept.get(game);
  if (known !== undefined) return known;
  const load = LEDGERS[pathOf(game)];
  if (load === undefined) return Promise.reject(new Error(`There is no ledger of ${game}`));
  const loading = load();
  loading.catch(() => kept.delete(game));
  kept.set(game, loading);
  return loading;
}

/** The rules that contain every word of the search, ignoring accents; an id finds its rule. */
export function searchRules(rules: readonly Rule[], search: string, language: 'en' | 'pl'): readonly Rule[] {
  const words = searchWords(search);
  return words.length === 0 ? rules : rules.filter((rule) => matchesAll(words, `${rule.id} ${rule.section} ${rule[language]}`));
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

/** A section may carry its Polish name in brackets: `X. Victory (Wygrana)`; rulings carry their source there instead. */
const NAMED = /^(.*?)(?: [–-] | )?\(([^)]*)\)$/;

/** The title of a section in the reader's language. Ledgers name sections in English; `heads` has the Polish for most. */
export function sectionTitle(section: string, language: 'en' | 'pl', heads: SectionTitles): string {
  const translated = (text: string): string => (language === 'pl' ? (heads[text] ?? text) : text);
  if (heads[section] !== undefined) return translated(section);
  const bracket = NAMED.exec(section);
  const [chapter = '', ...rest] = (bracket?.[1] ?? section).split(/ – |: /);
  const inside = bracket?.[2];
  if (inside !== undefined && heads[inside] === undefined)
    return language === 'en' ? (bracket?.[1] ?? section) : rest.length === 0 ? inside : `${translated(chapter)} – ${inside}`;
  const parts = [chapter, ...rest].map(translated).join(' – ');
  return inside === undefined ? parts : `${parts} (${translated(inside)})`;
}
