import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import {
  BOTH_SIDES,
  characterOf,
  type Figure,
  FREE,
  isCharacter,
  isElite,
  KINDS,
  nationOf,
  NO_NATION,
  type Place,
  REGION_COUNT,
  REINFORCEMENTS,
  SHADOW,
  type Side,
} from '../../content/box.ts';
import { ROW, unitsAt } from '../figures.ts';
import type { Team, War } from '../state.ts';
import { commands, controls, isShared, leadingSeat, seatedOn, seatOf, seatsOf, unitsOfSeat } from './seats.ts';

/** Whose an army is: partners in one region keep apart or form a mixed army, which one of them commands (WR-MULTI-17 to WR-MULTI-24). */

/** Numbers a place: two partners of two sides. */
const STOOD = 4;
const stoodAt = (place: Place, side: Side): number => place * STOOD + side * 2;

/** Gondor and the Witch-king lead in the first turn, and act after their partners (WR-MULTI-04, WR-MULTI-10); before that nobody acts. */
export const newTeam = (): Team => ({
  leading: [0, 1],
  next: [0, 1],
  acting: asId(-1),
  commanders: [0, 1],
  left: asId(0),
  stood: new Uint8Array(REINFORCEMENTS * STOOD),
  apart: new Uint8Array(REINFORCEMENTS),
  captor: new Uint8Array(REGION_COUNT),
  last: { nations: 0, places: [] },
  now: { nations: 0, places: [] },
});

/** The units of the first of two partners; of a side that nobody shares, all. */
const unitsOfFirst = (s: War, side: Side): readonly Figure[] => unitsOfSeat(s, side, seatedOn(s, side)[0]);

/** How many of these units stand in a row of the board. */
function countIn(figures: Uint8Array, row: number, units: readonly Figure[]): number {
  let sum = 0;
  for (let i = 0; i < units.length; i++) sum += figures[row + units[i]];
  return sum;
}

const elitesIn = (figures: Uint8Array, row: number, units: readonly Figure[]): number => countIn(figures, row, units.filter(isElite));

/** Of those in a row of the board, or in a party: the one with more units; if they have as many, with more elites; then whoever leads (WR-MULTI-21). */
function commanderIn(s: War, side: Side, figures: Uint8Array, row: number): Seat {
  const [first, second] = seatsOf(s, side);
  if (second === undefined) return first;
  const [ofFirst, ofSecond] = [unitsOfSeat(s, side, first), unitsOfSeat(s, side, second)];
  const more =
    countIn(figures, row, ofFirst) - countIn(figures, row, ofSecond) || elitesIn(figures, row, ofFirst) - elitesIn(figures, row, ofSecond);
  return more === 0 ? leadingSeat(s, side) : more > 0 ? first : second;
}

/** Who commands the army of a side at a place: all of it, were it attacked. */
export const commanderAt = (s: War, place: Place, side: Side): Seat =>
  s.open.team === undefined ? seatOf(s, side) : commanderIn(s, side, s.open.figures, place * ROW);

/** Who would command a party: it may not be split so that its master loses it (WR-RULING-83). */
export const commanderOfParty = (s: War, side: Side, going: Uint8Array): Seat => commanderIn(s, side, going, 0);

/** Units of those whom the one who decides for the side commands himself: without any the party is not his to send (WR-RULING-83). */
export const ownUnitsIn = (s: War, side: Side, going: Uint8Array): number => countIn(going, 0, unitsOfSeat(s, side, seatOf(s, side)));

/** Units of both partners stand at a place. */
export function isSharedAt(s: War, place: Place, side: Side): boolean {
  const units = unitsAt(s, place, side);
  if (units < 2) return false;
  const one = countIn(s.open.figures, place * ROW, unitsOfFirst(s, side));
  return one > 0 && one < units;
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
export const hasUnits = (s: War, seat: Seat, place: Place, side: Side): boolean =>
  countIn(s.open.figures, place * ROW, unitsOfSeat(s, side, seat)) > 0;

/** Units of nations that whoever decides for the side commands himself stand at a place. */
export const hasOwnUnits = (s: War, place: Place, side: Side): boolean => !isShared(s, side) || hasUnits(s, seatOf(s, side), place, side);

/** The same, to be asked of one place after the other. */
export function whereOwnUnits(s: War, side: Side): (place: Place) => boolean {
  if (!isShared(s, side)) return anybody;
  const { figures } = s.open;
  const units = unitsOfSeat(s, side, seatOf(s, side));
  return (place) => countIn(figures, place * ROW, units) > 0;
}

/** A mixed army attacks only for its commander; one's own army of its own for oneself (WR-MULTI-22). */
export const mayAttackFrom = (s: War, seat: Seat, place: Place, side: Side): boolean =>
  !isShared(s, side) || !isMixed(s, place, side) || commanderAt(s, place, side) === seat;

/** A region under attack: whoever stands there fights as one army (WR-MULTI-20). */
export function standTogether(s: War, place: Place): void {
  if (s.open.team !== undefined) s.open.team.apart[place] = 0;
}

/** How a side stands now, from one place to the one before another. Most places are empty: they are cleared beforehand. */
function rememberSide(s: War, { stood }: Team, side: Side, from: Place, end: Place): void {
  const { figures } = s.open;
  const first = isShared(s, side) ? unitsOfFirst(s, side) : null;
  for (let place = from, total = from * ROW + KINDS + side; place < end; place++, total += ROW) {
    const units = figures[total];
    if (units === 0) continue;
    const one = first === null ? units : countIn(figures, place * ROW, first);
    const at = stoodAt(place, side);
    stood[at] = one;
    stood[at + 1] = units - one;
  }
}

/** How everybody stands now, from one place to the one before another. */
function remember(s: War, team: Team, from: Place, end: Place): void {
  team.stood.fill(0, from * STOOD, end * STOOD);
  for (const side of BOTH_SIDES) rememberSide(s, team, side, from, end);
}

/** The end of an action: how everybody stands is remembered, and armies that no longer share a place are no longer apart. */
export function settleArmies(s: War): void {
  const { team } = s.open;
  if (team === undefined) return;
  remember(s, team, asId(0), REINFORCEMENTS);
  for (let place: Place = asId(team.apart.indexOf(1)); place >= 0; place = asId(team.apart.indexOf(1, place + 1)))
    if (!isSharedAt(s, place, FREE) && !isSharedAt(s, place, SHADOW)) team.apart[place] = 0;
}

/** What they said about a place holds until somebody else joins them there. */
export function haveSaid(s: War, place: Place, apart: boolean): void {
  const { team } = s.open;
  if (team === undefined) return;
  team.apart[place] = apart ? 1 : 0;
  remember(s, team, place, asId(place + 1));
}

/** Where partners share a place and have to say whether they mix: one has joined the other, or what they kept apart has grown (WR-MULTI-17). -1: nowhere. */
export function whereToSay(s: War, side: Side): Place {
  const { team, figures } = s.open;
  if (team === undefined || !isShared(s, side)) return asId(-1);
  const first = unitsOfFirst(s, side);
  for (let place: Place = asId(0), total = KINDS + side; place < REINFORCEMENTS; place++, total += ROW) {
    const units = figures[total];
    if (units < 2) continue;
    const one = countIn(figures, place * ROW, first);
    if (one > 0 && one < units && mustSay(team, place, side, one, units - one)) return place;
  }
  return asId(-1);
}

function mustSay({ stood, apart }: Team, place: Place, side: Side, one: number, other: number): boolean {
  const at = stoodAt(place, side);
  if (apart[place] === 1) return one > stood[at] || other > stood[at + 1];
  return stood[at] > 0 !== stood[at + 1] > 0;
}
