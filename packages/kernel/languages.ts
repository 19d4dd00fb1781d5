import list from './languages.json' with { type: 'json' };

/** The code of a language, as BCP 47 writes it. */
export type Language = keyof typeof list;

/** The language of the keys, in which everything is written first: what another language lacks is said in it. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(list, code);

export const LANGUAGES: readonly Language[] = Object.keys(list).filter(isLanguage);

/** What its speakers call the language. */
export const languageName = (language: Language): string => list[language].name;

/** Whether the language has every text; if not, the texts of the source language are loaded beside its own. */
export const isComplete = (language: Language): boolean => list[language].complete;

/** The listed language that fits the wish of a browser best: `pl-PL` is Polish. */
export function languageFor(wish: string): Language {
  const [base] = wish.split('-');
  return LANGUAGES.find((language) => language === wish) ?? LANGUAGES.find((language) => language === base) ?? SOURCE_LANGUAGE;
}

/** The forms in which the language counts: `one`, `few`, `other`. */
export const pluralForms = (language: string): readonly Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** A thing for every language. */
export function perLanguage<T>(of: (language: Language) => T): { readonly [language in Language]: T };
export function perLanguage<T>(of: (language: Language) => T): { readonly [language: string]: T } {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
}

/** A text in the source language, and in others as far as somebody has translated it. */
export type Translated = { readonly [language in Language]?: string | undefined } & {
  readonly [language in typeof SOURCE_LANGUAGE]: string;
};

export const inLanguage = (text: Translated, language: Language): string => text[language] ?? text[SOURCE_LANGUAGE];
