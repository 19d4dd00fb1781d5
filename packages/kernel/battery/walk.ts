import { asId } from '../id.ts';
import { hashText } from '../codec.ts';
import type { AddressedEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { CommittedRandom, type Seal } from '../random/committedRandom.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import type { PlayedAction } from '../record.ts';
import type { Seat } from '../seat.ts';
import type { State, WordsOf } from '../state.ts';
import type { Action } from '../verb.ts';

/** A set-up of the battery. */
export interface Setup {
  readonly seats: number;
  readonly options?: unknown;
}

/** Fixed seed, but the randomness of real tables. */
export const sealFor = (seed: number, seats: number): Seal => ({
  version: 2,
  secret: hashText(`battery ${seed}`) + hashText(`secret ${seed}`),
  contributions: Array.from({ length: seats }, (_, seat) => `seat ${seat} of ${seed}`),
});

export function beginFor<S extends State, Options, View>(
  game: Game<S, Options, View>,
  setup: Setup,
  seed: number,
): Match<S, Options, View> {
  const box = game.content.read(game.content.standard);
  return Match.begin(game, {
    box,
    options: setup.options,
    seats: setup.seats,
    random: new CommittedRandom(sealFor(seed, setup.seats)),
  });
}

/** A decision about to be taken. */
export interface Moment<S extends State = State> {
  readonly match: Match<S>;
  readonly seat: Seat;
  readonly options: readonly WordsOf<S>['action'][];
  readonly step: number;
}

/** One decision in so many is followed by an aside, in games that have asides. */
export const ASIDES = 8;

/** An aside of any seat that has one. */
export function anyAside<S extends State>(
  match: Match<S>,
  random: SeededRandom,
): { readonly seat: Seat; readonly action: WordsOf<S>['action'] } | null {
  if (match.game.asides === undefined) return null;
  const seat: Seat = asId(random.below(match.state.own.length));
  const asides = match.asides(seat);
  return asides.length === 0 ? null : { seat: seat, action: asides[random.below(asides.length)] };
}

/** Plays random decisions and calls back before and after each, and after each aside, until the end or until the caller stops it; returns the actions. */
export function walk<S extends State>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  before?: (moment: Moment<S>, enough: () => void) => void,
  after?: (moment: Moment<S>, taken: PlayedAction, events: readonly AddressedEvent[]) => void,
): Match<S> {
  const match = beginFor(game, setup, seed);
  const dice = new SeededRandom(seed, 77);
  let seen = false;
  const enough = (): void => {
    seen = true;
  };
  for (let step = 0; match.state.outcome === null; step++) {
    if (step > game.longest) throw new Error(`${game.id} took more than ${game.longest} decisions`);
    const waiting = match.waitingList();
    const seat = waiting[dice.below(waiting.length)];
    const options = match.options(seat);
    if (options.length === 0) throw new Error(`Seat ${seat} is asked but has no option (step ${step})`);
    const moment: Moment<S> = { match, seat, options, step };
    before?.(moment, enough);
    if (seen) break;
    const take = (by: Seat, action: Action): void => {
      const answer = match.apply(by, action);
      if (!answer.ok) throw new Error(`A listed action was refused: ${answer.refusal.message}`);
      after?.(moment, { seat: by, action, draws: answer.draws }, answer.events);
    };
    take(seat, options[dice.below(options.length)]);
    const aside = game.asides !== undefined && match.state.outcome === null && dice.below(ASIDES) === 0 ? anyAside(match, dice) : null;
    if (aside !== null) take(aside.seat, aside.action);
  }
  return match;
}
