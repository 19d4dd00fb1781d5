import type { Move } from '../../packages/kernel/verb.ts';
import type { Seat } from '../../packages/kernel/index.ts';
import { asId } from '../../packages/kernel/id.ts';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import type { Journey } from '../../packages/games/journey-to-mordor/rules/state.ts';
import { LegalMoves, perform, Playout, SeededRandom, settle, SilentEffects, verbOf, waiting } from '../../packages/kernel/index.ts';
import { answerRounds, type Sample } from './rounds.ts';

/** Our side of the comparison: the kernel's playout, exactly as the simulator and the bots use it. */

const PLAYERS = 4;
const OPTIONS = { side: 'advanced' };
const box = game.content.read(game.content.standard);
const playout = new Playout<Journey>(game);

/** The same walk as the playout, with a note of every verb. */
function sample(seed: number): Sample {
  const random = new SeededRandom(seed, 1);
  const effects = new SilentEffects(random);
  const legalMoves = new LegalMoves<Journey>(game);
  const state = game.setup(box, game.readOptions(OPTIONS, PLAYERS), PLAYERS, effects);
  settle(game, state, effects);
  const verbs: Record<string, number> = {};
  let decisions = 0;
  for (; state.outcome === null; decisions++) {
    const seat: Seat = asId(31 - Math.clz32(waiting(game, state)));
    const list = legalMoves.options(state, seat);
    const move: Move = asId(list.moves[random.below(list.length)]);
    const { name } = game.verbs[verbOf(move)];
    verbs[name] = (verbs[name] ?? 0) + 1;
    perform(game, state, seat, move, effects);
  }
  return { decisions, rounds: game.rounds(state), reason: state.outcome.reason, winners: state.outcome.winners.length, verbs };
}

answerRounds({
  play: (seed) => playout.fromSetup(box, OPTIONS, PLAYERS, new SeededRandom(seed, 2)).decisions,
  sample,
});
