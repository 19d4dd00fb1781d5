import { asId } from '#kernel/id.ts';
import {
  cloneState,
  firstOf,
  LegalMoves,
  type Move,
  perform,
  SeatObservation,
  SeededRandom,
  settle,
  SilentEffects,
  waiting,
} from '#kernel';
import { type Parley, parley } from '#kernel/toy/parley.ts';
import { expect, test } from 'vitest';
import { LookAhead } from './look-ahead.ts';
import { shareOf } from './playout.ts';
import { forcedOutcomes } from './forced-outcomes.ts';

/** Every decision of some random games. */
function* decisions(games: number): Generator<SeatObservation<Parley>> {
  const legalMoves = new LegalMoves(parley);
  for (let game = 0; game < games; game++) {
    const random = new SeededRandom(game);
    const effects = new SilentEffects(random);
    const s = parley.setup(parley.content.read(parley.content.standard), parley.readOptions(undefined, 2), 2, effects);
    settle(parley, s, effects);
    for (let count = 0; s.outcome === null && count < 40; count++) {
      const observation = new SeatObservation(parley, s, firstOf(waiting(parley, s)), legalMoves);
      yield observation;
      perform(parley, s, observation.seat, observation.moves[random.draw(observation.moves.length)], effects);
    }
  }
}

/** In how many of fifty worlds a move ends the game at once with this share of the victory. */
function ends(observation: SeatObservation<Parley>, move: Move, share: number): number {
  let count = 0;
  for (let luck = 0; luck < 50; luck++) {
    const after = cloneState(observation.determinize(new SeededRandom(luck, 7)));
    perform(parley, after, observation.seat, move, new SilentEffects(new SeededRandom(luck, 8)));
    if (shareOf(parley, after, observation.seat) === share) count++;
  }
  return count;
}

/** A search whose value function prefers the given moves, as far as they are legal. */
const fondOf = (fond: (move: Move) => boolean): LookAhead<Parley> =>
  new LookAhead(
    {
      game: parley,
      play: (world, seat) => asId(new LegalMoves(parley).options(world, seat).moves[0]),
      candidates: (_world, _seat, moves) => (moves.some(fond) ? moves.filter(fond) : moves),
      horizon: () => () => true,
      value: () => 0.5,
    },
    { worlds: 4, firstCut: 4, gain: 0, errors: 0 },
  );

test('a victory that comes in every world is found and done, and no other is', () => {
  let found = 0;
  for (const observation of decisions(60)) {
    const random = new SeededRandom(3);
    const { win: sure } = forcedOutcomes(observation, observation.determinize(random), random);
    const counts = observation.moves.map((move) => ends(observation, move, 1));
    if (sure === null) {
      expect(Math.max(...counts)).toBeLessThan(50);
      continue;
    }
    found++;
    expect(counts[observation.moves.indexOf(sure)]).toBe(50);
    if (observation.moves.length > 1) expect(fondOf((move) => move !== sure).search(observation, new SeededRandom(5)).chosen).toBe(sure);
    // The same victory in a first world that looks good, where others do not: it is only hoped for.
    const determinize = (): Parley => {
      const world = observation.determinize(random);
      world.open.points[1 - observation.seat] += 9;
      return world;
    };
    expect(
      forcedOutcomes(
        { game: parley, seat: observation.seat, moves: observation.moves, determinize },
        observation.determinize(random),
        random,
      ).win,
    ).toBeNull();
  }
  expect(found).toBeGreaterThan(3);
});

test('a defeat that comes in every world is not chosen where anything else can be', () => {
  let [avoided, forced] = [0, 0];
  for (const observation of decisions(60)) {
    const random = new SeededRandom(3);
    const { win, losses } = forcedOutcomes(observation, observation.determinize(random), random);
    if (win !== null || observation.moves.length === 1) continue;
    for (const move of observation.moves) {
      if (losses.has(move)) expect(ends(observation, move, 0)).toBe(50);
      else expect(ends(observation, move, 0)).toBeLessThan(50);
    }
    if (losses.size === 0) continue;
    const { chosen } = fondOf((move) => losses.has(move)).search(observation, new SeededRandom(5));
    expect(observation.moves).toContain(chosen);
    if (losses.size === observation.moves.length) forced++;
    else avoided++;
    expect(losses.has(chosen)).toBe(losses.size === observation.moves.length);
  }
  expect(avoided).toBeGreaterThan(3);
  expect(forced).toBeGreaterThan(3);
});
