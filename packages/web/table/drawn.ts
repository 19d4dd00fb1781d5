import type { GameTable } from '#look/table.ts';

const TABLES = import.meta.glob<{ table: GameTable }>('../../games/*/table/index.tsx');

/** The drawn table of a game, or null when it has none yet: then the text table serves. */
export async function drawnTable(game: string): Promise<GameTable | null> {
  const load = TABLES[`../../games/${game}/table/index.tsx`];
  return load === undefined ? null : (await load()).table;
}
