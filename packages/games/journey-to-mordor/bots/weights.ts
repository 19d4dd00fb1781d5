/** What the ranger believes about the race and cannot count out: everything else follows from the dice and the sheet. */
export interface Weights {
  /** How bad a Nazgûl on oneself is, in fields, with one space left, two, three, and more. */
  readonly dread1: number;
  readonly dread2: number;
  readonly dread3: number;
  readonly dread4: number;
  /** What a Gandalf is worth, in fields. */
  readonly comfort: number;
  /** What a Nazgûl on an opponent is worth, in fields. */
  readonly malice: number;
  /** What being caught is worth, in fields. */
  readonly caught: number;
  /** What a turn costs, in fields, where places have effects; with 0 every field is a field further on, whatever it does. */
  readonly haste: number;
  /** How hard opponents strike, against players who strike in passing. */
  readonly danger: number;
  /** How much of that is expected before one's own next turn. */
  readonly until: number;
  /** How sure a lead in spaces is when both arrive in one round and both numbers are still open. */
  readonly spread: number;
  /** How much likelier somebody arrives in a round in which another has arrived before: it is the last chance. */
  readonly rally: number;
  /** How much the end of the horizon is worth to somebody still under way. */
  readonly longRun: number;
}

/**
 * From `bench/tuning/journey.ts`: the ranger played against itself on both sides with two, three and four players, and weights were searched
 * that foresee who won. `until`, `rally` and `malice` were chosen between what several unfinished searches had found; the others are as
 * they were set by hand. It has not been shown to win more than before: docs/lab-book/journey-to-mordor.md.
 */
export const WEIGHTS: Weights = {
  dread1: 1,
  dread2: 0.7,
  dread3: 0.5,
  dread4: 0.35,
  comfort: 0.3,
  malice: 0.2,
  caught: -1.5,
  haste: 0,
  danger: 1,
  until: 1.25,
  spread: 1.2,
  rally: 1.7,
  longRun: 0.3,
};

/**
 * When two are left, from `bench/tuning/journey.ts duel`: weights were searched with which the ranger says what perfect play comes to. What it gives away by them, and gave away before:
 * docs/lab-book/journey-to-mordor.md.
 */
export const DUEL: Weights = {
  dread1: 3.475,
  dread2: 0.9,
  dread3: 1,
  dread4: 0.45,
  comfort: 0.2,
  malice: 0.275,
  caught: -8.25,
  haste: 1.1,
  danger: 0.75,
  until: 1.375,
  spread: 0.675,
  rally: 1.35,
  longRun: 0.3,
};
