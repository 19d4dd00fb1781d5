import { type TableOf, toolsOf } from '#kernel';
import type { Battle } from './state.ts';

export const { asking, automatic, choice, guard, moment, steps } = toolsOf<Battle>();
export type BattleTable = TableOf<Battle>;
