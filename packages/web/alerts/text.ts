import { pageTranslator } from '../i18n/i18n.ts';

/** Texts of the alert pages. */
export const t = pageTranslator('alerts');
