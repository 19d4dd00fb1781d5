import { openGame } from '#games';
import { expect, it } from 'vitest';
import { openShipped } from './game-library.ts';

it('a game begun with an earlier edition goes on with it, and bots and records are told', async () => {
  const game = await openGame('hunt-for-the-ring');
  const [before, now] = [1, game.version].map((version) => openShipped(game, version));
  expect(before).toMatchObject({ pack: game.content.former?.[1], content: { standard: false } });
  expect(now).toMatchObject({ pack: undefined, content: { standard: true } });
  expect(before.pack).toBeDefined();
  expect(before.box).not.toEqual(now.box);
});
