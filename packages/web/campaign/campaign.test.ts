import { type GameRecord, unchecked } from '#kernel';
import type { TableSummary } from '#wire';
import { describe, expect, it } from 'vitest';
import { mergeSequels, findPrequel, tableLink } from './campaign.ts';

const table = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'first',
  phase: 'finished',
  seats: [],
  waiting: [],
  yourTurn: false,
  rounds: 1,
  clock: { kind: 'none' },
  updatedAt: 0,
  winners: [],
  ...more,
});
const sequelOf = { table: 'hunt', game: 'first', fingerprint: 'f', link: 'l' };

describe('a campaign on a list', () => {
  it('is one line', () => {
    const tables = [table('other'), table('hunt', { sequel: 'war' }), table('war', { sequelOf })];
    expect(mergeSequels(tables).map(({ id }) => id)).toEqual(['other', 'war']);
  });

  it('shows the first game where the second is not on the list', () => {
    expect(mergeSequels([table('hunt', { sequel: 'war' })]).map(({ id }) => id)).toEqual(['hunt']);
  });

  it('leads on while something can be done, and then to the whole of it', () => {
    expect(tableLink(table('war', { sequelOf, phase: 'gathering' }))).toBe('/table/war');
    expect(tableLink(table('war', { sequelOf }))).toBe('/campaign/hunt');
    expect(tableLink(table('hunt', { sequel: 'war' }))).toBe('/campaign/hunt');
    expect(tableLink(table('alone'))).toBe('/replay/alone');
    expect(tableLink(table('alone', { phase: 'abandoned' }))).toBe('/table/alone');
  });
});

describe('parts that were played at two tables', () => {
  const LETTER = `hunt-letter-1 ${'x'.repeat(60)}`;
  const told = (letters: { readonly [table: string]: string }) => ({
    record: async (id: string) => unchecked<GameRecord>({ game: id, options: id === 'second' ? { mode: 'part2', letter: LETTER } : {} }),
    chapters: async ({ game }: GameRecord) =>
      letters[game] === undefined ? [] : [{ kind: 'letter', params: {}, keep: { name: 'l', text: letters[game] } }],
  });
  const mine = [table('second'), table('other'), table('third', { phase: 'playing' }), table('elsewhere', { game: 'war' })];

  it('are joined when what the one handed out is what the other began with, and only then', async () => {
    const other = async (letters: { readonly [table: string]: string }) =>
      (await findPrequel(table('second'), mine, told(letters)))?.id ?? null;
    expect(await other({ other: `${LETTER}\n` })).toBe('other');
    expect(await other({ other: LETTER.replace('x', 'y') })).toBeNull();
    expect(await other({ third: LETTER, elsewhere: LETTER })).toBeNull();
    expect(await findPrequel(table('first'), mine, told({ other: LETTER }))).toBeNull();
  });
});
