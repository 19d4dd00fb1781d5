import { calibrationTable } from '#bots/search/calibration.ts';
import { PositionSampler } from '#bots/search/sample-positions.ts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../index.ts';
import { valueDataset } from './index.ts';
import fitted from './tuned/fitted.json' with { type: 'json' };

const SEED = 4_400_000;
const GAMES = 200;
/** Groups with fewer positions say too little. */
const ENOUGH = 100;

describe('the fitted value of War', () => {
  test('foresees the games of rule bots by feature and by turn, also from altered starts', () => {
    const { planned } = valueDataset.players;
    const sampler = new PositionSampler(warOfTheRing, valueDataset);
    for (let number = 0; number < GAMES; number++) sampler.play([planned, planned], SEED, number);
    const table = calibrationTable(fitted, valueDataset.names, sampler.sample()).filter(({ positions }) => positions >= ENOUGH);
    const groups = table.map(({ group }) => group);
    expect(groups).toEqual(expect.arrayContaining(['aragorn', 'gandalfWhite', 'inMordor', 'rounds 1 to 3', 'rounds 10 to 12']));
    for (const { group, predicted, won, error } of table)
      expect(Math.abs(predicted - won), `${group}: ${predicted.toFixed(3)} predicted, ${won.toFixed(3)} won`).toBeLessThan(
        0.05 + 3 * error,
      );
  });

  test('has no weight beyond what one feature can mean: none decides a game alone', () => {
    const sampler = new PositionSampler(warOfTheRing, valueDataset);
    const { planned } = valueDataset.players;
    for (let number = 0; number < 20; number++) sampler.play([planned, planned], SEED + 1, number);
    const { rows } = sampler.sample();
    const weights: { readonly [name: string]: number } = fitted.weights;
    for (const [i, name] of valueDataset.names.entries())
      if (rows.every((row) => row[i] === 0 || row[i] === 1)) expect(Math.abs(weights[name]), name).toBeLessThan(3);
  });
});
