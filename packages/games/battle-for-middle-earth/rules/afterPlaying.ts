import { only } from '#kernel';
import { attacking, canAttack } from './attack.ts';
import { exchanging, maybeTaken } from './exchange.ts';
import { afterPlaying as frame, endTurn as ending } from './frames.ts';
import { playingExtra } from './play.ts';
import { inTeams } from './state.ts';
import { asking, choice, guard } from './tools.ts';
import { draw, endTurn } from './verbs.ts';
import { wandering } from './wander.ts';

/** The action of this turn was to play; Angbor's draw, if there was one, is over. It stands here to say which rule forbids another. */
const drawingToo = choice(draw, {
  candidates: () => {},
  guards: [
    guard('BM-RULING-31', (s) => !maybeTaken(s, s.box.having.summons)),
    guard('BM-RULING-40', (s) => (inTeams(s, s.open.active) & s.box.having.summons) === 0),
    guard('BM-TURN-03', () => false),
  ],
  perform: () => {},
});

/**
 * Between playing and attacking: Aragorn's extra card, Gandalf's exchange and Tom Bombadil's move, in any order (BM-RULING-52); then an
 * attack, or not (BM-ATTACK-01).
 */
export const afterPlaying = asking(frame, {
  rule: 'BM-TURN-01',
  asks: (s) => only(s.open.active),
  nothing: endTurn,
  prompt: (s, seat) => ({
    id: s.open.rally && s.open.handSize[seat] > 0 ? 'rally' : canAttack(s, seat) ? 'afterPlaying' : 'nothingToAttack',
    params: {},
  }),
  choices: [
    playingExtra,
    exchanging,
    wandering,
    attacking,
    choice(endTurn, {
      guards: [],
      perform: (s) => ending.goTo(s),
    }),
    drawingToo,
  ],
});
