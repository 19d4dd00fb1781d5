/** Letters of other scripts, and digits, that look like a Latin letter. Facts from the confusables of Unicode (UTS 39). */
const LOOK_ALIKES: { readonly [letter: string]: string } = {
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ӏ: 'l',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ϲ: 'c',
  ϳ: 'j',
  // Armenian, and Latin letters that do not decompose
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ɑ: 'a',
  ɡ: 'g',
  ʀ: 'r',
  // Digits and signs
  0: 'o',
  1: 'l',
  '!': 'l',
  $: 's',
};

/**
 * What is left of a name when everything is taken away by which look-alikes differ: case, accents, width, script, blanks and punctuation. Two names
 * with one skeleton would be taken for each other. The letters i and l become one, because capital I and small l look alike.
 */
export function skeletonOf(name: string): string {
  const lower = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = lower.replace(/./gsu, (letter) => LOOK_ALIKES[letter] ?? letter);
  const skeleton = letters
    .replace(/[\s\p{P}\p{Z}]/gu, '')
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return skeleton === '' ? lower : skeleton;
}
