import { asId } from '#kernel/id.ts';
import {
  CHARACTER_COUNT,
  characterOf,
  eliteOf,
  endNation,
  type Figure,
  figureOf,
  firstNation,
  FREE,
  FREE_NATION_COUNT,
  isCharacter,
  isCompanion,
  isElite,
  isMinion,
  isUnit,
  KINDS,
  leaderOf,
  NATION_COUNT,
  NAZGUL,
  type Place,
  regularOf,
  type Side,
  sideOf,
  sideOfCharacter,
  WITCH_KING,
  type Nation,
  type Character,
} from '../../content/box.ts';
import { countAt, eliteLeads, isAt, presentAt, transfer, unitsAt } from '../figures.ts';
import { A_COMPANION, A_LEADER, A_NAZGUL, type Need, NOBODY_NEEDED, type Party, THE_WITCH_KING } from '../frames/shapes.ts';
import type { War } from '../state.ts';
import { commanderOfParty, isHis, ownUnitsIn } from '../team/armies.ts';
import { isShared, leadingSeat, seatOf } from '../team/seats.ts';

export const countIn = (party: Party, figure: Figure): number =>
  isCharacter(figure) ? (party.characters >> characterOf(figure)) & 1 : party.going[figure];

export function unitsIn(party: Party, side: Side): number {
  let sum = 0;
  for (let nation = firstNation(side); nation < endNation(side); nation++)
    sum += party.going[regularOf(nation)] + party.going[eliteOf(nation)];
  return sum;
}

function leadersIn(party: Party): number {
  let sum = 0;
  for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++) sum += party.going[leaderOf(nation)];
  return sum;
}

export function add(party: Party, figure: Figure, count: number): void {
  if (!isCharacter(figure)) party.going[figure] += count;
  else if (count > 0) party.characters |= 1 << characterOf(figure);
  else party.characters &= ~(1 << characterOf(figure));
}

/** Every figure of a side that may go along, as many as `most` lets go. */
export function gather(s: War, from: Place, side: Side, most: (figure: Figure) => number): Party {
  const party: Party = { from, going: new Uint8Array(KINDS), characters: 0 };
  for (let kind: Figure = asId(0); kind < KINDS; kind++)
    if (sideOf(kind) === side && countAt(s, from, kind) > 0) party.going[kind] = most(kind);
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (isAt(s, c, from) && sideOfCharacter(c) === side && most(figureOf(c)) > 0) party.characters |= 1 << c;
  return party;
}

export function transferParty(s: War, party: Party, to: Place): void {
  for (let kind: Figure = asId(0); kind < KINDS; kind++) transfer(s, party.from, to, kind, party.going[kind]);
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if ((party.characters >> c) & 1) transfer(s, party.from, to, figureOf(c));
}

/** The party is commanded by whoever sends it (WR-RULING-83). */
export const staysHis = (s: War, party: Party, side: Side): boolean =>
  !isShared(s, side) || commanderOfParty(s, side, party.going) === seatOf(s, side);

/** Whether a figure satisfies what the action needs (WR-RULING-21). */
function isNeeded(s: War, figure: Figure, need: Need): boolean {
  if (need === NOBODY_NEEDED) return true;
  if (need === A_COMPANION) return isCharacter(figure) && isCompanion(characterOf(figure));
  if (need === THE_WITCH_KING) return figure === figureOf(WITCH_KING);
  if (need === A_NAZGUL) return figure === NAZGUL || figure === figureOf(WITCH_KING);
  if (isUnit(figure)) return eliteLeads(s, figure);
  return !isCharacter(figure) || isCompanion(characterOf(figure)) || isMinion(characterOf(figure));
}

/** The rule that keeps somebody with the army that acts: that of a Character result, or that of the card (WR-RULING-96). */
export const ruleOfNeed = (need: Need, ofResult: string): string => (need === A_LEADER ? ofResult : 'WR-RULING-96');

/** Somebody whom the action needs is there at all: asked before an army is gathered. */
export function neededAt(s: War, place: Place, side: Side, need: Need): boolean {
  for (let kind: Figure = asId(0); kind < KINDS; kind++)
    if (countAt(s, place, kind) > 0 && sideOf(kind) === side && isNeeded(s, kind, need)) return true;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (isAt(s, c, place) && sideOfCharacter(c) === side && isNeeded(s, figureOf(c), need)) return true;
  return false;
}

export function hasNeeded(s: War, party: Party, need: Need): boolean {
  if (need === NOBODY_NEEDED) return true;
  for (let kind: Figure = asId(0); kind < KINDS; kind++) if (party.going[kind] > 0 && isNeeded(s, kind, need)) return true;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if ((party.characters >> c) & 1 && isNeeded(s, figureOf(c), need)) return true;
  return false;
}

/** The party would still have somebody the action needs without one of this figure. */
export function hasNeededWithout(s: War, party: Party, figure: Figure, need: Need): boolean {
  if (need === NOBODY_NEEDED || !isNeeded(s, figure, need)) return true;
  add(party, figure, -1);
  const still = hasNeeded(s, party, need);
  add(party, figure, 1);
  return still;
}

/**
 * With how few units the party is still his who sends it, and has somebody the action needs: one of his own, or as many as it takes beside the one elite
 * of his partner's that has to lead them (WR-RULING-83, WR-MULTI-26). Infinite if it cannot be.
 */
export function fewestHis(s: War, party: Party, side: Side, need: Need): number {
  if (!isShared(s, side)) return 1;
  const units = ownUnitsIn(s, side, party.going);
  if (units === 0) return Number.POSITIVE_INFINITY;
  if (need === NOBODY_NEEDED) return 1;
  const seat = seatOf(s, side);
  let [isLed, hasElite] = [false, false];
  for (let kind: Figure = asId(0); kind < KINDS; kind++) {
    if (party.going[kind] === 0) continue;
    const isOwn = !isUnit(kind) || isHis(s, seat, kind);
    if (isNeeded(s, kind, need)) {
      if (isOwn) return 1;
      isLed = true;
    }
    if (isOwn && isElite(kind)) hasElite = true;
  }
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if ((party.characters >> c) & 1 && isNeeded(s, figureOf(c), need)) return 1;
  // One elite against one: it is his if he leads. Two units are more than one.
  if (!isLed) return Number.POSITIVE_INFINITY;
  return hasElite && leadingSeat(s, side) === seat ? 2 : units > 1 ? 3 : Number.POSITIVE_INFINITY;
}

/** The same without one of this figure. */
export function fewestHisWithout(s: War, party: Party, figure: Figure, side: Side, need: Need): number {
  if (!isShared(s, side)) return 1;
  add(party, figure, -1);
  const fewest = fewestHis(s, party, side, need);
  add(party, figure, 1);
  return fewest;
}

/** Units and leaders of the side that would stay where the party comes from. */
export const unitsLeft = (s: War, party: Party, side: Side): number => unitsAt(s, party.from, side) - unitsIn(party, side);

export function leadersLeft(s: War, party: Party): number {
  let sum = 0;
  for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++)
    sum += countAt(s, party.from, leaderOf(nation)) - party.going[leaderOf(nation)];
  return sum;
}

/** A party in numbers, for the question who goes. Nazgûl and characters lead like leaders. */
export function partyParams(party: Party, side: Side): { readonly regular: number; readonly elite: number; readonly leaders: number } {
  let [regular, elite] = [0, 0];
  for (let nation: Nation = asId(0); nation < NATION_COUNT; nation++) {
    regular += party.going[regularOf(nation)];
    elite += party.going[eliteOf(nation)];
  }
  let leaders = side === FREE ? leadersIn(party) : party.going[NAZGUL];
  for (let c = 0; c < CHARACTER_COUNT; c++) leaders += (party.characters >> c) & 1;
  return { regular, elite, leaders };
}

/** Every figure in the party, for offering to leave it. */
export function eachIn(party: Party, propose: (figure: Figure) => void): void {
  for (let kind: Figure = asId(0); kind < KINDS; kind++) if (party.going[kind] > 0) propose(kind);
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if ((party.characters >> c) & 1) propose(figureOf(c));
}

export const staysBehind = (s: War, party: Party, figure: Figure): number => presentAt(s, party.from, figure) - countIn(party, figure);
