import type { State } from 'boardgame.io';
import { SeededRandom } from '../../packages/kernel/random/seededRandom.ts';
import { answerRounds, type Sample } from '../speed/rounds.ts';
import { enumerate, type JourneyG, journey } from './journey.ts';
import { require } from './require.ts';

const { InitializeGame, CreateGameReducer, ProcessGameConfig } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');

/**
 * The peer's fastest way through a game without a network: its own reducer, without the store, the log and the subscribers of its
 * client. Moves are picked by the same cheap generator on both sides; dice come from its random plugin.
 */

const PLAYERS = 4;
const LONGEST = 100_000;
const game = ProcessGameConfig(journey);
const reduce = CreateGameReducer({ game });

function walk(seed: number, each: (move: string) => void): { state: State<JourneyG>; decisions: number } {
  // Without a seed of its own every game begun in the same millisecond would roll the same dice.
  game.seed = seed;
  const random = new SeededRandom(seed, 1);
  let state: State<JourneyG> = InitializeGame({ game, numPlayers: PLAYERS });
  let decisions = 0;
  for (; state.ctx.gameover === undefined; decisions++) {
    if (decisions > LONGEST) throw new Error('boardgame.io: the game does not end');
    const choices = enumerate(state.G, state.ctx);
    const { move, args } = choices[choices.length === 1 ? 0 : random.below(choices.length)];
    each(move);
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args: args ?? [], playerID: state.ctx.currentPlayer } });
  }
  return { state, decisions };
}

const nothing = (): void => {};

answerRounds({
  play: (seed) => walk(seed, nothing).decisions,
  sample(seed): Sample {
    const verbs: Record<string, number> = {};
    const { state, decisions } = walk(seed, (move) => {
      verbs[move] = (verbs[move] ?? 0) + 1;
    });
    const over = state.ctx.gameover as { winners: number[]; reason: string };
    return { decisions, rounds: state.G.round, reason: over.reason, winners: over.winners.length, verbs };
  },
});
