import type { Language, SOURCE_LANGUAGE } from '#kernel';
import en from '../../locale/dotNames.en.json' with { type: 'json' };
import pl from '../../locale/dotNames.pl.json' with { type: 'json' };

type Phrases = typeof en.dotName;

/** How each language puts the name of a dot together. Imported one by one: this file runs on the server and in the browser, which find files differently. */
export const PHRASES: { readonly [language in Language]?: Phrases } & { readonly [language in typeof SOURCE_LANGUAGE]: Phrases } = {
  en: en.dotName,
  pl: pl.dotName,
};
