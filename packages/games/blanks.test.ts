import { gameIds, openGame } from '#games';
import { hashContent } from '#kernel';
import { describe, expect, it } from 'vitest';

const OPTIONS: { readonly [game: string]: unknown } = { 'journey-to-mordor': { side: 'advanced' } };

const EVERY = 13;

describe.each(gameIds())('%s', (id) => {
  it('every pack with something blanked is one that the game accepts, and another one', async () => {
    const { content } = await openGame(id);
    const blanks = content.blanks?.(content.standard, OPTIONS[id] ?? {}) ?? [];
    // Packs of some games take long to read: every so many of them is looked at.
    const some = blanks.filter((_, at) => at % EVERY === 0);
    const hashes = some.map(({ pack }) => {
      content.read(pack);
      return hashContent(pack);
    });
    if (some.length > 0) expect(new Set([hashContent(content.standard), ...hashes]).size).toBe(some.length + 1);
    expect(new Set(blanks.map(({ id: each }) => each)).size).toBe(blanks.length);
    // War's cards are written into its rules.
    expect(content.blanks === undefined).toBe(id === 'war-of-the-ring');
  });
});

it('Journey: nothing can be blanked on the basic side', async () => {
  const { content } = await openGame('journey-to-mordor');
  expect(content.blanks?.(content.standard, {})).toEqual([]);
});
