import { type Glyph, hill, peak, tree, tuft } from '#look/glyphs.ts';
import { fix, type Point, rnd, smooth } from '#look/pen.ts';
import { isClear, type TrailLayout } from './geometry.ts';

/** The land behind the trail: downs and woods of the west, two ranges, the walls of Mordor. The same on every sheet. */

type Draw = (x: number, y: number, next: () => number) => Glyph;

/** So many tries in a box, `margin` away from the medallions. */
interface Strewn {
  readonly tries: number;
  readonly box: readonly [left: number, right: number, top: number, bottom: number];
  readonly margin: number;
  readonly draw: Draw;
}

const hills =
  (size: number, spread: number): Draw =>
  (x, y, next) =>
    hill(x, y, size + next() * spread);
const trees =
  (size: number, spread: number): Draw =>
  (x, y, next) =>
    tree(x, y, size + next() * spread, next() < 0.3);
const peaks =
  (size: number, spread: number): Draw =>
  (x, y, next) =>
    peak(x, y, size + next() * spread, next);
const tufts: Draw = (x, y) => tuft(x, y);

const WIDE: readonly Strewn[] = [
  { tries: 26, box: [20, 215, 50, 300], margin: 14, draw: hills(9, 5) },
  { tries: 18, box: [30, 200, 60, 300], margin: 10, draw: trees(12, 4) },
  { tries: 130, box: [208, 345, 34, 300], margin: 16, draw: peaks(22, 16) },
  { tries: 110, box: [350, 465, 30, 300], margin: 10, draw: trees(13, 4) },
  { tries: 40, box: [460, 600, 60, 300], margin: 12, draw: tufts },
  { tries: 70, box: [560, 690, 40, 300], margin: 18, draw: peaks(18, 10) },
  { tries: 34, box: [700, 880, 40, 300], margin: 16, draw: hills(8, 4) },
  { tries: 130, box: [880, 1046, 40, 304], margin: 14, draw: peaks(24, 18) },
];

const NARROW: readonly Strewn[] = [
  { tries: 12, box: [6, 76, 62, 82], margin: 8, draw: hills(6, 1) },
  { tries: 40, box: [80, 220, 20, 174], margin: 5, draw: peaks(11, 2) },
  { tries: 40, box: [220, 300, 12, 174], margin: 5, draw: trees(7, 1) },
  { tries: 30, box: [10, 80, 100, 174], margin: 6, draw: peaks(12, 2) },
];

/** Glyphs from the back to the front. */
export function strewn(layout: TrailLayout): readonly Glyph[] {
  const next = rnd(21);
  const drawn: { readonly y: number; readonly glyph: Glyph }[] = [];
  for (const { tries, box, margin, draw } of layout.kind === 'wide' ? WIDE : NARROW)
    for (let index = 0; index < tries; index++) {
      const x = box[0] + next() * (box[1] - box[0]);
      const y = box[2] + next() * (box[3] - box[2]);
      if (isClear(layout, x, y, margin)) drawn.push({ y, glyph: draw(x, y, next) });
    }
  return drawn.sort((a, b) => a.y - b.y).map(({ glyph }) => glyph);
}

/** A far ridge as a wash of watercolour, down to the lower edge. */
export function ridge(layout: TrailLayout, base: number, rise: number, step: number, seed: number): string {
  const next = rnd(seed);
  const points: Point[] = [];
  for (let x = -20; x <= layout.width + 20; x += step) points.push([x, layout.height * (base - next() * rise)]);
  return `${smooth(points)}L${fix(layout.width + 20)} ${layout.height}L-20 ${layout.height}Z`;
}
