import { roomWords } from '../i18n.ts';

/** The words of the pages about alerts. */
export const tell = roomWords('alerts');
