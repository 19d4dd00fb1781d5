import { type AskingStep, enter, goTo, guard, never, only } from '#kernel';
import { playing } from './play.ts';
import { at, type Battle, HAND_LIMIT } from './state.ts';
import { attack, draw, endTurn, exchange, move, target } from './verbs.ts';

/** A turn is one of two things: play a companion and perhaps attack, or draw (BM-TURN-02, BM-TURN-03). */
export const choosingAction: AskingStep<Battle> = {
  rule: 'BM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt(s, seat) {
    const cards = s.open.handSize[seat];
    return { id: cards === 0 ? 'mustDraw' : cards === HAND_LIMIT ? 'mustPlay' : 'turn', params: {} };
  },
  choices: [
    playing,
    {
      verb: draw,
      // With five cards one must play (BM-RULING-12).
      guards: [guard(['BM-DRAW-02', 'BM-DRAW-03', 'BM-RULING-12'], (s) => s.open.handSize[s.open.active] < HAND_LIMIT)],
      perform(s) {
        goTo(s, at('endTurn'));
        enter(s, at('draw'));
      },
    },
    never(endTurn, 'BM-TURN-02'),
    // All of this comes after a companion was played.
    ...[attack, target].map((verb) => never(verb, 'BM-ATTACK-02')),
    never(exchange, 'BM-RULING-27'),
    never(move, 'BM-RULING-51', 'BM-RULING-34'),
  ],
};
