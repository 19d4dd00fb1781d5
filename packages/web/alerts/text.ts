import { pageTranslator } from '../i18n/i18n.ts';
import type en from './locale/en.json';

/** Texts of the alert pages. */
export const t = pageTranslator<typeof en>('alerts');
