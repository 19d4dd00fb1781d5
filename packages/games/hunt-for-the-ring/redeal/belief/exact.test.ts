import { asId, asIds } from '#kernel/id.ts';
import { firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { expect, test } from 'vitest';
import { AREA, FAR } from '../../content/map.ts';
import { huntForTheRing as game } from '../../index.ts';
import {
  CLUE_AGE,
  CLUE_CONDITION,
  CLUE_ENTRY,
  CLUE_ESCAPE,
  CLUE_FRODO_IN,
  CLUE_HUNT,
  CLUE_PERCEPTION,
  CLUE_SEARCH,
} from '../../rules/clues.ts';
import { dotsSince, lastAreaOf } from '../../rules/derived.ts';
import { DOT_ENTRY, type Hunt, SLASH_ENTRY } from '../../rules/state.ts';
import { box } from '../../testing/letter.ts';
import type { Habits } from './choices.ts';
import { filterPartOne, sampleLog } from './partOne.ts';

const [, map] = box.maps;
const inPlace = (space: number, place: number): boolean =>
  place < box.regions.length ? map.region[space] === place : map.section[space] === place - box.regions.length;

/** Whether a journal gives this answer. */
function agrees(kind: number, a: number, b: number, log: readonly number[]): boolean {
  const area = lastAreaOf(asIds(log));
  if (kind === CLUE_SEARCH) return log.includes(a) === (b === 1);
  if (kind === CLUE_HUNT) return b === (log.includes(a) ? (area === a ? 2 : 1) : 0);
  if (kind === CLUE_PERCEPTION || kind === CLUE_FRODO_IN) return inPlace(area, a) === (b === 1);
  if (kind === CLUE_AGE) return log.lastIndexOf(a) === b;
  if (kind !== CLUE_CONDITION) return true;
  const tests = box.allies[a].condition;
  return (tests?.lastAreaIn === undefined || (tests.lastAreaIn[area] & 1) !== 0) && (!tests?.frodoInWild || dotsSince(asIds(log)) > 0);
}

/** Plain counting: every journal is written out entry by entry and asked every question anew. */
function plainly(
  clues: readonly number[],
  habits: Habits = () => 1,
  count = (_log: readonly number[], _weight: number): number => 1,
): Map<string, number> {
  const found = new Map<string, number>();
  const go = (log: readonly number[], at: number, weight: number): void => {
    const area = lastAreaOf(asIds(log));
    const dots = dotsSince(asIds(log));
    if (at === clues.length) {
      const key = `${area} ${dots}`;
      found.set(key, (found.get(key) ?? 0) + weight * count(log, weight));
      return;
    }
    const [kind, a, b] = clues.slice(at, at + 4);
    if (kind === CLUE_ENTRY || kind === CLUE_ESCAPE) {
      const escape = kind === CLUE_ESCAPE;
      const goals = [...map.connected[area], area].filter((to) => {
        const between = map.dotsBetween[area * map.size + to];
        if (between === FAR || (escape && (map.kind[to] & AREA) === 0)) return false;
        const sides = box.crossings[b];
        return escape ? between + 1 <= dots + 2 : between <= dots + a || (b !== 0 && sides[area] * sides[to] === 2);
      });
      const entries = [...goals, escape ? SLASH_ENTRY : DOT_ENTRY];
      const liking = entries.map((to) => habits(area, dots, to, escape));
      const total = liking.reduce((sum, each) => sum + each, 0);
      for (const [place, to] of entries.entries())
        if (to === SLASH_ENTRY || to === DOT_ENTRY || (map.kind[to] & AREA) !== 0)
          go([...log, to], at + 4, (weight * liking[place]) / total);
    } else if (agrees(kind, a, b, log)) go(log, at + 4, weight);
  };
  for (const start of box.frodoStarts) go([start], 0, 1);
  return found;
}

function compare(clues: readonly number[]): number {
  const exact = plainly(clues);
  const filtered = new Map<string, number>();
  for (const { area, dots, weight } of filterPartOne(box, clues)) {
    const key = `${area} ${dots}`;
    filtered.set(key, (filtered.get(key) ?? 0) + weight);
  }
  expect([...filtered.keys()].sort()).toEqual([...exact.keys()].sort());
  for (const [key, weight] of exact) expect(filtered.get(key)).toBeCloseTo(weight, 9);
  return exact.size;
}

test('on short journals the filter equals plain counting, weight for weight, along random games', () => {
  const legalMoves = new LegalMoves(game);
  let compared = 0;
  for (let number = 0; number < 14; number++) {
    const random = new SeededRandom(23, number);
    const effects = new SilentEffects(random);
    const s: Hunt = game.setup(box, game.readOptions({ mode: 'part1' }, 2), 2, effects);
    settle(game, s, effects);
    for (let looked = ''; s.outcome === null && s.open.step <= 6; ) {
      const key = s.open.clues.join();
      if (key !== looked && s.open.part === 1 && s.open.partOneLog === null) {
        looked = key;
        compare(s.open.clues);
        compared++;
      }
      const asked = waiting(game, s);
      const seat = firstOf(asked);
      const { moves, length } = legalMoves.options(s, seat);
      perform(game, s, seat, asId(moves[random.below(length)]), effects);
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('yes, no, here, an escape, a crossing and the age of a trail: each narrows the belief as plain counting does', () => {
  const space = (name: number): number => box.spaces.indexOf(String(name));
  const dot = [CLUE_ENTRY, 0, 0, 0];
  const walk = [...dot, ...dot, ...dot];
  const all = compare(walk);
  expect(compare([...walk, CLUE_SEARCH, space(10), 1, 0])).toBeLessThan(all);
  expect(compare([...walk, ...dot, CLUE_HUNT, space(10), 1, 0, ...dot])).toBeGreaterThan(0);
  expect(compare([...walk, CLUE_HUNT, space(10), 2, 0, CLUE_ESCAPE, 0, 0, 0])).toBeGreaterThan(1);
  expect(compare([...walk, CLUE_SEARCH, space(6), 1, 0, ...dot, CLUE_AGE, space(6), 1, 0])).toBeGreaterThan(0);
  expect(compare([CLUE_ENTRY, 3, 1, 0, ...dot])).toBeGreaterThan(1);
});

test('a Ring-bearer with habits, and the areas his journals have been to: as plain counting has them', () => {
  const space = (name: number): number => box.spaces.indexOf(String(name));
  const habits: Habits = (from, dots, entry) => (entry === DOT_ENTRY ? 0.7 : entry === from ? 0.1 : 1 / (1 + dots + (entry % 3)));
  const dot = [CLUE_ENTRY, 0, 0, 0];
  const clues = [...dot, ...dot, ...dot, CLUE_SEARCH, space(6), 1, 0, ...dot, CLUE_SEARCH, space(10), 0, 0, CLUE_ESCAPE, 0, 0, 0];
  const found = filterPartOne(box, clues, { habits, trails: true });
  const exact = plainly(clues, habits);
  expect(exact.size).toBeGreaterThan(5);
  for (const [key, weight] of exact) {
    const same = found.filter(({ area, dots }) => `${area} ${dots}` === key);
    expect(same.reduce((sum, each) => sum + each.weight, 0)).toBeCloseTo(weight, 9);
  }
  for (const area of [space(6), space(7), space(11), space(1)]) {
    const been = [...plainly(clues, habits, (log) => (log.slice(1).includes(area) ? 1 : 0)).values()].reduce((sum, each) => sum + each, 0);
    const start = [...plainly(clues, habits, (log) => (log[0] === area && !log.slice(1).includes(area) ? 1 : 0)).values()];
    const trail = found.reduce((sum, each) => sum + each.weight * each.trail[area], 0);
    expect(trail).toBeCloseTo(been + start.reduce((sum, each) => sum + each, 0), 9);
  }
});

test('a log is drawn as often as plain counting says, and never one that an answer contradicts', () => {
  const space = (name: number): number => box.spaces.indexOf(String(name));
  const dot = [CLUE_ENTRY, 0, 0, 0];
  const clues = [...dot, ...dot, ...dot, CLUE_SEARCH, space(6), 1, 0, CLUE_ESCAPE, 0, 0, 0, CLUE_SEARCH, space(10), 0, 0, ...dot];
  const weights = new Map<string, number>();
  plainly(clues, undefined, (log, weight) => {
    weights.set(log.join(), weight);
    return 1;
  });
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const random = new SeededRandom(41);
  const drawn = new Map<string, number>();
  const DRAWS = 4000;
  for (let draw = 0; draw < DRAWS; draw++) {
    const log = sampleLog(box, clues, (count) => random.below(count))?.join() ?? '';
    drawn.set(log, (drawn.get(log) ?? 0) + 1);
  }
  expect([...drawn.keys()].filter((log) => !weights.has(log))).toEqual([]);
  // Five standard deviations: the draws are seeded, so this holds always or never.
  for (const [log, weight] of weights) {
    const expected = (DRAWS * weight) / total;
    expect(Math.abs((drawn.get(log) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1);
  }
});
