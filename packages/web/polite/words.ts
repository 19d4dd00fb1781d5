import { roomWords } from '../i18n.ts';

/** The words about people whom one would rather not read or meet. */
export const tell = roomWords('polite');
