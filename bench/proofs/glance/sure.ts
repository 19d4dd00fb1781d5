import {
  cloneState,
  type Game,
  type Move,
  perform,
  type Seat,
  SeededRandom,
  SilentEffects,
  type State,
} from '../../../packages/kernel/index.ts';
import { shareOf } from '../../../packages/bots/search/playout.ts';
import type { Fault } from './fault.ts';

/** What comes whatever these dice show is sure. */
const DICE = 6;

/** Whether a move ends the game at once, in every luck, with such a part of the victory. */
function surely<S extends State>(game: Game<S>, before: S, seat: Seat, move: Move, ends: (share: number | null) => boolean): boolean {
  for (let luck = 0; luck < DICE; luck++) {
    const s = cloneState(before);
    perform(game, s, seat, move, new SilentEffects(new SeededRandom(luck, 5)));
    if (!ends(shareOf(game, s, seat))) return false;
  }
  return true;
}

/** A victory that one move would have brought whatever the dice show, and that was let go. */
export const victoryLeft = <S extends State>(game: Game<S>): Fault<S> => ({
  name: 'a sure victory left',
  sees: ({ before, after, seat, moves }) =>
    shareOf(game, after, seat) !== 1 && moves.some((move) => surely(game, before, seat, move, (share) => share === 1)),
});

/** A game lost by the very move, where another would have gone on whatever the dice show. */
export const defeatChosen = <S extends State>(game: Game<S>): Fault<S> => ({
  name: 'a defeat chosen',
  sees: ({ before, after, seat, moves }) =>
    shareOf(game, after, seat) === 0 && moves.some((move) => surely(game, before, seat, move, (share) => share !== 0)),
});
