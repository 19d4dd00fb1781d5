import { type LogisticModel, logistic } from '#bots/search/fit.ts';
import { FREE, type Side } from '../content/box.ts';
import type { War } from '../rules/state.ts';
import { FEATURE_NAMES, FEATURE_TOPICS, featuresOf, TOPICS } from './features.ts';

/** The chance of a side to win at the end of a turn, by what both sides can see; its weights are fitted to games (`redbook tune`). */
export class Chances {
  private readonly bias: number;
  private readonly weights: Float64Array;

  constructor({ bias, weights }: LogisticModel) {
    this.bias = bias;
    this.weights = Float64Array.from(FEATURE_NAMES, (name) => weights[name] ?? 0);
  }

  chance(s: War, side: Side): number {
    const features = featuresOf(s);
    let sum = this.bias;
    for (let i = 0; i < features.length; i++) sum += this.weights[i] * features[i];
    const free = logistic(sum);
    return side === FREE ? free : 1 - free;
  }

  /** The same sum apart by topics, for a side: what each of them does for it. */
  terms(s: War, side: Side): Float64Array {
    const features = featuresOf(s);
    const terms = new Float64Array(TOPICS.length);
    for (let i = 0; i < features.length; i++) terms[FEATURE_TOPICS[i]] += this.weights[i] * features[i] * (side === FREE ? 1 : -1);
    return terms;
  }
}
