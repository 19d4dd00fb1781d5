import type { GameTable } from '#look/table.ts';
import { isOfHouse } from '#wire';

const TABLES = import.meta.glob<{ table: GameTable }>('../../games/*/table/index.tsx');

const PLAIN = { icon: null, head: false } as const;

/** The drawn table of a game, or null when it has none: then the text table serves. It never sees events of the house. */
export async function loadGameTable(game: string): Promise<GameTable | null> {
  const load = TABLES[`../../games/${game}/table/index.tsx`];
  if (load === undefined) return null;
  const { table } = await load();
  return { ...table, chronicle: (event) => (isOfHouse(event) ? PLAIN : table.chronicle(event)) };
}
