import { type AnyGame, Match, SeededRandom, type State, viewOf } from '#kernel';
import { ObservedRandom } from './observed-random.ts';
import { ShapeSample } from './shape-sample.ts';

/** What declarations do not tell, observed in play: the structure of views, and the draws of each action. */
export interface ObservedPlay {
  readonly view: ShapeSample;
  /** By action (and `new`): the kinds of draws it was seen to make, in their order, told briefly. */
  readonly draws: ReadonlyMap<string, ReadonlySet<string>>;
  /** By action: other steps at which the same seat was asked right after it. */
  readonly leads: ReadonlyMap<string, ReadonlySet<string>>;
}

const GAMES = 2;
const EVERY = 7;

/** Random games from fixed seeds: reproducible. */
export function observePlay(game: AnyGame, setups: readonly { readonly seats: number; readonly options: unknown }[]): ObservedPlay {
  const view = new ShapeSample();
  const draws = new Map<string, Set<string>>();
  const leads = new Map<string, Set<string>>();
  const note = (known: Map<string, Set<string>>, what: string, seen: string): void => {
    if (seen !== '') known.set(what, (known.get(what) ?? new Set()).add(seen));
  };
  const box: unknown = game.content.read(game.content.standard);
  for (const [number, { seats, options }] of setups.entries())
    for (let round = 0; round < GAMES; round++) {
      const random = new ObservedRandom(new SeededRandom(round, number));
      const match: Match<State> = Match.begin(game, { box, options, seats, random });
      const chooser = new SeededRandom(round + 100, number);
      note(draws, 'new', random.taken());
      for (let step = 0; match.state.outcome === null; step++) {
        if (step % EVERY === 0) view.add(viewOf(game, match.state, step % (EVERY * 2) === 0 ? 'spectator' : 0));
        const [seat] = match.waitingList();
        const options = match.options(seat);
        const action = options[chooser.below(options.length)];
        const before = stepNow(match);
        match.apply(seat, action);
        note(draws, action.type, random.taken());
        if (match.waitingList()[0] === seat && stepNow(match) !== before) note(leads, action.type, stepNow(match));
      }
      view.add(viewOf(game, match.state, 0));
    }
  return { view, draws, leads };
}

const stepNow = ({ state }: Match<State>): string => state.frames.at(-1)?.step ?? '';
