import type { Bot, Levels } from '../bot.ts';

/** One decision in so many is looked ahead at, in one world; the others are hurried at once. */
const SELDOM = 10;

/** Bots that look ahead are hurried by lot and by counting, not by the clock: the same every time, and quick enough for whole games in tests. */
const hurry =
  (bot: Bot): Bot =>
  (seen, random) => {
    const worlds = random.draw(SELDOM) === 0 ? 1 : 0;
    let asked = 0;
    return bot(seen, random, () => ++asked > worlds);
  };

export const hurried = (levels: Levels): Levels => Object.fromEntries(Object.entries(levels).map(([level, bot]) => [level, hurry(bot)]));
