import { fetchOnce } from '#kernel/once.ts';
import { ownJson } from '#kernel/unchecked.ts';
import { type Geometry, type Land, unfold } from './geometry.ts';

/** Data, not script: fetched as it is. */
const MAP = new URL('./geometry.json', import.meta.url);

/** The map with everything that never moves, fetched when a table of this game is laid. */
export const { get: loadLand } = fetchOnce(async (): Promise<Land> => {
  const answer = await fetch(MAP);
  if (!answer.ok) throw new Error(`The map at ${MAP.pathname} did not arrive: the server answers ${answer.status}`);
  // A file of this build.
  return unfold(ownJson<Geometry>(await answer.text()));
});
