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
