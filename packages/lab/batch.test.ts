import { loadGame } from '#bots/load-game.ts';
import { gameIds } from '#games';
import { replay } from '#kernel';
import { describe, expect, it } from 'vitest';
import { playBatch } from './batch.ts';
import { recordOfGame } from './record-game.ts';
import type { Setup } from './setup.ts';

const BATTLE: Setup = { game: 'battle-for-middle-earth', bots: ['casual', 'casual'], options: {}, seating: 'fixed' };
const JOURNEY: Setup = { game: 'journey-to-mordor', bots: ['random', 'casual', 'random'], options: {}, seating: 'fixed' };

describe('a batch of games', () => {
  it('plays every deal with each seating when mirrored', async () => {
    const results = playBatch(await loadGame(BATTLE.game, ['random', 'casual']), {
      setup: { ...BATTLE, seating: 'mirrored' },
      seed: 5,
      from: 0,
      count: 6,
    });
    // The same bot on both chairs plays a deal and its mirror image alike.
    for (const first of [0, 2, 4]) expect(results[first + 1].outcome).toBe(results[first].outcome);
    expect(new Set(results.map(({ outcome }) => outcome)).size).toBe(3);
  });

  it('is the same games however it is cut', async () => {
    const loaded = await loadGame(JOURNEY.game, ['random', 'casual']);
    const played = (from: number, count: number) => playBatch(loaded, { setup: JOURNEY, seed: 9, from, count });
    expect([...played(0, 3), ...played(3, 5)]).toEqual(played(0, 8));
  });

  it('knows who began', async () => {
    const loaded = await loadGame(JOURNEY.game, ['random', 'casual']);
    for (const first of [0, 1, 2]) {
      const results = playBatch(loaded, { setup: { ...JOURNEY, options: { first } }, seed: 2, from: 0, count: 3 });
      expect(results.map((result) => result.first)).toEqual([first, first, first]);
    }
  });
});

describe.each(gameIds())('%s', (game) => {
  it('a game of a run can be seen again: its record replays to the same end', async () => {
    const loaded = await loadGame(game, ['random', 'casual']);
    const setup: Setup = { game, bots: ['casual', 'casual'], options: {}, seating: 'rotated' };
    const [result] = playBatch(loaded, { setup, seed: 11, from: 1, count: 1 });
    const record = recordOfGame(loaded, setup, 11, 1);
    expect(JSON.stringify(record.outcome)).toBe(result.outcome);
    expect(record.actions).toHaveLength(result.decisions);
    expect(replay(loaded.game, record).state.outcome).toEqual(record.outcome);
  });
});
