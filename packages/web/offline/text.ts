import { loadNamespace, pageTranslator } from '../i18n/i18n.ts';
import type en from './locale/en.json';

/** Texts of offline play. */
export const t = pageTranslator<typeof en>('offline');

export const loadOfflineTexts = (): Promise<void> => loadNamespace('offline');
