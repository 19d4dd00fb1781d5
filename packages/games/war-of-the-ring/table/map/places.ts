import type { RegionView, WarView } from '../../view/view.ts';
import { type Host, hostsOf } from '../pieces/hosts.ts';
import { settlementGlyph } from '../pieces/settlements.ts';
import type { Land, MapRegion } from './geometry.ts';

/** One thing that stands on the map, by its middle relative to the spot of its region. */
export interface StandingPiece {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What stands in a region, and where. Sizes are those of the map at its usual scale; pieces grow about their spot. */
export interface RegionPlaces {
  readonly id: string;
  readonly region: MapRegion;
  readonly view: RegionView;
  readonly settlement: StandingPiece | null;
  /** In the open: the army, or whoever is there; the second is the other side's people. */
  readonly hosts: readonly (StandingPiece & { readonly host: Host; readonly full: boolean })[];
  /** Behind the walls. */
  readonly inside: (StandingPiece & { readonly host: Host; readonly full: boolean }) | null;
  readonly fellowship: StandingPiece | null;
  /** How far everything reaches left, right, up and down. */
  readonly reach: { readonly left: number; readonly right: number; readonly up: number; readonly down: number };
}

/** The most units that may stay in one region, and behind walls. */
const MOST = 10;
const MOST_INSIDE = 5;
/** Half of a shield, and what characters beside it need. */
const SHIELD = 12;
const MEDAL = 14;

function placeOf(region: MapRegion, view: RegionView, fellowshipAt: string | null): RegionPlaces {
  const hosts = hostsOf(view.field);
  const inside = hostsOf(view.inside)[0] ?? null;
  const built = settlementGlyph(view.settlement) !== null;
  const army = hosts.find(({ units, leaders }) => units + leaders > 0) ?? hosts[0] ?? null;
  const others = hosts.filter((host) => host !== army);
  const besieged = view.besieged && inside !== null;
  const settlementX = built && (army !== null || inside !== null) ? (besieged ? -15 : -12) : 0;
  const armyX = built ? (besieged ? 17 : 12.5) : 0;
  const width = (host: Host): number => SHIELD + MEDAL * Math.ceil(Math.min(4, host.characters.length) / 2) * (host.units > 0 ? 1 : 0.5);
  /** Where the next thing may stand to the left. */
  const leftEdge = (built ? settlementX - (besieged ? 21 : 12) : army === null ? 0 : -SHIELD) - 1;
  const isAlone = !built && army === null;
  const fellowship = fellowshipAt === region.id ? { x: isAlone ? 0 : leftEdge - 9, y: 1, scale: 1 } : null;
  const otherX = leftEdge - (fellowship === null ? 0 : 19) - 9;
  const isEmpty = isAlone && fellowship === null;
  return {
    id: region.id,
    region,
    view,
    settlement: built ? { x: settlementX, y: 1, scale: view.settlement === 'stronghold' ? 1 : 0.94 } : null,
    hosts: [
      ...(army === null ? [] : [{ host: army, x: armyX, y: 0, scale: 1, full: army.units >= MOST }]),
      ...others.map((host) => ({ host, x: otherX, y: 0, scale: 0.9, full: false })),
    ],
    inside: inside === null ? null : { host: inside, x: settlementX, y: 2, scale: 0.8, full: inside.units >= MOST_INSIDE },
    fellowship,
    reach: {
      left: -(others.length > 0 ? otherX - 9 : fellowship === null ? leftEdge : fellowship.x - 10),
      right: army === null ? (isEmpty ? 0 : 12) : armyX + width(army),
      up: isEmpty ? 0 : besieged ? 23 : 17,
      down: isEmpty ? 0 : besieged ? 21 : 13,
    },
  };
}

/** Everything on the map, region by region. Where nothing changed since `before` it is the same place: what is drawn there stays. */
export function placesOf(land: Land, view: WarView, before: readonly RegionPlaces[] = []): RegionPlaces[] {
  const at = view.fellowship.mordor === null ? view.fellowship.at : null;
  const known = new Map(before.map((place) => [place.id, place]));
  return view.regions.flatMap((region) => {
    const drawn = land.byId.get(region.id);
    if (drawn === undefined) return [];
    const old = known.get(region.id);
    const isSame = old?.view === region && (old.fellowship !== null) === (at === region.id);
    return [old !== undefined && isSame ? old : placeOf(drawn, region, at)];
  });
}

/** Names stand round what stands in a place, whatever it is: so long as it reaches as far, they stay. */
export const sameRoom = (one: readonly RegionPlaces[], other: readonly RegionPlaces[]): boolean =>
  one.length === other.length && one.every((place, at) => place === other[at] || reachesAlike(place, other[at]));

const reachesAlike = (one: RegionPlaces, other: RegionPlaces): boolean =>
  one.id === other.id &&
  one.hosts.length > 0 === other.hosts.length > 0 &&
  one.reach.left === other.reach.left &&
  one.reach.right === other.reach.right &&
  one.reach.up === other.reach.up &&
  one.reach.down === other.reach.down;
