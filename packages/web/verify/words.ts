import { roomWords } from '../i18n.ts';

/** The words of the page that checks records. */
export const tell = roomWords('verify');
