import type { Places } from '#look/places.ts';
import type { Accessor } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';

const LOADERS = import.meta.glob<() => Promise<Places>>('../../games/*/table/places.ts', { import: 'loadPlaces' });

/** The places of a game that describes some; null while loading and where there are none. */
export function createPlaces(game: () => string): Accessor<Places | null> {
  const asked = createQuery(game, async (id): Promise<{ readonly places: Places | null }> => {
    const load = await LOADERS[`../../games/${id}/table/places.ts`]?.();
    return { places: (await load?.()) ?? null };
  });
  return () => asked.value()?.places ?? null;
}
