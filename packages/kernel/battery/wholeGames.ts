import { asId, asIds } from '../id.ts';
import { expect, test } from 'vitest';
import { cloneState, serialise } from '../codec.ts';
import type { AnyGame } from '../game.ts';
import { Match } from '../match.ts';
import { Playout } from '../playout.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import { seatList, type Seat } from '../seat.ts';
import { viewOf } from '../view.ts';
import { type Setup, walk } from './walk.ts';

/** Random games end, every asked seat has a legal move, and no component is lost or duplicated. */
export function wholeGames(game: AnyGame, setups: readonly Setup[], games: number): void {
  test('random games end without dead ends, with every component where it belongs after every action', () => {
    for (const [index, setup] of setups.entries())
      for (let i = 0; i < Math.max(1, Math.ceil(games / setups.length)); i++) {
        const match = walk(game, setup, 1000 * index + i, undefined, ({ match: now, step }) => {
          expect(game.check(now.state), `${JSON.stringify(setup)}, game ${i}, step ${step}`).toEqual([]);
        });
        expect(match.state.outcome).not.toBeNull();
        expect(match.waitingList()).toEqual([]);
      }
  });

  test('the same seed plays the same game, whatever listens', () => {
    const [setup] = setups;
    const box = game.content.read(game.content.standard);
    const play = (): string => serialise(new Playout(game).fromSetup(box, setup.options, setup.seats, new SeededRandom(5, 6)).state);
    expect(play()).toBe(play());
  });

  test('nobody resigns from a seat that is not there', () => {
    const [setup] = setups;
    const match = Match.begin(game, {
      box: game.content.read(game.content.standard),
      options: setup.options,
      seats: setup.seats,
      random: new SeededRandom(1),
    });
    const before = match.hash();
    for (const seat of [-1, setup.seats, 0.5])
      expect(match.resign(asId(seat))).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(match.hash()).toBe(before);
  });

  test('a seat may resign at any moment, and the game goes on or ends, for all eyes', () => {
    for (const [index, setup] of setups.entries()) {
      const dice = new SeededRandom(index, 3);
      let looked = 0;
      walk(game, setup, 40 + index, ({ match, step }, enough) => {
        if (looked >= RESIGNATIONS) return enough();
        if (step > 5 && dice.below(4) !== 0) return;
        looked++;
        for (let seat: Seat = asId(0); seat < setup.seats; seat++) {
          const left = Match.resume(game, { state: cloneState(match.state), random: new SeededRandom(step) });
          const where = `seat ${seat}, step ${step}, at ${left.state.frames.map((frame) => frame.step).join(', ')}`;
          expect(left.resign(seat).ok, where).toBe(true);
          expect(game.check(left.state), where).toEqual([]);
          for (const viewer of [...asIds<Seat>(left.state.own.keys()), 'spectator' as const])
            expect(() => game.outline(viewOf(game, left.state, viewer)), where).not.toThrow();
          const asked = seatList(left.waiting());
          expect(asked.length > 0, where).toBe(left.state.outcome === null);
          for (const each of asked) expect(left.options(each).length, where).toBeGreaterThan(0);
        }
      });
    }
  });
}

/** Positions per game at which every seat is tried. */
const RESIGNATIONS = 80;
