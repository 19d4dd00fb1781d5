import type { Bot, Levels } from '../bot.ts';

/** One decision in so many is searched, in one world; the others time out at once. */
const SELDOM = 10;

/** Limits searching bots by counting, not by the clock: reproducible, and fast enough for whole games in tests. */
const limited =
  (bot: Bot): Bot =>
  (observation, random) => {
    const worlds = random.draw(SELDOM) === 0 ? 1 : 0;
    let asked = 0;
    return bot(observation, random, () => ++asked > worlds);
  };

export const timeLimited = (levels: Levels): Levels =>
  Object.fromEntries(Object.entries(levels).map(([level, bot]) => [level, limited(bot)]));
