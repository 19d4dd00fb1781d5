import { type Glyph, hill, peak, reed, tree, tuft } from '#look/glyphs.ts';
import { type Point, rnd } from '#look/pen.ts';
import type { Label, RegionLabel } from './labels.ts';
import { BLEED, type Sheet } from './sheet.ts';
import { type DrawnWay, pointsOf } from './ways.ts';

/** Land that carries no rule, drawn light: rivers, woods, hills, marsh. Where it lies is ours; nothing of it can be touched. */

export interface River {
  readonly id: string;
  readonly line: readonly Point[];
  readonly width: number;
  /** Where its name is written, and how far turned. */
  readonly name: { readonly x: number; readonly y: number; readonly turn: number } | null;
}

type Growth = 'oldWood' | 'wood' | 'hills' | 'peaks' | 'reeds';

interface Patch {
  readonly growth: Growth;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

interface Wild {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const patch = (growth: Growth, x: number, y: number, width: number, height: number, count: number): Patch => ({
  growth,
  x,
  y,
  width,
  height,
  count,
});

export const RIVERS: { readonly [part in 1 | 2]: readonly River[] } = {
  1: [
    {
      id: 'brandywine',
      line: [
        [540, -520],
        [566, -230],
        [580, -140],
        [592, -60],
        [600, 40],
        [592, 120],
        [604, 200],
        [612, 285],
        [622, 350],
        [614, 430],
        [624, 510],
        [604, 590],
        [610, 660],
        [590, 800],
        [600, 940],
        [570, 1220],
      ],
      width: 14,
      name: { x: 602, y: 60, turn: 88 },
    },
    {
      id: 'water',
      line: [
        [-340, 250],
        [-120, 262],
        [20, 250],
        [120, 245],
        [200, 268],
        [300, 282],
        [400, 268],
        [500, 258],
        [560, 262],
        [612, 285],
      ],
      width: 5,
      name: { x: -40, y: 262, turn: 0 },
    },
    {
      id: 'withywindle',
      line: [
        [800, 400],
        [790, 450],
        [772, 500],
        [712, 545],
        [660, 575],
        [606, 588],
      ],
      width: 4.5,
      name: null,
    },
  ],
  2: [
    {
      id: 'hoarwell',
      line: [
        [530, -520],
        [560, -230],
        [574, -60],
        [600, 40],
        [598, 130],
        [616, 210],
        [612, 300],
        [602, 372],
        [632, 450],
        [622, 540],
        [596, 640],
        [600, 760],
        [560, 940],
        [540, 1220],
      ],
      width: 12,
      name: { x: 624, y: 230, turn: 86 },
    },
    {
      id: 'loudwater',
      line: [
        [1420, -420],
        [1120, -60],
        [1040, 60],
        [928, 210],
        [924, 300],
        [914, 384],
        [902, 460],
        [868, 540],
        [852, 640],
        [830, 780],
        [760, 940],
        [720, 1220],
      ],
      width: 12,
      name: { x: 858, y: 612, turn: 100 },
    },
  ],
};

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

/** Names of wild land: no area bears them. */
export const WILDS: { readonly [part in 1 | 2]: readonly Wild[] } = {
  1: [{ id: 'oldForest', x: 700, y: 464, turn: -78 }],
  2: [{ id: 'mistyMountains', x: 1070, y: 430, turn: 84 }],
};

/** All ink of one kind. */
export interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly opacity: number;
}

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

/** All scenery of a part, as few strokes as it can be: everything of one kind of ink is one path. */
export function sceneryOf(sheet: Sheet, ways: readonly DrawnWay[], names: readonly Label[], regions: readonly RegionLabel[]): Layer[] {
  const next = rnd(77 + sheet.part);
  const free = keeper(sheet, ways, names, regions);
  const grown: { y: number; glyph: Glyph }[] = [];
  const stems: Point[] = [];
  const strew = (
    area: Patch,
    draw: (x: number, y: number, size: number) => Glyph,
    sizes: readonly [number, number, number, number],
  ): void => {
    const [size, more, gap, margin] = sizes;
    for (let i = 0; i < area.count; i++) {
      const at: Point = [area.x + next() * area.width, area.y + next() * area.height];
      const big = size + next() * more;
      if (stems.some(([x, y]) => Math.abs(x - at[0]) < gap && Math.hypot(x - at[0], y - at[1]) < gap)) continue;
      if (!free([at[0], at[1] - big * 0.35], margin)) continue;
      stems.push(at);
      grown.push({ y: at[1], glyph: draw(at[0], at[1], big) });
    }
  };
  const draw = (growth: Growth) => (x: number, y: number, size: number) =>
    growth === 'peaks'
      ? peak(x, y, size, next)
      : growth === 'hills'
        ? hill(x, y, size)
        : growth === 'reeds'
          ? reed(x, y)
          : tree(x, y, size, growth === 'oldWood');
  for (const area of GROWTHS[sheet.part]) strew(area, draw(area.growth), SIZES[area.growth]);
  const everywhere = { growth: 'wood' as const, x: BLEED.x, y: -230, width: BLEED.width, height: 1160, count: 900 };
  strew(
    everywhere,
    (x, y, size) => {
      const kind = next();
      return kind < 0.4 ? hill(x, y, size) : kind < 0.62 ? tree(x, y, size + 1) : tuft(x, y);
    },
    [6, 4, 24, 4],
  );
  return combined(grown.sort((a, b) => a.y - b.y).map(({ glyph }) => glyph));
}

function combined(glyphs: readonly Glyph[]): Layer[] {
  const layers = new Map<string, { d: string; fill: string; stroke: string; width: number; opacity: number }>();
  for (const glyph of glyphs)
    for (const { d, fill = 'none', stroke = 'none', width = 0, opacity = 1 } of glyph) {
      const key = `${fill} ${stroke} ${width} ${opacity}`;
      const layer = layers.get(key);
      if (layer === undefined) layers.set(key, { d, fill, stroke, width, opacity });
      else layer.d += d;
    }
  // Grounds beneath ink.
  return [...layers.values()].sort((a, b) => Number(a.fill === 'none') - Number(b.fill === 'none'));
}
