import { expect, test } from 'vitest';
import { serialise } from '../codec.ts';
import type { AnyGame } from '../game.ts';
import { Match } from '../match.ts';
import { Playout } from '../playout.ts';
import { SeededRandom } from '../random/seeded.ts';
import { seatList } from '../seat.ts';
import { type Setup, walk } from './walk.ts';

/** Random play of whole games: they end, nobody is asked in vain, and nothing is ever lost or doubled. */
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
    for (const seat of [-1, setup.seats, 0.5]) expect(match.resign(seat)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(match.hash()).toBe(before);
  });

  test('a seat may resign at any moment, and the game goes on or ends', () => {
    for (const setup of setups)
      for (let seed = 0; seed < 3; seed++) {
        const dice = new SeededRandom(seed, 3);
        const leaveAt = dice.below(30);
        let left = false;
        try {
          walk(game, setup, seed, ({ match, step }) => {
            if (left || step !== leaveAt) return;
            const answer = match.resign(dice.below(setup.seats));
            expect(answer.ok).toBe(true);
            expect(game.check(match.state)).toEqual([]);
            expect(match.state.outcome !== null || seatList(match.waiting()).length > 0).toBe(true);
            left = true;
            throw new Resigned();
          });
        } catch (error) {
          if (!(error instanceof Resigned)) throw error;
        }
      }
  });
}

class Resigned extends Error {}
