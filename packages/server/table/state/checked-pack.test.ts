import { describe, expect, it } from 'vitest';
import { gameIds, openGame } from '#games';
import { hashContent } from '#kernel';
import { checkPack } from './checked-pack.ts';

describe.each(gameIds())('a content pack of %s', (id) => {
  it('is the same after it has come from another thread, with what the rules make of it', async () => {
    const game = await openGame(id);
    const checked = checkPack(game, game.content.standard);
    expect(structuredClone(checked)).toStrictEqual(checked);
    expect(checked.hash).toBe(hashContent(game.content.standard));
    expect(JSON.parse(checked.text)).toStrictEqual(game.content.standard);
  });
});
