import { type EffectsOf, toolsOf } from '#kernel';
import type { Journey } from './state.ts';

export const { asking, automatic, choice, citing, guard, moment, steps } = toolsOf<Journey>();
export type JourneyEffects = EffectsOf<Journey>;
