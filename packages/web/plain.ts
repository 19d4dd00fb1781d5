/** Text as people search it: without accents and capitals. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The words of a search. */
export const searchWords = (search: string): readonly string[] =>
  plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether every word of a search is a whole word of the text. */
export function findsWhole(words: readonly string[], text: string): boolean {
  const whole = plain(text).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => whole.includes(word));
}

/** Whether every word of a search occurs in the text. */
export function findsAll(words: readonly string[], text: string): boolean {
  const where = plain(text);
  return words.every((word) => where.includes(word));
}
