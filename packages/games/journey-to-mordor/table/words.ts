import type { Words } from './keys.ts';

/** Words of the locale begin small, because they stand in sentences; a caption begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const symbolName = (words: Words, symbol: string): string => capital(words(`symbol.${symbol}`));
