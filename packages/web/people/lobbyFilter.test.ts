import type { SeatInfo, TableSummary } from '#wire';
import { describe, expect, it } from 'vitest';
import { NO_FILTER, watchableTables, joinableTables } from './lobbyFilter.ts';

const seat = (name: string | null, kind: SeatInfo['kind'] = name === null ? 'open' : 'human'): SeatInfo => ({
  kind,
  name,
  yours: false,
  connected: true,
  clock: null,
  contributed: false,
  wantsToAbandon: false,
});
const table = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'journey-to-mordor',
  phase: 'gathering',
  seats: [seat('Frodo'), seat(null)],
  waiting: [],
  yourTurn: false,
  rounds: 0,
  clock: { kind: 'none' },
  updatedAt: 0,
  winners: null,
  ...more,
});

const ALL = [
  table('plain'),
  table('war', { game: 'war-of-the-ring', clock: { kind: 'correspondence', daysPerMove: 1 } }),
  table('rated', { rated: true, clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 }, language: 'pl' }),
  table('wide', { seats: [seat('Frodo'), seat(null), seat(null)], language: 'en' }),
  table('full', { seats: [seat('Frodo'), seat(null, 'invited')] }),
  table('played', { phase: 'playing', seats: [seat('Frodo'), seat('Sam')] }),
];
const ids = (tables: readonly TableSummary[]): string[] => tables.map(({ id }) => id);

describe('what the lobby shows', () => {
  it('is every table with a chair for anybody, and what is played apart from it', () => {
    expect(ids(joinableTables(ALL, NO_FILTER))).toEqual(['plain', 'war', 'rated', 'wide']);
    expect(ids(watchableTables(ALL, NO_FILTER))).toEqual(['played']);
  });

  it.each([
    [{ game: 'war-of-the-ring' }, ['war']],
    [{ clock: 'live' }, ['rated']],
    [{ clock: 'none' }, ['plain', 'wide']],
    [{ rated: 'yes' }, ['rated']],
    [{ rated: 'no' }, ['plain', 'war', 'wide']],
    [{ language: 'pl' }, ['plain', 'war', 'rated']],
    [{ free: 2 }, ['wide']],
    [{ free: 2, rated: 'yes' }, []],
  ] as const)('is only what is wanted: %o', (wanted, expected) => {
    expect(ids(joinableTables(ALL, { ...NO_FILTER, ...wanted }))).toEqual(expected);
  });
});
