import type { Seat, Seats, State } from '#kernel';
import type { EffectId, Hobbit, JourneyBox, Sheet, SymbolIndex } from '../content/box.ts';
import type { JourneyEvent, JourneyRawEvent } from './events.ts';
import type { JourneyAction } from './verbs.ts';

export interface JourneyOptions {
  readonly side: 'basic' | 'advanced';
  /** The optional ending: the last player left in the game wins. */
  readonly lastSurvivor: boolean;
  /** Who begins; null draws lots. */
  readonly first: Seat | null;
}

/** Everything lies open on the table. Lists by seat, then what belongs to the turn under way. */
export interface JourneyOpen {
  readonly options: Pick<JourneyOptions, 'side' | 'lastSurvivor'>;
  first: Seat;
  active: Seat;
  round: number;

  /** Index of the hobbit, -1 until it is chosen. */
  hobbit: Hobbit[];
  /** Round fields crossed off. */
  fields: number[];
  /** Squares that are split, as bits. */
  split: number[];
  /** Nazgûl spaces crossed off, counted from the left, halves and whole squares alike. */
  crossed: number[];
  out: boolean[];

  /** The effect of the place where the turn began, and that place as a number of fields. */
  effect: EffectId | null;
  began: number;
  /** Rolls made this turn; a repeated one counts once. */
  rolls: number;
  repeated: boolean;
  /** Symbol on each die, -1 before its first roll. */
  shows: SymbolIndex[];
  /** The roll from which each die was set aside, 0 while it is not. */
  asideAt: number[];
  /** Symbols set aside from the roll on the table, as bits: what the rules about equal symbols ask again and again. */
  taken: number;
  /** Gandalfs that may still split a square this turn. */
  gandalfs: number;
  /** Who gave up since phase 2 began: until the Nazgûl have struck their colours are still theirs (JM-RULING-08). */
  leavers: Seats;
}

export interface JourneyWords {
  readonly action: JourneyAction;
  readonly rawEvent: JourneyRawEvent;
  readonly event: JourneyEvent;
}

export type Journey = State<JourneyBox, JourneyOpen, null, null, JourneyWords>;

export const seatsOf = (s: Journey): number => s.open.hobbit.length;

export const sheetOf = (s: Journey): Sheet => s.box.sheets[s.open.options.side];

export const inMordor = (s: Journey, seat: Seat): boolean => s.open.fields[seat] === sheetOf(s).fields.length;

/** Bag End, or the place of the last field crossed off (JM-ADV-02, JM-RULING-24). */
export const placeAt = (s: Journey, fields: number): string => (fields === 0 ? 'bag-end' : sheetOf(s).fields[fields - 1].place);
