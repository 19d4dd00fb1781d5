import type { SeatTurn } from '#wire';
import type { HuntAction } from '../rules/state.ts';
import { ACTIVATION, isActivation } from '../rules/wraiths/prompts.ts';
import type { HuntView } from '../view/view.ts';

/**
 * A Nazgûl that has nothing left to do goes on by itself: it has ridden and acted, or no die is left with which it could still act. Both lie open on the board;
 * a hand of cards is never looked at, so that how quickly the next one rides tells nothing.
 */
export function loneAnswer(turn: SeatTurn<HuntAction> | null, { dice }: HuntView): HuntAction | null {
  const [only, ...others] = turn?.options ?? [];
  if (turn === null || only?.type !== 'endActivation' || others.length > 0) return null;
  const prompt = turn.prompt?.id;
  const isOver = prompt === ACTIVATION.over || (isActivation(prompt) && prompt !== ACTIVATION.fresh && dice.every(({ spent }) => spent));
  return isOver ? only : null;
}
