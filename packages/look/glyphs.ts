import { fix as f } from './pen.ts';

/** Scenery in ink: peaks, trees, hills, reeds and tufts. Each glyph is a short list of strokes, so that it can be drawn anywhere. */

export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export type Glyph = readonly Stroke[];

const INK = '#3a2716';

/** `next` gives the hand its variety: pass a generator of `rnd`. */
export function peak(x: number, y: number, size: number, next: () => number): Glyph {
  const w = size * (0.62 + next() * 0.2);
  const h = size * (0.85 + next() * 0.35);
  const top = x + (next() - 0.5) * 0.2 * w;
  const left = `M${f(x - w)} ${f(y)}Q${f(x - w * 0.45)} ${f(y - h * 0.42)} ${f(top - w * 0.12)} ${f(y - h * 0.86)}L${f(top)} ${f(y - h)}`;
  const right = `L${f(top + w * 0.16)} ${f(y - h * 0.8)}Q${f(x + w * 0.5)} ${f(y - h * 0.5)} ${f(x + w)} ${f(y)}`;
  const shade = `M${f(top)} ${f(y - h)}${right}L${f(x + w * 0.2)} ${f(y)}Q${f(top + w * 0.3)} ${f(y - h * 0.35)} ${f(top)} ${f(y - h)}Z`;
  const hachures = [0.25, 0.5, 0.75]
    .map((t) => `M${f(top + w * 0.1 + w * 0.55 * t)} ${f(y - h * (0.82 - t * 0.62))}l${f(-w * 0.12)} ${f(h * 0.3)}`)
    .join('');
  return [
    { d: `${left}${right}Z`, fill: '#efe2c4' },
    { d: shade, fill: '#8a6f4a', opacity: 0.55 },
    { d: `${left}${right}`, stroke: INK, width: 0.95 },
    { d: hachures, stroke: INK, width: 0.55 },
  ];
}

export function tree(x: number, y: number, size: number, dark = false): Glyph {
  const s = size;
  return [
    { d: `M${f(x)} ${f(y)}v${f(-s * 0.5)}`, stroke: INK, width: 0.8 },
    {
      d: `M${f(x - s * 0.5)} ${f(y - s * 0.4)}q${f(-s * 0.12)} ${f(-s * 0.4)} ${f(s * 0.22)} ${f(-s * 0.5)}q${f(s * 0.28)} ${f(-s * 0.4)} ${f(s * 0.52)} 0q${f(s * 0.36)} ${f(s * 0.1)} ${f(s * 0.24)} ${f(s * 0.5)}q${f(-s * 0.5)} ${f(s * 0.22)} ${f(-s * 0.98)} 0z`,
      fill: dark ? '#7d8c62' : '#a9b584',
      stroke: INK,
      width: 0.7,
    },
    {
      d: `M${f(x + s * 0.08)} ${f(y - s * 0.44)}q${f(s * 0.34)} ${f(-s * 0.06)} ${f(s * 0.3)} ${f(-s * 0.36)}`,
      stroke: INK,
      width: 0.5,
      opacity: 0.7,
    },
  ];
}

export function hill(x: number, y: number, size: number): Glyph {
  const s = size;
  return [
    { d: `M${f(x - s)} ${f(y)}q${f(s * 0.9)} ${f(-s * 1.1)} ${f(s * 2)} 0`, fill: '#ecdfbf', stroke: INK, width: 0.75 },
    {
      d: `M${f(x + s * 0.35)} ${f(y - s * 0.42)}l${f(s * 0.1)} ${f(s * 0.34)}M${f(x + s * 0.62)} ${f(y - s * 0.3)}l${f(s * 0.08)} ${f(s * 0.26)}`,
      stroke: INK,
      width: 0.5,
    },
  ];
}

export function reed(x: number, y: number): Glyph {
  const d = `M${f(x - 4)} ${f(y)}h8M${f(x - 2)} ${f(y - 1)}v-4M${f(x)} ${f(y - 1)}v-5.5M${f(x + 2)} ${f(y - 1)}v-4`;
  return [{ d, stroke: '#4e6259', width: 0.7 }];
}

export function tuft(x: number, y: number): Glyph {
  const d = `M${f(x - 2)} ${f(y)}l1-2.4M${f(x)} ${f(y)}v-3M${f(x + 2)} ${f(y)}l-1-2.4`;
  return [{ d, stroke: '#6b5233', width: 0.55, opacity: 0.7 }];
}
