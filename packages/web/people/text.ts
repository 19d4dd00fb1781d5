import { pageTranslator } from '../i18n/i18n.ts';
import type en from './locale/en.json';

/** Texts of ratings, profiles and the lobby. */
export const t = pageTranslator<typeof en>('people');
