import type { AnyGame } from '#kernel';

/** Content packs a thread keeps open: more than this many at once is not usual. */
const KEPT = 8;

const kept = new Map<string, unknown>();

/**
 * The box of a pack, opened once a thread: bots keep what they have worked out about a box, so the same pack must be the
 * same box. Without a pack it is the standard one.
 */
export function boxOf(game: AnyGame, pack: unknown): unknown {
  const key = `${game.id} ${pack === undefined ? 'standard' : JSON.stringify(pack)}`;
  const found = kept.get(key);
  if (found !== undefined) {
    // Moved to the end: the one longest unused is the first to go.
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
