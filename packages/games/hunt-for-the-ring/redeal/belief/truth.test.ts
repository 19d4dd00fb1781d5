import { asId } from '#kernel/id.ts';
import { firstOf, LegalMoves, Match, perform, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { lastArea } from '../../rules/derived.ts';
import { bearer, type Hunt } from '../../rules/state.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { redeal } from '../index.ts';
import { informationWays } from './information.ts';
import { filterPartOne } from './partOne.ts';
import { filterPartTwo } from './partTwo.ts';

/** Plays random games and looks at every so many moments. */
function eachMoment(seats: number, options: unknown, games: number, every: number, look: (s: Hunt, random: SeededRandom) => void): void {
  const legalMoves = new LegalMoves(game);
  for (let number = 0; number < games; number++) {
    const random = new SeededRandom(17, number);
    const effects = new SilentEffects(random);
    const s = game.setup(box, game.readOptions(options, seats), seats, effects);
    settle(game, s, effects);
    for (let decision = 0; s.outcome === null; decision++) {
      if (decision % every === 0) look(s, random);
      const asked = waiting(game, s);
      const seat = firstOf(asked);
      const { moves, length } = legalMoves.options(s, seat);
      perform(game, s, seat, asId(moves[random.below(length)]), effects);
    }
  }
}

const started = (s: Hunt): boolean => s.open.clues.length > 0;

test('part I: the truth is never excluded, neither Frodo nor the hidden tokens', () => {
  let moments = 0;
  eachMoment(3, { mode: 'part1' }, 12, 9, (s) => {
    if (s.open.part !== 1 || s.open.partOneLog !== null) return;
    moments++;
    const own = bearer(s);
    const belief = filterPartOne(box, s.open.clues);
    expect(belief.some(({ area, dots }) => area === own.lastArea && dots === own.dots)).toBe(true);
    const ways = informationWays(box, s.open.clues, own.log, s.open.information, 5).map((way) => way.join());
    if (started(s)) expect(ways).toContain(own.information.join());
  });
  expect(moments).toBeGreaterThan(100);
});

test('part II: the truth is never excluded, neither the Journey card nor Gandalf', () => {
  let moments = 0;
  eachMoment(3, { mode: 'part2', havens: true, letter: letterFor(3) }, 40, 5, (s) => {
    if (!started(s)) return;
    moments++;
    const own = bearer(s);
    const { clues, deedsDone, longKnown, options } = s.open;
    const belief = filterPartTwo(box, clues, { deedsDone, longKnown, havens: options.havens });
    // Between two cards the one to come is not known to anybody.
    const cards = own.journeysSeen.length > 0 ? own.journeysSeen : [own.journey];
    expect(belief.some(({ gandalf, card }) => gandalf === own.gandalf && cards.includes(asId(card)))).toBe(true);
  });
  expect(moments).toBeGreaterThan(100);
});

test('a re-dealt world is another one, and gives the same answers to every question asked so far', () => {
  let moments = 0;
  let different = 0;
  eachMoment(3, { mode: 'part1' }, 8, 23, (s, random) => {
    if (s.open.part !== 1 || s.open.partOneLog !== null || s.open.step === 0) return;
    moments++;
    const other = redeal(s, 1, random);
    expect(game.check(other)).toEqual([]);
    if (bearer(other).log.join() !== bearer(s).log.join()) different++;
    const belief = filterPartOne(box, s.open.clues);
    expect(belief.some(({ area }) => area === lastArea(other))).toBe(true);
  });
  expect(different).toBeGreaterThan(moments / 2);
});

test('HR-EX-D137: the Ring-bearer’s newest entry, dot or area, changes nothing that a Wraith player or watcher gets', () => {
  const position = {
    game: 'hunt-for-the-ring',
    seats: 3,
    active: 'blue',
    ringBearer: { log: [1, 'dot', 'dot', 10] },
    clues: [0, 20, 0, 0, 0, 20, 0, 0, 0, 20, 0, 0],
  };
  const worlds = [
    [1, 'dot', 'dot', 10],
    [1, 'dot', 'dot', 'dot'],
  ].map((log) => {
    const state = game.position.read({ ...position, ringBearer: { log } }, box);
    const match = Match.resume(game, { state, random: new SeededRandom(1) });
    return JSON.stringify(
      ([1, 2, 'spectator'] as const).map((viewer) => [
        game.view({ ...state, viewer, own: viewer === 'spectator' ? null : state.own[viewer], truth: null }),
        viewer === 'spectator' ? [] : match.options(viewer),
      ]),
    );
  });
  expect(worlds[0]).toBe(worlds[1]);
});
