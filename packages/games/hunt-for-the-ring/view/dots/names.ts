import { inLanguage, type Language, SOURCE_LANGUAGE, type Translated } from '#kernel/languages.ts';
import { dotEnds, type Connections } from './ends.ts';
import { PHRASES } from './phrases.ts';

/** How a dot is called: by what lies around it. Numbers and letters stand on the map; a name beside them is not declined. */

/** A map, as far as its dots are called after it. */
export interface NamedMap extends Connections {
  readonly part: number;
  readonly areas: readonly (Translated & { readonly id: string | number; readonly named: boolean })[];
}

const fill = (phrase: string, parts: { readonly [gap: string]: string }): string =>
  phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => parts[gap] ?? '');

/** All dots of a map, by the word of the locale that each name stands for. */
export function dotNames(
  map: NamedMap,
  language: Language,
  phrases = PHRASES[language] ?? PHRASES[SOURCE_LANGUAGE],
): { readonly [word: string]: string } {
  const named = new Map(
    map.areas.filter((area) => area.named).map((area) => [String(area.id), inLanguage(area, language).replace(/ \((.*)\)$/, ', $1')]),
  );
  const short = (end: string, exit = phrases.exit): string => (/^\d+$/.test(end) ? end : fill(exit, { exit: end }));
  const full = (end: string): string => (/^\d+$/.test(end) && named.has(end) ? `${end} (${named.get(end)})` : short(end));
  return Object.fromEntries(
    [...dotEnds(map)].map(([id, { ends, road, nearer }]) => {
      const between =
        ends.length === 2
          ? fill(road ? phrases.roadPair : phrases.pair, { a: full(ends[0]), b: full(ends[1]) })
          : fill(road ? phrases.roadMany : phrases.many, {
              others: ends
                .slice(0, -1)
                .map((end) => short(end))
                .join(', '),
              last: short(ends[ends.length - 1] ?? ''),
            });
      return [
        `${map.part}-${id}`,
        nearer === null ? between : fill(phrases.nearer, { dot: between, end: short(nearer, phrases.exitNear) }),
      ];
    }),
  );
}
