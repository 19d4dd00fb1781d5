import { VERSION } from '#lab/after/parts.ts';
import { describe, expect, it } from 'vitest';
import { readShelf } from './kept.ts';

describe('games that were told', () => {
  it('are read back, and whatever does not fit is as if it were not there', () => {
    const told = { tale: { version: VERSION, points: [] }, reasons: [], effort: 5 };
    expect(readShelf(JSON.stringify({ a: told, b: { tale: { version: VERSION - 1 } }, c: 7 }))).toEqual({ a: told });
    for (const damaged of [null, '', '[', '7']) expect(readShelf(damaged)).toEqual({});
  });
});
