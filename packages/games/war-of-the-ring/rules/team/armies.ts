import type { Seat } from '#kernel';
import {
  characterOf,
  eliteOf,
  endNation,
  type Figure,
  firstNation,
  FREE,
  hasBit,
  isCharacter,
  type Nation,
  nationOf,
  NO_NATION,
  type Place,
  REGION_COUNT,
  regularOf,
  REINFORCEMENTS,
  SHADOW,
  type Side,
} from '../../content/box.ts';
import { countAt, nationUnitsAt, unitsAt } from '../figures.ts';
import type { BySide, Team, War } from '../state.ts';
import { commands, controllerOf, controls, isShared, leadingSeat, seatOf, seatsOf } from './seats.ts';

/** Whose an army is: partners in one region keep apart or form a mixed army, which one of them commands (WR-MULTI-17 to WR-MULTI-24). */

/** Numbers a place: two partners of two sides. */
const STOOD = 4;
const stoodAt = (place: Place, side: Side): number => place * STOOD + side * 2;

/** Gondor and the Witch-king lead in the first turn, and act after their partners (WR-MULTI-04, WR-MULTI-10); before that nobody acts. */
export const newTeam = (): Team => ({
  leading: [0, 1],
  next: [0, 1],
  acting: -1,
  commanders: [0, 1],
  left: 0,
  stood: new Uint8Array(REINFORCEMENTS * STOOD),
  apart: new Uint8Array(REINFORCEMENTS),
  captor: new Uint8Array(REGION_COUNT),
  last: { nations: 0, places: [] },
  now: { nations: 0, places: [] },
});

/** Units and elites of each of two partners. */
type Forces = readonly [units: BySide<number>, elites: BySide<number>];

function forcesOf(s: War, side: Side, count: (figure: Figure) => number): Forces {
  const units: BySide<number> = [0, 0];
  const elites: BySide<number> = [0, 0];
  const [first] = seatsOf(s, side);
  for (let nation: Nation = firstNation(side); nation < endNation(side); nation++) {
    const half = controllerOf(s, nation) === first ? 0 : 1;
    elites[half] += count(eliteOf(nation));
    units[half] += count(regularOf(nation)) + count(eliteOf(nation));
  }
  return [units, elites];
}

/** The one with more units; if they have as many, with more elites; then whoever leads (WR-MULTI-21). */
function commanderOf(s: War, side: Side, [units, elites]: Forces): Seat {
  const [first, second] = seatsOf(s, side);
  if (second === undefined) return first;
  const more = units[0] - units[1] || elites[0] - elites[1];
  return more === 0 ? leadingSeat(s, side) : more > 0 ? first : second;
}

/** Who commands the army of a side at a place: all of it, were it attacked. */
export function commanderAt(s: War, place: Place, side: Side): Seat {
  if (s.open.team === undefined) return seatOf(s, side);
  const [first, second] = seatsOf(s, side);
  return second === undefined
    ? first
    : commanderOf(
        s,
        side,
        forcesOf(s, side, (figure) => countAt(s, place, figure)),
      );
}

/** Who would command a party: it may not be split so that its master loses it (WR-RULING-83). */
export const commanderOfParty = (s: War, side: Side, going: Uint8Array): Seat =>
  commanderOf(
    s,
    side,
    forcesOf(s, side, (figure) => going[figure]),
  );

/** The nations of the first of two partners, as bits: of a side that nobody shares, all. */
function nationsOfFirst(s: War, side: Side): number {
  const [first] = seatsOf(s, side);
  let nations = 0;
  for (let nation: Nation = firstNation(side); nation < endNation(side); nation++)
    if (controllerOf(s, nation) === first) nations |= 1 << nation;
  return nations;
}

/** Units of some nations of a side at a place. */
function unitsOf(s: War, place: Place, side: Side, nations: number): number {
  let units = 0;
  if (unitsAt(s, place, side) === 0) return units;
  for (let nation: Nation = firstNation(side); nation < endNation(side); nation++)
    if (hasBit(nations, nation)) units += nationUnitsAt(s, place, nation);
  return units;
}

/** Units of both partners stand at a place. */
export function isSharedAt(s: War, place: Place, side: Side): boolean {
  const one = unitsOf(s, place, side, nationsOfFirst(s, side));
  return one > 0 && one < unitsAt(s, place, side);
}

/**
 * Partners there fight and move as one. They have agreed to, or were attacked, or came as one; whoever has only just joined a partner is not
 * mixed with him before both have been asked.
 */
export function isMixed(s: War, place: Place, side: Side): boolean {
  const { team } = s.open;
  if (team === undefined || place >= REINFORCEMENTS || team.apart[place] === 1 || !isSharedAt(s, place, side)) return false;
  const at = stoodAt(place, side);
  return team.stood[at] > 0 === team.stood[at + 1] > 0;
}

const anybody = (): boolean => true;

/** Whom the one who decides for a side may send on their way from a place, or lead into battle (WR-MULTI-12, WR-MULTI-18, WR-MULTI-22, WR-MULTI-23). */
export function takes(s: War, place: Place, side: Side): (figure: Figure) => boolean {
  if (!isShared(s, side)) return anybody;
  const seat = seatOf(s, side);
  return isMixed(s, place, side) && commanderAt(s, place, side) === seat ? anybody : (figure) => isHis(s, seat, figure);
}

/** His own nation's, his own Minion, or anybody's: Nazgûl and Companions (WR-MULTI-14, WR-MULTI-16). */
export function isHis(s: War, seat: Seat, figure: Figure): boolean {
  if (isCharacter(figure)) return commands(s, seat, characterOf(figure));
  const nation = nationOf(figure);
  return nation === NO_NATION || controls(s, seat, nation);
}

/** Units of a player's nations stand at a place. */
export function hasUnits(s: War, seat: Seat, place: Place, side: Side): boolean {
  for (let nation: Nation = firstNation(side); nation < endNation(side); nation++)
    if (nationUnitsAt(s, place, nation) > 0 && controls(s, seat, nation)) return true;
  return false;
}

/** Units of nations that whoever decides for the side commands himself stand at a place. */
export const hasOwnUnits = (s: War, place: Place, side: Side): boolean => !isShared(s, side) || hasUnits(s, seatOf(s, side), place, side);

/** A mixed army attacks only for its commander; one's own army of its own for oneself (WR-MULTI-22). */
export const mayAttackFrom = (s: War, seat: Seat, place: Place, side: Side): boolean =>
  !isShared(s, side) || !isMixed(s, place, side) || commanderAt(s, place, side) === seat;

/** A region under attack: whoever stands there fights as one army (WR-MULTI-20). */
export function standTogether(s: War, place: Place): void {
  if (s.open.team !== undefined) s.open.team.apart[place] = 0;
}

/** How the partners of a side stand at a place now. */
function remember(s: War, { stood }: Team, place: Place, side: Side, first: number): void {
  const at = stoodAt(place, side);
  stood[at] = unitsOf(s, place, side, first);
  stood[at + 1] = unitsAt(s, place, side) - stood[at];
}

/** The end of an action: how everybody stands is remembered, and armies that no longer share a place are no longer apart. */
export function settleArmies(s: War): void {
  const { team } = s.open;
  if (team === undefined) return;
  // Asked for once and not once a place: with three and four players a game is about a tenth faster.
  const free = nationsOfFirst(s, FREE);
  const shadow = nationsOfFirst(s, SHADOW);
  for (let place = 0; place < REINFORCEMENTS; place++) {
    remember(s, team, place, FREE, free);
    remember(s, team, place, SHADOW, shadow);
    if (team.apart[place] === 1 && !isSharedAt(s, place, FREE) && !isSharedAt(s, place, SHADOW)) team.apart[place] = 0;
  }
}

/** What they said about a place holds until somebody else joins them there. */
export function haveSaid(s: War, place: Place, side: Side, apart: boolean): void {
  const { team } = s.open;
  if (team === undefined) return;
  team.apart[place] = apart ? 1 : 0;
  remember(s, team, place, side, nationsOfFirst(s, side));
}

/** Partners share a place and have to say whether they mix: one has joined the other, or what they kept apart has grown (WR-MULTI-17). */
export function mustSay(s: War, place: Place, side: Side): boolean {
  const { team } = s.open;
  if (team === undefined || unitsAt(s, place, side) < 2 || !isShared(s, side)) return false;
  const one = unitsOf(s, place, side, nationsOfFirst(s, side));
  const other = unitsAt(s, place, side) - one;
  if (one === 0 || other === 0) return false;
  const at = stoodAt(place, side);
  if (team.apart[place] === 1) return one > team.stood[at] || other > team.stood[at + 1];
  return team.stood[at] > 0 !== team.stood[at + 1] > 0;
}
