import { roomWords } from '../i18n.ts';

/** The words of the pages about one's account. */
export const tell = roomWords('account');
