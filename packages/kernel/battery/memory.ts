import { asIds } from '../id.ts';
import { expect, test } from 'vitest';
import { cloneState, hashState, parseState, serialise } from '../codec.ts';
import type { AnyGame } from '../game.ts';
import { InvalidInput } from '../game.ts';
import { Playout } from '../playout.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import type { Viewer, Seat } from '../seat.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { type Setup, walk } from './walk.ts';

/** One decision in so many is checked, so that checks reach far into the game. */
const SPREAD = 3;
/** The game continues after the checks for so many times as long. */
const LATER = 8;
/** From so many of the snapshots the game is played to its end. */
const PLAYED_ON = 2;

/** Copies never share memory, and serialised states come back the same. */
export function memory(game: AnyGame, setups: readonly Setup[], moments: number): void {
  test('copies share nothing: past states keep their fingerprints whatever happens later', () => {
    for (const setup of setups) {
      const past: { state: State; hash: string }[] = [];
      walk(game, setup, 12, ({ match, step }, enough) => {
        if (step > moments * LATER) return enough();
        if (past.length < moments) past.push({ state: cloneState(match.state), hash: match.hash() });
      });
      for (const { state, hash } of past) expect(hashState(state)).toBe(hash);
      const playout = new Playout(game);
      for (const { state, hash } of past.slice(0, PLAYED_ON)) {
        playout.toEnd(cloneState(state), new SeededRandom(3));
        expect(hashState(state), 'playing a copy changed the original').toBe(hash);
      }
    }
  });

  test('a view stays as it was while the game goes on: what changed is found by comparing it with the next', () => {
    for (const [index, setup] of setups.entries()) {
      let before: { readonly view: unknown; readonly text: string }[] = [];
      walk(
        game,
        setup,
        15 + index,
        ({ match, step }, enough) => {
          if (step > 300) return enough();
          const viewers: Viewer[] = [...asIds<Seat>(match.state.own.keys()), 'spectator'];
          before = viewers.map((viewer) => viewOf(game, match.state, viewer)).map((view) => ({ view, text: JSON.stringify(view) }));
        },
        ({ step }) => {
          for (const { view, text } of before) expect(JSON.stringify(view), `step ${step}`).toBe(text);
          before = [];
        },
      );
    }
  });

  test('a state survives being written down and read, and plays on the same way', () => {
    for (const setup of setups) {
      let looked = 0;
      walk(game, setup, 13, ({ match, step }, enough) => {
        if (looked > moments) return enough();
        if (step % SPREAD !== 0) return;
        looked++;
        const text = serialise(match.state);
        const read = parseState<State>(text, match.state.box);
        expect(serialise(read)).toBe(text);
        if (looked > PLAYED_ON) return;
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
      walk(game, setup, 14, ({ match, step }, enough) => {
        if (looked > moments) return enough();
        if (step % SPREAD !== 0) return;
        looked++;
        const written: unknown = JSON.parse(JSON.stringify(game.position.write(match.state)));
        const read = game.position.read(written, match.state.box);
        expect(serialise(read)).toBe(serialise(match.state));
      });
    }
  });

  test('a position that is no position is refused with a sentence', () => {
    const box = game.content.read(game.content.standard);
    for (const bad of [null, 3, 'x', [], {}, { game: 'chess' }]) expect(() => game.position.read(bad, box)).toThrow(InvalidInput);
  });
}
