import { type Language, SOURCE_LANGUAGE } from '#kernel/languages.ts';
import { ownJson } from '#kernel/unchecked.ts';
import { fetchNames, hasNames, withNames } from './translatedNames.ts';
import { type GivenMap, readSheet, type Sheet } from './sheet.ts';
import { type Drawing, ink, type Sketch } from './sketch.ts';
import { type DrawnWay, drawWays } from './ways.ts';

/** A sheet with everything drawn on it: fetched when a table of this game is laid, each part when it is needed. */
export interface LoadedSheet {
  readonly sheet: Sheet;
  readonly ways: readonly DrawnWay[];
  readonly drawing: Drawing;
}

/** A map with the sketch that was made of it. */
export interface DrawnSheet {
  readonly map: GivenMap;
  readonly sketch: Sketch;
}

/** Data, not script: fetched as they are. */
const PARTS: { readonly [part in 1 | 2]: URL } = {
  1: new URL('./drawn-1.json', import.meta.url),
  2: new URL('./drawn-2.json', import.meta.url),
};

async function fetchDrawn(url: URL): Promise<DrawnSheet> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The map at ${url.pathname} did not arrive: the server answers ${answer.status}`);
  // A file of this build.
  return ownJson<DrawnSheet>(await answer.text());
}

const sheets = new Map<string, Promise<LoadedSheet>>();

/** A pack of one's own may come without places for its spaces: then there is nothing to draw, and the text table serves. */
export function isDrawable(map: unknown): map is GivenMap {
  if (!isRecord(map)) return false;
  const { areas, dots, regions } = map;
  return [areas, dots].every((spaces) => isListOf(spaces, isPlaced)) && isListOf(regions, isLettered);
}

type Loose = { readonly [name: string]: unknown };
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isListOf = (value: unknown, fits: (each: Loose) => boolean): boolean =>
  Array.isArray(value) && value.every((each: unknown) => isRecord(each) && fits(each));
const isPlaced = (space: Loose): boolean => ['x', 'y'].every((axis) => Number.isFinite(space[axis]));
const isLettered = (region: Loose): boolean => ['label', SOURCE_LANGUAGE].every((name) => typeof region[name] === 'string');

const own = new WeakMap<object, LoadedSheet>();

/** The sheet of a content pack of one's own: drawn here, which takes a moment. */
export async function drawOwn(map: GivenMap): Promise<LoadedSheet> {
  const known = own.get(map);
  if (known !== undefined) return known;
  const { drawSheet } = await import('./drawing.ts');
  const loaded = layOut({ map, sketch: drawSheet(readSheet(map)) });
  own.set(map, loaded);
  return loaded;
}

/** The map with its sketch inked. */
export function layOut({ map, sketch }: DrawnSheet): LoadedSheet {
  const sheet = readSheet(map);
  return { sheet, ways: drawWays(sheet), drawing: ink(sketch) };
}

/** The sheet with the names of this language; most languages are written on it already. */
export function loadSheet(part: 1 | 2, language: Language): Promise<LoadedSheet> {
  const key = hasNames(language) ? `${part} ${language}` : String(part);
  const known = sheets.get(key);
  if (known !== undefined) return known;
  const loading = Promise.all([fetchDrawn(PARTS[part]), fetchNames(language)]).then(([drawn, names]) =>
    layOut(names === null ? drawn : { ...drawn, map: withNames(drawn.map, names, language) }),
  );
  // What did not arrive is asked for again the next time.
  loading.catch(() => sheets.delete(key));
  sheets.set(key, loading);
  return loading;
}
