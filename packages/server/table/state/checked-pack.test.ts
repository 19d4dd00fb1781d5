import { describe, expect, it } from 'vitest';
import { gameIds, openGame } from '#games';
import { hashContent } from '#kernel';
import { boxOf, checkPack } from './checked-pack.ts';

describe.each(gameIds())('a content pack of %s', (id) => {
  it('is the same after it has come from another thread, with what the rules make of it', async () => {
    const game = await openGame(id);
    const checked = checkPack(game, game.content.standard);
    expect(structuredClone(checked)).toStrictEqual(checked);
    expect(boxOf(game, structuredClone(checked))).toStrictEqual(game.content.read(game.content.standard));
    expect(checked.hash).toBe(hashContent(game.content.standard));
    expect(JSON.parse(checked.text)).toStrictEqual(game.content.standard);
  });
});
