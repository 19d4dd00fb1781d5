import type { Param } from '#kernel';
import { trusted } from '#kernel/trusted.ts';
import type { Words } from '#look/table.ts';
import { createInstance, type i18n } from 'i18next';

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

const SPEAKER = 'speaker';
const SEAT = /^@seat\.(\d+)$/;

/** i18next, with params that begin with `@` looked up as words and declined by `{{name, case}}`. */
export function openBook(): i18n {
  const book = createInstance();
  const formatter = {
    type: 'formatter' as const,
    init() {},
    add() {},
    addCached() {},
    format: (value: unknown, form: string | undefined, _language: string | undefined, options: Record<string, unknown>) =>
      sayParam(book, trusted<Speaker>(options[SPEAKER]), trusted<Param | undefined>(value), form),
  };
  book.use(formatter);
  void book.init({
    lng: 'en',
    fallbackLng: false,
    resources: {},
    initAsync: false,
    ns: ['shell'],
    defaultNS: 'shell',
    returnNull: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return book;
}

/** A function that says keys of these namespaces, the first that has the key winning. */
export function wordsOf(
  book: i18n,
  namespaces: readonly string[],
  language: () => string,
  names: (seat: number) => string = (seat) => String(seat + 1),
  showMissing = false,
  own: () => PackNames = () => NONE,
): Words {
  return (key, params) => sayKey(book, { namespaces, language: language(), names, own: own() }, key, params, showMissing);
}

function sayKey(book: i18n, speaker: Speaker, key: string, params: Params = {}, showMissing = false): string {
  const called = speaker.own[speaker.language]?.[key];
  if (called !== undefined) return called;
  const ns = [...speaker.namespaces];
  const options = { ...params, ns, lng: speaker.language, [SPEAKER]: speaker };
  if (book.exists(key, options)) return book.t(key, options);
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

function sayParam(book: i18n, speaker: Speaker, value: Param | undefined, form: string | undefined): string {
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
    book.exists(declined, { ns: [...speaker.namespaces], lng: speaker.language })
    ? sayKey(book, speaker, declined)
    : sayKey(book, speaker, key);
}
