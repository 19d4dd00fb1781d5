import type { Sound } from './table.ts';

/** What is heard of the news: each sound once, however often it happened. */
export const soundsIn = <Type extends string>(
  events: readonly { readonly type: Type }[],
  sounds: { readonly [type in Type]: Sound | null },
): readonly Sound[] => [...new Set(events.flatMap(({ type }) => sounds[type] ?? []))];
