import { asId } from '../id.ts';
import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import type { Seat } from '../seat.ts';
import type { State } from '../state.ts';
import type { Action } from '../verb.ts';
import { anyAside, beginFor, type Setup } from './walk.ts';

/** Undo goes back decision by decision to the exact snapshot, and never past new information. */
export function takingBack(game: AnyGame, setups: readonly Setup[]): void {
  test('undo returns to the same state and never crosses a draw, a reveal or another seat', () => {
    let undone = 0;
    for (const [index, setup] of setups.entries()) {
      const match = beginFor(game, setup, 50 + index);
      const random = new SeededRandom(index, 21);
      // Fingerprints that the current seat can return to.
      let path: { seat: number; hash: string }[] = [];
      for (let step = 0; match.state.outcome === null && step < 600; step++) {
        if (random.below(4) === 0) {
          const last = path[path.length - 1];
          for (let other: Seat = asId(0); other < match.state.own.length; other++) {
            expect(match.canUndo(other)).toBe(last !== undefined && last.seat === other);
            if (last?.seat === other) continue;
            const before = match.hash();
            expect(match.undo(other).ok).toBe(false);
            expect(match.hash()).toBe(before);
          }
          if (last === undefined) continue;
          const answer = match.undo(asId(last.seat));
          expect(answer.ok).toBe(true);
          expect(match.hash()).toBe(last.hash);
          path.pop();
          undone++;
          continue;
        }
        const hash = match.hash();
        const { seat, action } = anyAction(match, random);
        const depth = match.undoDepth();
        const answer = match.apply(seat, action);
        if (!answer.ok) throw new Error('A listed action was refused');
        if (answer.draws.length > 0) expect(match.undoDepth(), 'undo would cross a draw').toBe(0);
        if (path.length > 0 && path[path.length - 1].seat !== seat) path = [];
        // A reveal stops undo like a draw; the match knows which actions revealed.
        if (match.undoDepth() === 0) path = [];
        else {
          expect(match.undoDepth()).toBeLessThanOrEqual(depth + 1);
          path.push({ seat, hash });
        }
      }
    }
    expect(undone).toBeGreaterThan(0);
  });
}

/** A decision of a seat that is asked, or sometimes an aside of any seat. */
function anyAction(match: Match<State>, random: SeededRandom): { readonly seat: Seat; readonly action: Action } {
  const aside = match.game.asides !== undefined && random.below(6) === 0 ? anyAside(match, random) : null;
  if (aside !== null) return aside;
  const waiting = match.waitingList();
  const seat = waiting[random.below(waiting.length)];
  const options = match.options(seat);
  return { seat, action: options[random.below(options.length)] };
}
