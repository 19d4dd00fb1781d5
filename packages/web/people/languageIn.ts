import type { Language } from '#kernel/languages.ts';

/** What a language is called in the language of the reader. */
export const languageIn = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
