import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOBBITS } from './hobbits.ts';

/** Every pair of text and ground must be readable: 4.5 to 1 in daylight and by candle. */

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokens(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

for (const theme of [':root', '[data-theme="candle"]'])
  test(`texts are readable on all three grounds of ${theme}`, () => {
    const colours = tokens(theme);
    const of = (name: string): string => {
      const found = colours.get(name);
      if (found === undefined) throw new Error(`No token --${name} in ${theme}`);
      return found;
    };
    for (const text of ['ink1', 'ink2', 'ink3', 'rubric', 'goldtext', 'lapis', 'verd'])
      for (const ground of ['v0', 'v1', 'v2']) expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('rubric-on'), of('rubric'))).toBeGreaterThanOrEqual(4.5);
  });

test('letters are readable on every badge', () => {
  for (const [hobbit, { fill, on }] of Object.entries(HOBBITS)) expect(contrast(on, fill), hobbit).toBeGreaterThanOrEqual(4.5);
});
