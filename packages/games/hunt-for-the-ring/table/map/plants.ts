import { type Glyph, hill, peak, reed, tree, tuft } from '#look/glyphs.ts';

/** What grows or stands on land that carries no rule, and the ink it is drawn with. */
export interface Plant {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  /** 0 where all of a kind are alike. */
  readonly size: number;
  /** How the hand strays where it draws each one differently: numbers from 0 to 1. */
  readonly hand: readonly number[];
}

export const KINDS = ['hill', 'tree', 'oldTree', 'tuft', 'reed', 'peak'] as const;
export type Kind = (typeof KINDS)[number];

export const isSized = (kind: Kind): boolean => kind !== 'tuft' && kind !== 'reed';

function glyphOf({ kind, x, y, size, hand }: Plant): Glyph {
  if (kind === 'hill') return hill(x, y, size);
  if (kind === 'tuft') return tuft(x, y);
  if (kind === 'reed') return reed(x, y);
  if (kind !== 'peak') return tree(x, y, size, kind === 'oldTree');
  let at = 0;
  return peak(x, y, size, () => hand[at++] ?? 0);
}

/** All ink of one kind. */
export interface InkLayer {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly opacity: number;
}

/** As few strokes as it can be: everything of one kind of ink is one path. */
export function layersOf(plants: readonly Plant[]): InkLayer[] {
  const layers = new Map<string, { d: string; fill: string; stroke: string; width: number; opacity: number }>();
  for (const plant of plants)
    for (const { d, fill = 'none', stroke = 'none', width = 0, opacity = 1 } of glyphOf(plant)) {
      const key = `${fill} ${stroke} ${width} ${opacity}`;
      const layer = layers.get(key);
      if (layer === undefined) layers.set(key, { d, fill, stroke, width, opacity });
      else layer.d += d;
    }
  // Grounds beneath ink.
  return [...layers.values()].sort((a, b) => Number(a.fill === 'none') - Number(b.fill === 'none'));
}
