import { ENDING, searchExplainer } from '#bots/search/explain.ts';
import { firstOf, LegalMoves, SeatObservation, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import { war } from '../testing/war.ts';
import { TOPICS } from './features.ts';
import { explain as explainAloud } from './index.ts';
import { rangerPolicy as thinker } from './policies.ts';
import { FREE_PLANS, SHADOW_PLANS } from './plan.ts';

describe('a bot that says why', () => {
  const effects = new SilentEffects(new SeededRandom(2));
  const s = game.setup(game.content.read(game.content.standard), game.readOptions(undefined, 2), 2, effects);
  settle(game, s, effects);
  const observation = new SeatObservation(game, s, firstOf(waiting(game, s)), new LegalMoves(game));
  const explain = searchExplainer(thinker, { worlds: 4, firstCut: 4, gain: 0.004, errors: 1 });

  test('names what it would do instead, and at most three matters, weightiest first', () => {
    const { chosen, instead, reasons, gain } = explain(observation, new SeededRandom(1));
    expect(observation.moves).toContain(chosen);
    expect(observation.moves).toContain(instead);
    expect(instead).not.toBe(chosen);
    expect(Number.isFinite(gain)).toBe(true);
    expect(reasons.length).toBeLessThanOrEqual(3);
    const weights = reasons.map((reason) => Math.abs(reason.gain));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    for (const { topic } of reasons) expect([...TOPICS, ENDING]).toContain(topic);
  });

  test('who spends a die is told the plan first', () => {
    const hurried = (): boolean => true;
    const spending = new SeatObservation(game, war({ free: ['character', 'event'], shadow: ['army'] }).state, 0, new LegalMoves(game));
    expect(explainAloud(spending, new SeededRandom(1), hurried).reasons).toEqual([{ topic: 'plan.haste', gain: 0 }]);
    const hunting = new SeatObservation(game, war({ phase: 'allocation', fellowship: { corruption: 9 } }).state, 1, new LegalMoves(game));
    expect(explainAloud(hunting, new SeededRandom(1), hurried).reasons).toEqual([{ topic: 'plan.corruption', gain: 0 }]);
  });

  test('the same question gets the same answer', () =>
    expect(explain(observation, new SeededRandom(1))).toEqual(explain(observation, new SeededRandom(1))));

  test('who is hurried gives no reasons', () => expect(explain(observation, new SeededRandom(1), () => true).reasons).toEqual([]));

  test('every matter has words in both languages', () => {
    for (const { plan, ...words } of [en.why, pl.why]) {
      expect(Object.keys(words).toSorted()).toEqual([...TOPICS, ENDING].toSorted());
      expect(Object.keys(plan)).toEqual([...FREE_PLANS, ...SHADOW_PLANS]);
    }
  });
});
