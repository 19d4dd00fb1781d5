import type { Bot } from './bot.ts';

/** Any legal move, all equally likely: the weakest level of every game, and the yardstick of the others. */
export const random: Bot = ({ moves }, chance) => moves[moves.length === 1 ? 0 : chance.draw(moves.length)];
