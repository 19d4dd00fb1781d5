import { asId } from '#kernel/id.ts';
import { firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import {
  CLUE_AGE,
  CLUE_CONDITION,
  CLUE_DEED,
  CLUE_FRODO_IN,
  CLUE_GANDALF_EXTRA,
  CLUE_GANDALF_MOVED,
  CLUE_GANDALF_RELOCATED,
  CLUE_GANDALF_TURN,
  CLUE_HUNT,
  CLUE_PERCEPTION,
  CLUE_REROUTE,
  CLUE_REVEALED,
  CLUE_RIVENDELL,
  CLUE_SEARCH,
  CLUE_SIZE,
  CLUE_SLIPPED,
  CLUE_STEP,
  CLUE_VANISHED,
} from '../../rules/clues.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { GOES_ON } from './gandalfBoard.ts';
import { filterPartTwo, type PartTwoFacts } from './partTwo.ts';

const [, , map] = box.maps;

/** One past, written out: every Journey card, every place of Gandalf. Nothing is ever merged. */
interface Past {
  readonly cards: readonly number[];
  readonly step: number;
  readonly gandalf: readonly number[];
  readonly moves: number;
  readonly left: number;
  readonly away: boolean;
  readonly weight: number;
}

const inPlace = (space: number, place: number): boolean =>
  place < box.regions.length ? map.region[space] === place : map.section[space] === place - box.regions.length;
const present = ({ cards }: Past): number => cards[cards.length - 1];
const at = ({ gandalf }: Past): number => gandalf[gandalf.length - 1];
/** Areas of the present card up to the step, in order. */
const walked = (past: Past): number[] => [...box.journeys[present(past)].rows.slice(0, past.step + 1)];
const areasOf = (past: Past): number[] => walked(past).filter((space) => space !== 0);
const lastOf = (past: Past): number => areasOf(past)[areasOf(past).length - 1];

/** He stays, or goes on as long as he is allowed. */
function wandering(past: Past): Past[] {
  if (past.away || past.moves >= past.left) return [past];
  const ways = map.connected[at(past)];
  const moved = ways.flatMap((to) =>
    wandering({ ...past, gandalf: [...past.gandalf, to], moves: past.moves + 1, weight: (past.weight * GOES_ON) / ways.length }),
  );
  return [past, ...moved];
}

function after(past: Past, [kind, a, b, c]: readonly number[], { deedsDone, havens }: PartTwoFacts): Past[] {
  const free = box.deeds.filter((_, deed) => !deedsDone.includes(deed));
  const when = (holds: boolean): Past[] => (holds ? [past] : []);
  const goTo = (goals: readonly number[], moves = past.moves): Past[] =>
    goals.map((goal) => ({ ...past, gandalf: [...past.gandalf, goal], moves, weight: past.weight / goals.length }));
  const been = areasOf(past);
  const last = lastOf(past);
  switch (kind) {
    case CLUE_STEP:
      return [{ ...past, step: past.step + 1 }];
    case CLUE_SEARCH: {
      const hidden = havens && last === a && box.journeys[present(past)].havens.includes(asId(a));
      return when((been.includes(a) && !hidden) === (b === 1));
    }
    case CLUE_HUNT:
      return when(b === (last === a ? 2 : been.includes(a) ? 1 : 0) && (past.away || (at(past) === a) === (c === 1)));
    case CLUE_PERCEPTION: {
      const gandalf = !past.away && inPlace(at(past), a);
      if (c !== 0) return when(inPlace(last, a) === ((c & 1) !== 0) && gandalf === ((c & 2) !== 0));
      return when((inPlace(last, a) || gandalf) === (b === 1));
    }
    case CLUE_FRODO_IN:
      return when(inPlace(last, a) === (b === 1));
    case CLUE_AGE:
      return when(walked(past).lastIndexOf(a) === b);
    case CLUE_REROUTE: {
      const { long } = box.journeys[present(past)];
      return box.journeys.flatMap((journey, card) =>
        journey.long === long && !past.cards.includes(card) ? [{ ...past, cards: [...past.cards, card], step: past.step - a }] : [],
      );
    }
    case CLUE_GANDALF_TURN:
      return [{ ...past, left: 1, moves: 0 }];
    case CLUE_GANDALF_EXTRA:
      return wandering(past).map((each) => ({ ...each, left: each.left + a }));
    case CLUE_GANDALF_MOVED:
      return wandering(past).flatMap((each) => (each.moves > 0 ? [{ ...each, left: 0 }] : []));
    case CLUE_DEED:
      return wandering(past).filter((each) => at(each) === box.deeds[a]);
    case CLUE_REVEALED:
      return wandering(past).flatMap((each) => (at(each) === a && each.moves > 0 ? [{ ...each, left: 0 }] : []));
    case CLUE_RIVENDELL:
      return wandering(past).flatMap((each) => (at(each) === a ? [{ ...each, left: 0, away: true }] : []));
    case CLUE_CONDITION: {
      const tests = box.allies[a].condition;
      const near = tests?.gandalfAtOrConnectedTo;
      return wandering(past).filter(
        (each) =>
          (tests?.lastAreaIn === undefined || (tests.lastAreaIn[last] & 2) !== 0) &&
          // In the wild: the step is a dot.
          (!tests?.frodoInWild || walked(each)[each.step] === 0) &&
          (near === undefined || (!each.away && [near, ...map.connected[near]].includes(asId(at(each))))),
      );
    }
    case CLUE_VANISHED:
      return goTo(free);
    case CLUE_SLIPPED:
      return goTo([at(past), ...map.connected[at(past)]]);
    case CLUE_GANDALF_RELOCATED: {
      const op = box.scripts[a].find(({ op: name }) => name === 'gandalf.relocate');
      const mask = op?.op === 'gandalf.relocate' ? op.mask : null;
      const nazgul = [b & 255, b >> 8, c & 255, c >> 8];
      return wandering(past).flatMap((each) => {
        const goals = map.areas.filter((area) => mask !== null && (mask[area] & 2) !== 0 && area !== at(each) && !nazgul.includes(area));
        if (each.moves > 0 || goals.length === 0) return [each];
        return goals.map((goal) => ({ ...each, gandalf: [...each.gandalf, goal], moves: 1, weight: each.weight / goals.length }));
      });
    }
    default:
      return [past];
  }
}

/** More pasts than this take too long to write out. */
const MOST = 40_000;

function plainly(clues: readonly number[], facts: PartTwoFacts): Past[] | null {
  let pasts: Past[] = box.journeys.flatMap(({ long }, card) =>
    long || !facts.longKnown
      ? box.deeds.flatMap((area, deed) =>
          facts.deedsDone.includes(deed) ? [] : [{ cards: [card], step: 0, gandalf: [area], moves: 0, left: 0, away: false, weight: 1 }],
        )
      : [],
  );
  for (let i = 0; i < clues.length; i += CLUE_SIZE) {
    const clue = clues.slice(i, i + CLUE_SIZE);
    pasts = pasts.flatMap((past) => after(past, clue, facts));
    if (pasts.length > MOST) return null;
  }
  return pasts.flatMap(wandering);
}

function shares(list: readonly { readonly key: string; readonly weight: number }[]): Map<string, number> {
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  const found = new Map<string, number>();
  for (const { key, weight } of list) found.set(key, (found.get(key) ?? 0) + weight / total);
  return found;
}

/** How many different things are possible; -1 when there are too many pasts to count. */
function compare(clues: readonly number[], facts: PartTwoFacts = { deedsDone: [], longKnown: false, havens: false }): number {
  const pasts = plainly(clues, facts);
  if (pasts === null) return -1;
  const exact = shares(pasts.map((past) => ({ key: `${present(past)} ${at(past)} ${past.moves}`, weight: past.weight })));
  const filtered = shares(
    filterPartTwo(box, clues, facts).map(({ card, gandalf, moves, weight }) => ({ key: `${card} ${gandalf} ${moves}`, weight })),
  );
  expect([...filtered.keys()].sort()).toEqual([...exact.keys()].sort());
  for (const [key, share] of exact) expect(Math.abs((filtered.get(key) ?? 0) - share)).toBeLessThan(1e-9);
  return exact.size;
}

test('the belief of part II equals plain counting, weight for weight, along the first turns of random games', () => {
  const legalMoves = new LegalMoves(game);
  let compared = 0;
  for (let number = 0; number < 5; number++) {
    const random = new SeededRandom(29, number);
    const effects = new SilentEffects(random);
    const s = game.setup(box, game.readOptions({ mode: 'part2', havens: number % 2 === 1, letter: letterFor(3) }, 3), 3, effects);
    settle(game, s, effects);
    for (let looked = ''; s.outcome === null; ) {
      const { clues, deedsDone, longKnown, options } = s.open;
      if (clues.join() !== looked && clues.length > 0) {
        looked = clues.join();
        if (compare(clues, { deedsDone: [...deedsDone], longKnown, havens: options.havens }) < 0) break;
        compared++;
      }
      if (clues.filter((kind, place) => place % CLUE_SIZE === 0 && kind === CLUE_GANDALF_TURN).length > 2) break;
      const asked = waiting(game, s);
      const seat = firstOf(asked);
      const { moves, length } = legalMoves.options(s, seat);
      perform(game, s, seat, asId(moves[random.below(length)]), effects);
    }
  }
  expect(compared).toBeGreaterThan(15);
});

const space = (name: number): number => box.spaces.indexOf(String(name));
const clue = (kind: number, a = 0, b = 0, c = 0): number[] => [kind, a, b, c];
const steps = (count: number): number[] => Array.from({ length: count }, () => clue(CLUE_STEP)).flat();

test('routes given up are not taken again: two changes of route equal plain counting', () => {
  const first = [...steps(4), ...clue(CLUE_HUNT, space(10), 2), ...clue(CLUE_REROUTE, 1)];
  const second = [...first, ...steps(3), ...clue(CLUE_SEARCH, space(18), 1), ...clue(CLUE_REROUTE, 0)];
  expect(compare(first)).toBeGreaterThan(100);
  expect(compare(second)).toBeGreaterThan(100);
  expect(compare([...second, ...steps(1), ...clue(CLUE_HUNT, space(23), 1)])).toBeGreaterThan(0);
  const sure = [...steps(7), ...clue(CLUE_AGE, space(27), 7), ...clue(CLUE_REROUTE, 1), ...clue(CLUE_SEARCH, space(10), 0)];
  expect(compare([...sure, ...clue(CLUE_REROUTE, 1), ...steps(1)])).toBeGreaterThan(0);
});

test('Gandalf: extra moves, a deed, a figure shown and gone, flight, a ride on an eagle and Rivendell each narrow the belief as plain counting does', () => {
  const turn = [...clue(CLUE_GANDALF_TURN), ...steps(1)];
  const eagle = box.scripts.findIndex((ops) => ops.some(({ op }) => op === 'gandalf.relocate'));
  const region = map.region[space(18)];
  const weathertop = box.deeds.indexOf(asId(space(18)));
  expect(compare([...turn, ...clue(CLUE_GANDALF_EXTRA, 1), ...clue(CLUE_GANDALF_MOVED)])).toBeGreaterThan(100);
  expect(compare([...turn, ...clue(CLUE_GANDALF_MOVED), ...clue(CLUE_PERCEPTION, region, 1, 2)])).toBeGreaterThan(0);
  expect(compare([...turn, ...clue(CLUE_GANDALF_MOVED), ...clue(CLUE_PERCEPTION, region, 1)])).toBeGreaterThan(0);
  expect(compare([...turn, ...clue(CLUE_REVEALED, space(17)), ...clue(CLUE_VANISHED)])).toBeGreaterThan(100);
  expect(compare([...turn, ...clue(CLUE_GANDALF_MOVED), ...clue(CLUE_HUNT, space(17), 0, 1), ...clue(CLUE_SLIPPED)])).toBeGreaterThan(100);
  expect(compare([...turn, ...clue(CLUE_GANDALF_RELOCATED, eagle, space(28), space(33)), ...clue(CLUE_GANDALF_MOVED)])).toBeGreaterThan(
    100,
  );
  const done = { deedsDone: [weathertop], longKnown: true, havens: false };
  const deed = [...turn, ...clue(CLUE_GANDALF_EXTRA, 2), ...clue(CLUE_DEED, weathertop), ...clue(CLUE_GANDALF_MOVED)];
  expect(compare(deed, done)).toBeGreaterThan(17);
  expect(compare([...turn, ...clue(CLUE_GANDALF_EXTRA, 2), ...clue(CLUE_RIVENDELL, map.exits[0])])).toBeGreaterThan(0);
});
