import { asId } from '#kernel/id.ts';
import {
  type Character,
  CHARACTER_COUNT,
  characterOf,
  ELIMINATED,
  eliteOf,
  endNation,
  type Figure,
  firstNation,
  FREE_NATION_COUNT,
  IN_FELLOWSHIP,
  isCharacter,
  ISENGARD,
  isUnit,
  KINDS,
  leaderOf,
  type Nation,
  nationOfUnit,
  NAZGUL,
  type Place,
  regularOf,
  SARUMAN,
  type Side,
  sideOf,
  sideOfCharacter,
  sideOfNation,
  SOUTHRONS,
} from '../content/box.ts';
import type { War } from './state.ts';

/** A row of the board: one byte a kind, then the units of each side. */
export const ROW = KINDS + 2;

export const countAt = (s: War, place: Place, kind: Figure): number => s.open.figures[place * ROW + kind];
export const unitsAt = (s: War, place: Place, side: Side): number => s.open.figures[place * ROW + KINDS + side];

export const isAt = (s: War, character: Character, place: Place): boolean => s.open.characters[character] === place;

/** How many of a figure stand at a place; a character counts one. */
export const presentAt = (s: War, place: Place, figure: Figure): number =>
  isCharacter(figure) ? (isAt(s, characterOf(figure), place) ? 1 : 0) : countAt(s, place, figure);

/** Moves figures from one place to another; the boxes beside the map are places too, so nothing is ever made or lost. */
export function transfer(s: War, from: Place, to: Place, figure: Figure, count = 1): void {
  if (count === 0) return;
  if (isCharacter(figure)) {
    s.open.characters[characterOf(figure)] = to;
    return;
  }
  const { figures } = s.open;
  figures[from * ROW + figure] -= count;
  figures[to * ROW + figure] += count;
  if (!isUnit(figure)) return;
  const total = KINDS + sideOfNation(nationOfUnit(figure));
  figures[from * ROW + total] -= count;
  figures[to * ROW + total] += count;
}

export function leadersAt(s: War, place: Place): number {
  let sum = 0;
  for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++) sum += countAt(s, place, leaderOf(nation));
  return sum;
}

export const nazgulAt = (s: War, place: Place): number => countAt(s, place, NAZGUL);

/** Units of one nation, regular and elite. */
export const nationUnitsAt = (s: War, place: Place, nation: Nation): number =>
  countAt(s, place, regularOf(nation)) + countAt(s, place, eliteOf(nation));

export function elitesAt(s: War, place: Place, side: Side): number {
  let sum = 0;
  for (let nation = firstNation(side); nation < endNation(side); nation++) sum += countAt(s, place, eliteOf(nation));
  return sum;
}

/** Characters of a side at a place, as bits. */
export function charactersAt(s: War, place: Place, side: Side): number {
  const { characters } = s.open;
  let bits = 0;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (characters[c] === place && sideOfCharacter(c) === side) bits |= 1 << c;
  return bits;
}

/** Moves everything of a side, characters included, from one place to another. */
export function transferAll(s: War, from: Place, to: Place, side: Side): void {
  for (let kind: Figure = asId(0); kind < KINDS; kind++) if (sideOf(kind) === side) transfer(s, from, to, kind, countAt(s, from, kind));
  const { characters } = s.open;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (characters[c] === from && sideOfCharacter(c) === side) characters[c] = to;
}

/** In play: on the map, or in the Fellowship. */
export const inPlay = (s: War, character: Character): boolean => s.open.characters[character] <= IN_FELLOWSHIP;
export const isEliminated = (s: War, character: Character): boolean => s.open.characters[character] === ELIMINATED;

/**
 * The elite units that lead too, while Saruman is in play: Isengard's, and with more than two players those of the Southrons and Easterlings
 * (WR-MULTI-26).
 */
export const eliteLeads = (s: War, figure: Figure): boolean =>
  (figure === eliteOf(ISENGARD) || (s.open.team !== undefined && figure === eliteOf(SOUTHRONS))) && inPlay(s, SARUMAN);
