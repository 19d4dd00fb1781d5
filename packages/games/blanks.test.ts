import { gameIds, openGame } from '#games';
import { hashContent } from '#kernel';
import { describe, expect, it } from 'vitest';

const OPTIONS: { readonly [game: string]: unknown } = { 'journey-to-mordor': { side: 'advanced' } };

const EVERY = 13;

describe.each(gameIds())('%s', (id) => {
  it('every pack with something blanked is one that the game accepts, and another one', async () => {
    const { content } = await openGame(id);
    const blanks = content.blanks(content.standard, OPTIONS[id] ?? {});
    expect(blanks).not.toEqual([]);
    // Packs of some games take long to read: every so many of them is looked at.
    const some = blanks.filter((_, at) => at % EVERY === 0);
    const hashes = some.map(({ pack }) => {
      content.read(pack);
      return hashContent(pack);
    });
    expect(new Set([hashContent(content.standard), ...hashes]).size).toBe(some.length + 1);
    expect(new Set(blanks.map(({ id: each }) => each)).size).toBe(blanks.length);
  });
});

it('Journey: nothing can be blanked on the basic side', async () => {
  const { content } = await openGame('journey-to-mordor');
  expect(content.blanks(content.standard, {})).toEqual([]);
});
