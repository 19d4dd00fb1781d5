import type { Action, Outline, OutlineLine, Param } from '#kernel';
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
  /** One line about where in the game we are; without it the outline's first part tells. */
  where?(view: unknown): OutlineLine;
}

const READERS = import.meta.glob<Reader>('../../games/*/outline.ts');

/** The reader of a game, or null when it has none. */
export const readerOf = async (game: string): Promise<Reader | null> => (await READERS[`../../games/${game}/outline.ts`]?.()) ?? null;

/** Where in the game we are, from the game itself or from the beginning of its outline. */
export function whereOf(reader: Reader | null, view: unknown, outline: Outline): readonly OutlineLine[] {
  if (view === null || outline.length === 0) return [];
  const said = reader?.where?.(view);
  if (said !== undefined) return [said];
  return outline.slice(0, 1).flatMap(({ id, params, lines }) => [{ id, params }, ...lines.slice(0, 1)]);
}

export interface Reading {
  readonly outline: Accessor<Outline>;
  readonly aboutOption: (action: Action) => { readonly [name: string]: Param };
  readonly names: Accessor<PackNames>;
  /** Said with the words of the game as `outline.<id>`, one after another. */
  readonly where: Accessor<readonly OutlineLine[]>;
}

/** The table as text, made from what the viewer sees; the outline only while somebody wants to read it. */
export function createReading(game: string, view: Accessor<unknown>, wanted: Accessor<boolean>): Reading {
  const asked = ask(() => game, readerOf);
  const seen = (): unknown => view() ?? null;
  const outline = createMemo(() => (seen() === null || !wanted() ? [] : (asked.value()?.outline(seen()) ?? [])));
  return {
    outline,
    aboutOption: (action) => (seen() === null ? {} : (asked.value()?.aboutOption?.(seen(), action) ?? {})),
    names: createMemo(() => (seen() === null ? {} : (asked.value()?.names?.(seen()) ?? {}))),
    where: createMemo(() => whereOf(asked.value() ?? null, seen(), outline())),
  };
}
