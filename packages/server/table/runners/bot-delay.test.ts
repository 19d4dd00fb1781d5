import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { botDelayUntil, withBotDelay } from './bot-delay.ts';

describe('when a bot answers', () => {
  it.each([
    [0, 400],
    [399.9, 400],
    [400, 400],
    [400.1, 800],
    [799, 800],
    [801, 1200],
    [4123, 4400],
  ])('with secrets a thought of %d ms is told after %d ms: whole pauses only', (took, after) => {
    expect(botDelayUntil(took, 400, true)).toBe(after);
  });

  it('without secrets a long thought is told at once', () => {
    expect([0, 399, 401, 4123].map((took) => botDelayUntil(took, 400, false))).toEqual([400, 400, 401, 4123]);
  });

  it('never waits without a pause', () => {
    expect([true, false].map((secret) => botDelayUntil(17, 0, secret))).toEqual([17, 17]);
  });
});

describe('a paced thought', () => {
  /** When a thought came back, in pauses. A busy machine makes it later, and nothing makes it earlier but a timer's millisecond. */
  async function pauses(pause: number, think: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await withBotDelay(think, pause, true).catch(() => {});
    return (performance.now() - began + 2) / pause;
  }

  it('waits for the pause when it is quick, and for the next one when it is slow', async () => {
    expect(await pauses(80, async () => 'at once')).toBeGreaterThanOrEqual(1);
    expect(await pauses(80, () => sleep(100))).toBeGreaterThanOrEqual(2);
  });

  it('fails as late as it would have answered', async () => {
    expect(await pauses(80, () => Promise.reject(new Error('no idea')))).toBeGreaterThanOrEqual(1);
    await expect(withBotDelay(() => Promise.reject(new Error('no idea')), 1, true)).rejects.toThrow('no idea');
  });

  it('answers what was thought', async () => {
    expect(await withBotDelay(async () => 42, 1, true)).toBe(42);
  });
});
