import type { LogisticModel } from '#bots/search/fit.ts';
import { logistic } from '#bots/search/fit.ts';
import { corruptionLimit, lastArea } from '../../rules/derived.ts';
import { bearer, FACE_UP, type Hunt, LAST_STEP, mapOf } from '../../rules/state.ts';
import { dangerOf, ridersNear } from '../bearer/danger.ts';
import { errandScore } from '../bearer/gandalf.ts';
import { beliefsOf } from '../beliefs.ts';
import { tokenMean } from '../hunter/chase.ts';
import { entriesLeft } from '../travelTimes.ts';
import fitted from './fitted.json' with { type: 'json' };

/** What the Ring-bearer's chance to win hangs on, at the beginning of a turn: each number counts by itself in each part. */
const OF_A_PART = [
  'margin',
  'closeness',
  'peril',
  'way',
  'haste',
  'believed',
  'known',
  'danger',
  'taking',
  'soon',
  'tokens',
  'allies',
  'sorcery',
  'companions',
  'mean',
  'night',
] as const;

/** Between the parts, before a Journey card is chosen: what is carried over. */
const CARRIED = ['between', 'corruption', 'kept', 'cards', 'friends'] as const;

export const PROSPECTS: readonly string[] = [
  ...CARRIED,
  'partTwo',
  ...[1, 2].flatMap((part) => OF_A_PART.map((name) => `${name}${part}`)),
  'information',
  'lost',
  'long',
  'deeds',
  'errands',
  'witchKing',
];

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

/** Part I: entries still to be written; part II: rows of the Journey card. */
function wayOf(s: Hunt): number {
  const own = bearer(s);
  return s.open.part === 1 ? entriesLeft(s.box, own.lastArea, own.dots) : s.box.journeys[own.journey].length - s.open.step;
}

function ofAPart(s: Hunt): number[] {
  const { open } = s;
  const beliefs = beliefsOf(s);
  const here = lastArea(s);
  const mean = tokenMean(s);
  const margin = Math.max(0, corruptionLimit(s) - open.corruption);
  const way = wayOf(s);
  let known = 0;
  for (const area of mapOf(s).areas) known += beliefs.last[area] ** 2;
  const danger = dangerOf(s, beliefs, here, mean);
  return [
    margin,
    1 / (1 + margin),
    danger / (1 + margin),
    way,
    open.part === 1 ? Math.max(0, way - (LAST_STEP - open.step)) : way / (1 + margin),
    beliefs.last[here],
    known,
    danger,
    ridersNear(s, here, 1).taking,
    ridersNear(s, here, 2).taking,
    open.fellowship,
    open.allyHand,
    sumOf(open.sorceryHand),
    friendsOf(s),
    mean,
    open.turn === 2 ? 1 : 0,
  ];
}

const friendsOf = ({ open }: Hunt): number => open.company.filter((each) => each === FACE_UP).length;

/** Before the first entry, and before the first row of a Journey card, nobody is anywhere. */
const isUnderWay = (s: Hunt): boolean => (s.open.part === 1 ? bearer(s).lastArea > 0 : bearer(s).journey >= 0);

const carried = (s: Hunt): number[] => [1, s.open.corruption, s.open.fellowship, s.open.allyHand, friendsOf(s)];

/** What lies in both parts beside the road. */
function beside(s: Hunt): number[] {
  const { open } = s;
  const { journey, gandalf } = bearer(s);
  return [
    open.information.length,
    open.company.length - friendsOf(s),
    open.part === 2 && s.box.journeys[journey].long ? 1 : 0,
    open.deedsDone.length,
    open.part === 2 && open.rivendell === 0 && gandalf > 0 ? errandScore(s, gandalf) : 0,
    open.witchKing >= 0 ? 1 : 0,
  ];
}

export function prospectsOf(s: Hunt): Float64Array {
  const row = new Float64Array(PROSPECTS.length);
  const second = s.open.part === 2;
  if (isUnderWay(s)) {
    row[CARRIED.length] = second ? 1 : 0;
    row.set(ofAPart(s), CARRIED.length + 1 + (second ? OF_A_PART.length : 0));
    row.set(beside(s), CARRIED.length + 1 + 2 * OF_A_PART.length);
  } else if (second) row.set(carried(s));
  return row;
}

const { bias, weights }: LogisticModel = fitted;
const WEIGHTS = Float64Array.from(PROSPECTS, (name) => weights[name] ?? 0);

/** The chance of the Ring-bearer to win from here. */
export const bearersChance = (s: Hunt): number => logistic(prospectsOf(s).reduce((sum, value, i) => sum + WEIGHTS[i] * value, bias));
