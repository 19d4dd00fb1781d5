import type { Param } from '#kernel';
import type { Words } from '#look/table.ts';
import { type Book, filled } from './book.ts';

type Params = { readonly [name: string]: Param };

/** Whose language is spoken while a sentence is put together: which locale, and who sits where. */
interface Speaker {
  readonly namespaces: readonly string[];
  readonly language: string;
  names(seat: number): string;
  /** What the content of this table calls differently. */
  own: PackNames;
}

/** Names of a content pack's own, by language and by the word of the locale they stand for: `names.pl['card.frodo']`. */
export interface PackNames {
  readonly [language: string]: { readonly [word: string]: string } | undefined;
}

const NONE: PackNames = {};

const SEAT = /^@seat\.(\d+)$/;

/** A function that says keys of these namespaces, the first that has the key winning. */
export function wordsOf(
  book: Book,
  namespaces: readonly string[],
  language: () => string,
  names: (seat: number) => string = (seat) => String(seat + 1),
  showMissing = false,
  own: () => PackNames = () => NONE,
): Words {
  return (key, params) => sayKey(book, { namespaces, language: language(), names, own: own() }, key, params, showMissing);
}

function sayKey(book: Book, speaker: Speaker, key: string, params: Params = {}, showMissing = false): string {
  const called = speaker.own[speaker.language]?.[key];
  if (called !== undefined) return called;
  const find = (each: string): string | null => book.find(each, speaker.namespaces, speaker.language, params.count);
  // Where something is worded otherwise in some context, it says so: `play_new`.
  const text = (params.context === undefined ? null : find(`${key}_${String(params.context)}`)) ?? find(key);
  if (text !== null) return filled(text, (name, form) => sayParam(book, speaker, params[name], form));
  // A missing word is a defect: visible to whoever writes the book, a plain word to whoever reads it.
  return showMissing ? `⟦${key}⟧` : (key.split('.').at(-1) ?? key).replaceAll(/[-_]/g, ' ');
}

/** How a language writes lists and numbers. Learnt once: it takes longer than a whole sentence. */
interface Habits {
  readonly list: Intl.ListFormat;
  readonly number: Intl.NumberFormat;
}

const habits = new Map<string, Habits>();

function habitsOf(language: string): Habits {
  const known = habits.get(language);
  if (known !== undefined) return known;
  const learnt = { list: new Intl.ListFormat(language, { type: 'conjunction' }), number: new Intl.NumberFormat(language) };
  habits.set(language, learnt);
  return learnt;
}

/** Params that begin with `@` are looked up as words, and declined by `{{name, case}}`. */
function sayParam(book: Book, speaker: Speaker, value: Param | undefined, form: string | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object') {
    const items = value.map((item) => sayParam(book, speaker, item, form));
    return habitsOf(speaker.language).list.format(items);
  }
  if (typeof value === 'number') return habitsOf(speaker.language).number.format(value);
  if (typeof value === 'boolean') return sayKey(book, speaker, value ? 'yes' : 'no');
  if (!value.startsWith('@')) return value;
  const seat = SEAT.exec(value);
  if (seat !== null) return speaker.names(Number(seat[1]));
  const key = value.slice(1);
  const declined = `${key}_${form}`;
  // A pack gives one form of its name; the locale's declined one would be another name.
  return form !== undefined &&
    speaker.own[speaker.language]?.[key] === undefined &&
    book.find(declined, speaker.namespaces, speaker.language) !== null
    ? sayKey(book, speaker, declined)
    : sayKey(book, speaker, key);
}
