import type { Bot } from '#bots/bot.ts';
import { type Hunt, RING_BEARER } from '../../rules/state.ts';
import { SILENT_TOKENS } from '../allyTokens.ts';
import { ringBearerWith } from '../bearer/ranger.ts';
import { hunterWith } from '../hunter/ranger.ts';

const bearer = ringBearerWith(SILENT_TOKENS);
const hunter = hunterWith(SILENT_TOKENS);

/** For measuring: a ranger to whom Ally tokens say nothing, and who thinks the same of the other side. */
export const deaf: Bot<Hunt> = (observation, random) => (observation.seat === RING_BEARER ? bearer : hunter)(observation, random);
