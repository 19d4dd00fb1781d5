import { expect, it } from 'vitest';
import { battleForMiddleEarth } from '#games/battle-for-middle-earth/index.ts';
import { soakGame, type SoakResult } from './soak-game.ts';
import { soakOnThreads } from './threads.ts';

const ID = 'battle-for-middle-earth';
const ORDER = { games: 5, seed: 5, bots: ['casual', 'random'], secrets: 0 };

const facts = (result: SoakResult): SoakResult => ({ ...result, seconds: 0 });

it('plays the same games on several threads, each once', async () => {
  const played: number[] = [];
  const alone = await soakGame(battleForMiddleEarth, ORDER, { played() {}, found() {} });
  const shared = await soakOnThreads(ID, ORDER, 2, { played: (games) => played.push(games), found() {} });
  expect(facts(shared)).toEqual(facts(alone));
  expect(played).toEqual([1, 2, 3, 4, 5]);
});

it.each([0, 2])('stops on all threads after %i games, and tells what was found until then', async (after) => {
  const stop = new AbortController();
  if (after === 0) stop.abort();
  const order = { games: 10_000, seed: 5, secrets: 10, stop: stop.signal };
  const listener = { played: (games: number) => games === after && stop.abort(), found() {} };
  const { games, secrets } = await soakOnThreads(ID, order, 2, listener);
  expect(games).toBeGreaterThanOrEqual(after);
  // However late the threads hear of it on a busy machine: by far not all of them.
  expect(games).toBeLessThan(order.games / 2);
  expect(secrets).not.toBeNull();
});
