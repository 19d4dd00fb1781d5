/** Sizes on the map, in its own units. */

/** A settlement with an army beside it: half of its width and height. */
export const STACK = { half: 24, alone: 13, up: 15, down: 13 } as const;

/** Width of a letter of the text face by its size; a little generous. */
const LETTER = 0.47;

export function widthOf(text: string, size: number): number {
  let units = 0;
  for (const sign of text) units += /[iljtf.,:'’()I -]/.test(sign) ? 0.62 : /[mwMWŻŹ]/.test(sign) ? 1.5 : /[A-ZŁŚĆ]/.test(sign) ? 1.22 : 1;
  return units * size * LETTER;
}

const LONG = 11;

/** A long name is written in two lines, as even as its words allow; a very long one in three. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LONG || words.length === 1) return [name];
  const most = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  const inTwo = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return inTwo.reduce((best, lines) => (most(lines) < most(best) ? lines : best));
}
