import { describe, expect, test } from 'vitest';
import { isAutomatic } from '#kernel';
import { gameIds, openGame } from './index.ts';

/** Whoever is refused hears one rule, the narrowest: a guard that stands for several says which of them it is. */
describe.each(gameIds())('%s', (id) => {
  test('no guard names a bundle of rules', async () => {
    const { steps, asides = [] } = await openGame(id);
    const choices = [...asides, ...Object.values(steps).flatMap((step) => (isAutomatic(step) ? [] : step.choices))];
    const bundles = choices.flatMap(({ verb, guards }) =>
      guards.filter((guard) => guard.rules.length !== 1 && !('cites' in guard)).map(({ rules }) => `${verb.name}: ${rules.join(', ')}`),
    );
    expect(choices.length).toBeGreaterThan(5);
    expect([...new Set(bundles)]).toEqual([]);
  });
});
