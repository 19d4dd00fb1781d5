import type { LocaleKey } from '#look/localeKey.ts';
import type { LocaleWords } from '#look/table.ts';
import type en from '../locale/en.json';
import type table from '../locale/table.en.json';

export type Key = LocaleKey<typeof en> | LocaleKey<typeof table>;

/** Says a key of this game's locale: a misspelt key does not compile. */
export type Words = LocaleWords<Key>;
