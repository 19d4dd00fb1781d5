import type { TableSummary } from '#wire';
import { describe, expect, it } from 'vitest';
import { asCampaigns, wayTo } from './campaign.ts';

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
    expect(asCampaigns(tables).map(({ id }) => id)).toEqual(['other', 'war']);
  });

  it('shows the first game where the second is not on the list', () => {
    expect(asCampaigns([table('hunt', { sequel: 'war' })]).map(({ id }) => id)).toEqual(['hunt']);
  });

  it('leads on while something can be done, and then to the whole of it', () => {
    expect(wayTo(table('war', { sequelOf, phase: 'gathering' }))).toBe('/table/war');
    expect(wayTo(table('war', { sequelOf }))).toBe('/campaign/hunt');
    expect(wayTo(table('hunt', { sequel: 'war' }))).toBe('/campaign/hunt');
    expect(wayTo(table('alone'))).toBe('/replay/alone');
    expect(wayTo(table('alone', { phase: 'abandoned' }))).toBe('/table/alone');
  });
});
