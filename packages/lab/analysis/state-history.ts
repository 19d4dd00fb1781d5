import type { LoadedGame } from '#bots/loaded-game.ts';
import { cloneState, type GameRecord, type Move, readMove, replay, type Seat, type State } from '#kernel';

/** One ply of a finished game: the `step`-th action, counted from 0. */
interface Ply {
  readonly step: number;
  readonly seat: Seat;
  readonly move: Move | 'resign';
  /** Dice, cards or tiles were drawn before the next decision. */
  readonly drew: boolean;
}

/** A finished game as snapshots: `states[n]` is the state before ply `n`, the last one is the end. */
export interface StateHistory {
  readonly loaded: LoadedGame;
  readonly states: readonly State[];
  readonly plies: readonly Ply[];
}

/** Replays a record. Throws for an unfinished game, whose secrets must not be analyzed yet. */
export function historyOf(loaded: LoadedGame, record: GameRecord): StateHistory {
  if (record.outcome === null) throw new Error('Only a game that is over can be judged');
  const { game } = loaded;
  const states: State[] = [];
  const plies: Ply[] = [];
  replay<State>(game, record, ({ index, recorded, match }) => {
    if (recorded !== null) {
      const move = recorded.action === 'resign' ? recorded.action : readMove(game.verbs, recorded.action, match.state.box);
      if (typeof move === 'string' && move !== 'resign') throw new Error(move);
      plies.push({ step: index, seat: recorded.seat, move, drew: recorded.draws.length > 0 });
    }
    states.push(cloneState(match.state));
  });
  return { loaded, states, plies };
}
