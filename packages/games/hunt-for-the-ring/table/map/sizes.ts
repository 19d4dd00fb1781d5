import type { Point } from '#look/pen.ts';
import type { Box, Space } from './sheet.ts';

export type Tongue = 'en' | 'pl';

/** Sizes in units of the map. */
export const NAME_SIZE = 16;
export const AREA_RADIUS = 13;
export const DOT_RADIUS = 5;
export const LINE = 15;
/** Width of a bold letter of the text face, by its size; a little generous. */
const LETTER = 0.515;

export const widthOf = (text: string, size = NAME_SIZE, letter = LETTER): number => {
  let units = 0;
  for (const sign of text) units += /[ilj.,:'’()I ]/.test(sign) ? 0.6 : /[mwMWŻŹ]/.test(sign) ? 1.5 : /[A-ZŁŚĆ]/.test(sign) ? 1.25 : 1;
  return units * size * letter;
};

export const radiusOf = ({ kind }: Space): number => (kind === 'dot' ? DOT_RADIUS : AREA_RADIUS);

/** How far a box is from a point; 0 inside. */
export const distanceTo = ({ x, y, width, height }: Box, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));

export const covers = (box: Box, space: Space): boolean => distanceTo(box, [space.x, space.y]) < radiusOf(space) + 1;
