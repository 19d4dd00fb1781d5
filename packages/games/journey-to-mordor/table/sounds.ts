import type { GameEvent } from '#kernel';
import { hearing } from '#look/hearing.ts';

/** What is heard of the news. Dice are heard when they come to rest. */
export const soundsOf = hearing({
  setAside: 'seal',
  orcsBeaten: 'battle',
  ringsBlocked: 'battle',
  crossedField: 'quill',
  split: 'quill',
  nazgulStrikes: 'nazgul',
});

export const hasRoll = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'rolled' || type === 'rollRepeated');
