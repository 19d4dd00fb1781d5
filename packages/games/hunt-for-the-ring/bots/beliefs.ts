import { filterPartOne, type Hypothesis } from '../belief/partOne.ts';
import { byJourney } from '../belief/partTwo.ts';
import type { HuntBox } from '../content/box.ts';
import { AREA, FAR } from '../content/map.ts';
import type { Hunt } from '../rules/state.ts';
import { habitsOf } from './habits.ts';

/** What a Wraith player may believe, from public information alone. The Ring-bearer works it out too, to know what they know. */
export interface Beliefs {
  /** How likely Frodo's last area and his trail are on each space. */
  readonly last: Float64Array;
  readonly visited: Float64Array;
  /** His last area after so many moves more; `ahead[0]` is the present. */
  readonly ahead: readonly Float64Array[];
  /** Part II: Gandalf's last area. */
  readonly gandalf: Float64Array;
  readonly cases: readonly Case[];
}

/** One way things can be: where Frodo is, where he will be, how likely he has been to each area. */
export interface Case {
  readonly last: number;
  readonly next: number;
  readonly weight: number;
  readonly been: (area: number) => number;
  /** Part II: how likely Gandalf is on each space in this case, in weight. */
  readonly gandalf: Float64Array | null;
}

const AHEAD = 3;
/** In part II the cards tell the way. */
const AHEAD_BY_CARD = 6;
const ENOUGH = 1e-4;
/** The same clues give the same belief: it is worked out once for all decisions in between. A few, because the Ring-bearer also looks ahead. */
const KEPT = 4;
const kept = new Map<string, Beliefs>();
let keptBox: HuntBox | null = null;

export function beliefsOf(s: Hunt, clues: readonly number[] = s.open.clues, step = s.open.step): Beliefs {
  if (keptBox !== s.box) kept.clear();
  keptBox = s.box;
  const { part, deedsDone, longKnown } = s.open;
  const key = `${part} ${step} ${deedsDone.join()} ${longKnown} ${clues.join()}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const beliefs = part === 1 ? ofPartOne(s.box, clues) : ofPartTwo(s, clues, step);
  kept.set(key, beliefs);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return beliefs;
}

function ofPartOne(box: HuntBox, clues: readonly number[]): Beliefs {
  const size = box.spaces.length;
  const found = filterPartOne(box, clues, () => 0, { habits: habitsOf(box), trails: true });
  const total = found.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const last = new Float64Array(size);
  const visited = new Float64Array(size);
  const cases = found.map(({ area, weight, trail }): Case => {
    last[area] += weight / total;
    if (trail !== null) for (let each = 0; each < size; each++) visited[each] += trail[each] / total;
    return { last: area, next: area, weight: weight / total, been: (each) => (trail === null ? 0 : trail[each] / weight), gandalf: null };
  });
  return { last, visited, ahead: walkOn(box, found, total, last), gandalf: new Float64Array(size), cases };
}

/** Where he goes from there, by his habits. */
function walkOn(box: HuntBox, found: readonly Hypothesis[], total: number, last: Float64Array): Float64Array[] {
  const [, map] = box.maps;
  const habits = habitsOf(box);
  const ahead = [last];
  let now = new Map<number, number>();
  for (const { area, dots, weight } of found) now.set(area * 16 + dots, (now.get(area * 16 + dots) ?? 0) + weight / total);
  for (let move = 1; move <= AHEAD; move++) {
    const next = new Map<number, number>();
    const there = new Float64Array(box.spaces.length);
    for (const [key, weight] of now) {
      if (weight < ENOUGH) continue;
      const from = key >> 4;
      const dots = key & 15;
      const ways = [...map.connected[from], from].filter((to) => map.dotsBetween[from * map.size + to] <= dots);
      const liking = ways.map((to) => habits(from, dots, to, false));
      const dot = dots < 14 ? habits(from, dots, 255, false) : 0;
      const share = weight / (liking.reduce((sum, each) => sum + each, 0) + dot || 1);
      for (const [place, to] of ways.entries()) {
        if ((map.kind[to] & AREA) === 0) continue;
        there[to] += share * liking[place];
        next.set(to * 16, (next.get(to * 16) ?? 0) + share * liking[place]);
      }
      there[from] += share * dot;
      next.set(key + 1, (next.get(key + 1) ?? 0) + share * dot);
    }
    ahead.push(there);
    now = next;
  }
  return ahead;
}

function ofPartTwo(s: Hunt, clues: readonly number[], step: number): Beliefs {
  const { box } = s;
  const size = box.spaces.length;
  const { deedsDone, longKnown, options } = s.open;
  const gandalf = new Float64Array(size);
  const ahead = Array.from({ length: AHEAD_BY_CARD + 1 }, () => new Float64Array(size));
  const visited = new Float64Array(size);
  const byCard = byJourney(box, clues, { deedsDone, longKnown, havens: options.havens });
  let total = 0;
  for (const where of byCard.values()) for (let space = 0; space < size; space++) total += where[space];
  const cases: Case[] = [];
  for (const [card, where] of byCard) {
    let weight = 0;
    for (let space = 0; space < size; space++) {
      where[space] /= total;
      weight += where[space];
      gandalf[space] += where[space];
    }
    const { lastArea, length, entered } = box.journeys[card];
    const row = (at: number): number => lastArea[Math.min(at, length)];
    for (let move = 0; move <= AHEAD_BY_CARD; move++) if (step + move < length || move === 0) ahead[move][row(step + move)] += weight;
    const been = (area: number): number => (entered[Math.min(step, length) * size + area] === FAR ? 0 : 1);
    for (const area of box.maps[2].areas) visited[area] += weight * been(area);
    cases.push({ last: row(step), next: row(step + 1), weight, been, gandalf: where });
  }
  return { last: ahead[0], visited, ahead, gandalf, cases };
}
