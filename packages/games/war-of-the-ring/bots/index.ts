import type { Levels } from '#bots/bot.ts';
import type { War } from '../rules/state.ts';
import { casual } from './casual.ts';

/** Levels of War of the Ring above `random`, weakest first. */
export const bots: Levels<War> = { casual };
