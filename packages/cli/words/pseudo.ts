/**
 * A language that nobody speaks, made of English: longer by about 40 percent, with accents and in brackets. What is cut off, written into the code or
 * put together of parts is seen at once.
 */

/** Its code is that of Unicode's pseudo-locale: counted, sorted and dated as English is. */
export const PSEUDO_LANGUAGE = 'en-XA';
export const PSEUDO_NAME = '[Ƥšéüðö]';

const ACCENTS: { readonly [letter: string]: string | undefined } = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ğ', i: 'í', n: 'ñ', o: 'ö', r: 'ř', s: 'š', t: 'ţ', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Á', C: 'Ç', D: 'Ð', E: 'É', G: 'Ğ', I: 'Í', N: 'Ñ', O: 'Ö', R: 'Ř', S: 'Š', T: 'Ţ', U: 'Ü', Y: 'Ý', Z: 'Ž' },
};

/** What stays as it is: placeholders, tags, entities and addresses. */
const KEPT = /(\{\{[^}]*\}\}|<[^>]*>|&\w+;|https?:\/\/\S+)/;

/** Vowels are doubled from the front until the word is long enough; without any, its last letter is repeated. */
function lengthen(word: string): string {
  let more = Math.round(word.length * 0.4);
  const doubled = word.replaceAll(/[aeiouy]/gi, (vowel) => (more-- > 0 ? vowel + vowel.toLowerCase() : vowel));
  return more > 0 ? doubled + (word.at(-1) ?? '').toLowerCase().repeat(more) : doubled;
}

const disguise = (text: string): string =>
  text.replaceAll(/[A-Za-z]+/g, lengthen).replaceAll(/[A-Za-z]/g, (letter) => ACCENTS[letter] ?? letter);

/** The text in the pseudo-language. Signs of one or two letters stay: they are marks, not words. */
export function pseudoText(text: string): string {
  if (text.trim().length < 3) return text;
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  const parts = inner.split(KEPT).map((part, at) => (at % 2 === 1 ? part : disguise(part)));
  return `${before}[${parts.join('')}]${after}`;
}
