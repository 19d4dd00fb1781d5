import { type Country, countryOf, FRAME } from '#look/map/borders.ts';
import { outlineOf } from '#look/map/outlines.ts';
import type { Point } from '#look/pen.ts';
import { bordersOf, type GivenRegion, owners, pairOf } from './countries.ts';
import type { Grid } from './grid.ts';
import { isRiver } from './rivers.ts';

type BorderKind = 'open' | 'river' | 'closed' | 'coast' | 'lake';

export interface GrownLands {
  readonly arcs: Country<BorderKind>['arcs'];
  /** For each region its closed lines, the largest first. */
  readonly loops: readonly (readonly (readonly number[])[])[];
  readonly outlines: readonly (readonly Point[])[];
}

/** Of the points that the pen drew every third is enough: they lie closer than a hand can see. */
const THINNED = 3;

/** The outlines of the regions that were grown: every border once, with its kind. */
export function landsOf(given: readonly GivenRegion[], { corners, edges }: Grid, own: Int16Array): GrownLands {
  const { sea, lake, frame } = owners(given.length);
  const wanted = bordersOf(given);
  const number = new Map(given.map(({ id }, at) => [id, at]));
  const nameOf = (owner: number): string => (owner === frame ? FRAME : owner === sea ? 'sea' : owner === lake ? 'lake' : given[owner].id);
  const bordering = edges.flatMap(({ cells, corners: [from, to] }) => {
    const [a, b] = [own[cells[0]], own[cells[1]]].sort((one, other) => one - other);
    return a === b ? [] : [{ from, to, lands: [nameOf(a), nameOf(b)] as const }];
  });
  const country = countryOf<BorderKind>(
    given.map(({ id }) => id),
    { corners, edges: bordering },
    (one, other) => {
      const [a, b] = [number.get(one), number.get(other)];
      if (a === undefined || b === undefined) return [one, other].includes('lake') ? 'lake' : 'coast';
      return isRiver(one, other) ? 'river' : wanted.get(pairOf(a, b)) === 'closed' ? 'closed' : 'open';
    },
  );
  const arcs = country.arcs.map(({ kind, line }) => ({
    kind,
    line: line.filter((_, at) => at % THINNED === 0 || at === line.length - 1),
  }));
  const loops = country.lands.map((land) => land.loops.toSorted((a, b) => outlineOf(arcs, b).length - outlineOf(arcs, a).length));
  return { arcs, loops, outlines: loops.map(([largest]) => outlineOf(arcs, largest)) };
}
