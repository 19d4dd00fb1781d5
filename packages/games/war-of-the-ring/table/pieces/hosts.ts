import type { ForceView } from '../../view/view.ts';
import { signOf } from './characters.ts';
import { nationOf, type SideId } from './nations.ts';

/** The units and leaders of one nation in a host. */
export interface Contingent {
  readonly nation: string;
  readonly regular: number;
  readonly elite: number;
  readonly leader: number;
}

/** What one side has in one place. */
export interface Host {
  readonly side: SideId;
  /** The largest first. */
  readonly contingents: readonly Contingent[];
  readonly units: number;
  readonly elites: number;
  readonly leaders: number;
  readonly nazgul: number;
  readonly characters: readonly string[];
}

const FIGURE = /^(.+)-(regular|elite|leader)$/;
export const NAZGUL = 'nazgul';

/** The figures of a list by nation, in the order of the list. */
export function contingentsOf(figures: ForceView['figures']): Contingent[] {
  const found = new Map<string, { nation: string; regular: number; elite: number; leader: number }>();
  for (const [figure, count] of Object.entries(figures)) {
    const [, nation, kind] = FIGURE.exec(figure) ?? [];
    if (nation === undefined) continue;
    const one = found.get(nation) ?? { nation, regular: 0, elite: 0, leader: 0 };
    if (kind === 'regular') one.regular += count;
    else if (kind === 'elite') one.elite += count;
    else one.leader += count;
    found.set(nation, one);
  }
  return [...found.values()];
}

const unitsOf = ({ regular, elite }: Contingent): number => regular + elite;

/** Whoever stands in a place, by side: mostly one army, sometimes companions or Nazgûl beside their enemies. */
export function hostsOf({ figures, characters }: ForceView): Host[] {
  const contingents = contingentsOf(figures).sort((a, b) => unitsOf(b) - unitsOf(a));
  return (['free-peoples', 'shadow'] as const).flatMap((side): Host[] => {
    const mine = contingents.filter(({ nation }) => nationOf(nation).side === side);
    const people = characters.filter((id) => signOf(id).side === side);
    const nazgul = side === 'shadow' ? (figures[NAZGUL] ?? 0) : 0;
    if (mine.length + people.length + nazgul === 0) return [];
    const sum = (of: (each: Contingent) => number): number => mine.reduce((all, each) => all + of(each), 0);
    return [
      {
        side,
        contingents: mine,
        units: sum(unitsOf),
        elites: sum(({ elite }) => elite),
        leaders: sum(({ leader }) => leader),
        nazgul,
        characters: people,
      },
    ];
  });
}
