import type { Action, Vocabulary } from '#kernel';
import type { SeatTurn } from '#wire';
import { createEffect } from 'solid-js';
import type { TableProps } from './table.ts';

/** The answer that a player needs not be asked for, or null. */
type LoneAnswer<View, A extends Action> = (turn: SeatTurn<A> | null, view: View) => A | null;

/** What the table does instead of asking: gives the answer, or takes one decision more back. */
type ByItself<A extends Action> = { readonly act: A } | { readonly act: 'undo' };

/**
 * Answers such questions one after the other. The very question that it answered last comes back only when that answer was taken back: then whoever took
 * it back meant his own decision before, and that one is taken back, too. Where nothing more can be taken back the question is put after all.
 */
export function createByItself<View, A extends Action>(
  loneAnswer: LoneAnswer<View, A>,
): (turn: SeatTurn<A> | null, view: View) => ByItself<A> | null {
  let answered: string | null = null;
  return (turn, view) => {
    const answer = loneAnswer(turn, view);
    if (turn === null || answer === null) return null;
    const moment = JSON.stringify([turn.prompt, answer, view]);
    if (moment !== answered) {
      answered = moment;
      return { act: answer };
    }
    return turn.canUndo ? { act: 'undo' } : null;
  };
}

/** A question with one answer that everybody can see is not put to a player. */
export function createLoneAnswers<View, V extends Vocabulary>(table: TableProps<View, V>, loneAnswer: LoneAnswer<View, V['action']>): void {
  const byItself = createByItself(loneAnswer);
  createEffect(() => {
    if (table.busy || table.mode !== 'play') return;
    const instead = byItself(table.turn, table.view);
    if (instead === null) return;
    if (instead.act === 'undo') table.undo();
    else table.act(instead.act);
  });
}
