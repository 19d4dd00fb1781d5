import { mutable, frame, list, string, bool } from '#kernel';
import * as shape from './shapes.ts';

/** A card from hand is played with a result: Event plays any, the others their own type (WR-EVENT-05, WR-DICE-36). */
export const chooseEventFrame = frame('chooseEvent', {
  side: shape.side,
  result: shape.faceOrNone,
  /** Only this type; -1 for any. */
  type: shape.faceOrNone,
  /** A card lets another be played without a die; it may be left. */
  optional: bool,
});

/** The text of a card being carried out: which card, how far, and what has been chosen on the way. */
const script = {
  card: shape.card,
  side: shape.side,
  /** The next line of the text. */
  at: mutable(shape.few),
  /** What the questions of the card have been answered, in order; each card says what is what. */
  picked: mutable(shape.picked),
};
/** The upper half of a card, and the die result it was played with; -1 when it cost no die. */
export const eventFrame = frame('event', { ...script, result: shape.faceOrNone });
/** The lower half of a card, at one of its initiatives. */
export const combatScriptFrame = frame('combatScript', { ...script, second: bool });

export const afterEventFrame = frame('afterEvent', { card: shape.card, side: shape.side, result: shape.faceOrNone, stage: shape.few });
export const guideDrawFrame = frame('guideDraw', { card: shape.card });
/** Drawing one card from a deck of choice (WR-DICE-35). */
export const drawEventFrame = frame('drawEvent', { side: shape.side });
/** An action spent on getting rid of a card on the table (WR-EVENT-10). */
export const removeTableCardFrame = frame('removeTableCard', { side: shape.side, face: shape.face });
/** A price in cards from hand: one of each type, of the payer's choice. */
export const payCardsFrame = frame('payCards', { side: shape.side, types: list(shape.face, 1) });

/**
 * Questions that cards ask. The answer is added to what the card has picked so far; -1 stands for none. What can be answered is listed in the
 * frame, which everybody sees: secrets are never asked about here.
 */
const question = { side: shape.side, among: shape.picked, prompt: string, params: shape.params, optional: bool };
export const pickRegionFrame = frame('pickRegion', question);
export const pickNationFrame = frame('pickNation', question);
export const pickFigureFrame = frame('pickFigure', question);
export const pickOptionFrame = frame('pickOption', question);
export const pickAmountFrame = frame('pickAmount', question);
export const pickCardFrame = frame('pickCard', question);
export const pickDieFrame = frame('pickDie', question);
export const pickAtFrame = frame('pickAt', question);
