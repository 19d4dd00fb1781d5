import { pageTranslator } from '../i18n/i18n.ts';

/** Texts of the about page. */
export const t = pageTranslator('about');
