import { asId, asIds } from '#kernel/id.ts';
import { firstOf, hashState, LegalMoves, perform, SeatObservation, SeededRandom, settle, SilentEffects, waiting, type Seat } from '#kernel';
import { describe, expect, test } from 'vitest';
import { battleForMiddleEarth as game } from '../index.ts';
import { points } from '../rules/end.ts';
import type { Battle } from '../rules/state.ts';
import { BOX, sit } from '../testing/table.ts';
import { casual } from './casual.ts';
import { bots } from './index.ts';
import { ranger } from './ranger.ts';
import { policy } from './searchPolicy.ts';

const legalMoves = new LegalMoves(game);

/** Walks along a game of the casual bot and looks at every so many decisions that leave a choice. */
function along(seats: number, seed: number, every: number, look: (s: Battle, seat: number, moves: readonly number[]) => void): void {
  const effects = new SilentEffects(new SeededRandom(seed));
  const thoughts = new SeededRandom(seed, 1);
  const s = game.setup(BOX, game.readOptions({}, seats), seats, effects);
  settle(game, s, effects);
  for (let count = 0; s.outcome === null; count++) {
    const seat = firstOf(waiting(game, s));
    const observation = new SeatObservation(game, s, seat, legalMoves);
    if (observation.moves.length > 1 && count % every === 0) look(s, seat, observation.moves);
    perform(game, s, seat, casual(observation, thoughts), effects);
  }
}

describe('looking ahead in the Battle', () => {
  test('the moves that are compared were offered, each once, and what a ranger does comes first', () => {
    let [looked, compared] = [0, 0];
    along(2, 3, 5, (s, seat, moves) => {
      const found = policy.candidates(s, asId(seat), asIds(moves), new SeededRandom(9));
      expect(found[0]).toBe(ranger(new SeatObservation(game, s, asId(seat), legalMoves), new SeededRandom(9)));
      expect(new Set(found).size).toBe(found.length);
      for (const move of found) expect(moves).toContain(move);
      looked++;
      compared += found.length;
    });
    expect(looked).toBeGreaterThan(10);
    expect(compared).toBeGreaterThan(2 * looked);
  });

  test('thinking leaves the world as it was', () => {
    along(3, 4, 6, (s, seat, moves) => {
      const before = hashState(s);
      policy.candidates(s, asId(seat), asIds(moves), new SeededRandom(1));
      expect(moves).toContain(policy.play(s, asId(seat), new SeededRandom(2)));
      policy.value(s, asId(seat));
      expect(hashState(s)).toBe(before);
    });
  });

  test.each([2, 3, 4])('of %i players one wins', (seats) => {
    along(seats, 5, 9, (s) => {
      let sum = 0;
      for (let seat: Seat = asId(0); seat < seats; seat++) sum += policy.value(s, seat);
      expect(sum).toBeCloseTo(1, 9);
    });
  });

  test('whoever has won more enemies stands better, and the more so the fewer are left', () => {
    const at = (won: string[], enemiesDiscarded: string[]): number => {
      const { state } = sit({
        enemyDiscard: enemiesDiscarded,
        row: ['troll', 'nazgul', 'ugluk'],
        players: [{ hand: ['sam'], won }, { hand: ['merry'] }],
      });
      expect(points(state, 0)).toBeGreaterThan(0);
      return policy.value(state, 0);
    };
    const gone = BOX.enemyIds.filter((id) => !['troll', 'nazgul', 'ugluk', 'balrog'].includes(id));
    expect(at(['balrog'], [])).toBeGreaterThan(0.5);
    expect(at(['balrog'], gone)).toBeGreaterThan(at(['balrog'], []));
  });

  test.each([2, 4])('with %i players a playout ends when everybody has had a turn', (seats) => {
    along(seats, 6, 11, (s, seat) => {
      const isFar = policy.horizon(s, asId(seat));
      const { active } = s.open;
      const world = game.redeal(s, asId(seat), new SeededRandom(7));
      const effects = new SilentEffects(new SeededRandom(8));
      const turns = [active];
      for (let count = 0; world.outcome === null && !isFar(world) && count < 300; count++) {
        const asked = firstOf(waiting(game, world));
        perform(game, world, asked, casual(new SeatObservation(game, world, asked, legalMoves), new SeededRandom(count)), effects);
        if (world.open.active !== turns[turns.length - 1]) turns.push(world.open.active);
      }
      if (world.outcome === null) expect(turns).toEqual(Array.from({ length: seats + 1 }, (_, on) => (active + on) % seats));
    });
  });

  test('a master does the same with the same thoughts', () => {
    let looked = 0;
    along(2, 8, 17, (s, seat) => {
      const choose = (): number => bots.master(new SeatObservation(game, s, asId(seat), legalMoves), new SeededRandom(11));
      expect(choose()).toBe(choose());
      looked++;
    });
    expect(looked).toBeGreaterThan(3);
  });
});
