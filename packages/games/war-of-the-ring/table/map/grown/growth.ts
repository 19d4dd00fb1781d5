import { isInside } from '#look/map/geometry.ts';
import { type Point, rnd } from '#look/pen.ts';
import { SHEET } from '../sheet.ts';
import { LAKE, SEA } from './coastline.ts';
import { type Border, bordersOf, type GivenRegion, ofPair, owners, pairOf } from './countries.ts';
import type { Grid } from './grid.ts';

/** The land dealt out: whose each cell is, and which of the wanted borders are missing or too many. */
interface Grown {
  readonly own: Int16Array;
  readonly missing: readonly number[];
  readonly extra: readonly number[];
}

const SWEEPS = 200;
/** Borders shorter than so many cells are hard to see. */
const CONTACT = 6;
const COMPACT = 4;
/** A region keeps at least so many cells, and is loth to have fewer than the second. */
const LEAST = 14;
const ROOMY = 42;

/**
 * Grows the regions from the places the content gives them: first every cell goes to the nearest, then cells change hands until the regions
 * touch exactly those pairs that share a border in the content. No region is ever torn apart.
 */
export function grow(given: readonly GivenRegion[], grid: Grid, seed: number): Grown {
  const { cells, around } = grid;
  const count = given.length;
  const { sea, lake, frame } = owners(count);
  const wanted: ReadonlyMap<number, Border> = bordersOf(given);
  const next = rnd(seed);
  const own = new Int16Array(cells.length).fill(-1);
  for (const [cell, [x, y]] of cells.entries()) {
    if (x < -5 || y < -5 || x > SHEET.width + 5 || y > SHEET.height + 5) own[cell] = frame;
    else if (isInside([SEA], [x, y])) own[cell] = sea;
    else if (isInside([LAKE], [x, y])) own[cell] = lake;
  }
  const isSeen = cells.map((_, cell) => own[cell] !== frame);
  const land = [...cells.keys()].filter((cell) => own[cell] === -1);
  dealOut(given, cells, land, own);

  // What is counted while cells change hands.
  const contacts = new Contacts(wanted, sea);
  for (const [cell, ring] of around.entries())
    for (const other of ring) if (cell < other && isSeen[cell] && isSeen[other]) contacts.add(own[cell], own[other], 1);
  const size = new Float64Array(count);
  const sumX = new Float64Array(count);
  const sumY = new Float64Array(count);
  for (const cell of land) {
    size[own[cell]]++;
    sumX[own[cell]] += cells[cell][0];
    sumY[own[cell]] += cells[cell][1];
  }
  const home = given.map(({ x, y }) =>
    land.reduce((best, cell) => (far(cells[cell], [x, y]) < far(cells[best], [x, y]) ? cell : best), land[0]),
  );
  const isHome = new Set(home);

  const flip = (cell: number, to: number): void => {
    const from = own[cell];
    for (const other of around[cell])
      if (isSeen[cell] && isSeen[other]) {
        contacts.add(from, own[other], -1);
        contacts.add(to, own[other], 1);
      }
    for (const [region, by] of [
      [from, -1],
      [to, 1],
    ])
      if (region < count) {
        size[region] += by;
        sumX[region] += by * cells[cell][0];
        sumY[region] += by * cells[cell][1];
      }
    own[cell] = to;
  };
  const astray = (region: number, n: number, x: number, y: number): number => Math.hypot(x / n - given[region].x, y / n - given[region].y);
  /** What it costs to give a cell away: contacts won and lost, longer borders, regions that leave their place. */
  const costTo = (cell: number, to: number): number => {
    const from = own[cell];
    if (size[from] <= LEAST) return Number.POSITIVE_INFINITY;
    const changes = new Map<number, number>();
    let longer = 0;
    for (const other of around[cell]) {
      const whose = own[other];
      if (whose === frame) continue;
      if (whose !== from) longer--;
      if (whose !== to) longer++;
      if (!isSeen[cell] || !isSeen[other] || whose > sea) continue;
      if (whose !== from) changes.set(pairOf(from, whose), (changes.get(pairOf(from, whose)) ?? 0) - 1);
      if (whose !== to) changes.set(pairOf(to, whose), (changes.get(pairOf(to, whose)) ?? 0) + 1);
    }
    let cost = longer * COMPACT;
    for (const [pair, by] of changes) cost += contacts.costOf(pair, by);
    const [x, y] = cells[cell];
    const leaves = astray(from, size[from] - 1, sumX[from] - x, sumY[from] - y) - astray(from, size[from], sumX[from], sumY[from]);
    const joins = astray(to, size[to] + 1, sumX[to] + x, sumY[to] + y) - astray(to, size[to], sumX[to], sumY[to]);
    cost += 0.55 * (leaves * Math.sqrt(size[from]) + joins * Math.sqrt(size[to]));
    return size[from] < ROOMY ? cost + (ROOMY - size[from]) * 0.35 : cost;
  };
  /** Its region stays in one piece without it: those of the same region round it hang together. */
  const isLoose = (cell: number): boolean => {
    const ring = around[cell].map((other) => own[other] === own[cell]);
    return ring.filter((same, at) => same && !ring[(at + 1) % ring.length]).length === 1;
  };

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const heat = 3.2 * (1 - sweep / SWEEPS) ** 1.6 + 0.02;
    if (sweep % 12 === 4 && sweep < SWEEPS * 0.82)
      for (const pair of contacts.errors().missing)
        for (const [cell, to] of corridor(pair, { grid, own, isSeen, isHome, next, count })) if (own[cell] < count) flip(cell, to);
    for (let tries = 0; tries < land.length; tries++) {
      const cell = land[Math.floor(next() * land.length)];
      if (isHome.has(cell)) continue;
      const others = around[cell].filter((other) => own[other] !== own[cell] && own[other] < count);
      if (others.length === 0) continue;
      const to = own[others[Math.floor(next() * others.length)]];
      if (!isLoose(cell)) continue;
      const cost = costTo(cell, to);
      if (cost <= 0 || next() < Math.exp(-cost / heat)) flip(cell, to);
    }
  }
  gatherStrays(grid, own, land, home, flip);
  return { own, ...contacts.errors() };
}

/** How often the cells of each two regions touch. */
class Contacts {
  private readonly times = new Map<number, number>();
  private readonly wanted: ReadonlyMap<number, Border>;
  /** What comes after it in the numbering has no borders. */
  private readonly sea: number;

  constructor(wanted: ReadonlyMap<number, Border>, sea: number) {
    this.wanted = wanted;
    this.sea = sea;
  }

  add(a: number, b: number, by: number): void {
    if (a === b || a > this.sea || b > this.sea) return;
    const pair = pairOf(a, b);
    this.times.set(pair, (this.times.get(pair) ?? 0) + by);
  }

  /** What it would cost if two regions touched so many times more. */
  costOf(pair: number, by: number): number {
    const times = this.times.get(pair) ?? 0;
    return this.cost(pair, times + by) - this.cost(pair, times);
  }

  private cost(pair: number, times: number): number {
    if (!this.wanted.has(pair)) return times > 0 ? 26 + 9 * times : 0;
    return times >= CONTACT ? 0 : (CONTACT - times) * (times === 0 ? 20 : 15);
  }

  errors(): { missing: number[]; extra: number[] } {
    return {
      missing: [...this.wanted.keys()].filter((pair) => (this.times.get(pair) ?? 0) <= 0),
      extra: [...this.times].filter(([pair, times]) => times > 0 && !this.wanted.has(pair)).map(([pair]) => pair),
    };
  }
}

const far = ([x, y]: Point, [px, py]: Point): number => (x - px) ** 2 + (y - py) ** 2;

/** Every cell to the nearest place, the places pulled until the middles of the regions lie where the content wants them. */
function dealOut(given: readonly GivenRegion[], cells: readonly Point[], land: readonly number[], own: Int16Array): void {
  const sites = given.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 40; round++) {
    const sums = given.map(() => ({ x: 0, y: 0, n: 0 }));
    for (const cell of land) {
      const [x, y] = cells[cell];
      let best = 0;
      for (let region = 1; region < sites.length; region++)
        if (far([x, y], [sites[region].x, sites[region].y]) < far([x, y], [sites[best].x, sites[best].y])) best = region;
      own[cell] = best;
      sums[best].x += x;
      sums[best].y += y;
      sums[best].n++;
    }
    for (const [region, { x, y, n }] of sums.entries()) {
      if (n === 0) continue;
      const site = sites[region];
      const wish = given[region];
      site.x += 0.25 * (wish.x - x / n);
      site.y += 0.25 * (wish.y - y / n);
      const pulled = Math.hypot(site.x - wish.x, site.y - wish.y);
      if (pulled > 22) {
        site.x = wish.x + ((site.x - wish.x) * 22) / pulled;
        site.y = wish.y + ((site.y - wish.y) * 22) / pulled;
      }
    }
  }
}

/** The cheapest chain of cells between two regions that ought to touch: one half for each. */
function corridor(
  pair: number,
  land: {
    readonly grid: Grid;
    readonly own: Int16Array;
    readonly isSeen: readonly boolean[];
    readonly isHome: ReadonlySet<number>;
    readonly next: () => number;
    readonly count: number;
  },
): [cell: number, to: number][] {
  const { grid, own, isSeen, isHome, next, count } = land;
  const [a, b] = ofPair(pair);
  const { sea, frame } = owners(count);
  const reached = new Map<number, number>();
  const before = new Map<number, number>();
  const open: [number, number][] = [];
  for (const [cell, whose] of own.entries())
    if (whose === a) {
      reached.set(cell, 0);
      open.push([0, cell]);
    }
  while (open.length > 0) {
    open.sort((one, other) => one[0] - other[0]);
    const [way, cell] = open.shift() ?? [0, 0];
    if (way > (reached.get(cell) ?? 0)) continue;
    if (own[cell] === b) {
      const path: number[] = [];
      for (let at: number | undefined = before.get(cell); at !== undefined && before.has(at); at = before.get(at)) path.unshift(at);
      return path.filter((each) => !isHome.has(each)).map((each, at) => [each, b === sea || at < path.length / 2 ? a : b]);
    }
    for (const other of grid.around[cell]) {
      const whose = own[other];
      if (whose === frame || !isSeen[other] || (whose !== b && (isHome.has(other) || whose >= sea))) continue;
      const there = way + 1 + (whose === a || whose === b ? 0 : 1.4) + next() * 0.4;
      if (there >= (reached.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(other, there);
      before.set(other, cell);
      open.push([there, other]);
    }
  }
  return [];
}

/** Cells that hang together with no home go to a neighbour. */
function gatherStrays(
  { around }: Grid,
  own: Int16Array,
  land: readonly number[],
  home: readonly number[],
  flip: (cell: number, to: number) => void,
): void {
  for (let pass = 0; pass < 3; pass++)
    for (const [region, start] of home.entries()) {
      const seen = new Set([start]);
      const open = [start];
      for (let cell = open.pop(); cell !== undefined; cell = open.pop())
        for (const other of around[cell])
          if (own[other] === region && !seen.has(other)) {
            seen.add(other);
            open.push(other);
          }
      for (const cell of land)
        if (own[cell] === region && !seen.has(cell)) {
          const to = around[cell].find((other) => own[other] !== region && own[other] < home.length);
          if (to !== undefined) flip(cell, own[to]);
        }
    }
}
