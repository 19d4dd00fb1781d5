import { asId, asIds } from '#kernel/id.ts';
import { warOfTheRing } from '#games/war-of-the-ring/index.ts';
import { parley } from '#kernel/toy/parley.ts';
import { type Game, SeededRandom, SilentEffects, type State } from '#kernel';
import { describe, expect, test } from 'vitest';
import { shareOf } from './playout.ts';

/** What each seat has of a victory of these. */
function shares<S extends State>(game: Game<S>, seats: number, winners: readonly number[] | null): (number | null)[] {
  const s = game.setup(
    game.content.read(game.content.standard),
    game.readOptions(undefined, seats),
    seats,
    new SilentEffects(new SeededRandom(1)),
  );
  s.outcome = winners === null ? null : { winners: asIds(winners), reason: 'over', rules: [] };
  return Array.from({ length: seats }, (_, seat) => shareOf(game, s, asId(seat)));
}

describe('the part of a victory', () => {
  test('partners have all of it', () => {
    expect(shares(warOfTheRing, 4, [1, 3])).toEqual([0, 1, 0, 1]);
    expect(shares(warOfTheRing, 3, [1, 2])).toEqual([0, 1, 1]);
    expect(shares(warOfTheRing, 2, [0])).toEqual([1, 0]);
  });

  test('rivals who share it divide it', () => expect(shares(parley, 2, [0, 1])).toEqual([0.5, 0.5]));
  test('before the end there is none', () => expect(shares(parley, 2, null)).toEqual([null, null]));
});
