import { type Language, perLanguage, type SOURCE_LANGUAGE } from '#kernel';
import type { z } from 'zod';

type Optional<Name extends z.ZodType> = { readonly [language in Exclude<Language, typeof SOURCE_LANGUAGE>]: z.ZodOptional<Name> };

/** The fields of a named thing in a content pack: the source language is required, every other listed language may follow. */
export const translatedName = <Name extends z.ZodType>(
  name: Name,
): Optional<Name> & { readonly [language in typeof SOURCE_LANGUAGE]: Name } => ({
  ...perLanguage(() => name.optional()),
  en: name,
});
