import { Chances } from './chance.ts';
import fitted from './fitted.json' with { type: 'json' };
import { CASUAL } from './manner.ts';
import { thinking } from './thinker.ts';

/**
 * Points of the Free Peoples are weighed by hand. In the games that were learned from they seldom come so far, and the fit makes the third of four points a bad thing to
 * have: whoever looks ahead by that lets them take it, and loses to the fourth.
 */
const BY_HAND = { freePoints: 0.15, freePointsSquared: 0.1 };

/** How `ranger` looks ahead. */
export const rangersMind = thinking({ manners: CASUAL, chances: new Chances(fitted, BY_HAND), turns: 1, compared: 6, ways: 0 });
