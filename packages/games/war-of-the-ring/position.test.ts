import { SeededRandom, serialise, Unacceptable } from '#kernel';
import { walk } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from './index.ts';
import type { WarPosition } from './position.ts';
import { box } from './testing/war.ts';

describe('the position notation', () => {
  test('writes and reads any moment of a whole game, battles and hunts included', () => {
    const random = new SeededRandom(1);
    const steps = new Set<string>();
    walk(game, { seats: 2 }, 901, ({ match }) => {
      if (random.below(12) !== 0) return;
      steps.add(match.state.frames[match.state.frames.length - 1].step);
      const written: unknown = JSON.parse(JSON.stringify(game.position.write(match.state as never)));
      expect(serialise(game.position.read(written, box))).toBe(serialise(match.state));
    });
    expect(steps.size).toBeGreaterThan(15);
  });

  const refused =
    (given: Omit<WarPosition, 'game'>): (() => unknown) =>
    () =>
      game.position.read({ game: 'war-of-the-ring', ...given }, box);

  test('what cannot be is refused with the place and the rule', () => {
    expect(refused({ regions: { mordor: {} } })).toThrow(/no region is called "mordor"/);
    expect(refused({ regions: { dale: { figures: { 'north-regular': 11 } } } })).toThrow(/the box has not so many of north-regular/);
    expect(refused({ regions: { dale: { figures: { 'north-leader': 1 } } } })).toThrow(/a leader without units/);
    expect(refused({ regions: { dale: { figures: { 'north-regular': 1, 'sauron-regular': 1 } } } })).toThrow(/armies of both sides/);
    expect(refused({ regions: { bree: { inside: { figures: { 'north-regular': 1 } } } } })).toThrow(/bree has no stronghold/);
    expect(refused({ regions: { erebor: { inside: { figures: { 'dwarves-regular': 1 } } } } })).toThrow(/besieged by nobody/);
    expect(refused({ regions: { osgiliath: { holder: 'shadow' } } })).toThrow(/no settlement to hold/);
    expect(refused({ nations: { rohan: { steps: 0, active: false } } })).toThrow(/cannot be at war/);
    expect(refused({ fellowship: { guide: 'peregrin' } })).toThrow(/peregrin cannot be the guide/);
    expect(refused({ eliminated: ['gimli'], fellowship: { companions: ['gimli'] } })).toThrow(/gimli is in two places/);
    expect(refused({ dice: { 'free-peoples': ['army'] } })).toThrow(/army is no face of these dice/);
    expect(refused({ hands: { shadow: { hand: ['fp-character-01'] } } })).toThrow(/belongs to the other side/);
    expect(refused({ table: ['fp-character-05'], discard: ['fp-character-05'] })).toThrow(/in two places/);
    expect(refused({ flow: [{ step: 'nowhere' }] })).toThrow(/no step is called "nowhere"/);
    expect(refused({ turn: -1 })).toThrow(Unacceptable);
    expect(refused({ fellowship: { corruption: 12 } })).toThrow(Unacceptable);
  });
});
