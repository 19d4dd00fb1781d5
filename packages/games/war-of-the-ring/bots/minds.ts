import type { Effort } from '#bots/search/look-ahead.ts';
import { Chances } from './chance.ts';
import fitted from './fitted.json' with { type: 'json' };
import { CASUAL } from './manner.ts';
import { thinking } from './thinker.ts';
import tunedFitted from './tuned/fitted.json' with { type: 'json' };
import { TUNED } from './tuned/manners.ts';

/**
 * Points of the Free Peoples are weighed by hand. In the games that were learned from they seldom come so far, and the fit makes the third of four points a bad thing to
 * have: whoever looks ahead by that lets them take it, and loses to the fourth.
 */
const BY_HAND = { freePoints: 0.15, freePointsSquared: 0.1 };

/** How `ranger` looks ahead. */
export const rangersMind = thinking({ manners: CASUAL, chances: new Chances(fitted, BY_HAND), turns: 1, compared: 6 });

/** How `master` looks ahead: twice as far, by rules of thumb that were tuned in wars against each other, closed by a chance that was fitted to such wars. */
export const mastersMind = thinking({ manners: TUNED, chances: new Chances(tunedFitted), turns: 2, compared: 6 });

/** How hard they think. */
export const RANGER: Effort = { worlds: 24, least: 6, gain: 0.004, errors: 1 };
export const MASTER: Effort = { worlds: 32, least: 8, gain: 0.004, errors: 1 };
