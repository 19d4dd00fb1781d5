import type { EventList } from './event.ts';
import type { Ledger } from './ledger.ts';
import type { Outline } from './outline.ts';
import type { ContentSource } from './provenance.ts';
import type { Random } from './random/random.ts';
import type { Seat, Viewer } from './seat.ts';
import type { SequelDefinition } from './sequel.ts';
import type { Detail } from './detail.ts';
import { firstIssue } from './validationIssue.ts';
import type { JsonSchema } from './shape.ts';
import type { Frame, Outcome, State } from './state.ts';
import type { Choice, Steps, EffectsOf } from './step.ts';
import type { Verb } from './verb.ts';
import type { OrderPeriod } from './skippablePrompt.ts';

/** Invalid options, content or position: a sentence for its author, the path, and the rules it breaks. */
export class InvalidInput extends Error {
  readonly rules: readonly string[];
  /** Path in the document, e.g. `dice.2.faces`. */
  readonly path: string;
  /** What is wrong, in translatable form; positions, which only programs hand in, are refused by the message alone. */
  readonly issue: Detail | null;
  constructor(message: string, rules: readonly string[] = [], path = '', issue: Detail | null = null) {
    super(message);
    this.rules = rules;
    this.path = path;
    this.issue = issue;
  }

  /** A document that fails its schema: `what` names the document, `within` is its own path. */
  static form(what: string, error: SchemaError, given: unknown, rules: readonly string[] = [], within = ''): InvalidInput {
    const found = firstIssue(error.issues, given);
    const path = [within, found.path].filter((part) => part !== '').join('.');
    return new InvalidInput(`${what}: ${found.sentence}`, rules, path, found);
  }
}

type SchemaError = { readonly issues: Parameters<typeof firstIssue>[0] };

/** What one viewer may know of a state: the open part, and of the private parts only the viewer's own. After the end, everything. */
export interface VisibleState<S extends State> {
  readonly box: S['box'];
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  readonly open: S['open'];
  readonly viewer: Viewer;
  /** Null for spectators. */
  readonly own: S['own'][number] | null;
  /** Null until the game is over. */
  readonly truth: { readonly own: S['own']; readonly hidden: S['hidden'] } | null;
}

/** How certain a piece of content is: rulebook, published or reconstructed; the wording is in the locale. */
interface Provenance {
  readonly id: string;
  readonly source: ContentSource;
}

/** Content of a game: reads and validates a content pack, and builds the box that the rules work with. */
export interface ContentDefinition<Box> {
  /** The pack that ships with the game. */
  readonly standard: unknown;
  /** Packs of earlier versions of the rules, by version, where they differ: a running game keeps the pack it began with. */
  readonly former?: { readonly [version: number]: unknown };
  /** Throws `InvalidInput` with the exact path and reason. */
  read(pack: unknown): Box;
  /** A box that holds code (what cards do) cannot be sent to another thread: there its data is read, and here the code is handed to it. */
  readonly threads?: { readData(pack: unknown): unknown; withCode(data: unknown): Box };
  /** Short name of the pack, shown at the table. */
  title(box: Box): string;
  provenance(box: Box): readonly Provenance[];
  /** Packs for ablation: one for each piece of content that can be made inert, in a game with these options. */
  blanks(pack: unknown, options: unknown): readonly BlankedPack[];
}

/** A pack in which one piece of content has no effect. `word` is its key in the game's locale. */
export interface BlankedPack {
  readonly id: string;
  readonly word: string;
  readonly pack: unknown;
}

export interface PositionDefinition<S extends State, Document = unknown> {
  /** Throws `InvalidInput` if the position cannot arise. */
  read(position: unknown, box: S['box']): S;
  write(state: S): Document;
}

/** A field of the form that sets up a table; the wording is in the locale under `setup.<id>`. */
export type OptionField =
  | { readonly id: string; readonly kind: 'choice'; readonly values: readonly string[]; readonly standard: string }
  | { readonly id: string; readonly kind: 'switch'; readonly standard: boolean }
  /** Text from the host, pasted or (with `file`) read from a file. Left out if empty; a refusal names the field in its path. */
  | { readonly id: string; readonly kind: 'text'; readonly standard: ''; readonly file: boolean };

/** Teams of two and more, by the number of seats at the table. */
export type Teams = { readonly [seats: number]: readonly (readonly Seat[])[] };

/** The state machine of a game: its verbs and its steps. */
export interface Rules<S extends State> {
  readonly id: string;
  readonly verbs: readonly Verb<S['box']>[];
  readonly steps: Steps<S>;
  /**
   * Actions that a seat may take at any time, asked or not, such as placing a reminder on the board. They never advance the game: the pending decision
   * stays the same. They are not among the options, so that a game played by options alone ends.
   */
  readonly asides?: readonly Choice<S>[];
  /** The rule cited when a seat acts after the end. */
  readonly overRule: string;
  /** Upper bound of decisions in a random game; a longer game is a defect. */
  readonly longest: number;
}

/** A game. Set-up, random draws and actions determine everything else. */
export interface Game<S extends State = State, Options = unknown, View = unknown> extends Rules<S> {
  /** Incremented whenever the same actions could lead to another result. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether the game has hidden information: views differ, and events may have an audience. */
  readonly secret: boolean;
  /** Partners who may chat apart from the others; left out if there are none, or if the rules want all talk to be open. */
  readonly teams?: Teams | undefined;
  readonly ledger: Ledger;
  /** All events with their parts. */
  readonly events: EventList<S['box']>;
  /** The dice of the box, each as the names of its faces. Only these, and the roll for the starting seat, use the open stream. */
  dice(box: S['box']): readonly (readonly string[])[];
  readonly content: ContentDefinition<S['box']>;

  readonly form: readonly OptionField[];
  /** Options that are not in the form, for engines and tests: by name, as JSON Schema. */
  readonly moreOptions?: { readonly [id: string]: JsonSchema };
  /** Completes and validates options; throws `InvalidInput`. */
  readOptions(options: unknown, seats: number): Options;
  setup(box: S['box'], options: Options, seats: number, effects: EffectsOf<S>): S;
  view(visible: VisibleState<S>): View;
  outline(view: View): Outline;
  readonly position: PositionDefinition<S>;
  /** The seat resigns, or has run out of time. */
  resign(state: S, seat: Seat, effects: EffectsOf<S>): void;
  /** Determinizes: samples a state from the viewer's information set. Without hidden information, a plain copy. */
  redeal(state: S, viewer: Viewer, random: Random): S;
  /** Kinds of action whose reasons bots explain to the table: spectators see each with all its parts. Left out if no bot explains. */
  readonly explainedActions?: readonly string[];
  /** Violated invariants as sentences: components lost or duplicated, limits exceeded. Empty if all is well. */
  check(state: S): string[];
  /** Data of the progress plot: one number per seat, e.g. fields crossed off. */
  progress(state: S): readonly number[];
  /**
   * Commitments to a seat's secret writing (commitment scheme), oldest first, each published when it was made. A replay recomputes them: if they match,
   * the writing was not changed afterwards.
   */
  seals?(state: S): readonly string[];
  /** The starting seat, for statistics; if missing, the first seat that is asked. */
  first?(state: S): Seat;
  /** Number of rounds played, for statistics. */
  rounds(state: S): number;
  /** Periods after which a standing order can end, the shortest first. */
  readonly orderPeriods?: readonly OrderPeriod<S>[];
  /** The game that a finished one of this kind continues in, if there is one. */
  readonly sequel?: SequelDefinition<S>;
  /** Name of the earlier game's ending that these options carry over; null if none. */
  carried?(options: unknown): string | null;
}

/** A game of any kind, for code that does not need its types. */
export type AnyGame = Game;

/** The standard pack of a version of the rules. */
export const standardContent = ({ content }: AnyGame, version: number): unknown => content.former?.[version] ?? content.standard;
