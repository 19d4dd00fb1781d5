import type { SideName } from '../content/box.ts';
import regions from '../content/regions.json' with { type: 'json' };

/**
 * What the ledger allows, found by trying everything out: plain words and multisets, and none of the rules' own code. Tests hold the lists that players are
 * offered against it.
 */

interface OracleRegion {
  readonly id: string;
  readonly nation: string | null;
  readonly settlement: string | null;
  readonly adjacent: readonly string[];
}
export const LANDS: readonly OracleRegion[] = regions;
export const land = (id: string): OracleRegion => {
  const found = LANDS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No region is called "${id}"`);
  return found;
};

/** Figures by name, characters included. */
export type Army = { readonly [figure: string]: number };

const FREE_NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
const SHADOW_NATIONS = ['isengard', 'sauron', 'southrons'];
const MINIONS = ['saruman', 'witch-king', 'mouth-of-sauron'];
const nationOf = (figure: string): string | null => /^(\w+)-(?:regular|elite|leader)$/.exec(figure)?.[1] ?? null;
export const isUnit = (figure: string): boolean => /-(regular|elite)$/.test(figure);
const isLeader = (figure: string): boolean => figure.endsWith('-leader');
export const sideOf = (figure: string): SideName => {
  const nation = nationOf(figure);
  if (nation !== null) return FREE_NATIONS.includes(nation) ? 'free-peoples' : 'shadow';
  return figure === 'nazgul' || MINIONS.includes(figure) ? 'shadow' : 'free-peoples';
};
const nationsOf = (side: SideName): readonly string[] => (side === 'shadow' ? SHADOW_NATIONS : FREE_NATIONS);
export const enemy = (side: SideName): SideName => (side === 'shadow' ? 'free-peoples' : 'shadow');

const count = (army: Army, which: (figure: string) => boolean): number =>
  Object.entries(army).reduce((sum, [figure, number]) => sum + (which(figure) ? number : 0), 0);
export const units = (army: Army, side: SideName): number => count(army, (figure) => isUnit(figure) && sideOf(figure) === side);
const minus = (army: Army, part: Army): Army =>
  Object.fromEntries(Object.entries(army).map(([figure, number]) => [figure, number - (part[figure] ?? 0)]));

/** Every part of an army, the empty one and the whole included. */
export function parts(army: Army): Army[] {
  return Object.entries(army).reduce<Army[]>(
    (found, [figure, most]) =>
      found.flatMap((part) => Array.from({ length: most + 1 }, (_, n) => (n === 0 ? part : { ...part, [figure]: n }))),
    [{}],
  );
}

/** An army as text, whatever the order of its figures. */
export const words = (army: Army): string =>
  Object.entries(army)
    .filter(([, number]) => number > 0)
    .map(([figure, number]) => `${number} ${figure}`)
    .sort()
    .join(', ');

/** How things stand, as far as armies are concerned. */
export interface Map {
  readonly field: { readonly [region: string]: Army };
  readonly inside: { readonly [region: string]: Army };
  readonly holder: { readonly [region: string]: SideName | null };
  readonly atWar: readonly string[];
  readonly reserve: Army;
}
export const at = (map: Map, region: string): Army => map.field[region] ?? {};
export const besieged = (map: Map, region: string): boolean => Object.keys(map.inside[region] ?? {}).length > 0;
export const own = (army: Army, side: SideName): Army =>
  Object.fromEntries(Object.entries(army).filter(([figure]) => sideOf(figure) === side));

/** WR-MOVE-12: figures of a nation not at war keep out of every other nation; WR-CHAR-18: Saruman stays. */
const crosses = (map: Map, figure: string, to: string): boolean => {
  const nation = nationOf(figure);
  if (nation === null) return figure !== 'saruman';
  const there = land(to).nation;
  return map.atWar.includes(nation) || there === null || there === nation;
};

const inPlay = (map: Map, character: string): boolean =>
  [...Object.values(map.field), ...Object.values(map.inside)].some((army) => (army[character] ?? 0) > 0);
/** WR-RULING-21: who counts as a leader for a Character result. */
const leads = (map: Map, figure: string): boolean => !isUnit(figure) || (figure === 'isengard-elite' && inPlay(map, 'saruman'));

/** WR-MOVE-02 to WR-MOVE-12, WR-RULING-33: every part of an army that may go from one region to the next. */
export function marches(map: Map, side: SideName, from: string, to: string, withLeader: boolean): Army[] {
  if (!land(from).adjacent.includes(to) || units(at(map, to), enemy(side)) > 0) return [];
  const all = own(at(map, from), side);
  return parts(all).filter((party) => {
    const stay = minus(all, party);
    return (
      units(party, side) > 0 &&
      Object.keys(party).every((figure) => crosses(map, figure, to)) &&
      (count(stay, isLeader) === 0 || units(stay, side) > 0) &&
      units(at(map, to), side) + units(party, side) <= 10 &&
      (!withLeader || count(party, (figure) => leads(map, figure)) > 0)
    );
  });
}

/** WR-MOVE-14 to WR-MOVE-17: every party that a card may lead from a region, and where it may end: `party -> region`. */
export function farMarches(
  map: Map,
  side: SideName,
  from: string,
  steps: number,
  rule: { mustJoin: boolean; companion: boolean },
): string[] {
  const all = own(at(map, from), side);
  const found = new Set<string>();
  for (const party of parts(all)) {
    const stay = minus(all, party);
    if (units(party, side) === 0 || (count(stay, isLeader) > 0 && units(stay, side) === 0)) continue;
    if (rule.companion && !Object.keys(party).some((figure) => nationOf(figure) === null && sideOf(figure) === 'free-peoples')) continue;
    const others = (region: string): number => (region === from ? units(stay, side) : units(at(map, region), side));
    const walk = (region: string, left: number): void => {
      for (const next of left === 0 ? [] : land(region).adjacent) {
        if (units(at(map, next), enemy(side)) > 0 || !Object.keys(party).every((figure) => crosses(map, figure, next))) continue;
        // WR-SIEGE-06: those whom nobody besieges any more have come out.
        if (next === from && besieged(map, from) && units(stay, side) === 0) continue;
        // What was left behind is not another army to join.
        if ((next !== from || !rule.mustJoin) && others(next) + units(party, side) <= 10 && (!rule.mustJoin || others(next) > 0))
          found.add(`${words(party)} -> ${next}`);
        walk(next, left - 1);
      }
    };
    walk(from, steps);
  }
  return [...found].sort();
}

/** WR-BATTLE-01 to WR-BATTLE-08, WR-RULING-39, WR-RULING-40: every part of an army that may attack from where it stands. */
export function attackers(map: Map, side: SideName, army: Army, withLeader: boolean): Army[] {
  const all = own(army, side);
  return parts(all).filter((party) => {
    const stay = minus(all, party);
    const bound = (figure: string): boolean => nationOf(figure) !== null && !map.atWar.includes(nationOf(figure) ?? '');
    return (
      units(party, side) > 0 &&
      !Object.keys(party).some(bound) &&
      (count(stay, () => true) === 0 || units(stay, side) > 0) &&
      (!withLeader || count(party, (figure) => leads(map, figure)) > 0)
    );
  });
}

/** WR-RECRUIT-01 to WR-RECRUIT-09: what may be placed where by a Muster result; `placed` are the regions used already. */
export function recruits(map: Map, side: SideName, placed: readonly string[]): string[] {
  const found: string[] = [];
  for (const { id, nation, settlement } of LANDS) {
    if (nation === null || !nationsOf(side).includes(nation) || !map.atWar.includes(nation)) continue;
    if (settlement === null || !['town', 'city', 'stronghold'].includes(settlement) || map.holder[id] !== side) continue;
    if (besieged(map, id) || units(at(map, id), enemy(side)) > 0 || placed.includes(id)) continue;
    const kinds = [`${nation}-regular`, ...(placed.length === 0 ? [`${nation}-elite`] : [])];
    if (side === 'free-peoples' && units(at(map, id), side) > 0) kinds.push(`${nation}-leader`);
    if (nation === 'sauron' && settlement === 'stronghold') kinds.push('nazgul');
    for (const kind of kinds) if ((map.reserve[kind] ?? 0) > 0) found.push(`${kind} ${id}`);
  }
  return found.sort();
}

interface Toll {
  readonly army: Army;
  readonly lost: Army;
  readonly reserve: Army;
}
const change = (army: Army, figure: string, by: number): Army => ({ ...army, [figure]: (army[figure] ?? 0) + by });

/** WR-BATTLE-33 to WR-BATTLE-37, WR-RULING-36, WR-RULING-43, WR-RULING-44: what an army may look like after so many hits. */
export function tolls(side: SideName, start: Toll, hits: number): Set<string> {
  const found = new Set<string>();
  const pay = ({ army, lost, reserve }: Toll, left: number): void => {
    if (left === 0 || units(army, side) === 0) {
      found.add(`${words(army)} / ${words(lost)}`);
      return;
    }
    // Casualties of the Shadow are reinforcements again (WR-RECRUIT-10).
    const bury = (toll: Toll, figure: string): Toll =>
      side === 'shadow'
        ? { ...toll, army: change(toll.army, figure, -1), reserve: change(toll.reserve, figure, 1) }
        : { ...toll, army: change(toll.army, figure, -1), lost: change(toll.lost, figure, 1) };
    for (const nation of nationsOf(side)) {
      const [regular, elite] = [`${nation}-regular`, `${nation}-elite`];
      if ((army[regular] ?? 0) > 0) pay(bury({ army, lost, reserve }, regular), left - 1);
      if ((army[elite] ?? 0) === 0) continue;
      const fromLost = side === 'free-peoples' && (lost[regular] ?? 0) > 0;
      const replaced = fromLost || (reserve[regular] ?? 0) > 0;
      const without = bury({ army, lost, reserve }, elite);
      if (!replaced) pay(without, left - 1);
      else {
        if (left >= 2) pay(without, left - 2);
        const with_ = { ...without, army: change(without.army, regular, 1) };
        pay(
          fromLost ? { ...with_, lost: change(with_.lost, regular, -1) } : { ...with_, reserve: change(with_.reserve, regular, -1) },
          left - 1,
        );
      }
    }
  };
  pay(start, hits);
  return found;
}

/** WR-BATTLE-43, WR-RULING-38: where a defeated army may go. */
export function retreats(map: Map, side: SideName, from: string, attackersAt: string): string[] {
  return land(from).adjacent.filter(
    (to) => to !== attackersAt && units(at(map, to), enemy(side)) === 0 && (map.holder[to] !== enemy(side) || besieged(map, to)),
  );
}

/** WR-CHAR-08 to WR-CHAR-14, WR-FSP-31, WR-FSP-34: every region that Companions on foot can end in, their own included, by walking all the ways. */
export function journeys(map: Map, from: string, steps: number, intoSiege: boolean): string[] {
  const found = new Set([from]);
  const ownSiege = (region: string): boolean => besieged(map, region) && map.holder[region] === 'free-peoples';
  const halts = (region: string): boolean => land(region).settlement === 'stronghold' && map.holder[region] === 'shadow';
  const walk = (region: string, left: number): void => {
    found.add(region);
    if (left === 0 || ownSiege(region) || (region !== from && halts(region))) return;
    for (const next of land(region).adjacent) if (!ownSiege(next) || intoSiege) walk(next, left - 1);
  };
  walk(from, steps);
  return [...found].sort();
}
