import { toolsOf } from '#kernel';
import type { War } from './state.ts';

/** The tools to write the rules with. */
export const { asking, automatic, barrier, choice, citing, guard, guardPer, moment, seatGuard, steps } = toolsOf<War>();
