import type { Action, ForcedOutcome } from '#kernel';

/** A lesson is data: where it begins, what chance and the others do, what is pointed at, and what the reader is to do. Its words lie beside it. */

/** Something to touch on the drawn table: a selector of its element, and one that is found once it has been touched. */
export interface Touch {
  readonly at: string;
  /** Left out where touching it is the last thing to do, or where the button itself says that it is pressed. */
  readonly until?: string;
}

/** The table is set anew: who sits where, and the moment, as options of a new game or in the position notation. */
export interface Scene {
  readonly seats: readonly ('me' | 'bot')[];
  /** What the bots are called, by seat, where the slips speak of them by name. */
  readonly names?: { readonly [seat: number]: string };
  readonly from: { readonly options: unknown } | { readonly position: unknown };
  /** What chance brings while the table is set. */
  readonly draws?: readonly ForcedOutcome[];
  /** What the others do before the reader is asked. */
  readonly replies?: readonly Reply[];
}

export interface Reply<A extends Action = Action> {
  readonly seat: number;
  readonly action: A;
}

/** One slip of the book. Words: `<lesson>.<id>.title` and `.text`, and where something is to be done, `.act` says what. */
export interface LessonStep<A extends Action = Action> {
  readonly id: string;
  readonly scene?: Scene;
  /** What is pointed at; where something is to be done, all that is touched on the way, in its order. */
  readonly touch: readonly Touch[];
  /** What it answers or leads to. */
  readonly also?: string;
  /** What the reader is to do. Left out where there is only something to see. */
  readonly awaits?: A;
  /** What chance brings when it is done. */
  readonly draws?: readonly ForcedOutcome[];
  /** What the others do then, until the reader is asked again. */
  readonly replies?: readonly Reply<A>[];
  /** What the table then answers for the reader by itself, because nothing else is left. */
  readonly byItself?: A;
}

/** A word of help in the game that ends a lesson, given the first time the reader is asked this. Words: `<lesson>.<id>.title` and `.text`. */
export interface Hint {
  readonly id: string;
  readonly prompt: string;
  readonly touch: readonly Touch[];
}

export interface Lesson<A extends Action = Action> {
  /** Unique in its game. Words: `<id>.name`. */
  readonly id: string;
  /** How long it takes, with the game at its end. */
  readonly minutes: number;
  readonly steps: readonly LessonStep<A>[];
  /**
   * A short real game against the easiest bot; a word of help at each question that is new, and none after that. `level`: another bot, where nothing
   * would come of a game against the easiest.
   */
  readonly game: { readonly scene: Scene; readonly hints: readonly Hint[]; readonly level?: string };
}
