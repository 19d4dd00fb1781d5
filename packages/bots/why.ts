import type { Move, Observation, Param, Random, Seat, State } from '#kernel';
import type { Bot, Hurry } from './bot.ts';

/** One matter that speaks for a move, or against it; its words are in the locale of the game under `why.<topic>`. */
export interface Reason {
  readonly topic: string;
  /** What it does to the chance to win, as far as one matter can be told from another; negative where the move costs something. 0 where a whole sentence says what the move is for, and nothing was measured. */
  readonly gain: number;
  /** What the sentence names or counts. */
  readonly params?: { readonly [name: string]: Param };
}

/** A sentence about a move, with what it names or counts. */
export type Told<Topic extends string = string> = Omit<Reason, 'gain' | 'topic'> & { readonly topic: Topic };

export const toldAs = (told: readonly Told[]): readonly Reason[] => told.map((each) => ({ ...each, gain: 0 }));

/** What a bot would do, and why rather than what it likes next best. */
export interface Explained {
  readonly chosen: Move;
  /** Null when there was nothing to compare. */
  readonly instead: Move | null;
  /** What the choice adds to the chance to win, and the standard error of that. */
  readonly gain: number;
  readonly error: number;
  /** At most three, weightiest first. */
  readonly reasons: readonly Reason[];
}

/** Explains a choice: `packages/games/<game>/bots/index.ts` exports it as `explain` where a bot can say why. */
export type Explain<S extends State = State> = (seen: Observation<S>, random: Random, hurry?: Hurry) => Explained;

/** A bot that says what its moves are for: by the kind of move and what it changes, told in whole sentences. */
export const explainedBy =
  <S extends State>(bot: Bot<S>, topicsOf: (world: S, seat: Seat, move: Move) => readonly Told[]): Explain<S> =>
  (seen, random, hurry) => {
    const chosen = bot(seen, random, hurry);
    return { chosen, instead: null, gain: 0, error: 0, reasons: toldAs(topicsOf(seen.determinize(random), seen.seat, chosen)) };
  };

/** A move that was made, as whoever only watches sees it: in worlds dealt for watchers, not for the seat. `moves` could have been made in every one of them. */
export interface Made<S extends State = State> extends Observation<S> {
  readonly move: Move;
}

/**
 * Tells the table why a bot moved: `packages/games/<game>/bots/index.ts` exports it as `tells`. Everybody reads it, so it may use nothing that
 * the seat alone knows: it is given worlds for watchers, and a move of a kind that watchers see (`Game.tells`). Nothing where there is nothing to say.
 */
export type Tells<S extends State = State> = (made: Made<S>, random: Random, hurry?: Hurry) => readonly Reason[];

/** Says what such a move is for, in whole sentences. */
export const tellingBy =
  <S extends State>(topicsOf: (world: S, seat: Seat, move: Move) => readonly Told[]): Tells<S> =>
  (made, random) =>
    toldAs(topicsOf(made.determinize(random), made.seat, made.move));
