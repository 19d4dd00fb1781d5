import type { Language } from '#kernel';
import { object, tableOf, text } from '#kernel/check.ts';
import type { GivenMap } from './sheet.ts';

/** Names of areas (`1-7`: area 7 of part 1) and of regions in a language that the maps themselves are not written in. */
interface TranslatedNames {
  readonly area: { readonly [area: string]: string };
  readonly region: { readonly [region: string]: string };
}

const FILES = import.meta.glob('../../content/names.*.json', { query: '?url', import: 'default', eager: true });
const urlOf = (language: Language): string | undefined => FILES[`../../content/names.${language}.json`];

export const hasNames = (language: Language): boolean => urlOf(language) !== undefined;

const isTranslatedNames = object<TranslatedNames>({ area: tableOf(text), region: tableOf(text) });

/** The names of a language; null where there are none beside the maps. */
export async function fetchNames(language: Language): Promise<TranslatedNames | null> {
  const url = urlOf(language);
  if (url === undefined) return null;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The names at ${url} did not arrive: the server answers ${answer.status}`);
  const names: unknown = await answer.json();
  if (!isTranslatedNames(names)) throw new Error(`The names at ${url} are not in their form`);
  return names;
}

export const withNames = (map: GivenMap, { area: areas, region: regions }: TranslatedNames, language: Language): GivenMap => ({
  ...map,
  areas: map.areas.map((area) => ({ ...area, [language]: areas[`${map.part}-${area.id}`] })),
  regions: map.regions.map((region) => ({ ...region, [language]: regions[region.id] })),
});
