import { describe, expect, it } from 'vitest';
import { gameIds, openGame, SHELF } from '#games';
import { findBot, levelsOf, publicExplainerOf } from './registry.ts';

describe('the levels of every game', () => {
  it.each(gameIds())('%s: random first, and what the shelf promises is there', async (game) => {
    const levels = Object.keys(await levelsOf(game));
    expect(levels[0]).toBe('random');
    for (const promised of SHELF.find(({ id }) => id === game)?.bots ?? []) expect(levels).toContain(promised);
  });

  it.each(gameIds())('%s: of what the shelf says that it is told of, somebody tells, and it can be done', async (id) => {
    const told = SHELF.find((box) => box.id === id)?.tells === true;
    const { verbs, explainedActions: tells = [] } = await openGame(id);
    for (const kind of tells) expect(verbs.map(({ name }) => name)).toContain(kind);
    expect([tells.length > 0, (await publicExplainerOf(id)) !== undefined]).toEqual([told, told]);
  });

  it('says what there is when something is not', async () => {
    await expect(levelsOf('chess')).rejects.toThrow('There is no game "chess"; there is journey-to-mordor');
    await expect(findBot('journey-to-mordor', 'wizard')).rejects.toThrow('has no bot "wizard"; there is random, casual, ranger');
    await expect(findBot('journey-to-mordor', 'toString')).rejects.toThrow('has no bot "toString"');
  });
});
