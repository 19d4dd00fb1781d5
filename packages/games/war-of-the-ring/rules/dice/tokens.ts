import { asId } from '#kernel/id.ts';
import { explainBlockedAt, type Choice, type Frame, type Seat, wouldOffer } from '#kernel';
import { FREE, SHADOW, sideOfToken, TOKENS, type Token } from '../../content/box.ts';
import { pickingMinion } from '../characters/moveMinions.ts';
import { drawing } from '../events/playEvent.ts';
import { drawEventFrame } from '../frames/events.ts';
import { moveMinionsFrame } from '../frames/fellowship.ts';
import { begin } from '../frames/stack.ts';
import { diplomacyFrame } from '../frames/turn.ts';
import { advancing } from '../politics/diplomacy.ts';
import type { War } from '../state.ts';
import { sideOfSeat } from '../team/seats.ts';

/** Action tokens from a linked game: each does exactly one thing (WR-TOKEN-13, WR-TOKEN-14). */
const EFFECTS: readonly { readonly choice: Choice<War>; frame(): Frame }[] = [
  { choice: drawing, frame: () => drawEventFrame.make({ side: FREE }) },
  { choice: advancing, frame: () => diplomacyFrame.make({ side: FREE, byMuster: false }) },
  { choice: pickingMinion, frame: () => moveMinionsFrame.make({ moved: [], nazgulOnly: false, atLeastOne: true }) },
  // It works like a Muster result for the Shadow.
  { choice: advancing, frame: () => diplomacyFrame.make({ side: SHADOW, byMuster: true }) },
];

export const tokenCanAct = (s: War, token: number, seat: Seat): boolean =>
  wouldOffer(EFFECTS[token].choice, s, seat, EFFECTS[token].frame());

/** The rule that leaves a token nothing to do. */
export const tokenBar = (s: War, token: number, seat: Seat): readonly string[] =>
  explainBlockedAt(EFFECTS[token].choice, s, seat, EFFECTS[token].frame());

export function startToken(s: War, token: number): void {
  begin(s, EFFECTS[token].frame());
}

/** A token that this seat could use now: one a turn and side (WR-TOKEN-09, WR-RULING-12, WR-RULING-84). */
export function hasUsableToken(s: War, seat: Seat): boolean {
  const side = sideOfSeat(s, seat);
  if (s.open.tokenUsed[side] === 1) return false;
  for (let token: Token = asId(0); token < TOKENS.length; token++)
    if (sideOfToken(token) === side && s.open.tokens[token] === 1 && tokenCanAct(s, token, seat)) return true;
  return false;
}
