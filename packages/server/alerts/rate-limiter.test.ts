import { expect, test } from 'vitest';
import { ChannelRateLimiter } from './rate-limiter.ts';

function paced(aSecond: number) {
  const time = { now: 0 };
  const waits: number[] = [];
  const pace = new ChannelRateLimiter(aSecond, {
    now: () => time.now,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  return { time, waits, pace };
}

test('many who come at once begin one after another, evenly', async () => {
  const { waits, pace } = paced(100);
  await Promise.all([pace.turn(), pace.turn(), pace.turn(), pace.turn()]);
  expect(waits).toEqual([10, 20, 30]);
});

test('whoever comes alone waits for nothing, and a long silence is not saved up', async () => {
  const { time, waits, pace } = paced(100);
  await pace.turn();
  time.now = 5000;
  await pace.turn();
  await pace.turn();
  expect(waits).toEqual([10]);
});
