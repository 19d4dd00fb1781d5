import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Point } from '#look/pen.ts';
import given from '../../content/regions.json' with { type: 'json' };
import { ARC_KINDS, type Geometry } from './geometry.ts';
import { type Arc, outline } from './grown/arcs.ts';
import { ofPair } from './grown/countries.ts';
import { gridOver } from './grown/grid.ts';
import { grow } from './grown/growth.ts';
import { isRiver } from './grown/rivers.ts';
import { scenery } from './grown/scenery.ts';
import { spotsIn } from './grown/spots.ts';
import { PLANT_KINDS } from './plants.ts';
import { SHEET } from './sheet.ts';

/** Grows the map of the standard box once, so that no browser has to: `geometry.json`. It takes some seconds. */

/** Tried by eye: other seeds give other shapes, all with the same neighbours. */
const SEED = 3;
const STEP = 8.2;

const tenths = (value: number): number => Math.round(value * 10);

/** Rounded where each point lies, not on the way to it, so that errors do not add up. */
function folded(line: readonly Point[]): number[] {
  let before = [0, 0];
  return line.flatMap((point) => {
    const now = point.map(tenths);
    const step = [now[0] - before[0], now[1] - before[1]];
    before = now;
    return step;
  });
}

export function geometryOf(seed: number): Geometry {
  const grid = gridOver(SHEET.width, SHEET.height, 26, STEP, seed);
  const { own, missing, extra } = grow(given, grid, seed);
  if (missing.length + extra.length > 0)
    throw new Error(`Seed ${seed} grows a false map: ${[...missing, ...extra].map((pair) => ofPair(pair).join('|')).join(' ')}`);
  const { arcs, rings } = outline(given, grid, own);
  const outlines = rings.map(
    (all) =>
      all
        .map((ring) => ring.flatMap((arc) => (arc > 0 ? arcs[arc - 1].line : arcs[-arc - 1].line.toReversed())))
        .sort((a, b) => b.length - a.length)[0],
  );
  const spots = spotsIn(given, grid, own, outlines);
  const plants = scenery(given, outlines, spots, arcs);
  const kindOf = ({ kind, between: [a, b] }: Arc): number =>
    ARC_KINDS.indexOf(kind === 'open' && isRiver(given[a].id, given[b].id) ? 'river' : kind);
  return {
    regions: given.map(({ id }) => id),
    arcs: arcs.map((arc) => ({ of: arc.between, kind: kindOf(arc), line: folded(arc.line) })),
    rings,
    spots: spots.flatMap((spot) => spot.map(tenths)),
    plants: {
      kind: plants.map(({ kind }) => PLANT_KINDS.indexOf(kind)),
      x: plants.map(({ x }) => tenths(x)),
      y: plants.map(({ y }, at) => tenths(y) - tenths(plants[at - 1]?.y ?? 0)),
      size: plants.map(({ size }) => tenths(size)),
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('./geometry.json', import.meta.url), `${JSON.stringify(geometryOf(Number(process.argv[2] ?? SEED)))}\n`);
