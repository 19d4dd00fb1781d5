import { asId } from '#kernel/id.ts';
import {
  enemyOf,
  FREE,
  LIMITS,
  NO_NATION,
  type Place,
  type Region,
  REGION_COUNT,
  type Side,
  sideOfNation,
  STRONGHOLD,
  type WarBox,
} from '../content/box.ts';
import { elitesAt, leadersAt, nazgulAt, unitsAt } from '../rules/figures.ts';
import { insideOf, originalSide } from '../rules/places.ts';
import type { War } from '../rules/state.ts';

const FAR = 99;
const kept = new WeakMap<WarBox, { readonly between: Uint8Array; readonly toGate: Uint8Array }>();

function spread(box: WarBox, starts: readonly Region[], passable: (region: Region) => boolean): Uint8Array {
  const steps = new Uint8Array(REGION_COUNT).fill(FAR);
  const queue = [...starts];
  for (const start of starts) steps[start] = 0;
  for (const region of queue) {
    if (steps[region] > 0 && !passable(region)) continue;
    for (const next of box.regions[region].adjacent)
      if (steps[next] === FAR) {
        steps[next] = steps[region] + 1;
        queue.push(asId(next));
      }
  }
  return steps;
}

/** Distances of a box never change: they are worked out once. */
function distancesOf(box: WarBox): { readonly between: Uint8Array; readonly toGate: Uint8Array } {
  const found = kept.get(box);
  if (found !== undefined) return found;
  const between = new Uint8Array(REGION_COUNT * REGION_COUNT);
  for (let region: Region = asId(0); region < REGION_COUNT; region++)
    between.set(
      spread(box, [region], () => true),
      region * REGION_COUNT,
    );
  // A revealed Fellowship draws a tile for every stronghold of the Shadow on its path: the way leads around them.
  const open = (region: Region): boolean => {
    const { settlement, nation } = box.regions[region];
    return settlement !== STRONGHOLD || nation === NO_NATION || sideOfNation(nation) === FREE;
  };
  const made = { between, toGate: spread(box, box.start.gates, open) };
  kept.set(box, made);
  return made;
}

export const distance = (s: War, from: Region, to: Region): number => distancesOf(s.box).between[from * REGION_COUNT + to];

/** Steps from a region to the nearer gate of Mordor. */
export const stepsToGate = (s: War, region: Region): number => distancesOf(s.box).toGate[region];

/** Steps left to the Crack of Doom. */
export function stepsToDoom(s: War): number {
  const { at, progress, mordor } = s.open.fellowship;
  return mordor >= 0 ? LIMITS.mordorSteps - mordor : LIMITS.mordorSteps + Math.max(0, stepsToGate(s, at) - progress);
}

/** Fighting strength of a side at a place: a unit is one, an elite takes two hits, leaders re-roll. */
export const might = (s: War, place: Place, side: Side): number => {
  const units = unitsAt(s, place, side);
  if (units === 0) return 0;
  const leaders = side === FREE ? leadersAt(s, place) : nazgulAt(s, place);
  return units + elitesAt(s, place, side) * 0.7 + Math.min(units, leaders, LIMITS.combatDice) * 0.4;
};

/** The defenders of a region, on either side of its walls. */
function defence(s: War, region: Region, side: Side): number {
  const inside = insideOf(s, region);
  return might(s, region, side) + (inside >= 0 ? might(s, inside, side) : 0);
}

/** What taking a settlement is worth to a side: points first, weak garrisons first, one's own lost ones too. */
export function prize(s: War, region: Region, side: Side): number {
  const { points, settlement } = s.box.regions[region];
  if (s.open.holder[region] !== enemyOf(side)) return 0;
  const worth = originalSide(s, region) === side ? 0.6 + points : points === 0 ? 0.4 : points * 1.5;
  return worth / (1 + (settlement === STRONGHOLD ? 0.16 : 0.1) * defence(s, region, enemyOf(side)));
}

/** How much a unit is drawn to a region by the prizes near it. */
export type Pull = (region: Region) => number;

/** The attractions of one position for one side, as long as it does not change: they are asked for again and again while its moves are compared. */
export function attraction(s: War, side: Side): Pull {
  const { between } = distancesOf(s.box);
  const targets: Region[] = [];
  const worths: number[] = [];
  for (let region: Region = asId(0); region < REGION_COUNT; region++) {
    const worth = prize(s, region, side);
    if (worth === 0) continue;
    targets.push(region);
    worths.push(worth);
  }
  const found = new Float64Array(REGION_COUNT).fill(-1);
  return (region) => {
    if (found[region] >= 0) return found[region];
    let most = 0;
    for (let i = 0; i < targets.length; i++) {
      const near = worths[i] / (1 + between[region * REGION_COUNT + targets[i]]);
      if (near > most) most = near;
    }
    return (found[region] = most);
  };
}

/** The mightiest enemy army next to a region. */
export function menace(s: War, region: Region, side: Side): number {
  let most = 0;
  for (const next of s.box.regions[region].adjacent) most = Math.max(most, might(s, asId(next), enemyOf(side)));
  return most;
}

/** An army so many regions away can be there before it is answered. */
const SOON = 3;

/** The might of all enemies who could soon be at a region, the less the further they are away. */
export function approaching(s: War, region: Region, side: Side): number {
  const { between } = distancesOf(s.box);
  const enemy = enemyOf(side);
  let sum = 0;
  for (let from: Place = asId(0); from < REGION_COUNT; from++) {
    const away = between[region * REGION_COUNT + from];
    if (away > 0 && away <= SOON && unitsAt(s, from, enemy) > 0) sum += might(s, from, enemy) / away;
  }
  return sum;
}

/** What threatens each region, as long as the position does not change: marches ask for the same regions over and over. */
export function menaces(s: War, side: Side): Pull {
  const found = new Float64Array(REGION_COUNT).fill(-1);
  return (region) => (found[region] < 0 ? (found[region] = menace(s, region, side)) : found[region]);
}
