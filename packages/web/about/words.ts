import { roomWords } from '../i18n.ts';

/** The words of the page that says what this is, and thanks. */
export const tell = roomWords('about');
