import { toolsOf } from '#kernel';
import type { Hunt } from './state.ts';

/** What the rules of the Hunt are written with. */
export const { asking, automatic, choice, guard, moment, seatGuard, steps } = toolsOf<Hunt>();
