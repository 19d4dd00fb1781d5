import { type Point, rnd } from '#look/pen.ts';
import type { Label } from '#look/map/labels.ts';
import type { RegionLabel } from './labels.ts';
import { isSized, type Kind, type Plant } from './plants.ts';
import { BLEED, type Sheet } from './sheet.ts';
import { type DrawnWay, pointsOf } from './ways.ts';
import { RIVERS } from './wilderness.ts';

/** Land that carries no rule, drawn light: woods, hills, marsh. Where it lies is ours; nothing of it can be touched. */

type Growth = 'oldWood' | 'wood' | 'hills' | 'peaks' | 'reeds';

interface Patch {
  readonly growth: Growth;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

const patch = (growth: Growth, x: number, y: number, width: number, height: number, count: number): Patch => ({
  growth,
  x,
  y,
  width,
  height,
  count,
});

const GROWTHS: { readonly [part in 1 | 2]: readonly Patch[] } = {
  1: [
    patch('oldWood', 690, 300, 118, 300, 420),
    patch('hills', 806, 350, 96, 150, 120),
    patch('wood', 340, 440, 140, 160, 240),
    patch('hills', 110, 400, 220, 160, 150),
    patch('reeds', 392, 560, 96, 120, 60),
    patch('wood', 180, 60, 110, 110, 70),
    patch('hills', 370, 60, 120, 120, 80),
  ],
  2: [
    patch('wood', 60, 60, 140, 170, 160),
    patch('reeds', 175, 180, 130, 150, 110),
    patch('hills', 268, 40, 160, 180, 130),
    patch('hills', 330, 200, 100, 90, 30),
    patch('hills', 300, 430, 150, 120, 90),
    patch('wood', 640, 220, 210, 190, 380),
    patch('wood', 640, 440, 190, 160, 220),
    patch('peaks', 700, -160, 560, 200, 70),
    patch('peaks', 1040, -60, 290, 960, 70),
    patch('hills', 860, 90, 120, 200, 60),
    patch('hills', 420, 40, 200, 130, 90),
  ],
};

/** Keeps ink off what carries a rule. */
function keeper(
  sheet: Sheet,
  ways: readonly DrawnWay[],
  names: readonly Label[],
  regions: readonly RegionLabel[],
): (at: Point, gap: number) => boolean {
  const discs: (readonly [x: number, y: number, r: number])[] = [
    ...sheet.spaces.map(({ x, y, kind }) => [x, y, kind === 'dot' ? 11 : 19] as const),
    ...ways.flatMap((way) => pointsOf(way, false, 5).map(([x, y]) => [x, y, 8] as const)),
    ...RIVERS[sheet.part].flatMap(({ line, width }) => sampled(line).map(([x, y]) => [x, y, width / 2 + 5] as const)),
  ];
  const boxes = [...names, ...regions].map(({ box }) => box);
  return ([x, y], gap) =>
    discs.every(([a, b, r]) => Math.abs(a - x) > r + gap || Math.abs(b - y) > r + gap || Math.hypot(a - x, b - y) > r + gap) &&
    boxes.every((box) => x < box.x - gap - 4 || x > box.x + box.width + gap + 4 || y < box.y - gap || y > box.y + box.height + gap + 4);
}

function sampled(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap(([x, y], index) => {
    const [ax, ay] = line[index];
    const parts = Math.ceil(Math.hypot(x - ax, y - ay) / 12);
    return Array.from({ length: parts }, (_, k): Point => [ax + ((x - ax) * k) / parts, ay + ((y - ay) * k) / parts]);
  });
}

const SIZES: { readonly [growth in Growth]: readonly [size: number, more: number, gap: number, margin: number] } = {
  oldWood: [10, 3, 9, 2],
  wood: [9, 3, 10, 2],
  hills: [8, 4, 15, 4],
  peaks: [15, 8, 26, 6],
  reeds: [4, 0, 13, 3],
};

const KINDS: { readonly [growth in Growth]: Kind } = { oldWood: 'oldTree', wood: 'tree', hills: 'hill', peaks: 'peak', reeds: 'reed' };

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** All that grows on a part, from north to south, so that what is nearer stands before what is farther. */
export function sceneryOf(sheet: Sheet, ways: readonly DrawnWay[], names: readonly Label[], regions: readonly RegionLabel[]): Plant[] {
  const next = rnd(77 + sheet.part);
  const free = keeper(sheet, ways, names, regions);
  const grown: Plant[] = [];
  const stems: Point[] = [];
  const strew = (
    area: Patch,
    kindOf: () => readonly [kind: Kind, larger: number],
    sizes: readonly [number, number, number, number],
  ): void => {
    const [size, more, gap, margin] = sizes;
    for (let i = 0; i < area.count; i++) {
      const at: Point = [area.x + next() * area.width, area.y + next() * area.height];
      const big = size + next() * more;
      if (stems.some(([x, y]) => Math.abs(x - at[0]) < gap && Math.hypot(x - at[0], y - at[1]) < gap)) continue;
      if (!free([at[0], at[1] - big * 0.35], margin)) continue;
      stems.push(at);
      const [kind, larger] = kindOf();
      const hand = kind === 'peak' ? [next(), next(), next()].map(hundredth) : [];
      grown.push({ kind, x: tenth(at[0]), y: tenth(at[1]), size: isSized(kind) ? tenth(big + larger) : 0, hand });
    }
  };
  for (const area of GROWTHS[sheet.part]) strew(area, () => [KINDS[area.growth], 0], SIZES[area.growth]);
  const everywhere = { growth: 'wood' as const, x: BLEED.x, y: -230, width: BLEED.width, height: 1160, count: 900 };
  strew(everywhere, () => {
    const kind = next();
    return kind < 0.4 ? ['hill', 0] : kind < 0.62 ? ['tree', 1] : ['tuft', 0];
  }, [6, 4, 24, 4]);
  return grown.sort((a, b) => a.y - b.y);
}
