import { asId } from '#kernel/id.ts';
import { CHARACTER_COUNT, FREE, IN_FELLOWSHIP, isCompanion, REGION_COUNT, SHADOW, type Side, type Character } from '../content/box.ts';
import type { War } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import type { MoveWeights } from './moveWeights.ts';
import { stepsToDoom } from './map.ts';

/** What a side can be after, the usual thing first. */
export const FREE_PLANS = ['haste', 'rest', 'lastStand'] as const;
export const SHADOW_PLANS = ['conquest', 'corruption', 'guard'] as const;
type Plan = (typeof FREE_PLANS)[number] | (typeof SHADOW_PLANS)[number];

/** How the race between the Ring, the hunt and the armies stands. Everybody sees it. */
interface Race {
  /** Steps left to the Crack of Doom. */
  readonly road: number;
  readonly corruption: number;
  /** Levels of the Companions who are still with the Ring-bearers and can be lost in their stead. */
  readonly company: number;
  /** Points of the Shadow, and those that it besieges. */
  readonly points: number;
  readonly besieged: number;
  /** The same of the Free Peoples, who need four. */
  readonly freePoints: number;
  readonly freeBesieged: number;
}

/** What speaks for a plan: so much by itself, and so much for each of what the race shows. */
export type PlanSignal = Readonly<Record<keyof Race | 'always', number>>;

/** A plan other than the usual one: what speaks for it, and what is done otherwise. */
export interface PlanWeights {
  readonly plan: Plan;
  readonly sign: PlanSignal;
  readonly changes: Partial<MoveWeights>;
}

/** How a side goes about the war: its usual manner, and what it may be after instead. */
export interface SideWeights {
  readonly manner: MoveWeights;
  readonly purposes: readonly PlanWeights[];
}
export type WarWeights = readonly [free: SideWeights, shadow: SideWeights];

export function raceOf(s: War): Race {
  const { characters, besieged, holder } = s.open;
  let company = 0;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (isCompanion(c) && characters[c] === IN_FELLOWSHIP) company += s.box.characters[c].level;
  const sieges = [0, 0];
  for (let region = 0; region < REGION_COUNT; region++) if (besieged[region] === 1) sieges[holder[region]] += s.box.regions[region].points;
  return {
    road: stepsToDoom(s),
    corruption: s.open.fellowship.corruption,
    company,
    points: victoryPoints(s, SHADOW),
    besieged: sieges[FREE],
    freePoints: victoryPoints(s, FREE),
    freeBesieged: sieges[SHADOW],
  };
}

const speaks = (race: Race, sign: PlanSignal): number =>
  sign.always +
  sign.road * race.road +
  sign.corruption * race.corruption +
  sign.company * race.company +
  sign.points * race.points +
  sign.besieged * race.besieged +
  sign.freePoints * race.freePoints +
  sign.freeBesieged * race.freeBesieged;

/** What a side is after, and how it then goes about the war. */
interface Intent {
  readonly plan: Plan;
  readonly manner: MoveWeights;
}

/** One side of a war that goes by plans. A plan is read off the table anew at every decision, so nobody has to remember it. */
class SidePlanner {
  private readonly usual: Intent;
  private readonly others: readonly (Intent & { readonly sign: PlanSignal })[];

  constructor(plan: Plan, { manner, purposes }: SideWeights) {
    this.usual = { plan, manner };
    this.others = purposes.map((purpose) => ({ plan: purpose.plan, sign: purpose.sign, manner: { ...manner, ...purpose.changes } }));
  }

  /** What most speaks for; the usual thing where nothing speaks for another. */
  intent(s: War): Intent {
    if (this.others.length === 0) return this.usual;
    const race = raceOf(s);
    let found = this.usual;
    let most = 0;
    for (const each of this.others) {
      const urge = speaks(race, each.sign);
      if (urge <= most) continue;
      most = urge;
      found = each;
    }
    return found;
  }
}

/** How both sides go about the war, as it stands. */
export class PlanSelector {
  private readonly sides: readonly [free: SidePlanner, shadow: SidePlanner];

  constructor([free, shadow]: WarWeights) {
    this.sides = [new SidePlanner(FREE_PLANS[0], free), new SidePlanner(SHADOW_PLANS[0], shadow)];
  }

  plan(s: War, side: Side): Plan {
    return this.sides[side].intent(s).plan;
  }

  weights(s: War, side: Side): MoveWeights {
    return this.sides[side].intent(s).manner;
  }
}

/** Those who lay no plans. */
export const planless = ([free, shadow]: readonly [free: MoveWeights, shadow: MoveWeights]): PlanSelector =>
  new PlanSelector([
    { manner: free, purposes: [] },
    { manner: shadow, purposes: [] },
  ]);
