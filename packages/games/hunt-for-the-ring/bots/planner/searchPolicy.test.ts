import type { Seat } from '#kernel/seat.ts';
import { asId, asIds } from '#kernel/id.ts';
import { firstOf, hashState, LegalMoves, perform, SeatObservation, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { describe, expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { corruptionLimit } from '../../rules/derived.ts';
import { bearer, type Hunt, RING_BEARER } from '../../rules/state.ts';
import { box } from '../../testing/letter.ts';
import { bots } from '../index.ts';
import { PROSPECTS, prospectsOf } from './prospects.ts';
import { policy } from './searchPolicy.ts';

const legalMoves = new LegalMoves(game);

/** Walks along a campaign of rangers and looks at every so many decisions that leave a choice. */
function along(seats: number, seed: number, every: number, look: (s: Hunt, seat: number, moves: readonly number[]) => void): void {
  const effects = new SilentEffects(new SeededRandom(seed));
  const thoughts = new SeededRandom(seed, 1);
  const s = game.setup(box, game.readOptions({}, seats), seats, effects);
  settle(game, s, effects);
  for (let count = 0; s.outcome === null; count++) {
    const seat = firstOf(waiting(game, s));
    const moves = legalMoves.options(s, seat).toArray();
    if (moves.length > 1 && count % every === 0) look(s, seat, moves);
    perform(game, s, seat, moves.length === 1 ? moves[0] : policy.play(s, seat, thoughts), effects);
  }
}

describe('rangers inside playouts', () => {
  test.each([2, 4])('act on what their own seat may know, with %i players: in every world dealt for it, each does the same', (seats) => {
    const looked = [0, 0];
    along(seats, 3, 5, (s, seat) => {
      const before = hashState(s);
      const here = policy.play(s, asId(seat), new SeededRandom(5));
      const world = game.redeal(s, asId(seat), new SeededRandom(looked[0]));
      expect(policy.play(world, asId(seat), new SeededRandom(5))).toBe(here);
      expect(hashState(s)).toBe(before);
      looked[seat === RING_BEARER ? 0 : 1]++;
    });
    expect(Math.min(...looked)).toBeGreaterThan(10);
  });

  test('do what they do at a table', () => {
    along(2, 4, 9, (s, seat) => {
      const observation = new SeatObservation(game, s, asId(seat), legalMoves);
      // Dealing anew would use up chance that a playout keeps for the whims.
      const told = {
        game,
        seat: asId<Seat>(seat),
        moves: observation.moves,
        determinize: () => game.redeal(s, asId(seat), new SeededRandom(1)),
      };
      expect(policy.play(s, asId(seat), new SeededRandom(6))).toBe(bots.ranger(told, new SeededRandom(6)));
    });
  });
});

describe('planning in the Hunt', () => {
  test('the moves that are compared were offered, each once', () => {
    let compared = 0;
    along(3, 5, 7, (s, seat, moves) => {
      const found = policy.candidates(s, asId(seat), asIds(moves), new SeededRandom(1));
      expect(new Set(found).size).toBe(found.length);
      for (const move of found) expect(moves).toContain(move);
      compared += found.length > 1 ? 1 : 0;
    });
    expect(compared).toBeGreaterThan(10);
  });

  test('what is good for the Ring-bearer is bad for the hunters, and every number is one', () => {
    along(2, 6, 5, (s) => {
      expect(policy.value(s, 0) + policy.value(s, 1)).toBeCloseTo(1, 12);
      expect(prospectsOf(s).length).toBe(PROSPECTS.length);
      expect([...prospectsOf(s)].filter((value) => !Number.isFinite(value))).toEqual([]);
    });
  });

  test('corruption makes the chance smaller, in both parts', () => {
    const parts = new Set<number>();
    along(2, 7, 6, (s) => {
      // Before a Journey card is chosen there is no limit.
      if (s.open.part === 2 && bearer(s).journey < 0) return;
      if (s.open.corruption + 2 >= corruptionLimit(s)) return;
      const before = policy.value(s, RING_BEARER);
      s.open.corruption += 2;
      const after = policy.value(s, RING_BEARER);
      s.open.corruption -= 2;
      expect(after).toBeLessThan(before);
      parts.add(s.open.part);
    });
    expect([...parts]).toEqual([1, 2]);
  });

  test('a playout ends when the next turn begins, and not before', () => {
    along(2, 8, 11, (s, seat) => {
      const isFar = policy.horizon(s, asId(seat));
      const world = game.redeal(s, asId(seat), new SeededRandom(7));
      const effects = new SilentEffects(new SeededRandom(8));
      const at = ({ open: { part, day, turn } }: Hunt): string => `${part} ${day} ${turn}`;
      const begun = at(world);
      for (let count = 0; world.outcome === null && count < 300; count++) {
        expect(isFar(world)).toBe(at(world) !== begun);
        if (at(world) !== begun) break;
        const asked = firstOf(waiting(game, world));
        perform(game, world, asked, policy.play(world, asked, new SeededRandom(count)), effects);
      }
    });
  });

  test('a master does the same with the same thoughts', () => {
    let looked = 0;
    along(2, 9, 67, (s, seat) => {
      const choose = (): number => bots.master(new SeatObservation(game, s, asId(seat), legalMoves), new SeededRandom(11));
      expect(choose()).toBe(choose());
      looked++;
    });
    expect(looked).toBeGreaterThan(2);
  });
});
