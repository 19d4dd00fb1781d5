import { expect, test } from 'vitest';
import { cloneState, hashState, parseState, serialise } from '../codec.ts';
import type { AnyGame } from '../game.ts';
import { Unacceptable } from '../game.ts';
import { Playout } from '../playout.ts';
import { SeededRandom } from '../random/seeded.ts';
import type { State } from '../state.ts';
import { type Setup, walk } from './walk.ts';

/** Copies never share memory, and what is written down comes back the same. */
export function memory(game: AnyGame, setups: readonly Setup[], moments: number): void {
  test('copies share nothing: past states keep their fingerprints whatever happens later', () => {
    for (const setup of setups) {
      const past: { state: State; hash: string }[] = [];
      walk(game, setup, 12, ({ match }) => {
        if (past.length < moments) past.push({ state: cloneState(match.state), hash: match.hash() });
      });
      for (const { state, hash } of past) expect(hashState(state)).toBe(hash);
      const playout = new Playout(game);
      for (const { state, hash } of past.slice(0, 10)) {
        playout.toEnd(cloneState(state), new SeededRandom(3));
        expect(hashState(state), 'playing a copy changed the original').toBe(hash);
      }
    }
  });

  test('a state survives being written down and read, and plays on the same way', () => {
    for (const setup of setups) {
      let looked = 0;
      walk(game, setup, 13, ({ match, step }) => {
        if (step % 3 !== 0 || looked++ > moments) return;
        const text = serialise(match.state);
        const read = parseState<State>(text, match.state.box);
        expect(serialise(read)).toBe(text);
        if (looked > 5) return;
        const again = cloneState(match.state);
        const playout = new Playout(game);
        playout.toEnd(read, new SeededRandom(8));
        playout.toEnd(again, new SeededRandom(8));
        expect(serialise(read)).toBe(serialise(again));
      });
    }
  });

  test('every moment can be written as a position and set up from it again', () => {
    for (const setup of setups) {
      let looked = 0;
      walk(game, setup, 14, ({ match }) => {
        if (looked++ > moments) return;
        const written: unknown = JSON.parse(JSON.stringify(game.position.write(match.state)));
        const read = game.position.read(written, match.state.box);
        expect(serialise(read)).toBe(serialise(match.state));
      });
    }
  });

  test('a position that is no position is refused with a sentence', () => {
    const box = game.content.read(game.content.standard);
    for (const bad of [null, 3, 'x', [], {}, { game: 'chess' }]) expect(() => game.position.read(bad, box)).toThrow(Unacceptable);
  });
}
