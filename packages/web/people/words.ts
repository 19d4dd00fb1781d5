import { roomWords } from '../i18n.ts';

/** The words of what people know of each other: ratings, profiles, and how they find each other. */
export const tell = roomWords('people');
