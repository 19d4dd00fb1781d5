import type { LocaleKey } from '#look/localeKey.ts';
import type { LocaleWords } from '#look/table.ts';
import type en from '../locale/en.json';
import type dotNames from '../locale/dotNames.en.json';
import type dots from '../locale/dots.en.json';
import type panel from '../locale/panel.en.json';
import type table from '../locale/table.en.json';

export type Key =
  | LocaleKey<typeof en>
  | LocaleKey<typeof dotNames>
  | LocaleKey<typeof dots>
  | LocaleKey<typeof panel>
  | LocaleKey<typeof table>;

/** Says a key of this game's locale: a misspelt key does not compile. */
export type Words = LocaleWords<Key>;
