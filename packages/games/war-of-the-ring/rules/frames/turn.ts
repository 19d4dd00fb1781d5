import { mutable, everyone, frame, list, type Seats, int, bool } from '#kernel';
import { MOST_SEATS, type Token, TOKENS } from '../../content/box.ts';
import { ACTIONS, type DieAction } from '../nouns.ts';
import * as shape from './shapes.ts';

const seats = int<Seats>(0, everyone(MOST_SEATS));

/** A side that receives only one token chooses which of its two (WR-TOKEN-06). */
export const chooseTokenFrame = frame('chooseToken', { side: shape.side });
export const beginTurnFrame = frame('beginTurn');
/** Cards of those who share a side: who draws from which deck, then the limit, then the swap (WR-MULTI-05, WR-MULTI-06). */
export const sharedCardsFrame = frame('sharedCards', { stage: mutable(int(0, 3)) });
/** Seats that still have to choose a deck, or to say whether they swap, as bits. */
export const drawForTurnFrame = frame('drawForTurn', { left: mutable(seats) });
export const swapCardsFrame = frame('swapCards', { left: mutable(seats) });
/** 0: declaration, 1: entering Mordor, 2: the guide (WR-RULING-90). */
export const fellowshipPhaseFrame = frame('fellowshipPhase', { stage: mutable(int(0, 3)) });
export const huntAllocationFrame = frame('huntAllocation');
export const actionRollFrame = frame('actionRoll');
export const nextActorFrame = frame('nextActor');
/** A side's turn of play: one action, a pass or a skipped die (WR-DICE-14). */
export const chooseActionFrame = frame('chooseAction', { side: shape.side });
/** Beneath everything an action does: what it was, and what remains to be looked after when it is over. */
export const endActionFrame = frame('endAction', {
  side: shape.side,
  /** The die and what it was spent on, or the token; -1 for none. */
  face: shape.faceOrNone,
  action: int<DieAction>(-1, ACTIONS.length - 1),
  token: int<Token>(-1, TOKENS.length - 1),
});
export const endTurnFrame = frame('endTurn');
export const discardToLimitFrame = frame('discardToLimit');
/** One friendly nation takes a step towards war (WR-DICE-31); paid with a Muster result rather than a token: some table cards forbid only that. */
export const diplomacyFrame = frame('diplomacy', { side: shape.side, byMuster: bool });
export const companionDiplomacyFrame = frame('companionDiplomacy');

/** Effects of one moment that no rule puts in order: each is the flow that carries it out. */
export const orderEffectsFrame = frame('orderEffects', { side: shape.side, pending: list(shape.pendingFrame, 2) });
