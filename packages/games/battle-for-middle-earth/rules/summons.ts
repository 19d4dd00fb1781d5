import { type AskingStep, goTo, leave, never, only } from '#kernel';
import { at, type Battle } from './state.ts';
import { attack, declineDraw, draw, endTurn, exchange, move, play } from './verbs.ts';

/** Angbor was played from the hand: draw at once, or not at all (BM-ANGBOR-01, BM-RULING-40). The draw is an ordinary one (BM-RULING-41). */
export const summoning: AskingStep<Battle> = {
  rule: 'BM-TURN-01',
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
    // The draw comes at once, before anything else.
    ...[play, exchange, move, attack, endTurn].map((verb) => never(verb, 'BM-RULING-40')),
  ],
};
