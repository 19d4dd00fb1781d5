import { type Geometry, type Land, unfold } from './geometry.ts';

/** Data, not script: fetched as it is. */
const MAP = new URL('./geometry.json', import.meta.url);

let loading: Promise<Land> | null = null;

/** The map with everything that never moves, fetched when a table of this game is laid. */
export function loadLand(): Promise<Land> {
  if (loading !== null) return loading;
  const begun = fetch(MAP).then(async (answer) => {
    if (!answer.ok) throw new Error(`The map at ${MAP.pathname} did not arrive: the server answers ${answer.status}`);
    const drawn: Geometry = await answer.json();
    return unfold(drawn);
  });
  // What did not arrive is asked for again the next time.
  begun.catch(() => {
    loading = null;
  });
  loading = begun;
  return begun;
}
