import { pageTranslator } from '../i18n/i18n.ts';

/** Texts of the verification page. */
export const t = pageTranslator('verify');
