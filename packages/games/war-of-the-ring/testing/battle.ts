import { NATIONS } from '../content/box.ts';
import type { WarPosition } from '../position/index.ts';
import { type GivenWar, war, type WarTable } from './war.ts';

export type Armies = GivenWar & Required<Pick<GivenWar, 'on'>>;

/** Armies on the map, all nations at war unless said otherwise; each side has a die more than it needs, so that the turn does not run out. */
export const armies = (given: Armies): WarTable =>
  war({ atWar: NATIONS, free: ['army-muster', 'event'], shadow: ['army', 'event'], ...given });

/** The Shadow has attacked from one place to another, with everybody who may; the first round has not begun. */
export const shadowAttacks = (given: Armies, from: string, against: string): WarTable =>
  armies({ toAct: 'shadow', ...given })
    .spend('army', 'attack')
    .shadow('attack', { from, against });

/** The same of the Free Peoples. */
export const freeAttack = (given: Armies, from: string, against: string): WarTable =>
  armies({ toAct: 'free-peoples', ...given })
    .spend('army-muster', 'attack')
    .free('attack', { from, against });

type Clash = Omit<Armies, 'on' | 'free' | 'shadow'> & {
  /** Who stands in the attacking and in the defending region. */
  readonly attackers: string;
  readonly defenders: string;
  readonly by?: 'free-peoples' | 'shadow';
  /** In the open, and outside every nation, unless said otherwise. */
  readonly from?: string;
  readonly against?: string;
  readonly on?: Armies['on'];
  /** The combat card each side plays in the first round. */
  readonly free?: string;
  readonly shadow?: string;
};

/** A battle up to its first combat cards, which are played; then the first dice fall as given. */
export function clash(given: Clash, ...results: number[]): WarTable {
  const { attackers, defenders, by = 'shadow', from = 'north-ithilien', against = 'south-ithilien', on = {}, ...others } = given;
  const { free, shadow, ...rest } = others;
  const hands: NonNullable<WarPosition['hands']> = {};
  if (free !== undefined) hands['free-peoples'] = { hand: [free] };
  if (shadow !== undefined) hands.shadow = { hand: [shadow] };
  const armed = { hands, ...rest, on: { ...on, [from]: attackers, [against]: defenders } };
  const table = by === 'shadow' ? shadowAttacks(armed, from, against) : freeAttack(armed, from, against);
  const cards = (by === 'shadow' ? [shadow, free] : [free, shadow]).filter((card) => card !== undefined);
  table.next(...results).do('beginBattle');
  for (const card of cards) table.do('playCombatCard', { card });
  return table;
}
