import type { SearchBudget } from '#bots/search/look-ahead.ts';
import { Chances } from './chance.ts';
import { PlanSelector } from './plan.ts';
import { searchPolicy } from './searchPolicy.ts';
import { TUNED } from './tuned/weights.ts';
import fitted from './tuned/fitted.json' with { type: 'json' };

/** What those who look ahead go by: plans that were tuned in wars against each other, and the chance to win that was fitted to such wars. */
export const plans = new PlanSelector(TUNED);
const chances = new Chances(fitted);

/** How `ranger` looks ahead. */
export const rangerPolicy = searchPolicy({ plans, chances, turns: 1, compared: 6 });

/** How `master` looks ahead: twice as far, at more. */
export const masterPolicy = searchPolicy({ plans, chances, turns: 2, compared: 8 });

/** How hard they think. */
export const RANGER: SearchBudget = { worlds: 24, firstCut: 6, gain: 0.004, errors: 1 };
export const MASTER: SearchBudget = { worlds: 32, firstCut: 8, gain: 0.004, errors: 1 };
