import type { Move, Seat } from '#kernel';
import { POSITIONS } from '../content/box.ts';
import type { Battle } from '../rules/state.ts';
import {
  attack,
  borrow,
  declineDraw,
  double,
  draw,
  endTurn,
  exchange,
  loseEnemy,
  loseHandCard,
  loseTeamCard,
  move as wander,
  play,
  strike,
  target,
} from '../rules/verbs.ts';

/** What a move is for; in the locale under `why.<topic>`. */
export const TOPICS = ['points', 'needed', 'found', 'join', 'draw', 'risk', 'wait', 'exchange', 'wander', 'least'] as const;
export type Topic = (typeof TOPICS)[number];

/** Why the move is made, as far as its kind and the row tell it. */
export function topicsOf(s: Battle, _seat: Seat, move: Move): readonly Topic[] {
  if (attack.is(move) || target.is(move) || strike.is(move)) return ['points'];
  if (double.is(move) || borrow.is(move)) return ['needed'];
  if (play.is(move)) return [play.read.team(move) === 0 ? 'found' : 'join'];
  if (draw.is(move)) return s.open.mordor.length === POSITIONS - 1 ? ['draw', 'risk'] : ['draw'];
  if (endTurn.is(move) || declineDraw.is(move)) return ['wait'];
  if (exchange.is(move)) return ['exchange'];
  if (wander.is(move)) return ['wander'];
  return loseTeamCard.is(move) || loseHandCard.is(move) || loseEnemy.is(move) ? ['least'] : [];
}
