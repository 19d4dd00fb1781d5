import { sectionOf } from '../../rules/spots.ts';
import type { HuntView, NazgulView } from '../../view/view.ts';
import type { Sheet } from '../map/sheet.ts';

/** What lies beside what, as everybody can see on the board. */
export interface Land {
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
  readonly region: ReadonlyMap<string, string>;
}

export function landOf({ spaces, ways }: Pick<Sheet, 'spaces' | 'ways'>): Land {
  const beside = new Map<string, Set<string>>(spaces.map(({ id }) => [id, new Set()]));
  for (const { a, b } of ways) {
    beside.get(a)?.add(b);
    beside.get(b)?.add(a);
  }
  return { beside, region: new Map(spaces.map(({ id, region }) => [id, region])) };
}

/** Whether a space lies in a region (`II-B`) or in a section (`II`). */
export function liesIn(land: Land, space: string, place: string): boolean {
  const region = land.region.get(space) ?? '';
  return region === place || sectionOf(region) === place;
}

/** Every Nazgûl on the hunted area or beside it takes part in the encounter. */
export const takingPart = (view: HuntView, land: Land, area: string): readonly NazgulView[] =>
  view.nazgul.filter(({ at }) => at !== null && (at === area || land.beside.get(area)?.has(at) === true));

/** One token for each, two for the Witch-king. */
export const tokensFor = (riders: readonly NazgulView[]): number => riders.reduce((sum, { witchKing }) => sum + (witchKing ? 2 : 1), 0);
