import { asId } from '#kernel/id.ts';
import {
  BOTH_SIDES,
  type Character,
  CHARACTER_COUNT,
  CITY,
  eliteOf,
  enemyOf,
  FORTIFICATION,
  firstNation,
  FREE,
  GANDALF_WHITE,
  hasBit,
  isCompanion,
  LIMITS,
  NATION_COUNT,
  type Place,
  type Region,
  SHADOW,
  type Side,
  sideOfCharacter,
  WITCH_KING,
} from '../../content/box.ts';
import { countAt, eliteLeads, isAt, leadersAt, nazgulAt, unitsAt } from '../figures.ts';
import { regionOf } from '../places.ts';
import { ASSAULT, type Battle, FIELD, type War } from '../state.ts';
import { commanderAt } from '../team/armies.ts';

export function battleOf(s: War): Battle {
  if (s.open.battle === null) throw new Error('No battle is under way');
  return s.open.battle;
}

export const placeOf = (b: Battle, side: Side): Place => (side === b.attacker ? b.from : b.to);
export const defenderOf = (b: Battle): Side => enemyOf(b.attacker);
/** Where the defending army is: what cards and walls look at. */
export const battleRegion = (s: War): Region => regionOf(s, battleOf(s).to);

/** Who commands each army: looked at between the rounds, never while losses are taken (WR-MULTI-21, WR-MULTI-22). */
export function callCommanders(s: War): void {
  const { team, battle } = s.open;
  if (team === undefined || battle === null) return;
  for (const side of BOTH_SIDES)
    if (unitsAt(s, placeOf(battle, side), side) > 0) team.commanders[side] = commanderAt(s, placeOf(battle, side), side);
}

export const unitsInBattle = (s: War, side: Side): number => unitsAt(s, placeOf(battleOf(s), side), side);
export const isInBattle = (s: War, character: Character): boolean => isAt(s, character, placeOf(battleOf(s), sideOfCharacter(character)));

/** Characters in a region without friendly units are never drawn in (WR-BATTLE-39): a place without units fights no battle. */
export function charactersInBattle(s: War, side: Side): number {
  let bits = 0;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (sideOfCharacter(c) === side && isInBattle(s, c)) bits |= 1 << c;
  return bits;
}

export function companionsInBattle(s: War): number {
  let count = 0;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (isCompanion(c) && isInBattle(s, c)) count++;
  return count;
}

/** Whether a card lets somebody's leadership and abilities count this round. */
export const counts = (b: Battle, character: Character): boolean => !hasBit(b.silenced, character);

/** Leadership of the Nazgûl in the battle, the Witch-king's included; nothing while the White Rider cancels it, which he does not in a round in which he is silenced. */
export function nazgulLeadership(s: War): number {
  const b = battleOf(s);
  if (b.whiteRider && counts(b, GANDALF_WHITE)) return 0;
  return nazgulAt(s, placeOf(b, SHADOW)) + (isInBattle(s, WITCH_KING) ? s.box.characters[WITCH_KING].leadership : 0);
}

/** One for each leader or Nazgûl, and the ratings of the characters (WR-BATTLE-11). */
export function fullLeadership(s: War, side: Side): number {
  const b = battleOf(s);
  const place = placeOf(b, side);
  let sum = side === FREE ? leadersAt(s, place) : nazgulLeadership(s);
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) {
    if (sideOfCharacter(c) !== side || c === WITCH_KING || !isInBattle(s, c) || !counts(b, c)) continue;
    if (c === GANDALF_WHITE && b.whiteRider) continue;
    sum += s.box.characters[c].leadership;
  }
  for (let nation = firstNation(side); side === SHADOW && nation < NATION_COUNT; nation++)
    if (eliteLeads(s, eliteOf(nation))) sum += countAt(s, place, eliteOf(nation));
  return sum;
}

/** Less what was given up or cancelled this round (WR-BATTLE-21). */
export const leadership = (s: War, side: Side): number => Math.max(0, fullLeadership(s, side) - battleOf(s).lostLeadership[side]);

/** Units, and one more for each Captain of the West (WR-BATTLE-10, WR-BATTLE-12). */
export function strength(s: War, side: Side): number {
  const b = battleOf(s);
  let sum = unitsInBattle(s, side);
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (sideOfCharacter(c) === side && s.box.characters[c].captain && isInBattle(s, c) && counts(b, c)) sum++;
  return sum;
}

/** Dice of the combat roll: the strength, five at most, less what cards take away. */
export function combatDice(s: War, side: Side): number {
  const b = battleOf(s);
  const dice = Math.min(LIMITS.combatDice, strength(s, side), b.mostDice[side]);
  return b.fewerDice[side] > 0 ? Math.max(Math.min(1, dice), dice - b.fewerDice[side]) : dice;
}

/** Five or more hits (WR-BATTLE-26). */
const HIT = 5;
const HIT_AT_WALLS = 6;

/** Walls count in an assault (WR-SIEGE-10) and in the first round against a city or fortification (WR-BATTLE-47, WR-RULING-41). */
export function hitNumber(s: War, side: Side): number {
  const b = battleOf(s);
  if (side !== b.attacker) return HIT;
  if (b.kind === ASSAULT) return HIT_AT_WALLS;
  const { settlement } = s.box.regions[battleRegion(s)];
  return b.kind === FIELD && b.round === 1 && (settlement === CITY || settlement === FORTIFICATION) ? HIT_AT_WALLS : HIT;
}

/** A natural 1 always misses and a natural 6 always hits (WR-BATTLE-31); modifiers add up (WR-BATTLE-29). */
export const isHit = (die: number, bonus: number, needed: number): boolean => die !== 1 && (die === 6 || die + bonus >= needed);
