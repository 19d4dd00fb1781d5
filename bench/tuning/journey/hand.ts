import type { Weights } from '../../../packages/games/journey-to-mordor/bots/weights.ts';

/**
 * The ranger before it was tuned: the weights a person set, nobody struck before one's own next turn and no last chances. What tuning
 * begins with and is judged against.
 */
export const HAND: Weights = {
  until: 0,
  rally: 1,
  haste: 0,
  danger: 1,
  malice: 0.1,
  comfort: 0.3,
  dread1: 1,
  dread2: 0.7,
  dread3: 0.5,
  dread4: 0.35,
  caught: -1.5,
  spread: 1.2,
  longRun: 0.3,
};

/** The first steps of the search. */
export const STEPS: Weights = {
  until: 0.5,
  rally: 0.2,
  haste: 0,
  danger: 0.2,
  malice: 0.1,
  comfort: 0.1,
  dread1: 0.3,
  dread2: 0.2,
  dread3: 0.2,
  dread4: 0.1,
  caught: 0.5,
  spread: 0.3,
  longRun: 0.3,
};

/** Where they differ when two are left. */
export const DUEL_STEPS = { haste: 0.2, caught: 2, longRun: 0 };
