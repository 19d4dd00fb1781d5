import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packLine } from '#look/map/lines.ts';
import given from '../../content/regions.json' with { type: 'json' };
import { ARC_KINDS, type Geometry } from './geometry.ts';
import { ofPair } from './grown/countries.ts';
import { gridOver } from './grown/grid.ts';
import { grow } from './grown/growth.ts';
import { landsOf } from './grown/lands.ts';
import { scenery } from './grown/scenery.ts';
import { spotsIn } from './grown/spots.ts';
import { PLANT_KINDS } from './plants.ts';
import { SHEET } from './sheet.ts';

/** Grows the map of the standard box once, so that no browser has to: `geometry.json`. It takes some seconds. */

/** Tried by eye: other seeds give other shapes, all with the same neighbours. */
const SEED = 1;
const STEP = 8.2;

const tenths = (value: number): number => Math.round(value * 10);

function geometryOf(seed: number): Geometry {
  const grid = gridOver(SHEET.width, SHEET.height, 26, STEP, seed);
  const { own, missing, extra } = grow(given, grid, seed);
  if (missing.length + extra.length > 0)
    throw new Error(`Seed ${seed} grows a false map: ${[...missing, ...extra].map((pair) => ofPair(pair).join('|')).join(' ')}`);
  const { arcs, loops, outlines } = landsOf(given, grid, own);
  const spots = spotsIn(given, grid, own, outlines);
  const plants = scenery(given, outlines, spots, arcs);
  return {
    regions: given.map(({ id }) => id),
    arcs: arcs.map(({ kind, line }) => ({ kind: ARC_KINDS.indexOf(kind), line: packLine(line) })),
    loops,
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
