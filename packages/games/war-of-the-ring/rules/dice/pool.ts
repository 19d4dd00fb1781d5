import { asId } from '#kernel/id.ts';
import { CHARACTER_COUNT, type Face, FACE_COUNT, type Side, sideOfCharacter, type Character } from '../../content/box.ts';
import { inPlay } from '../figures.ts';
import type { War } from '../state.ts';

export const diceOf = (s: War, side: Side, face: Face): number => s.open.dice[side * FACE_COUNT + face];

export function addDie(s: War, side: Side, face: Face, count = 1): void {
  s.open.dice[side * FACE_COUNT + face] += count;
}

/** Unused dice outside the hunt box (WR-RULING-05). */
export function unusedDice(s: War, side: Side): number {
  let sum = 0;
  for (let face: Face = asId(0); face < FACE_COUNT; face++) sum += diceOf(s, side, face);
  return sum;
}

/**
 * The pool of a new turn: what a side starts with, and one die for each character in play that brings one (WR-DICE-03, WR-DICE-04, WR-DICE-05,
 * WR-DICE-06). It is counted in phase 1 only, so a change never shows before (WR-DICE-07, WR-RULING-07).
 */
export function newPool(s: War, side: Side): number {
  let dice = s.box.start.dice[side];
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (sideOfCharacter(c) === side && s.box.characters[c].dieBonus > 0 && inPlay(s, c)) dice += s.box.characters[c].dieBonus;
  return Math.min(dice, s.box.start.mostDice[side]);
}
