import { type Glyph, hill, peak, reed, type Stroke, tree, tuft } from '#look/glyphs.ts';
import { rnd } from '#look/pen.ts';

/** Scenery in ink: what grows or rises where. It carries no rule, except that peaks stand on borders that nobody crosses. */
export const PLANT_KINDS = ['tree', 'dark', 'hill', 'reed', 'tuft', 'peak'] as const;
export type PlantKind = (typeof PLANT_KINDS)[number];

export interface Plant {
  readonly kind: PlantKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function glyphOf({ kind, x, y, size }: Plant, next: () => number): Glyph {
  if (kind === 'peak') return peak(x, y, size, next);
  if (kind === 'hill') return hill(x, y, size);
  if (kind === 'reed') return reed(x, y);
  if (kind === 'tuft') return tuft(x, y);
  return tree(x, y, size, kind === 'dark');
}

const sameInk = (a: Stroke, b: Stroke): boolean =>
  a.fill === b.fill && a.stroke === b.stroke && a.width === b.width && a.opacity === b.opacity;

/** From north to south, strokes of the same ink that follow one another joined: hundreds of paths instead of thousands. */
export function inked(plants: readonly Plant[]): Stroke[] {
  const next = rnd(5);
  const strokes: Stroke[] = [];
  // What stands side by side is drawn stroke by stroke, so that like strokes meet.
  for (let at = 0; at < plants.length; ) {
    const band = [plants[at]];
    while (at + band.length < plants.length && isBeside(band, plants[at + band.length])) band.push(plants[at + band.length]);
    const glyphs = band.map((plant) => glyphOf(plant, next));
    for (let stroke = 0; stroke < Math.max(...glyphs.map(({ length }) => length)); stroke++)
      for (const glyph of glyphs) {
        const now = glyph[stroke];
        const last = strokes.at(-1);
        if (now === undefined) continue;
        if (last !== undefined && sameInk(last, now)) strokes[strokes.length - 1] = { ...last, d: last.d + now.d };
        else strokes.push(now);
      }
    at += band.length;
  }
  return strokes;
}

/** Of one kind, none of them over another, and few enough that nobody sees the order. */
const isBeside = (band: readonly Plant[], plant: Plant): boolean =>
  band.length < 24 && band[0].kind === plant.kind && band.every(({ x, size }) => Math.abs(x - plant.x) > size * 1.9);
