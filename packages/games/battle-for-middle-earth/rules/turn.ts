import { alwaysForbidden, only } from '#kernel';
import { HAND_LIMIT } from '../content/box.ts';
import { draw as drawing, endTurn as ending, turn } from './frames.ts';
import { playing } from './play.ts';
import { asking, choice, moment } from './tools.ts';
import { attack, draw, endTurn, exchange, move, target } from './verbs.ts';

/** A turn is one of two things: play a companion and perhaps attack, or draw (BM-TURN-02, BM-TURN-03). */
export const choosingAction = asking(turn, {
  rule: 'BM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt(s, seat) {
    const cards = s.open.handSize[seat];
    return { id: cards === 0 ? 'mustDraw' : cards === HAND_LIMIT ? 'mustPlay' : 'turn', params: {} };
  },
  choices: [
    playing,
    choice(draw, {
      // With five cards one must play (BM-RULING-12).
      guards: [moment('BM-DRAW-02', (s) => s.open.handSize[s.open.active] < HAND_LIMIT)],
      perform(s) {
        ending.goTo(s);
        drawing.enter(s);
      },
    }),
    alwaysForbidden(endTurn, 'BM-TURN-02'),
    // All of this comes after a companion was played.
    ...[attack, target].map((verb) => alwaysForbidden(verb, 'BM-ATTACK-02')),
    alwaysForbidden(exchange, 'BM-RULING-27'),
    alwaysForbidden(move, 'BM-RULING-51'),
  ],
});
