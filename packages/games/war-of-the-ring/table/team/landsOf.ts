import type { TeamView, WarView } from '../../view/view.ts';
import type { Land } from '../map/geometry.ts';

/** The lands of somebody's nations: one area, and the borders round it. */
export interface NationLands {
  readonly area: string;
  readonly border: string;
}

function around(land: Land, ids: ReadonlySet<string>): NationLands | null {
  if (ids.size === 0) return null;
  return {
    area: land.regions.flatMap(({ id, area }) => (ids.has(id) ? [area] : [])).join(''),
    border: land.arcs.flatMap(({ between, path }) => (between.filter((id) => ids.has(id)).length === 1 ? [path] : [])).join(''),
  };
}

const nationsOf = ({ players }: TeamView, seats: readonly number[]): ReadonlySet<string> =>
  new Set(seats.flatMap((seat) => players[seat]?.nations ?? []));

/** While one of three or four acts: the lands whose armies he may use, and those of his partner. At all other times nothing is edged. */
export function landsOf(
  land: Land,
  { team, regions }: Pick<WarView, 'team' | 'regions'>,
  mine: number | null,
): { readonly mine: NationLands | null; readonly partners: NationLands | null } {
  if (team === undefined || mine === null || team.acting !== mine) return { mine: null, partners: null };
  const side = team.players[mine]?.side;
  const partners = team.players.flatMap((player) => (player.side === side && player.seat !== mine ? [player.seat] : []));
  const lands = (nations: ReadonlySet<string>): NationLands | null =>
    around(land, new Set(regions.flatMap(({ id, nation }) => (nation !== null && nations.has(nation) ? [id] : []))));
  return { mine: lands(nationsOf(team, [mine])), partners: lands(nationsOf(team, partners)) };
}
