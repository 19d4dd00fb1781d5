import type { Bot } from '../../../packages/bots/bot.ts';
import { lookAheadBot } from '../../../packages/bots/search/look-ahead.ts';
import type { SearchPolicy } from '../../../packages/bots/search/search-policy.ts';
import { askedAt, RandomMove, type State } from '../../../packages/kernel/index.ts';
import type { Search } from './searches.ts';
import { branching } from './tree.ts';

type Variant = <S extends State>(search: Search<S>) => Bot<S>;

const playing = <S extends State>({ policy, budget }: Search<S>): Bot<S> => lookAheadBot(policy, budget);

/** So much more of everything, for seeing what time would buy. */
const times =
  (factor: number): Variant =>
  ({ policy, budget }) =>
    playing({ policy, budget: { ...budget, worlds: budget.worlds * factor, firstCut: budget.firstCut * factor } });

function byLot<S extends State>({ policy, budget }: Search<S>): Bot<S> {
  const randomMove = new RandomMove<S>();
  const play: SearchPolicy<S>['play'] = (world, seat, random) => randomMove.draw(askedAt(policy.game, world), world, seat, random);
  return playing({ policy: { ...policy, play }, budget });
}

/** The search with one part left out, changed or added. */
export const VARIANTS: { readonly [name: string]: Variant } = {
  'as-it-is': playing,
  /** The most promising move is taken, however small and doubtful its gain. */
  'no-override': ({ policy, budget }) => playing({ policy, budget: { ...budget, gain: 0, errors: 0 } }),
  /** The rule bot's move is left only for two hundredths and two standard errors. */
  'heavy-override': ({ policy, budget }) => playing({ policy, budget: { ...budget, gain: 0.02, errors: 2 } }),
  /** Every candidate is played out in every world. */
  'no-dropping': ({ policy, budget }) => playing({ policy, budget: { ...budget, firstCut: budget.worlds } }),
  /** Every legal move is compared, not only what the rule bot likes. */
  'no-priors': ({ policy, budget }) =>
    playing({
      policy: {
        ...policy,
        candidates(world, seat, moves, random) {
          const liked = policy.candidates(world, seat, moves, random);
          return liked.length === 1 ? liked : [...liked, ...moves.filter((move) => !liked.includes(move))];
        },
      },
      budget,
    }),
  /** Chance in a world is the same by its order alone, whatever it is about. */
  'one-luck': ({ policy, budget }) => playing({ policy: { ...policy, chanceKey: () => 0 }, budget }),
  /** Playouts go on by lot instead of by the rule bot. */
  'random-playouts': byLot,
  /** What comes of a move is valued where it leads, without playing on. */
  'no-playouts': ({ policy, budget }) => playing({ policy: { ...policy, horizon: () => () => true }, budget }),
  /** Playouts go on to the end of the game, as far as they get. */
  'no-value': ({ policy, budget }) => playing({ policy: { ...policy, horizon: () => () => false, value: () => 0.5 }, budget }),
  'four-times': times(4),
  'sixteen-times': times(16),
  /** One's own later decisions are searched, too: with few worlds nothing is seen often enough, so with as many as the two above. */
  'tree-four-times': ({ policy, budget }) => branching({ policy, budget: { ...budget, worlds: budget.worlds * 4 } }),
  'tree-sixteen-times': ({ policy, budget }) => branching({ policy, budget: { ...budget, worlds: budget.worlds * 16 } }),
};
