import { loadNamespace, pageTranslator } from '../i18n/i18n.ts';

/** Texts of offline play. */
export const t = pageTranslator('offline');

export const loadOfflineTexts = (): Promise<void> => loadNamespace('offline');
