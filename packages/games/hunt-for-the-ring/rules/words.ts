import type { Seat } from '#kernel';
import { COMPANY, DICE, FACES, NAZGUL } from '../content/box.ts';
import { AREA, EXIT } from '../content/map.ts';
import type { Hunt } from './state.ts';

/** How events and prompts name things: a word of the locale begins with `@`. */

export const seatWord = (seat: Seat): string => `@seat.${seat}`;
/** Areas by number and name, dots by what lies around them. */
export const spaceWord = (s: Hunt, space: number): string =>
  `@${(s.box.maps[s.open.part].kind[space] & (AREA | EXIT)) !== 0 ? 'area' : 'dot'}.${s.open.part}-${s.box.spaces[space]}`;
export const placeWord = (s: Hunt, place: number): string => `@place.${s.box.places[place]}`;
export const nazgulWord = (s: Hunt, nazgul: number): string =>
  s.open.witchKing === nazgul ? '@nazgul.witch-king' : `@nazgul.${NAZGUL[nazgul]}`;
export const allyWord = (s: Hunt, card: number): string => `@ally.${s.box.allyIds[card]}`;
export const sorceryWord = (s: Hunt, card: number): string => `@sorcery.${s.box.sorceryIds[card]}`;
export const companyWord = (card: number): string => `@company.${COMPANY[card]}`;
export const faceWord = (face: number): string => `@face.${FACES[face]}`;
export const dieWord = (die: number): string => `@die.${DICE[die]}`;
export const tokenWord = (s: Hunt, token: number): string => {
  const { colour, eye, value } = s.box.corruption[token];
  return `@corruption.${colour}-${eye ? 'eye' : value}`;
};
