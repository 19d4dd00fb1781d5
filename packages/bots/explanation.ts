import type { Move, Observation, Param, Random, Seat, State } from '#kernel';
import type { Bot, Deadline } from './bot.ts';

/** One argument for or against a move; its wording is in the game's locale under `why.<topic>`. */
export interface Reason {
  readonly topic: string;
  /**
   * Change of the win chance by this topic; negative where the move costs something, 0 where the sentence is not measured.
   */
  readonly gain: number;
  /** Parameters of the sentence. */
  readonly params?: { readonly [name: string]: Param };
}

/** A sentence about a move, with its parameters. */
export type ReasonText<Topic extends string = string> = Omit<Reason, 'gain' | 'topic'> & { readonly topic: Topic };

export const textReasons = (texts: readonly ReasonText[]): readonly Reason[] => texts.map((each) => ({ ...each, gain: 0 }));

/** The move a bot would make, compared with its second choice. */
interface Explanation {
  readonly chosen: Move;
  /** The second choice; null if there was nothing to compare. */
  readonly instead: Move | null;
  /** Gain in win chance over the second choice, and its standard error. */
  readonly gain: number;
  readonly error: number;
  /** At most three, largest effect first. */
  readonly reasons: readonly Reason[];
}

/** Explains a choice: `packages/games/<game>/bots/index.ts` exports it as `explain`, if a bot of the game can give reasons. */
export type MoveExplainer<S extends State = State> = (observation: Observation<S>, random: Random, isTimeUp?: Deadline) => Explanation;

/** Explains a bot's moves by sentences that follow from the kind of move and its effects, without measuring. */
export const textExplainer =
  <S extends State>(bot: Bot<S>, topicsOf: (world: S, seat: Seat, move: Move) => readonly ReasonText[]): MoveExplainer<S> =>
  (observation, random, isTimeUp) => {
    const chosen = bot(observation, random, isTimeUp);
    return {
      chosen,
      instead: null,
      gain: 0,
      error: 0,
      reasons: textReasons(topicsOf(observation.determinize(random), observation.seat, chosen)),
    };
  };

/** A move as spectators see it: worlds are determinized for spectators, and `moves` are those legal in every such world. */
export interface PublicMove<S extends State = State> extends Observation<S> {
  readonly move: Move;
}

/**
 * Explains a bot's move to the whole table: `packages/games/<game>/bots/index.ts` exports it as `explainPublicly`. Players and spectators read it, so it
 * uses no information private to the seat: it gets spectator worlds, and only actions that spectators see (`Game.explainedActions`). May be empty.
 */
export type PublicExplainer<S extends State = State> = (
  publicMove: PublicMove<S>,
  random: Random,
  isTimeUp?: Deadline,
) => readonly Reason[];

/** Explains such a move by sentences, without measuring. */
export const publicTextExplainer =
  <S extends State>(topicsOf: (world: S, seat: Seat, move: Move) => readonly ReasonText[]): PublicExplainer<S> =>
  (publicMove, random) =>
    textReasons(topicsOf(publicMove.determinize(random), publicMove.seat, publicMove.move));
