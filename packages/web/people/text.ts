import { pageTranslator } from '../i18n/i18n.ts';

/** Texts of ratings, profiles and the lobby. */
export const t = pageTranslator('people');
