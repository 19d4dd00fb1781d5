import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../../content/map-part-2.json' with { type: 'json' };
import type { HuntView, NazgulView } from '../../view.ts';

/** What lies beside what, as everybody can see on the board. */

interface Land {
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
  readonly region: ReadonlyMap<string, string>;
}

function readLand(map: typeof mapOne | typeof mapTwo): Land {
  const beside = new Map<string, Set<string>>();
  const join = (one: string, other: string): void => {
    const known = beside.get(one) ?? new Set<string>();
    beside.set(one, known.add(other));
  };
  for (const { a, b } of map.edges) {
    join(String(a), String(b));
    join(String(b), String(a));
  }
  return { beside, region: new Map([...map.areas, ...map.dots].map(({ id, region }) => [String(id), region])) };
}

const LANDS: { readonly [part in 1 | 2]: Land } = { 1: readLand(mapOne), 2: readLand(mapTwo) };

export const isBeside = (part: 1 | 2, one: string, other: string): boolean => LANDS[part].beside.get(one)?.has(other) === true;

/** Whether a space lies in a region (`II-B`) or in a section (`II`). */
export function liesIn(part: 1 | 2, space: string, place: string): boolean {
  const region = LANDS[part].region.get(space) ?? '';
  return region === place || region.split('-')[0] === place;
}

/** Every Nazgûl on the hunted area or beside it takes part in the encounter. */
export const takingPart = (view: HuntView, area: string): readonly NazgulView[] =>
  view.nazgul.filter(({ at }) => at !== null && (at === area || isBeside(view.part, at, area)));

/** One token for each, two for the Witch-king. */
export const tokensFor = (riders: readonly NazgulView[]): number => riders.reduce((sum, { witchKing }) => sum + (witchKing ? 2 : 1), 0);

/** The fewest spaces between two places, at most `most`; null when they are farther apart. Exits are never crossed. */
export function distance(part: 1 | 2, from: string, to: string, most: number): number | null {
  let edge: readonly string[] = [from];
  const seen = new Set(edge);
  for (let far = 0; far <= most; far++) {
    if (edge.includes(to)) return far;
    edge = edge
      .filter((space) => far === 0 || !/^[A-Z]$/.test(space))
      .flatMap((space) => [...(LANDS[part].beside.get(space) ?? [])].filter((next) => !seen.has(next) && seen.add(next)));
  }
  return null;
}
