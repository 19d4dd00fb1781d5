import { asId } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { gameIds, openGame } from '#games';
import { cloneState, hashState, LegalMoves, SeatObservation, SeededRandom, settle, SilentEffects, type Seat } from '#kernel';
import { SelfPlay } from './self-play.ts';
import { random } from './random.ts';
import { levelsOf } from './registry.ts';
import { timeLimited } from './testing/time-limited.ts';

describe.each(gameIds())('%s', (id) => {
  it('is played to its end by every level, twice the same from the same seeds', async () => {
    const game = await openGame(id);
    for (const bot of Object.values(timeLimited(await levelsOf(id)))) {
      const play = () => {
        const selfPlay = new SelfPlay(game, game.content.read(game.content.standard), undefined);
        return selfPlay.play(new Array(game.seats.min).fill(bot), new SeededRandom(3), new SeededRandom(4));
      };
      const played = play();
      expect(played.decisions).toBeGreaterThan(10);
      expect(played.rounds).toBeGreaterThan(0);
      expect(play()).toEqual(played);
    }
  });

  it('shows a bot its moves and copies, never the state itself', async () => {
    const game = await openGame(id);
    const options = game.readOptions(undefined, game.seats.min);
    const effects = new SilentEffects(new SeededRandom(1));
    const state = game.setup(game.content.read(game.content.standard), options, game.seats.min, effects);
    settle(game, state, effects);
    const legalMoves = new LegalMoves(game);
    const seat: Seat = asId([0, 1, 2, 3].find((each) => legalMoves.options(state, asId(each)).length > 0) ?? 0);
    const before = hashState(state);
    const observation = new SeatObservation(game, state, seat, legalMoves);
    const imagined = observation.determinize(new SeededRandom(9));
    imagined.open = null;
    imagined.frames.length = 0;
    expect(hashState(state)).toBe(before);
    expect(JSON.stringify(Object.keys(observation))).not.toContain('state');
  });
});

describe('a table of bots', () => {
  it('refuses a move that was not offered', async () => {
    const game = await openGame('journey-to-mordor');
    const selfPlay = new SelfPlay(game, game.content.read(game.content.standard), {});
    expect(() => selfPlay.play([() => asId(12345), random], new SeededRandom(1), new SeededRandom(2))).toThrow('was not offered');
  });

  it('has nothing for a seat that is not asked', async () => {
    const game = await openGame('journey-to-mordor');
    const state = game.setup(game.content.read(game.content.standard), game.readOptions({}, 2), 2, new SilentEffects(new SeededRandom(1)));
    expect(() => new SeatObservation(game, cloneState(state), 1, new LegalMoves(game))).toThrow('nothing to choose from');
  });
});
