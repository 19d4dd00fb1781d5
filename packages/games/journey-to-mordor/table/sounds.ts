import type { GameEvent } from '#kernel';
import type { Sound } from '#look';

const SOUND_OF: { readonly [type: string]: Sound } = {
  setAside: 'seal',
  orcsBeaten: 'battle',
  ringsBlocked: 'battle',
  crossedField: 'quill',
  split: 'quill',
  nazgulStrikes: 'nazgul',
};

/** What is heard of the news: each sound once, however often it happened. Dice are heard when they come to rest. */
export const soundsOf = (events: readonly GameEvent[]): readonly Sound[] => [
  ...new Set(events.flatMap(({ type }) => (Object.hasOwn(SOUND_OF, type) ? [SOUND_OF[type]] : []))),
];

export const hasRoll = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'rolled' || type === 'rollRepeated');
