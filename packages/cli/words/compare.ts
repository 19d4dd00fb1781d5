import { createHash } from 'node:crypto';
import { pluralForms } from '#kernel';

/** By key: of which source text a translation was made, and which translation that was. Hashes, in this order. */
export interface TranslationRecord {
  readonly [key: string]: readonly [source: string, translation: string];
}

interface Comparison {
  readonly missing: readonly string[];
  /** The source text has changed since, the translation has not. */
  readonly changed: readonly string[];
  readonly extra: readonly string[];
  /** The record as it stands after this comparison. */
  readonly record: TranslationRecord;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const CASE = /_(acc|gen|loc|ins|dat|voc)$/;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

type Texts = ReadonlyMap<string, string>;

/** Keys that are counted: a name of something may end in `_other`, too, but has no `_one` beside it. */
const countedKeys = (source: Texts): ReadonlySet<string> =>
  new Set(
    [...source.keys()]
      .filter((key) => key.endsWith('_one') && source.has(key.replace(PLURAL, '_other')))
      .map((key) => key.replace(PLURAL, '')),
  );

/** Every key that the language needs, with the source text it stands for; of what is counted, all forms together. */
function neededTexts(source: Texts, language: string): Texts {
  const counted = countedKeys(source);
  const needed = new Map<string, string>();
  for (const [key, text] of source) {
    const stem = key.replace(PLURAL, '');
    if (!counted.has(stem) || stem === key) needed.set(key, text);
    else {
      const forms = ['one', 'other'].map((form) => source.get(`${stem}_${form}`) ?? '').join(' | ');
      for (const form of pluralForms(language)) needed.set(`${stem}_${form}`, forms);
    }
  }
  return needed;
}

/** A translation beside its source. `accept`: the translations that lag behind are right as they are. */
export function compareTexts(source: Texts, translation: Texts, language: string, before: TranslationRecord, accept = false): Comparison {
  const needed = neededTexts(source, language);
  const missing = [...needed.keys()].filter((key) => !translation.has(key));
  const extra = [...translation.keys()].filter((key) => !needed.has(key) && !needed.has(key.replace(CASE, '')));
  const changed: string[] = [];
  const record: { [key: string]: readonly [string, string] } = {};
  for (const [key, text] of needed) {
    const translated = translation.get(key);
    if (translated === undefined) continue;
    const now = [hashOf(text), hashOf(translated)] as const;
    const known = before[key];
    const lags = known !== undefined && known[0] !== now[0] && known[1] === now[1] && !accept;
    if (lags) changed.push(key);
    record[key] = lags ? known : now;
  }
  return { missing, changed, extra, record };
}
