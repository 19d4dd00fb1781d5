import { type AnyGame, type Draw, Match, SeededRandom, type State, viewOf } from '#kernel';
import { Gathered } from './gathered.ts';

/** What cannot be read off the declarations, seen in play: what views look like, and what each action draws. */
export interface Played {
  readonly view: Gathered;
  /** By action (and `new`): the kinds of draws it was seen to make, in their order, told briefly. */
  readonly draws: ReadonlyMap<string, ReadonlySet<string>>;
}

const GAMES = 2;
const EVERY = 7;

/** Random games from fixed seeds: the same every time. */
export function play(game: AnyGame, setups: readonly { readonly seats: number; readonly options: unknown }[]): Played {
  const view = new Gathered();
  const draws = new Map<string, Set<string>>();
  const note = (what: string, made: readonly Draw[]): void => {
    if (made.length === 0) return;
    const known = draws.get(what) ?? new Set();
    known.add(brief(made));
    draws.set(what, known);
  };
  const box: unknown = game.content.read(game.content.standard);
  for (const [number, { seats, options }] of setups.entries())
    for (let round = 0; round < GAMES; round++) {
      const match: Match<State> = Match.begin(game, { box, options, seats, random: new SeededRandom(round, number) });
      const chooser = new SeededRandom(round + 100, number);
      note('new', match.beginning.draws);
      for (let step = 0; match.state.outcome === null; step++) {
        if (step % EVERY === 0) view.add(viewOf(game, match.state, step % (EVERY * 2) === 0 ? 'spectator' : 0));
        const [seat] = match.waitingList();
        const options = match.options(seat);
        const action = options[chooser.below(options.length)];
        const answer = match.apply(seat, action);
        if (answer.ok) note(action.type, answer.draws);
      }
      view.add(viewOf(game, match.state, 0));
    }
  return { view, draws };
}

/** Equal draws in a row are told once: `open of 6`, `shuffle of 24`. */
function brief(draws: readonly Draw[]): string {
  const told = draws.map(({ stream, of, got }) => (typeof got === 'number' ? `${stream} of ${of}` : 'shuffle'));
  return told.filter((each, place) => each !== told[place - 1]).join(', then ');
}
