import { type ActionOf, verb, verbList } from '#kernel/verb.ts';
import { card, enemy, place, symbol, team } from './nouns.ts';

export const play = verb('play', 'BM-TURN-02', ['card', card], ['team', place]);
export const draw = verb('draw', 'BM-DRAW-01');
export const declineDraw = verb('declineDraw', 'BM-ANGBOR-01');
export const exchange = verb('exchange', 'BM-RULING-27', ['wizard', card], ['card', card], ['team', team]);
export const move = verb('move', 'BM-RULING-34', ['card', card], ['team', team]);
export const attack = verb('attack', 'BM-ATTACK-02', ['team', team]);
export const target = verb('target', 'BM-ATTACK-05', ['enemy', enemy]);
export const double = verb('double', 'BM-DOUBLE-01', ['by', card], ['card', card], ['symbol', symbol]);
export const borrow = verb('borrow', 'BM-HOBBIT-01', ['hobbit', card], ['card', card]);
export const strike = verb('strike', 'BM-ATTACK-05');
export const endTurn = verb('endTurn', 'BM-TURN-02');
export const loseTeamCard = verb('loseTeamCard', 'BM-COUNTER-04', ['card', card]);
export const loseHandCard = verb('loseHandCard', 'BM-COUNTER-05', ['card', card]);
export const loseEnemy = verb('loseEnemy', 'BM-COUNTER-06', ['enemy', enemy]);

export const VERBS = verbList(
  play,
  draw,
  declineDraw,
  exchange,
  move,
  attack,
  target,
  double,
  borrow,
  strike,
  endTurn,
  loseTeamCard,
  loseHandCard,
  loseEnemy,
);
export type BattleAction = ActionOf<typeof VERBS>;
