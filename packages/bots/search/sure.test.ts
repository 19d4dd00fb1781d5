import { cloneState, firstOf, Lister, type Move, perform, SeededRandom, settle, SilentTable, waiting } from '#kernel';
import { type Parley, parley } from '#kernel/toy/parley.ts';
import { expect, test } from 'vitest';
import { SeenState } from '../seen.ts';
import { LookAhead } from './look-ahead.ts';
import { shareOf } from './playout.ts';
import { sureVictory } from './sure.ts';

/** Every decision of some games by lot. */
function* decisions(games: number): Generator<SeenState<Parley>> {
  const lister = new Lister(parley);
  for (let game = 0; game < games; game++) {
    const random = new SeededRandom(game);
    const table = new SilentTable(random);
    const s = parley.setup(parley.content.read(parley.content.standard), parley.readOptions(undefined, 2), 2, table);
    settle(parley, s, table);
    for (let count = 0; s.outcome === null && count < 40; count++) {
      const seen = new SeenState(parley, s, firstOf(waiting(parley, s)), lister);
      yield seen;
      perform(parley, s, seen.seat, seen.moves[random.draw(seen.moves.length)], table);
    }
  }
}

/** In how many of fifty worlds a move wins at once. */
function victories(seen: SeenState<Parley>, move: Move): number {
  let count = 0;
  for (let luck = 0; luck < 50; luck++) {
    const after = cloneState(seen.imagine(new SeededRandom(luck, 7)));
    perform(parley, after, seen.seat, move, new SilentTable(new SeededRandom(luck, 8)));
    if (shareOf(parley, after, seen.seat) === 1) count++;
  }
  return count;
}

/** The thought that a sure victory must interrupt: it compares nothing but the moves that do not win. */
const blind = (sure: Move): LookAhead<Parley> =>
  new LookAhead(
    {
      game: parley,
      play: (world, seat) => new Lister(parley).options(world, seat).moves[0],
      candidates: (_world, _seat, moves) => moves.filter((move) => move !== sure),
      until: () => () => true,
      value: () => 0.5,
    },
    { worlds: 4, least: 4, gain: 0, errors: 0 },
  );

test('a victory that comes in every world is found and done, and no other is', () => {
  let found = 0;
  for (const seen of decisions(60)) {
    const random = new SeededRandom(3);
    const sure = sureVictory(seen, seen.imagine(random), random);
    const counts = seen.moves.map((move) => victories(seen, move));
    if (sure === null) {
      expect(Math.max(...counts)).toBeLessThan(50);
      continue;
    }
    found++;
    expect(counts[seen.moves.indexOf(sure)]).toBe(50);
    if (seen.moves.length > 1) expect(blind(sure).weigh(seen, new SeededRandom(5)).chosen).toBe(sure);
    // The same victory in a first world that looks good, where others do not: it is only hoped for.
    const imagine = (): Parley => {
      const world = seen.imagine(random);
      world.open.points[1 - seen.seat] += 9;
      return world;
    };
    expect(sureVictory({ game: parley, seat: seen.seat, moves: seen.moves, imagine }, seen.imagine(random), random)).toBeNull();
  }
  expect(found).toBeGreaterThan(3);
});
