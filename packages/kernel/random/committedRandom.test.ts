import { describe, expect, test } from 'vitest';
import { CommittedRandom, commitment, firstFalseDraw } from './committedRandom.ts';
import { RecordingRandom } from './recordingRandom.ts';

const seal = { secret: '7f'.repeat(32), contributions: ['oak', ''] };

describe('chance at a real table', () => {
  test('every outcome comes up about equally often, also where the number of outcomes divides nothing', () => {
    const random = new CommittedRandom(seal);
    for (const sides of [6, 7]) {
      const counts = Array.from({ length: sides }, () => 0);
      for (let i = 0; i < 7000; i++) counts[random.roll(sides)]++;
      const expected = 7000 / sides;
      expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(22.5);
    }
  });

  test('open dice and hidden shuffles are counted apart: one never moves the other', () => {
    const dice = (shuffles: number): number[] => {
      const random = new CommittedRandom(seal);
      return Array.from({ length: 20 }, () => {
        for (let i = 0; i < shuffles; i++) random.shuffle([1, 2, 3, 4, 5]);
        return random.roll(1000);
      });
    };
    expect(dice(0)).toEqual(dice(3));
  });

  test('what a seat contributes changes the chance; the commitment does not depend on it', () => {
    const roll = (contributions: string[]): number[] => {
      const random = new CommittedRandom({ ...seal, contributions });
      return Array.from({ length: 10 }, () => random.roll(1_000_000));
    };
    expect(roll(['oak', ''])).not.toEqual(roll(['oak', 'ash']));
    expect(roll(['oak', ''])).not.toEqual(roll(['', 'oak']));
    expect(commitment(seal.secret)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a game that goes on after a restart draws what it would have drawn', () => {
    const whole = new CommittedRandom(seal);
    for (let i = 0; i < 5; i++) whole.roll(6);
    whole.draw(10);
    const resumed = new CommittedRandom(seal, whole.drawn());
    expect([resumed.roll(1000), resumed.draw(1000)]).toEqual([whole.roll(1000), whole.draw(1000)]);
  });

  test('a single changed draw is found, whichever it is', () => {
    const recording = new RecordingRandom(new CommittedRandom(seal));
    for (let i = 0; i < 4; i++) {
      recording.roll(6);
      recording.shuffle([5, 6, 7, 8]);
      recording.draw(3);
    }
    const draws = recording.take();
    expect(firstFalseDraw(seal, draws)).toBeNull();
    for (const [index, draw] of draws.entries()) {
      const lie = typeof draw.got === 'number' ? (draw.got + 1) % draw.of : draw.got.toReversed();
      const forged = draws.map((each, at) => (at === index ? { ...each, got: lie } : each));
      expect(firstFalseDraw(seal, forged)?.index).toBe(index);
    }
    expect(firstFalseDraw(seal, draws.slice(1))).not.toBeNull();
  });

  test('a secret of the wrong length is refused', () => {
    expect(() => new CommittedRandom({ secret: 'ab', contributions: [] })).toThrow(/64/);
  });
});
