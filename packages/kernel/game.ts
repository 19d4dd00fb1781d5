import type { EventList } from './event.ts';
import type { Ledger } from './ledger.ts';
import type { Outline } from './outline.ts';
import type { Source } from './provenance.ts';
import type { Random } from './random/random.ts';
import type { Seat, Viewer } from './seat.ts';
import type { SequelDefinition } from './sequel.ts';
import { firstIssue, type ValidationIssue } from './validationIssue.ts';
import type { JsonSchema } from './shape.ts';
import type { Frame, Outcome, State } from './state.ts';
import type { Choice, Steps, EffectsOf } from './step.ts';
import type { Verb } from './verb.ts';
import type { OrderPeriod } from './skippablePrompt.ts';

/** Bad options, content or position: a sentence for the person who wrote it, the place, and the rules it breaks. */
export class Unacceptable extends Error {
  readonly rules: readonly string[];
  /** Where in the document, e.g. `dice.2.faces`. */
  readonly path: string;
  /** What is wrong there, where it can be said in any language. */
  readonly issue: ValidationIssue | null;
  constructor(message: string, rules: readonly string[] = [], path = '', shortcoming: ValidationIssue | null = null) {
    super(message);
    this.rules = rules;
    this.path = path;
    this.issue = shortcoming;
  }

  /** A document that does not have the form of its kind: `what` is the word for it, `within` where it stands itself. */
  static form(what: string, error: SchemaError, given: unknown, rules: readonly string[] = [], within = ''): Unacceptable {
    const found = firstIssue(error.issues, given);
    const path = [within, found.path].filter((part) => part !== '').join('.');
    return new Unacceptable(`${what}: ${found.sentence}`, rules, path, { ...found, path });
  }
}

type SchemaError = { readonly issues: Parameters<typeof firstIssue>[0] };

/** What one viewer may know of a state: the open part, and of the closed parts only his own. After the end, everything. */
export interface Visible<S extends State> {
  readonly box: S['box'];
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  readonly open: S['open'];
  readonly viewer: Viewer;
  /** Null for watchers. */
  readonly own: S['own'][number] | null;
  /** Null until the game is over. */
  readonly truth: { readonly own: S['own']; readonly hidden: S['hidden'] } | null;
}

/** How sure we are of a piece of content: `source` is rulebook, published or reconstructed; the wording is in the locale. */
export interface Provenance {
  readonly id: string;
  readonly source: Source;
}

/** The box of a game: read from a content pack, checked, and turned into what the rules work with. */
export interface ContentDefinition<Box> {
  /** The pack that ships with the game. */
  readonly standard: unknown;
  /** The packs that shipped with earlier versions of the rules, by version, where they were others: what was begun with one goes on with it. */
  readonly former?: { readonly [version: number]: unknown };
  /** Throws `Unacceptable` with the exact place and reason. */
  read(pack: unknown): Box;
  /** A short name of the pack, shown at the table. */
  title(box: Box): string;
  provenance(box: Box): readonly Provenance[];
  /** The pack once for every thing in it that can be made to do nothing, in a game with these options. */
  blanks(pack: unknown, options: unknown): readonly Blank[];
}

/** A pack in which one thing does nothing any more. `word` names the thing in the locale of the game. */
export interface Blank {
  readonly id: string;
  readonly word: string;
  readonly pack: unknown;
}

export interface PositionDefinition<S extends State, Document = unknown> {
  /** Throws `Unacceptable` when the position could not arise. */
  read(position: unknown, box: S['box']): S;
  write(state: S): Document;
}

/** A field of the form in which a table is set up; the wording is in the locale under `setup.<id>`. */
export type OptionField =
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly string[]; readonly standard: string }
  | { readonly id: string; readonly kind: 'switch'; readonly standard: boolean }
  /** Words of the host's own, pasted or (with `file`) read from a file. Left out when empty; a refusal names the field in its path. */
  | { readonly id: string; readonly kind: 'text'; readonly standard: ''; readonly file: boolean };

/** Teams of two and more, by the number of seats at the table. */
export type Teams = { readonly [seats: number]: readonly (readonly Seat[])[] };

/** The machine of a game: its verbs and its steps. */
export interface Rules<S extends State> {
  readonly id: string;
  readonly verbs: readonly Verb<S['box']>[];
  readonly steps: Steps<S>;
  /**
   * What a seat may do at any moment, asked or not, such as laying a reminder on the board. It never moves the game on: whoever was asked is asked
   * the same afterwards. Asides stand apart from the options, so that a game played by options alone ends.
   */
  readonly asides?: readonly Choice<S>[];
  /** The rule cited when somebody acts after the end. */
  readonly overRule: string;
  /** An upper bound of decisions in a game of random play; a longer one is a defect. */
  readonly longest: number;
}

/** Everything the house needs to know about a game. Set-up, chance and actions determine all the rest. */
export interface Game<S extends State = State, Options = unknown, View = unknown> extends Rules<S> {
  /** Raised whenever the same actions could lead somewhere else than before. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Somebody may know what another does not: views differ and events may be for some ears only. */
  readonly secret: boolean;
  /** Who plays together and may talk apart from the others; left out where nobody does, and where the rules want all talk to be open. */
  readonly teams?: Teams | undefined;
  readonly ledger: Ledger;
  /** Everything that can happen, with its parts. */
  readonly events: EventList<S['box']>;
  /** The dice of the box, each as the names of its faces. Only these are rolled in the open, beside the lot for who begins. */
  dice(box: S['box']): readonly (readonly string[])[];
  readonly content: ContentDefinition<S['box']>;

  readonly form: readonly OptionField[];
  /** What may be set beside the form, for engines and tests: by name, as JSON Schema. */
  readonly moreOptions?: { readonly [id: string]: JsonSchema };
  /** Completes and checks options; throws `Unacceptable`. */
  readOptions(options: unknown, seats: number): Options;
  setup(box: S['box'], options: Options, seats: number, effects: EffectsOf<S>): S;
  view(visible: Visible<S>): View;
  outline(view: View): Outline;
  readonly position: PositionDefinition<S>;
  /** The seat gives up, or has run out of time. */
  resign(state: S, seat: Seat, effects: EffectsOf<S>): void;
  /** Determinizes: a state that the seat cannot tell from the real one, for a table that is full of secrets. Without secrets, a plain copy. */
  redeal(state: S, viewer: Viewer, random: Random): S;
  /** Of which kinds of action bots tell the table why, where people want it: watchers see each of them, with all its parts. Left out where nobody can say. */
  readonly tells?: readonly string[];
  /** Sentences about what is not as it must always be: components lost or doubled, limits broken. Empty when all is well. */
  check(state: S): string[];
  /** What a plot of the game shows: one number a seat, e.g. fields crossed off. */
  progress(state: S): readonly number[];
  /**
   * Seals of what a seat has written in secret, oldest first, each told to all when it was made. A replay makes them again: if they are those
   * that were told, nothing was changed after the fact.
   */
  seals?(state: S): readonly string[];
  /** The seat that began, for statistics; missing where whoever is asked first has begun. */
  first?(state: S): Seat;
  /** How many rounds have been played, for statistics. */
  rounds(state: S): number;
  /** Stretches of the game after which a standing order can end, the shortest first. */
  readonly spans?: readonly OrderPeriod<S>[];
  /** The game into which a finished one of this kind leads, where there is such a game. */
  readonly sequel?: SequelDefinition<S>;
  /** The name of the ending of an earlier game that these options bring along; null when they bring nothing. */
  carried?(options: unknown): string | null;
}

/** A game of any kind, where its types do not matter. */
export type AnyGame = Game;

/** The pack that shipped with a version of the rules. */
export const standardContent = ({ content }: AnyGame, version: number): unknown => content.former?.[version] ?? content.standard;
