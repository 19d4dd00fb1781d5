import { mutable, type Frame, frame, type Seat, int } from '#kernel';
import { type CommandId, SEATS } from '../content/box.ts';

/** The steps of the game, in the order of the rulebook. */
export const turn = frame('turn');
export const summons = frame('summons');
export const afterPlaying = frame('afterPlaying');
export const attack = frame('attack');
export const draw = frame('draw');
/** How many players have had their turn to lose something. */
export const counterattack = frame('counterattack', { asked: mutable(int(0, SEATS.max)) });
/** A player chooses what to lose. */
const loser = { seat: int<Seat>(0, SEATS.max - 1) };
export const loseTeamCard = frame('loseTeamCard', loser);
export const loseHandCard = frame('loseHandCard', loser);
export const loseEnemy = frame('loseEnemy', loser);
export const endTurn = frame('endTurn');

/** The step in which each command of Mordor is carried out. */
const LOSING = {
  'discard-from-team': loseTeamCard,
  'discard-from-hand': loseHandCard,
  'discard-won-enemy': loseEnemy,
} as const satisfies { readonly [command in CommandId]: unknown };

export const losingOf = (command: CommandId): (typeof LOSING)[CommandId] => LOSING[command];

/** Who is choosing what to lose; null when nobody is. */
export function loserIn(frames: readonly Frame[]): Seat | null {
  const top = frames[frames.length - 1];
  return loseTeamCard.is(top) || loseHandCard.is(top) || loseEnemy.is(top) ? top.seat : null;
}
