import type { AnyGame } from '#kernel';

/** Cache size: content packs kept open by one thread. */
const KEPT = 8;

const kept = new Map<string, unknown>();

/**
 * LRU cache of opened content packs, one per thread. Bots cache derived data by box identity, so the same pack must give the same box object.
 * Without a pack, the game's standard one.
 */
export function cachedBox(game: AnyGame, pack: unknown): unknown {
  const key = `${game.id} ${pack === undefined ? 'standard' : JSON.stringify(pack)}`;
  const found = kept.get(key);
  if (found !== undefined) {
    // Re-insert as most recently used.
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const box: unknown = game.content.read(pack ?? game.content.standard);
  kept.set(key, box);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return box;
}
