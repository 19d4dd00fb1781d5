import type { GameEvent } from '#kernel';
import type { Sound } from './table.ts';

/** What is heard of the news: each sound once, however often it happened. */
export const hearing =
  (sounds: { readonly [type: string]: Sound }) =>
  (events: readonly GameEvent[]): readonly Sound[] => [
    ...new Set(events.flatMap(({ type }) => (Object.hasOwn(sounds, type) ? [sounds[type]] : []))),
  ];
