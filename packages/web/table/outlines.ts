import type { Outline } from '#kernel';
import { type Accessor, createMemo } from 'solid-js';
import { ask } from '../ask.ts';

type Reader = (view: unknown) => Outline;

/** How each game reads its table aloud, without its rules: loaded when somebody wants to read or listen. */
const READERS = import.meta.glob('../../games/*/outline.ts', { import: 'outline' }) as Record<string, () => Promise<Reader>>;

/** The table as text, made from what the viewer sees; empty while nobody asks for it. */
export function createOutline(game: Accessor<string | null>, view: Accessor<unknown>): Accessor<Outline> {
  const reader = ask(game, async (id) => READERS[`../../games/${id}/outline.ts`]?.());
  return createMemo(() => {
    const read = reader.value();
    const seen = view() ?? null;
    return game() === null || read === undefined || seen === null ? [] : read(seen);
  });
}
