import type { Sound } from './table.ts';

/** What is heard of the news: each sound once, however often it happened. What makes no sound says so, so that nothing is forgotten. */
export const hearing =
  <Type extends string>(sounds: { readonly [type in Type]: Sound | null }) =>
  (events: readonly { readonly type: Type }[]): readonly Sound[] => [...new Set(events.flatMap(({ type }) => sounds[type] ?? []))];
