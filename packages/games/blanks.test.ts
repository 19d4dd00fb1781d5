import { gameIds, openGame } from '#games';
import { hashContent } from '#kernel';
import { describe, expect, it } from 'vitest';

const OPTIONS: { readonly [game: string]: unknown } = { 'journey-to-mordor': { side: 'advanced' } };

describe.each(gameIds())('%s', (id) => {
  it('every pack with something blanked is one that the game accepts, and another one', async () => {
    const { content } = await openGame(id);
    const blanks = content.blanks?.(content.standard, OPTIONS[id] ?? {}) ?? [];
    const hashes = blanks.map(({ pack }) => {
      content.read(pack);
      return hashContent(pack);
    });
    expect(new Set([hashContent(content.standard), ...hashes]).size).toBe(blanks.length + 1);
    expect(new Set(blanks.map(({ id: each }) => each)).size).toBe(blanks.length);
    // War's cards are written into its rules.
    expect(content.blanks === undefined).toBe(id === 'war-of-the-ring');
  });
});

it('Journey: nothing can be blanked on the basic side', async () => {
  const { content } = await openGame('journey-to-mordor');
  expect(content.blanks?.(content.standard, {})).toEqual([]);
});
