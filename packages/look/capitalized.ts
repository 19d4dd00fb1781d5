/** A finished sentence or heading with a capital first letter, also behind an opening quotation mark. Names that begin so (iPhone) are not recognised. */
export const capitalized = (text: string, language?: string): string =>
  text.replace(/^[“„]?\p{Ll}/u, (start) => start.toLocaleUpperCase(language));
