import type { GameEvent } from '#kernel';
import type { Sound } from '#look';

const SOUND_OF: { readonly [type: string]: Sound } = {
  played: 'page',
  playedNew: 'page',
  drew: 'page',
  exchanged: 'page',
  moved: 'page',
  targeted: 'seal',
  doubled: 'quill',
  borrowed: 'quill',
  attacked: 'battle',
  mordorLaid: 'seal',
  counterattack: 'nazgul',
};

/** What is heard of the news: each sound once, however often it happened. */
export const soundsOf = (events: readonly GameEvent[]): readonly Sound[] => [
  ...new Set(events.flatMap(({ type }) => (Object.hasOwn(SOUND_OF, type) ? [SOUND_OF[type]] : []))),
];
