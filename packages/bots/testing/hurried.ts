import type { Bot, Levels } from '../bot.ts';

/** Bots that look ahead are hurried after one world, by counting and not by the clock: the same every time, and quick enough for tests. */
const hurry =
  (bot: Bot): Bot =>
  (seen, random) => {
    let asked = 0;
    return bot(seen, random, () => ++asked > 1);
  };

export const hurried = (levels: Levels): Levels => Object.fromEntries(Object.entries(levels).map(([level, bot]) => [level, hurry(bot)]));
