import type { Param } from '#kernel';
import { capitalized } from '#look/capitalized.ts';
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

/** Names of a content pack, by language and by the key they replace: `names.en['card.frodo']`. */
export interface PackNames {
  readonly [language: string]: { readonly [word: string]: string } | undefined;
}

const NONE: PackNames = {};

/** Texts that stand alone. They may begin with a word that the locale has in small letters. */
const SENTENCE = /^(event|option|outline|prompt)\./;

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
  return (key, params) => {
    const speaker = { namespaces, language: language(), names, own: own() };
    const text = translateKey(book, speaker, key, params, showMissing);
    return SENTENCE.test(key) ? capitalized(text, speaker.language) : text;
  };
}

function translateKey(book: Dictionary, speaker: TranslationContext, key: string, params: Params = {}, showMissing = false): string {
  const called = calledInPack(book, speaker, key);
  if (called !== undefined) return called;
  const find = (each: string): string | null => book.find(each, speaker.namespaces, speaker.language, params.count);
  // A context selects another wording: `play_new`. Of several, the first that has one.
  const contexts = params.context === undefined ? [] : [params.context].flat();
  const text = contexts.map((context) => find(`${key}_${String(context)}`)).find((found) => found !== null) ?? find(key);
  if (text !== null) return filled(text, (name, form) => translateParam(book, speaker, params[name], form));
  // A missing text is a defect: developers see its key, players a plain word.
  return showMissing ? `⟦${key}⟧` : (key.split('.').at(-1) ?? key).replaceAll(/[-_]/g, ' ');
}

/** What the table's content pack calls a thing. */
function calledInPack(book: Dictionary, { own, language, namespaces }: TranslationContext, key: string): string | undefined {
  const names = own[language];
  if (names === undefined) return undefined;
  const named = book.keysOf(key, namespaces).find((each) => names[each] !== undefined);
  return named === undefined ? undefined : names[named];
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
  // The title of a card stands in the quotation marks of the language, each of a list in its own.
  if (form === 'title') return translateKey(book, speaker, 'quoted', { title: translateKey(book, speaker, key) });
  const declined = `${key}_${form}`;
  // A pack gives one form of a name; the locale's declined form would be another name.
  return form !== undefined &&
    calledInPack(book, speaker, key) === undefined &&
    book.find(declined, speaker.namespaces, speaker.language) !== null
    ? translateKey(book, speaker, declined)
    : translateKey(book, speaker, key);
}
