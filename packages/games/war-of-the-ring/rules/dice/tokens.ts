import { enter, type Choice, type Frame } from '#kernel';
import { FREE, SHADOW, type Side, sideOfToken, TOKENS } from '../../content/box.ts';
import { pickingMinion } from '../characters/moveMinions.ts';
import { drawing } from '../events/playEvent.ts';
import { advancing } from '../politics/diplomacy.ts';
import { possible } from '../possible.ts';
import { seatOf, type War } from '../state.ts';

/** Action tokens from a linked game: each does exactly one thing (WR-TOKEN-13, WR-TOKEN-14). */
const EFFECTS: readonly { readonly choice: Choice<War>; frame(): Frame }[] = [
  { choice: drawing, frame: () => ({ step: 'drawEvent', side: FREE }) as Frame },
  { choice: advancing, frame: () => ({ step: 'diplomacy', side: FREE, byMuster: false }) as Frame },
  { choice: pickingMinion, frame: () => ({ step: 'moveMinions', moved: [], nazgulOnly: false, atLeastOne: true }) as Frame },
  // It works like a Muster result for the Shadow.
  { choice: advancing, frame: () => ({ step: 'diplomacy', side: SHADOW, byMuster: true }) as Frame },
];

export const tokenCanAct = (s: War, token: number): boolean =>
  possible(s, EFFECTS[token].choice, EFFECTS[token].frame(), seatOf(s, sideOfToken(token)));

export function startToken(s: War, token: number): void {
  enter(s, EFFECTS[token].frame());
}

/** A token that could be used now: one a turn and side (WR-TOKEN-09, WR-RULING-12). */
export function hasUsableToken(s: War, side: Side): boolean {
  if (s.open.tokenUsed[side] === 1) return false;
  for (let token = 0; token < TOKENS.length; token++)
    if (sideOfToken(token) === side && s.open.tokens[token] === 1 && tokenCanAct(s, token)) return true;
  return false;
}
