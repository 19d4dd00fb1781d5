import { type AskingStep, type AutomaticStep, enter, type Frame, guard, leave, type Table, top } from '#kernel';
import {
  eliteOf,
  type Figure,
  isLeader,
  leaderOf,
  NAZGUL,
  type Nation,
  REINFORCEMENTS,
  type Region,
  regularOf,
  type Side,
} from '../../content/box.ts';
import { mayRecruitByEvent, place } from '../army/recruit.ts';
import { countAt, unitsAt } from '../figures.ts';
import { placeIn } from '../places.ts';
import { sayNation } from '../say.ts';
import { asks, step, type War } from '../state.ts';
import { done, recruit } from '../verbs.ts';

/** `unit` is a regular or an elite, as the player likes. */
export const MUSTERED = ['unit', 'regular', 'elite', 'leader', 'nazgul'] as const;
export type Mustered = (typeof MUSTERED)[number];

/**
 * An event recruits: from the reinforcements (WR-EVENT-12), of any nation, at war or not (WR-RECRUIT-12), where the region is free or inside a besieged
 * stronghold (WR-RECRUIT-13), and as much as is possible (WR-EVENT-13).
 */
export interface RecruitEventFrame extends Frame {
  readonly step: 'recruitEvent';
  readonly side: Side;
  readonly nation: Nation;
  /** What one batch brings, and what of it is still to come. */
  readonly batch: Mustered[];
  left: Mustered[];
  /** Where; a batch goes to one of these. */
  regions: Region[];
  /** Where this batch goes, -1 until its first figure is placed. */
  region: Region;
  /** Batches still to come, this one included; each goes to another region. */
  times: number;
  /** "Up to": the player may stop. */
  readonly upTo: boolean;
}

const frameOf = (s: War): RecruitEventFrame => top<RecruitEventFrame>(s);
const below = (s: War): RecruitEventFrame => s.frames[s.frames.length - 2] as RecruitEventFrame;

const kindsFor = (nation: Nation, mustered: Mustered): readonly Figure[] =>
  mustered === 'unit'
    ? [regularOf(nation), eliteOf(nation)]
    : [
        mustered === 'regular'
          ? regularOf(nation)
          : mustered === 'elite'
            ? eliteOf(nation)
            : mustered === 'leader'
              ? leaderOf(nation)
              : NAZGUL,
      ];

/** The entry of the batch that placing this figure uses up, or -1. */
const entryFor = (frame: RecruitEventFrame, figure: Figure): number =>
  frame.left.findIndex((mustered) => kindsFor(frame.nation, mustered).includes(figure));

function mayPlace(s: War, frame: RecruitEventFrame, figure: Figure, region: Region): boolean {
  if (frame.region >= 0 ? region !== frame.region : !frame.regions.includes(region)) return false;
  // A leader is never alone: a unit comes first, or he does not come (WR-ARMY-02).
  if (isLeader(figure) && unitsAt(s, placeIn(s, region, frame.side), frame.side) === 0) return false;
  return entryFor(frame, figure) >= 0 && countAt(s, REINFORCEMENTS, figure) > 0 && mayRecruitByEvent(s, region, frame.side);
}

function options(s: War, frame: RecruitEventFrame): [Figure, Region][] {
  const found: [Figure, Region][] = [];
  const kinds = new Set(frame.left.flatMap((mustered) => kindsFor(frame.nation, mustered)));
  for (const region of frame.region >= 0 ? [frame.region] : frame.regions)
    for (const figure of kinds) if (mayPlace(s, frame, figure, region)) found.push([figure, region]);
  return found;
}

function placeOne(s: War, table: Table, frame: RecruitEventFrame, figure: Figure, region: Region): void {
  frame.left.splice(entryFor(frame, figure), 1);
  frame.region = region;
  place(s, table, figure, region, frame.side);
}

/** A figure about which there is no choice: one region only, and nothing else that could come in its stead. The order is nobody's concern. */
function settled(frame: RecruitEventFrame, open: readonly [Figure, Region][]): [Figure, Region] | undefined {
  if (frame.upTo || open.some(([, region]) => region !== open[0][1])) return undefined;
  return open.find(([figure]) => {
    const instead = kindsFor(frame.nation, frame.left[entryFor(frame, figure)]);
    return open.filter(([other]) => instead.includes(other)).length === 1;
  });
}

/** Places what there is no choice about, and asks about the rest. */
export const recruitingByEvent: AutomaticStep<War> = {
  run(s, table) {
    const frame = frameOf(s);
    const open = options(s, frame);
    if (open.length === 0) {
      frame.times--;
      frame.regions = frame.regions.filter((region) => region !== frame.region);
      if (frame.times === 0 || frame.region < 0) return leave(s);
      frame.left = [...frame.batch];
      frame.region = -1;
      return;
    }
    const certain = settled(frame, open);
    if (certain === undefined) enter(s, step('chooseEventRecruit'));
    else placeOne(s, table, frame, certain[0], certain[1]);
  },
};

export const choosingEventRecruit: AskingStep<War> = {
  rule: 'WR-EVENT-12',
  asks: (s) => asks(s, below(s).side),
  prompt: (s) => ({ id: 'recruitByEvent', params: { nation: sayNation(below(s).nation), count: below(s).left.length } }),
  choices: [
    {
      verb: recruit,
      guards: [guard(['WR-EVENT-12', 'WR-RECRUIT-13', 'WR-RECRUIT-09'], (s, figure, region) => mayPlace(s, below(s), figure, region))],
      candidates(s, _seat, propose) {
        for (const [figure, region] of options(s, below(s))) propose(figure, region);
      },
      perform(s, table, figure, region) {
        leave(s);
        placeOne(s, table, frameOf(s), figure, region);
      },
    },
    {
      verb: done,
      guards: [guard('WR-EVENT-13', (s) => below(s).upTo)],
      candidates: (_s, _seat, propose) => propose(),
      perform(s) {
        leave(s);
        leave(s);
      },
    },
  ],
};

export function enterRecruit(
  s: War,
  given: { side: Side; nation: Nation; figures: readonly Mustered[]; regions: readonly Region[]; times?: number; upTo?: boolean },
): void {
  enter(s, {
    step: 'recruitEvent',
    side: given.side,
    nation: given.nation,
    batch: [...given.figures],
    left: [...given.figures],
    regions: [...given.regions],
    region: -1,
    times: given.times ?? 1,
    upTo: given.upTo ?? false,
  } as RecruitEventFrame);
}
