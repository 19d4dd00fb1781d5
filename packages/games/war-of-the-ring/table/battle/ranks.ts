import type { BattleView, ForceView, WarView } from '../../view/view.ts';
import { hostsOf, NAZGUL } from '../pieces/hosts.ts';
import type { SideId } from '../pieces/nations.ts';
import { regionOf } from '../sites.ts';

/** Figures that stand together: the units of a nation, or, with no nation, those who lead. */
interface BattleRank {
  readonly nation: string | null;
  /** One name for each figure: `gondor-elite`, `gondor-elite`, `gondor-regular`. */
  readonly figures: readonly string[];
}

const NOBODY: ForceView = { figures: {}, characters: [] };

/** Who stands in a place: in the open, or behind the walls of a stronghold. */
export function forceIn(view: WarView, place: string): ForceView {
  const region = view.regions.find(({ id }) => id === regionOf(place));
  if (region === undefined) return NOBODY;
  return place === region.id ? region.field : region.inside;
}

export const enemyOf = (side: SideId): SideId => (side === 'shadow' ? 'free-peoples' : 'shadow');

export const placeOf = (battle: BattleView, side: SideId): string => (side === battle.attacker ? battle.from : battle.to);

const times = (figure: string, count: number): string[] => Array.from({ length: count }, () => figure);

/** The host of one side, rank by rank; the largest nation first, its elites before its regulars. */
export function ranksOf(force: ForceView, side: SideId): readonly BattleRank[] {
  const host = hostsOf(force).find((each) => each.side === side);
  if (host === undefined) return [];
  const units = host.contingents.map(({ nation, elite, regular }) => ({
    nation,
    figures: [...times(`${nation}-elite`, elite), ...times(`${nation}-regular`, regular)],
  }));
  const leading = [
    ...host.contingents.flatMap(({ nation, leader }) => times(`${nation}-leader`, leader)),
    ...times(NAZGUL, host.nazgul),
    ...host.characters,
  ];
  return [...units, { nation: null, figures: leading }].filter(({ figures }) => figures.length > 0);
}
