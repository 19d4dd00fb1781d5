import { type Fitted, logistic } from '#bots/search/fit.ts';
import { FREE, type Side } from '../content/box.ts';
import type { War } from '../rules/state.ts';
import { FEATURE_NAMES, FEATURE_TOPICS, featuresOf, TOPICS } from './features.ts';
import fitted from './fitted.json' with { type: 'json' };

const { bias, weights }: Fitted = fitted;

/**
 * Points of the Free Peoples are weighed by hand. In the games that were learned from they seldom come so far, and the fit makes the third of four points a bad thing to
 * have: whoever looks ahead by that lets them take it, and loses to the fourth.
 */
const BY_HAND: Fitted['weights'] = { freePoints: 0.15, freePointsSquared: 0.1 };
const WEIGHTS = Float64Array.from(FEATURE_NAMES, (name) => BY_HAND[name] ?? weights[name] ?? 0);

/** The chance of a side to win at the end of a turn, by what both sides can see; fitted to games (`redbook tune`). */
export function chanceOf(s: War, side: Side): number {
  const features = featuresOf(s);
  let sum = bias;
  for (let i = 0; i < features.length; i++) sum += WEIGHTS[i] * features[i];
  const free = logistic(sum);
  return side === FREE ? free : 1 - free;
}

/** The same sum apart by topics, for a side: what each of them does for it. */
export function termsOf(s: War, side: Side): Float64Array {
  const features = featuresOf(s);
  const terms = new Float64Array(TOPICS.length);
  for (let i = 0; i < features.length; i++) terms[FEATURE_TOPICS[i]] += WEIGHTS[i] * features[i] * (side === FREE ? 1 : -1);
  return terms;
}
