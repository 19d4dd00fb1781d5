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
export function filterPartOne(box: HuntBox, clues: readonly number[], below: (count: number) => number): Hypothesis[] {
  const evidence = evidenceOf(box, clues);
  let layer = new Map<number, Hypothesis>();
  for (const start of box.frodoStarts) put(layer, evidence, 0, start, 0, 0, start, 1, null, below);
  layer = survivors(layer, evidence.moments[0]);
  for (let entry = 1; entry < evidence.moments.length; entry++) {
    const next = new Map<number, Hypothesis>();
    for (const from of layer.values()) extend(box, evidence, entry, from, next, below);
    layer = survivors(next, evidence.moments[entry]);
  }
  return [...layer.values()];
}

function survivors(layer: Map<number, Hypothesis>, moment: Moment): Map<number, Hypothesis> {
  if (moment.last === null && !moment.wild && moment.must === 0) return layer;
  for (const [key, { area, dots, visited }] of layer)
    if ((moment.last !== null && moment.last[area] === 0) || (moment.wild && dots === 0) || (visited & moment.must) !== moment.must)
      layer.delete(key);
  return layer;
}

/** All entries the Ring-bearer could have written, each as likely as the others. */
function extend(
  box: HuntBox,
  evidence: Evidence,
  entry: number,
  from: Hypothesis,
  next: Map<number, Hypothesis>,
  below: (count: number) => number,
): void {
  const [, map] = box.maps;
  const { escape, bonus, crossing } = evidence.moments[entry];
  const sides = box.crossings[crossing];
  const reaches = (to: number): boolean => {
    const between = map.dotsBetween[from.area * map.size + to];
    if (between === FAR) return false;
    if (escape) return between + 1 <= from.dots + ESCAPE_SPACES;
    return between <= from.dots + bonus || (crossing !== 0 && sides[from.area] !== 0 && sides[to] !== 0 && sides[to] !== sides[from.area]);
  };
  // An exit would have ended the part, but it was a choice too.
  const goals = [...map.connected[from.area], from.area].filter(reaches);
  const options = goals.filter((to) => !escape || (map.kind[to] & AREA) !== 0).length + 1;
  const weight = from.weight / options;
  for (const to of goals) if ((map.kind[to] & AREA) !== 0) put(next, evidence, entry, to, 0, from.visited, to, weight, from, below);
  if (evidence.mustBe[entry] === 0)
    put(
      next,
      evidence,
      entry,
      from.area,
      escape ? from.dots : from.dots + 1,
      from.visited,
      escape ? SLASH_ENTRY : DOT_ENTRY,
      weight,
      from,
      below,
    );
}

function put(
  layer: Map<number, Hypothesis>,
  evidence: Evidence,
  at: number,
  area: number,
  dots: number,
  visitedBefore: number,
  entry: number,
  weight: number,
  from: Hypothesis | null,
  below: (count: number) => number,
): void {
  const { mustBe, notBy, absent, asked } = evidence;
  let visited = visitedBefore;
  if (entry !== DOT_ENTRY && entry !== SLASH_ENTRY) {
    if (mustBe[at] !== 0 && mustBe[at] !== area) return;
    if (at <= notBy[area]) return;
    for (const span of absent) if (span.area === area && at > span.after && at <= span.upTo) return;
    const bit = asked.indexOf(area);
    if (bit >= 0) visited |= 1 << bit;
  }
  const key = keyOf(area, dots, visited);
  const known = layer.get(key);
  if (known === undefined) {
    layer.set(key, { area, dots, visited, weight, from, entry });
    return;
  }
  known.weight += weight;
  // One ancestor stands for all, chosen by weight: a journal followed back from here is a fair sample.
  if (chance(below, weight / known.weight)) {
    known.from = from;
    known.entry = entry;
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
