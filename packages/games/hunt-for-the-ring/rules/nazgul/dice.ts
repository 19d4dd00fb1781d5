import { asId } from '#kernel/id.ts';
import type { Propose, Seat } from '#kernel';
import type { Die, DieName, Face } from '../../content/ids.ts';
import {
  BY_WITCH_KING_DIE,
  MORGUL_RING,
  MORGUL_SHADOW,
  ORDINARY_DICE,
  RING,
  SHADOW,
  SORCERY,
  SWORD,
  WITCH_KING_DIE,
} from '../../content/box.ts';
import { SHADOWED } from '../../content/map.ts';
import { gainTokens } from '../fellowship.ts';
import { at } from '../frames.ts';
import { type Hunt, type HuntEffects, mapOf } from '../state.ts';

/** A die is named by its face, or as the Witch-king's: dice that show the same are the same choice. */

/** An unspent die answering to that name, -1 when there is none. `after` skips one that already pays. */
export function unspentDie(s: Hunt, named: DieName, after: Die = asId(-1)): Die {
  const { dice, spent } = s.open;
  if (named === BY_WITCH_KING_DIE)
    return dice[WITCH_KING_DIE] >= 0 && !spent[WITCH_KING_DIE] && after !== WITCH_KING_DIE ? WITCH_KING_DIE : asId(-1);
  for (let die: Die = asId(0); die < ORDINARY_DICE; die++) if (die !== after && dice[die] === named && !spent[die]) return die;
  return asId(-1);
}

/** The face that a die so named shows. */
export function faceOf(s: Hunt, named: DieName): Face {
  const face: number = named;
  return named === BY_WITCH_KING_DIE ? s.open.dice[WITCH_KING_DIE] : asId(face);
}

const isShadow = (face: Face): boolean => face === SHADOW || face === MORGUL_SHADOW;

/** HR-DICE-04, HR-DICE-08, HR-WKDIE-08; a Morgul Ring perceives too, with a name (HR-WKDIE-06). */
export const perceives = (face: Face): boolean => face === RING || face === MORGUL_RING || isShadow(face);

/** HR-RUL-31, HR-RUL-32: a Shadow stands for a Ring, a Morgul Ring does not. */
export const countsAsRing = (face: Face): boolean => face === RING || isShadow(face);
export const countsAsSword = (face: Face): boolean => face === SWORD || isShadow(face);

/** On a shadow area any result does (HR-SHADOW-01), as long as the Nazgûl stands there when it is spent. */
export const countsAsSorcery = (s: Hunt, face: Face): boolean =>
  face === SORCERY || isShadow(face) || (mapOf(s).kind[s.open.nazgul[s.open.active]] & SHADOWED) !== 0;

/** Dice still to be had, each name once. */
export function eachUnspentDie({ open: { dice, spent } }: Hunt, take: (die: DieName) => void): void {
  let names = 0;
  for (let die = 0; die < ORDINARY_DICE; die++) if (dice[die] >= 0 && !spent[die]) names |= 1 << dice[die];
  if (dice[WITCH_KING_DIE] >= 0 && !spent[WITCH_KING_DIE]) names |= 1 << BY_WITCH_KING_DIE;
  for (let die: DieName = asId(0); die <= BY_WITCH_KING_DIE; die++) if ((names >> die) & 1) take(die);
}

export function eachDie(propose: Propose<DieName>): void {
  for (let die: DieName = asId(0); die <= BY_WITCH_KING_DIE; die++) propose(die);
}

/** A spent die is gone until the next recovery phase, for all players (HR-DICE-02). */
export function spendDie(s: Hunt, effects: HuntEffects, named: DieName): void {
  const die = unspentDie(s, named);
  if (die < 0) throw new Error(`No die to spend as ${named}`);
  s.open.spent[die] = true;
  effects.emit?.({ type: die === WITCH_KING_DIE ? 'witchKingDieSpent' : 'dieSpent', face: s.open.dice[die] });
}

/** Rolls one ordinary die; true for a Shadow. */
export function rollOrdinary(s: Hunt, effects: HuntEffects, die: Die): boolean {
  const { ordinaryFaces, ordinaryFaceNames } = s.box;
  s.open.dice[die] = ordinaryFaces[effects.random.roll(ordinaryFaces.length, ordinaryFaceNames)];
  return s.open.dice[die] === SHADOW;
}

/** All dice, used or not (HR-RECOV-03); the Ring-bearer gains a token for each Shadow (HR-FELL-06), none for a Morgul Shadow (HR-WKDIE-08). */
export function rollAllDice(s: Hunt, effects: HuntEffects, withWitchKing: boolean): void {
  const { open, box } = s;
  let shadows = 0;
  for (let die: Die = asId(0); die < ORDINARY_DICE; die++) {
    if (rollOrdinary(s, effects, die)) shadows++;
    open.spent[die] = false;
  }
  open.dice[WITCH_KING_DIE] = withWitchKing
    ? box.witchKingFaces[effects.random.roll(box.witchKingFaces.length, box.witchKingFaceNames)]
    : asId(-1);
  open.spent[WITCH_KING_DIE] = false;
  effects.emit?.({ type: 'diceRolled', faces: open.dice.filter((face) => face >= 0) });
  gainTokens(s, effects, shadows);
}

/** Unspent ordinary dice. The Witch-king die is never discarded or re-rolled (HR-WKDIE-03). */
export const ordinaryCount = ({ open }: Hunt): number => {
  let count = 0;
  for (let die = 0; die < ORDINARY_DICE; die++) if (open.dice[die] >= 0 && !open.spent[die]) count++;
  return count;
};

export function askForDie(s: Hunt, seat: Seat): void {
  at.discardDie.enter(s, { seat, marked: 0, most: 1 });
}
