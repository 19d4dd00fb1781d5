import type { Bot } from '../../packages/bots/bot.ts';
import { lookingAhead } from '../../packages/bots/search/look-ahead.ts';
import type { Thinker } from '../../packages/bots/search/thinker.ts';
import { askedAt, RandomMove, type State } from '../../packages/kernel/index.ts';
import type { Search } from './searches.ts';
import { branching } from './tree.ts';

type Variant = <S extends State>(search: Search<S>) => Bot<S>;

const playing = <S extends State>({ thinker, effort }: Search<S>): Bot<S> => lookingAhead(thinker, effort);

/** So much more of everything, for seeing what time would buy. */
const times =
  (factor: number): Variant =>
  ({ thinker, effort }) =>
    playing({ thinker, effort: { ...effort, worlds: effort.worlds * factor, least: effort.least * factor } });

function byLot<S extends State>({ thinker, effort }: Search<S>): Bot<S> {
  const lot = new RandomMove<S>();
  const play: Thinker<S>['play'] = (world, seat, random) => lot.draw(askedAt(thinker.game, world), world, seat, random);
  return playing({ thinker: { ...thinker, play }, effort });
}

/** The search with one part left out, changed or added. */
export const VARIANTS: { readonly [name: string]: Variant } = {
  'as-it-is': playing,
  /** The most promising move is taken, however small and doubtful its gain. */
  'no-override': ({ thinker, effort }) => playing({ thinker, effort: { ...effort, gain: 0, errors: 0 } }),
  /** The rule bot's move is left only for two hundredths and two standard errors. */
  'heavy-override': ({ thinker, effort }) => playing({ thinker, effort: { ...effort, gain: 0.02, errors: 2 } }),
  /** Every candidate is played out in every world. */
  'no-dropping': ({ thinker, effort }) => playing({ thinker, effort: { ...effort, least: effort.worlds } }),
  /** Every legal move is compared, not only what the rule bot likes. */
  'no-priors': ({ thinker, effort }) =>
    playing({
      thinker: {
        ...thinker,
        candidates(world, seat, moves, random) {
          const liked = thinker.candidates(world, seat, moves, random);
          return liked.length === 1 ? liked : [...liked, ...moves.filter((move) => !liked.includes(move))];
        },
      },
      effort,
    }),
  /** Chance in a world is the same by its order alone, whatever it is about. */
  'one-luck': ({ thinker, effort }) => playing({ thinker: { ...thinker, luck: () => 0 }, effort }),
  /** Playouts go on by lot instead of by the rule bot. */
  'random-playouts': byLot,
  /** What comes of a move is valued where it leads, without playing on. */
  'no-playouts': ({ thinker, effort }) => playing({ thinker: { ...thinker, until: () => () => true }, effort }),
  /** Playouts go on to the end of the game, as far as they get. */
  'no-value': ({ thinker, effort }) => playing({ thinker: { ...thinker, until: () => () => false, value: () => 0.5 }, effort }),
  'four-times': times(4),
  'sixteen-times': times(16),
  /** One's own later decisions are searched, too: with few worlds nothing is seen often enough, so with as many as the two above. */
  'tree-four-times': ({ thinker, effort }) => branching({ thinker, effort: { ...effort, worlds: effort.worlds * 4 } }),
  'tree-sixteen-times': ({ thinker, effort }) => branching({ thinker, effort: { ...effort, worlds: effort.worlds * 16 } }),
};
