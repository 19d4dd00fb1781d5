import type { DieView, TurnView } from '../view.ts';
import type { Offers } from './offers.ts';

/**
 * How a die lies on the felt. `must`: nothing goes on before one of these is taken. `last`: taking it ends the rolling. `barred`: touch it
 * and read why not.
 */
export type DieState = 'unrolled' | 'loose' | 'offered' | 'must' | 'last' | 'chosen' | 'barred' | 'aside';

export function dieState(die: DieView, turn: TurnView, offers: Offers): DieState {
  if (die.status !== 'loose') return die.status;
  if (!offers.asked) return 'loose';
  if (!offers.dice.has(die.id)) return 'barred';
  if (turn.dice.filter(({ status }) => status === 'loose').length === 1) return 'last';
  return die.symbol === 'nazgul' && owesNazgul(turn) ? 'must' : 'offered';
}

/** The roll shows a Nazgûl and none of them has been taken yet. */
export function owesNazgul(turn: TurnView): boolean {
  const shown = (status: DieView['status']): boolean => turn.dice.some((die) => die.symbol === 'nazgul' && die.status === status);
  return shown('loose') && !shown('chosen');
}

/** Dice of the roll that lies on the table, in their order; all of them before the first roll. */
export const onFelt = (turn: Pick<TurnView, 'dice'>): readonly DieView[] => turn.dice.filter(({ status }) => status !== 'aside');

export const setAsideEarlier = (turn: TurnView): readonly DieView[] => turn.dice.filter(({ status }) => status === 'aside');

export const chosenNow = (turn: TurnView): readonly DieView[] => turn.dice.filter(({ status }) => status === 'chosen');
