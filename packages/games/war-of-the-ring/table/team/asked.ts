import type { WarView } from '../../view/view.ts';
import { regionOf } from '../sites.ts';

/** What a partner of ours decides at this moment: one of the questions of partners, or as roughly as everybody may know it. */
interface AskedOf {
  readonly seat: number;
  readonly step: (typeof ASKED)[number];
  readonly params: { readonly [name: string]: string };
}

export const ASKED = [
  'drawForTurn',
  'swapCards',
  'mixArmies',
  'removeExcess',
  'fellowship',
  'allocation',
  'battle',
  'action',
  'cards',
] as const;

/** Null while no partner of this seat is asked. Whoever has no seat has no partner. */
export function askedOfPartner({ team, stage }: WarView, waiting: readonly number[], mine: number | null): AskedOf | null {
  if (team === undefined || mine === null) return null;
  const side = team.players[mine]?.side;
  const seat = waiting.find((each) => each !== mine && team.players[each]?.side === side);
  if (seat === undefined || stage === 'over' || stage === 'setup') return null;
  const { asks } = team;
  if (asks === null) return { seat, step: stage, params: {} };
  return { seat, step: asks.step, params: asks.place === null ? {} : { region: `@region.${regionOf(asks.place)}` } };
}
