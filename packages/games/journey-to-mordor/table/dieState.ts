import type { DieView, JourneyView, TurnView } from '../view/view.ts';
import type { Offers } from './offers.ts';

/**
 * How a die lies on the felt. `must`: nothing goes on before one of these is taken. `last`: taking it ends the rolling. `barred`: touch it
 * and read why not. `wizard`: a Gandalf waiting to split a square.
 */
export type DieState = 'wizard' | 'unrolled' | 'loose' | 'offered' | 'must' | 'last' | 'chosen' | 'barred' | 'aside';

export function dieState(die: DieView, { stage, turn }: Pick<JourneyView, 'stage' | 'turn'>, offers: Offers): DieState {
  if (stage === 'gandalf') return 'wizard';
  if (die.status !== 'loose') return die.status;
  if (!offers.asked || turn === null) return 'loose';
  if (!offers.dice.has(die.id)) return 'barred';
  if (turn.dice.filter(({ status }) => status === 'loose').length === 1) return 'last';
  return die.symbol === 'nazgul' && owesNazgul(turn) ? 'must' : 'offered';
}

/** The roll shows a Nazgûl and none of them has been taken yet. */
export function owesNazgul(turn: TurnView): boolean {
  const shown = (status: DieView['status']): boolean => turn.dice.some((die) => die.symbol === 'nazgul' && die.status === status);
  return shown('loose') && !shown('chosen');
}

/** What lies where: the dice of the roll on the felt, those set aside for good in the rack, those about to go there. */
export interface LyingDie {
  readonly felt: readonly DieView[];
  readonly rack: readonly DieView[];
  readonly soon: readonly DieView[];
}

export function lying(view: Pick<JourneyView, 'stage' | 'turn'>): LyingDie {
  const { stage, turn } = view;
  if (turn === null) return { felt: [], rack: [], soon: [] };
  const set = turn.dice.filter(({ status }) => status === 'aside' || status === 'chosen');
  // Rolling is over: all that was set aside is in the rack, and the Gandalfs still to be used stand on the felt.
  if (stage === 'gandalf') return { felt: set.filter(({ symbol }) => symbol === 'gandalf').slice(0, turn.gandalfs), rack: set, soon: [] };
  return {
    felt: turn.dice.filter(({ status }) => status !== 'aside'),
    rack: turn.dice.filter(({ status }) => status === 'aside'),
    soon: chosenNow(turn),
  };
}

export const chosenNow = (turn: TurnView): readonly DieView[] => turn.dice.filter(({ status }) => status === 'chosen');
