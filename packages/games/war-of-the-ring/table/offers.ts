import type { SeatTurn } from '#wire';
import type { WarAction } from '../rules/verbs.ts';
import { type Site, siteOf } from './sites.ts';

type ActionOn<On extends Site['on']> = { readonly site: Extract<Site, { readonly on: On }>; readonly action: WarAction };

/** The options of a seat, sorted by what they concern. Nothing is touchable that is not among them. */
export interface Offers {
  readonly all: readonly WarAction[];
  /** Somebody at this screen is asked. */
  readonly asked: boolean;
  /** Region that was taken up as the beginning of a way; null when none is, or it leads nowhere any more. */
  readonly from: string | null;
  /** Regions that may be touched now: where something can be done, where a way begins, or, with its beginning taken up, where it leads. */
  readonly regions: ReadonlySet<string>;
  /** What touching a region could mean. Empty for the beginning of a way. */
  at(region: string): readonly WarAction[];
  /** A way begins here. */
  begins(region: string): boolean;
  on<On extends Site['on']>(on: On): readonly ActionOn<On>[];
  /** Options of these verbs, typed. */
  of<Type extends WarAction['type']>(...types: readonly Type[]): readonly Extract<WarAction, { readonly type: Type }>[];
}

const isOn =
  <On extends Site['on']>(on: On) =>
  (each: { readonly site: Site; readonly action: WarAction }): each is ActionOn<On> =>
    each.site.on === on;

const isOf =
  <Type extends WarAction['type']>(types: readonly Type[]) =>
  (action: WarAction): action is Extract<WarAction, { readonly type: Type }> =>
    types.some((type) => type === action.type);

export function offersOf(turn: SeatTurn<WarAction> | null, mode: 'play' | 'watch' | 'replay', taken: string | null = null): Offers {
  const all = turn === null || mode !== 'play' ? [] : turn.options;
  const sited = all.map((action) => ({ action, site: siteOf(action) }));
  const ways = sited.filter(isOn('way'));
  const begins = new Set(ways.map(({ site }) => site.from));
  // With only one beginning there is nothing to take up first.
  const from = taken !== null && begins.has(taken) ? taken : begins.size === 1 ? ([...begins][0] ?? null) : null;
  const spots = new Map<string, WarAction[]>();
  const lay = (region: string, action: WarAction): void => {
    const there = spots.get(region);
    if (there === undefined) spots.set(region, [action]);
    else there.push(action);
  };
  for (const { site, action } of sited.filter(isOn('region'))) lay(site.region, action);
  for (const { site, action } of ways) if (site.from === from) lay(site.to, action);
  return {
    all,
    asked: all.length > 0,
    from,
    regions: new Set([...spots.keys(), ...(from === null ? begins : [])]),
    at: (region) => spots.get(region) ?? [],
    begins: (region) => begins.has(region),
    on: (on) => sited.filter(isOn(on)),
    of: (...types) => all.filter(isOf(types)),
  };
}
