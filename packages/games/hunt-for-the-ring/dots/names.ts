import en from '../locale/dotNames.en.json' with { type: 'json' };
import pl from '../locale/dotNames.pl.json' with { type: 'json' };
import { dotEnds, type Connections } from './ends.ts';

/** How a dot is called: by what lies around it. Numbers and letters stand on the map; a name beside them is not declined. */

const PHRASES = { en: en.dotName, pl: pl.dotName } as const;

export type NamedTongue = keyof typeof PHRASES;

/** A map, as far as its dots are called after it. */
export interface NamedMap extends Connections {
  readonly part: number;
  readonly areas: readonly { readonly id: string | number; readonly named: boolean; readonly en: string; readonly pl: string }[];
}

const fill = (phrase: string, parts: { readonly [gap: string]: string }): string =>
  phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => parts[gap] ?? '');

/** All dots of a map, by the word of the locale that each name stands for. */
export function dotNames(map: NamedMap, tongue: NamedTongue): { readonly [word: string]: string } {
  const phrases = PHRASES[tongue];
  const named = new Map(
    map.areas.filter((area) => area.named).map((area) => [String(area.id), area[tongue].replace(/ \((.*)\)$/, ', $1')]),
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
