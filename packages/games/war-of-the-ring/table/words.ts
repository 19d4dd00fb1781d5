import type { Told } from '#look/map/map.ts';
import type { ForceView, NationView, RegionView, WarView } from '../view/view.ts';
import { type Contingent, contingentsOf, NAZGUL } from './pieces/hosts.ts';
import type { Words } from './keys.ts';

/** Words that several parts of the table say alike. */

/** The political standing of a nation. */
export function standing(words: Words, { atWar, active, steps }: NationView): string {
  if (atWar) return words('table.politics.atWar');
  return words(active ? 'table.politics.activeSteps' : 'table.politics.passiveSteps', { count: steps });
}

/** The figures of a force in one breath: nation by nation, then the Nazgûl and the characters. */
function forceLines(words: Words, force: ForceView): string[] {
  const parts = ({ nation, regular, elite, leader }: Contingent): string =>
    [
      words(`table.nation.${nation}`),
      ...(regular > 0 ? [words('table.force.regular', { count: regular })] : []),
      ...(elite > 0 ? [words('table.force.elite', { count: elite })] : []),
      ...(leader > 0 ? [words('table.force.leader', { count: leader })] : []),
    ].join(' ');
  const nazgul = force.figures[NAZGUL] ?? 0;
  return [
    ...contingentsOf(force.figures).map(parts),
    ...(nazgul > 0 ? [words('table.force.nazgul', { count: nazgul })] : []),
    ...force.characters.map((id) => words(`figure.${id}`)),
  ];
}

/** What the words about a region tell of: nothing else of the table changes them. */
export interface ToldRegion {
  readonly id: string;
  readonly seen: RegionView | undefined;
  /** The Fellowship is there, as far as everybody knows. */
  readonly fellowship: boolean;
}

export const toldRegion = ({ regions, fellowship }: WarView, id: string): ToldRegion => ({
  id,
  seen: regions.find((each) => each.id === id),
  fellowship: fellowship.mordor === null && fellowship.at === id,
});

/** A region in words: its name, and a line each for nation, settlement, who holds it, who stands there. */
export function tellRegion(words: Words, { id, seen, fellowship }: ToldRegion): Told {
  const name = words(`region.${id}`);
  if (seen === undefined) return { name, lines: [] };
  const { nation, settlement, holder, captured, besieged, field, inside } = seen;
  const outside = forceLines(words, field);
  const behind = forceLines(words, inside);
  return {
    name,
    lines: [
      ...(nation === null ? [] : [words(`table.nation.${nation}`)]),
      ...(settlement === 'none' ? [] : [words(`table.settlement.${settlement}`)]),
      ...(captured && holder !== null ? [words('table.region.heldBy', { side: `@side.${holder}` })] : []),
      ...(besieged ? [words('table.region.besieged')] : []),
      ...(behind.length > 0 ? [words('table.region.insideAre', { list: behind })] : []),
      ...(outside.length > 0 ? [words('table.region.hereAre', { list: outside })] : []),
      ...(fellowship ? [words('table.region.fellowship')] : []),
    ],
  };
}

/** The same for whoever hears the map, with its neighbours. */
export function describeRegion(words: Words, told: ToldRegion, neighbours: readonly string[]): string {
  const { name, lines } = tellRegion(words, told);
  return [name, ...lines, words('table.region.borders', { list: neighbours.map((each) => `@region.${each}`) })].join('; ');
}
