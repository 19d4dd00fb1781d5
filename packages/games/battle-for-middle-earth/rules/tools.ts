import { type EffectsOf, toolsOf } from '#kernel';
import type { Battle } from './state.ts';

export const { asking, automatic, choice, guard, moment, seatGuard, steps } = toolsOf<Battle>();
export type BattleEffects = EffectsOf<Battle>;
