import type { Action, Outline, Param } from '#kernel';
import { type Accessor, createMemo } from 'solid-js';
import { ask } from '../ask.ts';

/** How a game reads its table aloud, without its rules: `packages/games/<game>/outline.ts`. */
interface Reader {
  outline(view: unknown): Outline;
  /** What else the wording of an option may name, beside its own arguments. */
  aboutOption?(view: unknown, action: Action): { readonly [name: string]: Param };
}

/** Loaded when somebody wants to read or listen. */
const READERS = import.meta.glob('../../games/*/outline.ts') as Record<string, () => Promise<Reader>>;

export interface Reading {
  readonly outline: Accessor<Outline>;
  readonly aboutOption: (action: Action) => { readonly [name: string]: Param };
}

/** The table as text, made from what the viewer sees; empty while nobody asks for it. */
export function createReading(game: Accessor<string | null>, view: Accessor<unknown>): Reading {
  const asked = ask(game, async (id) => READERS[`../../games/${id}/outline.ts`]?.());
  const seen = (): unknown => (game() === null ? null : (view() ?? null));
  return {
    outline: createMemo(() => (seen() === null ? [] : (asked.value()?.outline(seen()) ?? []))),
    aboutOption: (action) => (seen() === null ? {} : (asked.value()?.aboutOption?.(seen(), action) ?? {})),
  };
}
