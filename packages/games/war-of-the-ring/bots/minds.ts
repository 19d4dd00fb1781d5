import type { Effort } from '#bots/search/look-ahead.ts';
import { Chances } from './chance.ts';
import { Planning } from './plan.ts';
import { thinking } from './thinker.ts';
import { TUNED } from './tuned/conducts.ts';
import fitted from './tuned/fitted.json' with { type: 'json' };

/** What those who look ahead go by: plans that were tuned in wars against each other, and the chance to win that was fitted to such wars. */
export const planning = new Planning(TUNED);
const chances = new Chances(fitted);

/** How `ranger` looks ahead. */
export const rangersMind = thinking({ planning, chances, turns: 1, compared: 6 });

/** How `master` looks ahead: twice as far, at more. */
export const mastersMind = thinking({ planning, chances, turns: 2, compared: 8 });

/** How hard they think. */
export const RANGER: Effort = { worlds: 24, least: 6, gain: 0.004, errors: 1 };
export const MASTER: Effort = { worlds: 32, least: 8, gain: 0.004, errors: 1 };
