import { leave, alwaysForbidden, only } from '#kernel';
import { draw as drawing, summons } from './frames.ts';
import { asking, choice } from './tools.ts';
import { attack, declineDraw, draw, endTurn, exchange, move, play } from './verbs.ts';

/** Angbor was played from the hand: draw at once, or not at all (BM-ANGBOR-01, BM-RULING-40). The draw is an ordinary one (BM-RULING-41). */
export const summoning = asking(summons, {
  rule: 'BM-TURN-01',
  asks: (s) => only(s.open.active),
  nothing: declineDraw,
  prompt: () => ({ id: 'summons', params: {} }),
  choices: [
    choice(draw, { guards: [], perform: (s) => drawing.goTo(s) }),
    choice(declineDraw, {
      guards: [],
      perform(s, effects) {
        leave(s);
        effects.emit?.({ type: 'declinedDraw', seat: s.open.active });
      },
    }),
    // The draw comes at once, before anything else.
    ...[play, exchange, move, attack, endTurn].map((verb) => alwaysForbidden(verb, 'BM-RULING-40')),
  ],
});
