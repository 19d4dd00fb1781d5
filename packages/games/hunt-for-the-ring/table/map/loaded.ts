import type { Drawing } from './drawing.ts';
import { type GivenMap, readSheet, type Sheet } from './sheet.ts';
import { type DrawnWay, drawWays } from './ways.ts';

/** A sheet with everything drawn on it: fetched when a table of this game is laid, each part when it is needed. */
export interface LoadedSheet {
  readonly sheet: Sheet;
  readonly ways: readonly DrawnWay[];
  readonly drawing: Drawing;
}

const PARTS: { readonly [part in 1 | 2]: () => Promise<readonly [GivenMap, Drawing]> } = {
  1: async () => {
    const [map, drawn] = await Promise.all([
      import('../../content/map-part-1.json', { with: { type: 'json' } }),
      import('./drawn-1.json', { with: { type: 'json' } }),
    ]);
    return [map.default, drawn.default as Drawing];
  },
  2: async () => {
    const [map, drawn] = await Promise.all([
      import('../../content/map-part-2.json', { with: { type: 'json' } }),
      import('./drawn-2.json', { with: { type: 'json' } }),
    ]);
    return [map.default, drawn.default as Drawing];
  },
};

const sheets = new Map<number, Promise<LoadedSheet>>();

/** A pack of one's own may come without places for its spaces: then there is nothing to draw, and the text table serves. */
export function isDrawable(map: unknown): map is GivenMap {
  const { areas, dots, regions } = map as { areas: unknown[]; dots: unknown[]; regions: unknown[] };
  const isPlaced = (space: unknown): boolean => ['x', 'y'].every((axis) => Number.isFinite((space as Record<string, unknown>)[axis]));
  const isLettered = (region: unknown): boolean =>
    ['label', 'en', 'pl'].every((name) => typeof (region as Record<string, unknown>)[name] === 'string');
  return [...areas, ...dots].every(isPlaced) && regions.every(isLettered);
}

const own = new WeakMap<object, LoadedSheet>();

/** The sheet of a content pack of one's own: drawn here, which takes a moment. */
export async function drawOwn(map: GivenMap): Promise<LoadedSheet> {
  const known = own.get(map);
  if (known !== undefined) return known;
  const { drawSheet } = await import('./drawing.ts');
  const sheet = readSheet(map);
  const loaded = { sheet, ways: drawWays(sheet), drawing: drawSheet(sheet) };
  own.set(map, loaded);
  return loaded;
}

export function loadSheet(part: 1 | 2): Promise<LoadedSheet> {
  const known = sheets.get(part);
  if (known !== undefined) return known;
  const loading = PARTS[part]().then(([map, drawing]) => {
    const sheet = readSheet(map);
    return { sheet, ways: drawWays(sheet), drawing };
  });
  // What did not arrive is asked for again the next time.
  loading.catch(() => sheets.delete(part));
  sheets.set(part, loading);
  return loading;
}
