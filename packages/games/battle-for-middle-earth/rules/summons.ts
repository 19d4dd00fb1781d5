import { type AskingStep, goTo, leave, only } from '#kernel';
import { at, type Battle } from './state.ts';
import { declineDraw, draw } from './verbs.ts';

/** Angbor was played from the hand: draw at once, or not at all (BM-ANGBOR-01, BM-RULING-40). The draw is an ordinary one (BM-RULING-41). */
export const summoning: AskingStep<Battle> = {
  rule: 'BM-ANGBOR-01',
  asks: (s) => only(s.open.active),
  prompt: () => ({ id: 'summons', params: {} }),
  choices: [
    { verb: draw, guards: [], perform: (s) => goTo(s, at('draw')) },
    {
      verb: declineDraw,
      guards: [],
      perform(s, table) {
        leave(s);
        if (table.listening) table.tell({ type: 'declinedDraw', seat: `@seat.${s.open.active}` });
      },
    },
  ],
};
