import { describe, expect, test } from 'vitest';
import { ForcedDrawError, ForcedRandom } from './forcedRandom.ts';
import { RecordingRandom, ReplayRandom, RecordError } from './recordingRandom.ts';
import { SeededRandom } from './seededRandom.ts';

const force = (...draws: ConstructorParameters<typeof ForcedRandom>[0]) => new ForcedRandom(draws, new SeededRandom(1));

describe('dictated outcomes', () => {
  test('an index or the name of a face', () => {
    const random = force(2, 'orc');
    expect(random.roll(6)).toBe(2);
    expect(random.roll(3, ['ring', 'orc', 'weapon'])).toBe(1);
    expect(random.left).toBe(0);
  });

  test('the top of a shuffled pile, the rest by chance and nothing lost', () => {
    const pile = [0, 1, 2, 3, 4];
    force(['d', 'b']).shuffle(pile, ['a', 'b', 'c', 'd', 'e']);
    expect(pile.slice(0, 2)).toEqual([3, 1]);
    expect(pile.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  test('a dictated shuffle is recorded and replayed', () => {
    const names = ['a', 'b', 'c', 'd'];
    const recording = new RecordingRandom(force(['c']));
    const pile = [0, 1, 2, 3];
    recording.shuffle(pile, names);
    expect(pile[0]).toBe(2);
    const again = [0, 1, 2, 3];
    new ReplayRandom(recording.take()).shuffle(again);
    expect(again).toEqual(pile);
  });

  test('an impossible outcome is refused by name', () => {
    for (const bad of [6, -1, 1.5, 'sword']) expect(() => force(bad).roll(6, ['ring'])).toThrow(ForcedDrawError);
    expect(() => force(3).shuffle([1, 2])).toThrow(/shuffle/);
    expect(() => force(['x']).shuffle([0, 1], ['a', 'b'])).toThrow(/"x"/);
  });

  test('a replay refuses draws of another kind than the rules ask for', () => {
    const draws = [{ stream: 'open' as const, number: 0, of: 6, got: 3 }];
    expect(new ReplayRandom(draws).roll(6)).toBe(3);
    expect(() => new ReplayRandom(draws).roll(8)).toThrow(RecordError);
    expect(() => new ReplayRandom(draws).draw(6)).toThrow(RecordError);
    expect(() => new ReplayRandom([]).roll(6)).toThrow(/fewer draws/);
  });
});
