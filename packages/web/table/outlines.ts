import type { Action, Outline, Param } from '#kernel';
import { type Accessor, createMemo } from 'solid-js';
import { ask } from '../ask.ts';
import type { PackNames } from '../words.ts';

/** How a game reads its table aloud, without its rules: `packages/games/<game>/outline.ts`. */
export interface Reader {
  outline(view: unknown): Outline;
  /** What else the wording of an option may name, beside its own arguments. */
  aboutOption?(view: unknown, action: Action): { readonly [name: string]: Param };
  /** What the content of this table calls differently than the locale does. */
  names?(view: unknown): PackNames;
}

const READERS = import.meta.glob('../../games/*/outline.ts') as Record<string, () => Promise<Reader>>;

/** The reader of a game, or null when it has none. */
export const readerOf = async (game: string): Promise<Reader | null> => (await READERS[`../../games/${game}/outline.ts`]?.()) ?? null;

export interface Reading {
  readonly outline: Accessor<Outline>;
  readonly aboutOption: (action: Action) => { readonly [name: string]: Param };
  readonly names: Accessor<PackNames>;
}

/** The table as text, made from what the viewer sees; the outline only while somebody wants to read it. */
export function createReading(game: string, view: Accessor<unknown>, wanted: Accessor<boolean>): Reading {
  const asked = ask(() => game, readerOf);
  const seen = (): unknown => view() ?? null;
  return {
    outline: createMemo(() => (seen() === null || !wanted() ? [] : (asked.value()?.outline(seen()) ?? []))),
    aboutOption: (action) => (seen() === null ? {} : (asked.value()?.aboutOption?.(seen(), action) ?? {})),
    names: createMemo(() => (seen() === null ? {} : (asked.value()?.names?.(seen()) ?? {}))),
  };
}
