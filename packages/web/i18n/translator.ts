import type { Param } from '#kernel';
import type { Words } from '#look/table.ts';
import { type Dictionary, filled } from './dictionary.ts';

type Params = { readonly [name: string]: Param };

/** What a translation depends on: locale, namespaces, and the players' names. */
interface TranslationContext {
  readonly namespaces: readonly string[];
  readonly language: string;
  names(seat: number): string;
  /** Names of this table's content pack. */
  own: PackNames;
}

/** Names of a content pack, by language and by the key they replace: `names.pl['card.frodo']`. */
export interface PackNames {
  readonly [language: string]: { readonly [word: string]: string } | undefined;
}

const NONE: PackNames = {};

const SEAT = /^@seat\.(\d+)$/;

/** A translator for keys of these namespaces; the first namespace that has a key wins. */
export function createTranslator(
  book: Dictionary,
  namespaces: readonly string[],
  language: () => string,
  names: (seat: number) => string = (seat) => String(seat + 1),
  showMissing = false,
  own: () => PackNames = () => NONE,
): Words {
  return (key, params) => translateKey(book, { namespaces, language: language(), names, own: own() }, key, params, showMissing);
}

function translateKey(book: Dictionary, speaker: TranslationContext, key: string, params: Params = {}, showMissing = false): string {
  const called = speaker.own[speaker.language]?.[key];
  if (called !== undefined) return called;
  const find = (each: string): string | null => book.find(each, speaker.namespaces, speaker.language, params.count);
  // A context selects another wording: `play_new`.
  const text = (params.context === undefined ? null : find(`${key}_${String(params.context)}`)) ?? find(key);
  if (text !== null) return filled(text, (name, form) => translateParam(book, speaker, params[name], form));
  // A missing text is a defect: developers see its key, players a plain word.
  return showMissing ? `⟦${key}⟧` : (key.split('.').at(-1) ?? key).replaceAll(/[-_]/g, ' ');
}

/** List and number formats of a language. Cached: creating them takes longer than a whole sentence. */
interface LocaleFormats {
  readonly list: Intl.ListFormat;
  readonly number: Intl.NumberFormat;
}

const formats = new Map<string, LocaleFormats>();

function formatsOf(language: string): LocaleFormats {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const learnt = { list: new Intl.ListFormat(language, { type: 'conjunction' }), number: new Intl.NumberFormat(language) };
  formats.set(language, learnt);
  return learnt;
}

/** Params that begin with `@` are keys themselves, declined by `{{name, case}}`. */
function translateParam(book: Dictionary, speaker: TranslationContext, value: Param | undefined, form: string | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object') {
    const items = value.map((item) => translateParam(book, speaker, item, form));
    return formatsOf(speaker.language).list.format(items);
  }
  if (typeof value === 'number') return formatsOf(speaker.language).number.format(value);
  if (typeof value === 'boolean') return translateKey(book, speaker, value ? 'yes' : 'no');
  if (!value.startsWith('@')) return value;
  const seat = SEAT.exec(value);
  if (seat !== null) return speaker.names(Number(seat[1]));
  const key = value.slice(1);
  const declined = `${key}_${form}`;
  // A pack gives one form of a name; the locale's declined form would be another name.
  return form !== undefined &&
    speaker.own[speaker.language]?.[key] === undefined &&
    book.find(declined, speaker.namespaces, speaker.language) !== null
    ? translateKey(book, speaker, declined)
    : translateKey(book, speaker, key);
}
