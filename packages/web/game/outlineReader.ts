import type { Action, Outline, OutlineLine, Param } from '#kernel';
import { type Accessor, createMemo } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import type { PackNames } from '../i18n/translator.ts';

/** How a game describes its table as text, without its rules: `packages/games/<game>/outline.ts`. */
export interface OutlineReader {
  outline(view: unknown): Outline;
  /** More params for the text of an option, beside its own arguments. */
  aboutOption?(view: unknown, action: Action): { readonly [name: string]: Param };
  /** Names of this table's content pack. */
  names?(view: unknown): PackNames;
  /** One line about the progress of the game; without it the outline's first section serves. */
  where?(view: unknown): OutlineLine;
}

const READERS = import.meta.glob<OutlineReader>('../../games/*/view/outline.ts');

/** The outline reader of a game, or null when it has none. */
export const loadOutlineReader = async (game: string): Promise<OutlineReader | null> =>
  (await READERS[`../../games/${game}/view/outline.ts`]?.()) ?? null;

/** The progress of the game, from the game itself or from the start of its outline. */
export function progressLinesOf(reader: OutlineReader | null, view: unknown, outline: Outline): readonly OutlineLine[] {
  if (view === null || outline.length === 0) return [];
  const said = reader?.where?.(view);
  if (said !== undefined) return [said];
  return outline.slice(0, 1).flatMap(({ id, params, lines }) => [{ id, params }, ...lines.slice(0, 1)]);
}

export interface TableOutline {
  readonly outline: Accessor<Outline>;
  readonly aboutOption: (action: Action) => { readonly [name: string]: Param };
  readonly names: Accessor<PackNames>;
  /** Translated as `outline.<id>`, one after another. */
  readonly where: Accessor<readonly OutlineLine[]>;
}

/** The table as text, made from what the viewer sees; the outline only while it is shown. */
export function createTableOutline(game: string, view: Accessor<unknown>, wanted: Accessor<boolean>): TableOutline {
  const asked = createQuery(() => game, loadOutlineReader);
  const seen = (): unknown => view() ?? null;
  const outline = createMemo(() => (seen() === null || !wanted() ? [] : (asked.value()?.outline(seen()) ?? [])));
  return {
    outline,
    aboutOption: (action) => (seen() === null ? {} : (asked.value()?.aboutOption?.(seen(), action) ?? {})),
    names: createMemo(() => (seen() === null ? {} : (asked.value()?.names?.(seen()) ?? {}))),
    where: createMemo(() => progressLinesOf(asked.value() ?? null, seen(), outline())),
  };
}
