import type { HuntBox } from '../content/box.ts';
import { AREA, FAR } from '../content/map.ts';
import {
  CLUE_AGE,
  CLUE_CONDITION,
  CLUE_ENTRY,
  CLUE_ESCAPE,
  CLUE_FRODO_IN,
  CLUE_HUNT,
  CLUE_PERCEPTION,
  CLUE_SEARCH,
  CLUE_SIZE,
} from '../rules/clues.ts';
import { DOT_ENTRY, ESCAPE_SPACES, SLASH_ENTRY } from '../rules/state.ts';

/**
 * Where Frodo can be in part I, from public information alone: a forward filter over his last area, the dots since, and which of the areas
 * that answered "yes" he has been to. Each journal counts as often as a Ring-bearer who chooses every legal entry alike would write it.
 */
export interface Hypothesis {
  readonly area: number;
  readonly dots: number;
  /** Areas known to be visited that this journal has been to, as bits. */
  readonly visited: number;
  weight: number;
  /** The entry before, chosen among all that lead here in proportion to their weight. */
  from: Hypothesis | null;
  entry: number;
  /** Of all journals that end here, the weight of those that have been to each area; null when nobody asked for it. */
  trail: Float64Array | null;
}

/** How much more likely than another an entry is: from an area with so many dots behind to an area, or `DOT_ENTRY`, or `SLASH_ENTRY`. */
export type Habits = (from: number, dots: number, entry: number, escape: boolean) => number;

/** What is wanted of the filter besides where Frodo can be. */
export interface Wanted {
  /** Left out, every legal entry is as likely as the others. */
  readonly habits?: Habits;
  readonly trails?: boolean;
}

/** What everybody knows about one entry of the log and about the time after it. */
interface Moment {
  readonly escape: boolean;
  readonly bonus: number;
  readonly crossing: number;
  /** The last area must be one of these (a flag a space); null when nothing is known. */
  last: Uint8Array | null;
  wild: boolean;
  /** Areas that must have been visited by now, as bits. */
  must: number;
}

interface Evidence {
  readonly moments: Moment[];
  /** Latest entry at which each area was certainly not yet visited, -1 when nothing is known. */
  readonly notBy: Int16Array;
  /** Entries known to be a certain area (0: unknown). */
  readonly mustBe: Uint8Array;
  /** Spans in which an area was not entered. */
  readonly absent: { readonly area: number; readonly after: number; readonly upTo: number }[];
  /** Areas that answered yes: their place in the bits. */
  readonly asked: number[];
}

/** Reads the clues of part I up to now. */
export function evidenceOf(box: HuntBox, clues: readonly number[]): Evidence {
  const [, map] = box.maps;
  const size = box.spaces.length;
  const first: Moment = { escape: false, bonus: 0, crossing: 0, last: null, wild: false, must: 0 };
  const evidence: Evidence = {
    moments: [first],
    notBy: new Int16Array(size).fill(-1),
    mustBe: new Uint8Array(32),
    absent: [],
    asked: [],
  };
  let now = first;
  const restrict = (fits: (space: number) => boolean): void => {
    now.last ??= new Uint8Array(size).fill(1);
    for (let space = 0; space < size; space++) if (!fits(space)) now.last[space] = 0;
  };
  const bitOf = (area: number): number => {
    const known = evidence.asked.indexOf(area);
    return 1 << (known >= 0 ? known : evidence.asked.push(area) - 1);
  };
  const inPlace = (space: number, place: number): boolean =>
    place < box.regions.length ? map.region[space] === place : map.section[space] === place - box.regions.length;
  for (let i = 0; i < clues.length; i += CLUE_SIZE) {
    const [kind, a, b] = [clues[i], clues[i + 1], clues[i + 2]];
    const entry = evidence.moments.length - 1;
    if (kind === CLUE_ENTRY || kind === CLUE_ESCAPE) {
      now = { escape: kind === CLUE_ESCAPE, bonus: a, crossing: b, last: null, wild: false, must: 0 };
      evidence.moments.push(now);
    } else if (kind === CLUE_SEARCH || kind === CLUE_HUNT) {
      if (b === 0) evidence.notBy[a] = entry;
      else now.must |= bitOf(a);
      if (kind === CLUE_HUNT && b === 1) restrict((space) => space !== a);
      if (kind === CLUE_HUNT && b === 2) restrict((space) => space === a);
    } else if (kind === CLUE_PERCEPTION || kind === CLUE_FRODO_IN) restrict((space) => inPlace(space, a) === (b === 1));
    else if (kind === CLUE_CONDITION) {
      const condition = box.allies[a].condition;
      const areas = condition?.lastAreaIn;
      if (areas !== undefined) restrict((space) => (areas[space] & 1) !== 0);
      if (condition?.frodoInWild) now.wild = true;
    } else if (kind === CLUE_AGE) {
      evidence.mustBe[b] = a;
      evidence.absent.push({ area: a, after: b, upTo: entry });
    }
  }
  return evidence;
}

const keyOf = (area: number, dots: number, visited: number): number => (visited * 32 + dots) * 256 + area;

/** The layer of hypotheses after the last entry. `below` picks the ancestors; it is only needed for whole journals. */
export function filterPartOne(box: HuntBox, clues: readonly number[], below: (count: number) => number, wanted: Wanted = {}): Hypothesis[] {
  const evidence = evidenceOf(box, clues);
  let layer = new Layer(evidence, 0, below);
  for (const start of box.frodoStarts) {
    const trail = wanted.trails ? new Float64Array(box.spaces.length) : null;
    layer.put(start, 0, start, 1, { visited: 0, trail, weight: 1 }, null);
  }
  layer.keep();
  for (let entry = 1; entry < evidence.moments.length; entry++) {
    const next = new Layer(evidence, entry, below);
    for (const from of layer.slots.values()) extend(box, evidence, entry, from, next, wanted.habits);
    layer = next;
    layer.keep();
  }
  return [...layer.slots.values()];
}

/** Entries that can be written from an area, with how likely each is. */
interface Choices {
  readonly entries: readonly number[];
  readonly shares: readonly number[];
}

/** More dots than this make no difference: no two connected areas are farther apart. */
const ENOUGH_DOTS = 7;
const plain: Habits = () => 1;
const choicesKept = new WeakMap<HuntBox, WeakMap<Habits, Map<number, Choices>>>();

function choicesFrom(box: HuntBox, area: number, dots: number, { escape, bonus, crossing }: Moment, habits: Habits): Choices {
  let byHabits = choicesKept.get(box);
  if (byHabits === undefined) choicesKept.set(box, (byHabits = new WeakMap()));
  let known = byHabits.get(habits);
  if (known === undefined) byHabits.set(habits, (known = new Map()));
  const key = (((crossing * 8 + Math.min(bonus, ENOUGH_DOTS)) * 2 + (escape ? 1 : 0)) * 8 + Math.min(dots, ENOUGH_DOTS)) * 256 + area;
  let choices = known.get(key);
  if (choices === undefined) known.set(key, (choices = makeChoices(box, area, dots, { escape, bonus, crossing }, habits)));
  return choices;
}

function makeChoices(
  box: HuntBox,
  area: number,
  dots: number,
  { escape, bonus, crossing }: Pick<Moment, 'escape' | 'bonus' | 'crossing'>,
  habits: Habits,
): Choices {
  const [, map] = box.maps;
  const sides = box.crossings[crossing];
  const reaches = (to: number): boolean => {
    const between = map.dotsBetween[area * map.size + to];
    if (between === FAR) return false;
    if (escape) return (map.kind[to] & AREA) !== 0 && between + 1 <= dots + ESCAPE_SPACES;
    return between <= dots + bonus || (crossing !== 0 && sides[area] !== 0 && sides[to] !== 0 && sides[to] !== sides[area]);
  };
  // An exit would have ended the part, but it was a choice too.
  const all = [...map.connected[area], area].filter(reaches);
  all.push(escape ? SLASH_ENTRY : DOT_ENTRY);
  const liking = all.map((entry) => habits(area, dots, entry, escape));
  const total = liking.reduce((sum, each) => sum + each, 0);
  const stays = all.map((entry) => entry === DOT_ENTRY || entry === SLASH_ENTRY || (map.kind[entry] & AREA) !== 0);
  return {
    entries: all.filter((_, place) => stays[place]),
    shares: liking.filter((_, place) => stays[place]).map((each) => each / total),
  };
}

/** All entries the Ring-bearer could have written, each as likely as his habits make it. */
function extend(box: HuntBox, evidence: Evidence, entry: number, from: Hypothesis, next: Layer, habits: Habits | undefined): void {
  const { entries, shares } = choicesFrom(box, from.area, from.dots, evidence.moments[entry], habits ?? plain);
  for (let place = 0; place < entries.length; place++) {
    const to = entries[place];
    const weight = from.weight * shares[place];
    if (to !== DOT_ENTRY && to !== SLASH_ENTRY) next.put(to, 0, to, weight, from, from);
    else if (evidence.mustBe[entry] === 0) next.put(from.area, to === DOT_ENTRY ? from.dots + 1 : from.dots, to, weight, from, from);
  }
}

/** The hypotheses after one entry. */
class Layer {
  readonly slots = new Map<number, Hypothesis>();
  private readonly evidence: Evidence;
  private readonly at: number;
  private readonly below: (count: number) => number;

  constructor(evidence: Evidence, at: number, below: (count: number) => number) {
    this.evidence = evidence;
    this.at = at;
    this.below = below;
  }

  put(
    area: number,
    dots: number,
    entry: number,
    weight: number,
    before: Pick<Hypothesis, 'visited' | 'trail' | 'weight'>,
    from: Hypothesis | null,
  ): void {
    const { mustBe, notBy, absent, asked } = this.evidence;
    const { at } = this;
    const entered = entry !== DOT_ENTRY && entry !== SLASH_ENTRY;
    let { visited } = before;
    if (entered) {
      if (mustBe[at] !== 0 && mustBe[at] !== area) return;
      if (at <= notBy[area]) return;
      for (const span of absent) if (span.area === area && at > span.after && at <= span.upTo) return;
      const bit = asked.indexOf(area);
      if (bit >= 0) visited |= 1 << bit;
    }
    const key = keyOf(area, dots, visited);
    let known = this.slots.get(key);
    if (known === undefined) {
      const trail = before.trail === null ? null : new Float64Array(before.trail.length);
      known = { area, dots, visited, weight, from, entry, trail };
      this.slots.set(key, known);
    } else {
      known.weight += weight;
      // One ancestor stands for all, chosen by weight: a journal followed back from here is a fair sample.
      if (chance(this.below, weight / known.weight)) {
        known.from = from;
        known.entry = entry;
      }
    }
    if (known.trail === null || before.trail === null) return;
    const share = weight / before.weight;
    for (let each = 0; each < known.trail.length; each++) known.trail[each] += share * before.trail[each];
    if (entered) known.trail[area] += weight - share * before.trail[area];
  }

  /** Only what agrees with all answers given before the next entry. */
  keep(): void {
    const { last, wild, must } = this.evidence.moments[this.at];
    if (last === null && !wild && must === 0) return;
    for (const [key, { area, dots, visited }] of this.slots)
      if ((last !== null && last[area] === 0) || (wild && dots === 0) || (visited & must) !== must) this.slots.delete(key);
  }
}

const FINE = 1 << 24;
export const chance = (below: (count: number) => number, probability: number): boolean => below(FINE) < probability * FINE;

/** One of them, by weight. */
export function pick<T extends { readonly weight: number }>(items: readonly T[], below: (count: number) => number): T | null {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let left = (below(FINE) / FINE) * total;
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[items.length - 1] ?? null;
}

/** The whole log that leads to a hypothesis. */
export function journalOf(hypothesis: Hypothesis): number[] {
  const log: number[] = [];
  for (let at: Hypothesis | null = hypothesis; at !== null; at = at.from) log.push(at.entry);
  return log.reverse();
}
