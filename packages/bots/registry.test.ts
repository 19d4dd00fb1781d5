import { describe, expect, it } from 'vitest';
import { gameIds, SHELF } from '#games';
import { findBot, levelsOf } from './registry.ts';

describe('the levels of every game', () => {
  it.each(gameIds())('%s: random first, and what the shelf promises is there', async (game) => {
    const levels = Object.keys(await levelsOf(game));
    expect(levels[0]).toBe('random');
    for (const promised of SHELF.find(({ id }) => id === game)?.bots ?? []) expect(levels).toContain(promised);
  });

  it('says what there is when something is not', async () => {
    await expect(levelsOf('chess')).rejects.toThrow('There is no game "chess"; there is journey-to-mordor');
    await expect(findBot('journey-to-mordor', 'wizard')).rejects.toThrow('has no bot "wizard"; there is random, casual, ranger');
    await expect(findBot('journey-to-mordor', 'toString')).rejects.toThrow('has no bot "toString"');
  });
});
