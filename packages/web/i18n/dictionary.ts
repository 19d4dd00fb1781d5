import { SOURCE_LANGUAGE } from '#kernel/languages.ts';
import { isObject } from '#kernel/plain.ts';
import { keysOfWord, type Nouns } from '#kernel/nouns.ts';

/** Texts of a locale, nested by the parts of their dotted keys. */
interface Leaves {
  [key: string]: string | Leaves;
}

/** `{{name}}`, or `{{name, case}}`. */
const BLANK = /\{\{\s*([\w-]+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/**
 * All loaded texts, by language and namespace. Written by hand, because a library that does the same (i18next) was a quarter of the first page:
 * 15 kB compressed. Plural forms follow `Intl.PluralRules`, with the usual suffixes: `fields_few`.
 */
export class Dictionary {
  private readonly shelves = new Map<string, Leaves>();
  private readonly plurals = new Map<string, Intl.PluralRules>();
  private readonly nouns = new Map<string, Nouns>();

  /** Adds texts; of two under one key the newer wins. */
  add(language: string, namespace: string, words: unknown): void {
    const shelf = `${language}/${namespace}`;
    this.shelves.set(shelf, merged(this.shelves.get(shelf) ?? {}, words));
  }

  /** Says of which nouns the arguments of a game's actions are: a namespace has the words of each noun once. */
  setNouns(namespace: string, nouns: Nouns): void {
    this.nouns.set(namespace, nouns);
  }

  /** All keys under which these namespaces may have a word. */
  keysOf(word: string, namespaces: readonly string[]): readonly string[] {
    return [...new Set(namespaces.flatMap((namespace) => keysOfWord(word, this.nouns.get(namespace))))];
  }

  /** The text of a key in this language, else in the source language: in the first of these namespaces that has it; with a count, in its plural form. */
  find(key: string, namespaces: readonly string[], language: string, count?: unknown): string | null {
    const found = this.findIn(language, key, namespaces, count);
    return found === null && language !== SOURCE_LANGUAGE ? this.findIn(SOURCE_LANGUAGE, key, namespaces, count) : found;
  }

  private findIn(language: string, key: string, namespaces: readonly string[], count: unknown): string | null {
    const plural = typeof count === 'number' ? `_${this.pluralOf(language, count)}` : '';
    for (const namespace of namespaces)
      for (const each of keysOfWord(key, this.nouns.get(namespace)).flatMap((word) => (plural === '' ? [word] : [word + plural, word]))) {
        const found = leafOf(this.shelves.get(`${language}/${namespace}`), each);
        if (typeof found === 'string') return found;
      }
    return null;
  }

  private pluralOf(language: string, count: number): string {
    let rules = this.plurals.get(language);
    if (rules === undefined) this.plurals.set(language, (rules = new Intl.PluralRules(language)));
    return rules.select(count);
  }
}

/** A text with its placeholders filled in. */
export const filled = (text: string, fill: (name: string, form: string | undefined) => string): string =>
  text.replaceAll(BLANK, (_, name: string, form: string | undefined) => fill(name, form));

function leafOf(leaves: Leaves | undefined, key: string): string | Leaves | undefined {
  let at: string | Leaves | undefined = leaves;
  for (const step of key.split('.')) {
    if (at === undefined || typeof at === 'string') return undefined;
    at = Object.hasOwn(at, step) ? at[step] : undefined;
  }
  return at;
}

function merged(old: Leaves, words: unknown): Leaves {
  const all: Leaves = { ...old };
  if (!isObject(words)) return all;
  for (const [key, value] of Object.entries(words)) {
    const before = all[key];
    if (typeof value === 'string') all[key] = value;
    else all[key] = merged(typeof before === 'object' ? before : {}, value);
  }
  return all;
}
