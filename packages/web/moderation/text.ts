import { pageTranslator } from '../i18n/i18n.ts';
import type en from './locale/en.json';

/** Texts of muting, blocking and reporting. */
export const t = pageTranslator<typeof en>('moderation');
