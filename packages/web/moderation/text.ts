import { pageTranslator } from '../i18n/i18n.ts';

/** Texts of muting, blocking and reporting. */
export const t = pageTranslator('moderation');
