import type { Weights } from '../../packages/games/journey-to-mordor/bots/weights.ts';

/** The ranger before it was tuned: the weights a person set, and nobody struck before one's next turn. What tuning is judged against. */
export const HAND: Weights = {
  dread1: 1,
  dread2: 0.7,
  dread3: 0.5,
  dread4: 0.35,
  comfort: 0.3,
  malice: 0.1,
  caught: -1.5,
  danger: 1,
  until: 0,
  spread: 1.2,
  longRun: 0.3,
};

/** The first steps of the search. */
export const STEPS: Weights = {
  dread1: 0.3,
  dread2: 0.2,
  dread3: 0.15,
  dread4: 0.1,
  comfort: 0.1,
  malice: 0.1,
  caught: 0.5,
  danger: 0.15,
  until: 0.5,
  spread: 0.3,
  longRun: 0.2,
};
