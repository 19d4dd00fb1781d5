import { type AskingStep, goTo, never, only } from '#kernel';
import { attacking } from './attack.ts';
import { exchanging } from './exchange.ts';
import { playingExtra } from './play.ts';
import { at, type Battle } from './state.ts';
import { draw, endTurn } from './verbs.ts';
import { wandering } from './wander.ts';

/**
 * Between playing and attacking: Aragorn's extra card, Gandalf's exchange and Tom Bombadil's move, in any order (BM-RULING-52); then an
 * attack, or not (BM-ATTACK-01).
 */
export const afterPlaying: AskingStep<Battle> = {
  rule: 'BM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt: (s, seat) => ({ id: s.open.rally && s.open.handSize[seat] > 0 ? 'rally' : 'afterPlaying', params: {} }),
  choices: [
    playingExtra,
    exchanging,
    wandering,
    attacking,
    {
      verb: endTurn,
      guards: [],
      perform: (s) => goTo(s, at('endTurn')),
    },
    // Angbor taken with Gandalf was not played either.
    never(draw, 'BM-TURN-03', 'BM-DRAW-01', 'BM-RULING-31'),
  ],
};
