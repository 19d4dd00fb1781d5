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
import { sureEnds } from './sure.ts';

/** Every decision of some games by lot. */
function* decisions(games: number): Generator<SeatObservation<Parley>> {
  const lister = new LegalMoves(parley);
  for (let game = 0; game < games; game++) {
    const random = new SeededRandom(game);
    const effects = new SilentEffects(random);
    const s = parley.setup(parley.content.read(parley.content.standard), parley.readOptions(undefined, 2), 2, effects);
    settle(parley, s, effects);
    for (let count = 0; s.outcome === null && count < 40; count++) {
      const seen = new SeatObservation(parley, s, firstOf(waiting(parley, s)), lister);
      yield seen;
      perform(parley, s, seen.seat, seen.moves[random.draw(seen.moves.length)], effects);
    }
  }
}

/** In how many of fifty worlds a move ends the game at once with this part of the victory. */
function ends(seen: SeatObservation<Parley>, move: Move, share: number): number {
  let count = 0;
  for (let luck = 0; luck < 50; luck++) {
    const after = cloneState(seen.determinize(new SeededRandom(luck, 7)));
    perform(parley, after, seen.seat, move, new SilentEffects(new SeededRandom(luck, 8)));
    if (shareOf(parley, after, seen.seat) === share) count++;
  }
  return count;
}

/** A thought that knows nothing better than the moves that it is given here, as far as it may make them. */
const fondOf = (fond: (move: Move) => boolean): LookAhead<Parley> =>
  new LookAhead(
    {
      game: parley,
      play: (world, seat) => new LegalMoves(parley).options(world, seat).moves[0],
      candidates: (_world, _seat, moves) => (moves.some(fond) ? moves.filter(fond) : moves),
      until: () => () => true,
      value: () => 0.5,
    },
    { worlds: 4, least: 4, gain: 0, errors: 0 },
  );

test('a victory that comes in every world is found and done, and no other is', () => {
  let found = 0;
  for (const seen of decisions(60)) {
    const random = new SeededRandom(3);
    const { victory: sure } = sureEnds(seen, seen.determinize(random), random);
    const counts = seen.moves.map((move) => ends(seen, move, 1));
    if (sure === null) {
      expect(Math.max(...counts)).toBeLessThan(50);
      continue;
    }
    found++;
    expect(counts[seen.moves.indexOf(sure)]).toBe(50);
    if (seen.moves.length > 1) expect(fondOf((move) => move !== sure).weigh(seen, new SeededRandom(5)).chosen).toBe(sure);
    // The same victory in a first world that looks good, where others do not: it is only hoped for.
    const determinize = (): Parley => {
      const world = seen.determinize(random);
      world.open.points[1 - seen.seat] += 9;
      return world;
    };
    expect(
      sureEnds({ game: parley, seat: seen.seat, moves: seen.moves, determinize }, seen.determinize(random), random).victory,
    ).toBeNull();
  }
  expect(found).toBeGreaterThan(3);
});

test('a defeat that comes in every world is not chosen where anything else can be', () => {
  let [avoided, forced] = [0, 0];
  for (const seen of decisions(60)) {
    const random = new SeededRandom(3);
    const { victory, defeats } = sureEnds(seen, seen.determinize(random), random);
    if (victory !== null || seen.moves.length === 1) continue;
    for (const move of seen.moves) {
      if (defeats.has(move)) expect(ends(seen, move, 0)).toBe(50);
      else expect(ends(seen, move, 0)).toBeLessThan(50);
    }
    if (defeats.size === 0) continue;
    const { chosen } = fondOf((move) => defeats.has(move)).weigh(seen, new SeededRandom(5));
    expect(seen.moves).toContain(chosen);
    if (defeats.size === seen.moves.length) forced++;
    else avoided++;
    expect(defeats.has(chosen)).toBe(defeats.size === seen.moves.length);
  }
  expect(avoided).toBeGreaterThan(3);
  expect(forced).toBeGreaterThan(3);
});
