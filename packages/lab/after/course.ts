import type { OpenedGame } from '#bots/opened.ts';
import { cloneState, type GameRecord, type Move, readMove, replay, type Seat, type State } from '#kernel';

/** Something a seat did in a finished game: the `step`-th action, counted from 0. */
export interface Deed {
  readonly step: number;
  readonly seat: Seat;
  readonly move: Move | 'resign';
  /** Dice, cards or tiles were drawn on the way to the next decision. */
  readonly drew: boolean;
}

/** A finished game, state by state: `states[n]` is where deed `n` was decided, the last one is the end. */
export interface Course {
  readonly opened: OpenedGame;
  readonly states: readonly State[];
  readonly deeds: readonly Deed[];
}

/** Plays a record again. A game that is not over is refused: its secrets are nobody's business yet. */
export function courseOf(opened: OpenedGame, record: GameRecord): Course {
  if (record.outcome === null) throw new Error('Only a game that is over can be judged');
  const { game } = opened;
  const states: State[] = [];
  const deeds: Deed[] = [];
  replay<State>(game, record, ({ index, recorded, match }) => {
    if (recorded !== null) {
      const move = recorded.action === 'resign' ? recorded.action : readMove(game.verbs, recorded.action, match.state.box);
      if (typeof move === 'string' && move !== 'resign') throw new Error(move);
      deeds.push({ step: index, seat: recorded.seat, move, drew: recorded.draws.length > 0 });
    }
    states.push(cloneState(match.state));
  });
  return { opened, states, deeds };
}
