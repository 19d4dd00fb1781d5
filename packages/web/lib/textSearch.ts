/** Text folded for searching: without accents and capitals. */
export const foldText = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The words of a search query. */
export const searchWords = (search: string): readonly string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether every word of a search is a whole word of the text. */
export function matchesWholeWords(words: readonly string[], text: string): boolean {
  const whole = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => whole.includes(word));
}

/** Whether every word of a search occurs in the text. */
export function matchesAll(words: readonly string[], text: string): boolean {
  const where = foldText(text);
  return words.every((word) => where.includes(word));
}
