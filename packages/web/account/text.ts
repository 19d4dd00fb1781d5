import { pageTranslator } from '../i18n/i18n.ts';

/** Texts of the account pages. */
export const t = pageTranslator('account');
