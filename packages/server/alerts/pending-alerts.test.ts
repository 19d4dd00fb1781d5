import { describe, expect, it } from 'vitest';
import type { TableStatus, StoredSeat, TableSettings, TableHead } from '../store/store.ts';
import { pendingAlertsOf } from './pending-alerts.ts';

const DAY = 86_400_000;

const seat = (person: string | null, change: Partial<StoredSeat> = {}): StoredSeat => ({
  kind: person === null ? 'bot' : 'human',
  person,
  name: person,
  level: person === null ? 'casual' : null,
  code: null,
  reservedFor: null,
  words: 'words',
  wantsToAbandon: false,
  ...change,
});

const FRAME: TableSettings = {
  game: 'war-of-the-ring',
  rulesVersion: 1,
  options: {},
  pack: null,
  seats: [seat('frodo'), seat('sam')],
  clock: { kind: 'none' },
  onTimeout: 'bot',
  listed: false,
  host: 'frodo',
  secret: 'ab',
  rematch: null,
  createdAt: 7,
};

const MOMENT: TableStatus = {
  drawn: { open: 0, hidden: 0 },
  heard: {},
  clocks: null,
  since: [],
  waiting: [1],
  asked: [{ since: 5, by: [0] }],
  rounds: 1,
  winners: null,
};

const table = (phase: TableHead['phase'], settings: Partial<TableSettings> = {}, status: Partial<TableStatus> = {}): TableHead => ({
  id: 'table',
  phase,
  updatedAt: 1000,
  settings: { ...FRAME, ...settings },
  status: { ...MOMENT, ...status },
});

describe('of what somebody is told', () => {
  it('is that the time of another is over, where it is left to him to claim it', () => {
    const clocks = { left: [DAY, DAY], at: 1000 };
    const late = { person: 'frodo', kind: 'short', mark: 1000 + DAY, who: ['sam'], from: 1000 + DAY };
    expect(pendingAlertsOf(table('playing', { onTimeout: 'claim' }, { clocks }))).toContainEqual(late);
    expect(pendingAlertsOf(table('playing', { onTimeout: 'loses' }, { clocks }))).not.toContainEqual(late);
    // Whoever is asked himself hears of his own time.
    const both = pendingAlertsOf(table('playing', { onTimeout: 'claim' }, { clocks, waiting: [0, 1], asked: [] }));
    expect(both.filter(({ who, kind }) => kind === 'short' && who.length > 0)).toEqual([]);
  });

  it('is that he is asked, since when, and who moved before', () => {
    expect(pendingAlertsOf(table('playing'))).toEqual([{ person: 'sam', kind: 'turn', mark: 5, who: ['frodo'], from: null }]);
  });

  it('is not that he is asked where nobody else plays', () => {
    expect(pendingAlertsOf(table('playing', { seats: [seat(null), seat('sam')] }))).toEqual([]);
    expect(pendingAlertsOf(table('playing', { seats: [seat('sam'), seat('sam', { name: 'Rosie' })] }))).toEqual([]);
  });

  it('is nothing to a bot, nor to whom a bot plays for', () => {
    expect(pendingAlertsOf(table('playing', { seats: [seat('frodo'), seat('sam', { kind: 'bot' }), seat('merry')] }))).toEqual([]);
  });

  it('is his time, before it runs out: half of it, and a day at most', () => {
    const clock = { kind: 'correspondence', daysPerMove: 3 } as const;
    const calls = pendingAlertsOf(table('playing', { clock }, { clocks: { left: [3 * DAY, 3 * DAY], at: 0 } }));
    expect(calls[1]).toEqual({ person: 'sam', kind: 'short', mark: 3 * DAY, who: [], from: 2 * DAY });
    const hurried = pendingAlertsOf(table('playing', { clock }, { clocks: { left: [DAY, DAY], at: 0 } }));
    expect(hurried[1]).toMatchObject({ from: DAY / 2 });
    expect(pendingAlertsOf(table('playing', {}, { clocks: { left: [60_000, 60_000], at: 0 } }))).toHaveLength(1);
  });

  it('is a seat that is kept for him', () => {
    const kept = seat(null, { kind: 'invited', reservedFor: 'sam', name: null });
    expect(pendingAlertsOf(table('gathering', { seats: [seat('frodo'), kept] }))).toEqual([
      { person: 'sam', kind: 'invited', mark: 7, who: ['frodo'], by: { person: 'frodo', evenMuted: true }, from: null },
    ]);
  });

  it('is the end, with who has won', () => {
    const over = pendingAlertsOf(table('finished', {}, { waiting: [], winners: [0] }));
    expect(over.map(({ person, who }) => [person, ...who])).toEqual([
      ['frodo', 'frodo'],
      ['sam', 'frodo'],
    ]);
    expect(pendingAlertsOf(table('abandoned', {}, { waiting: [] }))[0]).toMatchObject({ kind: 'over', who: [] });
  });
});
