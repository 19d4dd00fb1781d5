import { asId } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { ClockPlan } from '#wire';
import { advance, deadline, startClocks, type Tick, timeLeft } from './clock.ts';
import { type ClockPauses, clockPausesOf } from './clock-pauses.ts';

const NO_PAUSES: ClockPauses = () => [];
const LIVE: ClockPlan = { kind: 'live', bankSeconds: 60, incrementSeconds: 5 };
const DAYS: ClockPlan = { kind: 'correspondence', daysPerMove: 3 };
const THREE_DAYS = 3 * 86_400_000;

const tick = (more: Partial<Tick>): Tick => ({
  before: asId(1),
  after: asId(2),
  now: 10_000,
  rests: NO_PAUSES,
  actor: 0,
  undo: false,
  final: true,
  ...more,
});
const start = (plan: ClockPlan) => startClocks(plan, 2, 0);

describe('live clocks', () => {
  it('take the time from who was asked, and give the increment when the turn passes', () => {
    expect(advance(LIVE, start(LIVE), tick({}))).toEqual({ left: [55_000, 60_000], at: 10_000 });
  });
  it('give no increment for a decision in the middle of a turn', () => {
    expect(advance(LIVE, start(LIVE), tick({ after: asId(1) }))).toEqual({ left: [50_000, 60_000], at: 10_000 });
  });
  it('take the increment back with the decision that earned it', () => {
    const passed = advance(LIVE, start(LIVE), tick({ now: 1000, final: false }));
    expect(advance(LIVE, passed, tick({ before: asId(2), after: asId(1), now: 2000, undo: true }))?.left).toEqual([59_000, 59_000]);
  });
  it('run for all who are asked, and for nobody below zero', () => {
    expect(advance(LIVE, start(LIVE), tick({ before: asId(3), after: asId(3), now: 90_000 }))?.left).toEqual([0, 0]);
  });
});

describe('correspondence clocks', () => {
  it('start anew for whoever is newly asked', () => {
    const later = advance(DAYS, start(DAYS), tick({ now: THREE_DAYS - 5 }));
    expect(later?.left[1]).toBe(THREE_DAYS);
  });
  it('start anew after a decision that cannot be taken back, and not after one that can', () => {
    expect(advance(DAYS, start(DAYS), tick({ after: asId(1), final: true }))?.left[0]).toBe(THREE_DAYS);
    expect(advance(DAYS, start(DAYS), tick({ after: asId(1), final: false }))?.left[0]).toBe(THREE_DAYS - 10_000);
    expect(advance(DAYS, start(DAYS), tick({ after: asId(1), undo: true }))?.left[0]).toBe(THREE_DAYS - 10_000);
  });
});

const DAY = 86_400_000;
const RESERVED: ClockPlan = { kind: 'correspondence', daysPerMove: 3, reserveDays: 5 };

describe('a reserve of days', () => {
  const after = (days: number) => advance(RESERVED, start(RESERVED), tick({ now: days * DAY }));

  it('is there from the beginning, on top of the time for a move', () => {
    expect(start(RESERVED)).toEqual({ left: [8 * DAY, 8 * DAY], reserve: [5 * DAY, 5 * DAY], at: 0 });
  });
  it('is not touched by whoever moves in time', () => {
    const back = advance(RESERVED, after(3), tick({ before: asId(2), after: asId(1), actor: 1, now: 4 * DAY }));
    expect(back).toMatchObject({ left: [8 * DAY, 7 * DAY], reserve: [5 * DAY, 5 * DAY] });
  });
  it('shrinks by what a move takes longer, and does not grow again', () => {
    expect(after(5)?.reserve).toEqual([3 * DAY, 5 * DAY]);
    const back = advance(RESERVED, after(5), tick({ before: asId(2), after: asId(1), actor: 1, now: 6 * DAY }));
    expect(back?.left[0]).toBe(6 * DAY);
    expect(back?.reserve).toEqual([3 * DAY, 5 * DAY]);
    const final = advance(RESERVED, back, tick({ after: asId(1), now: 10 * DAY }));
    expect([final?.left[0], final?.reserve?.[0]]).toEqual([5 * DAY, 2 * DAY]);
  });
  it('ends, and with it the time', () => {
    expect(after(9)).toMatchObject({ left: [0, 8 * DAY], reserve: [0, 5 * DAY] });
    expect(deadline(start(RESERVED), asId(1), NO_PAUSES)).toEqual({ seat: 0, at: 8 * DAY });
  });
});

describe('reading clocks', () => {
  it('knows whose time runs out first', () => {
    expect(deadline({ left: [5000, 3000, 1], at: 100 }, asId(3), NO_PAUSES)).toEqual({ seat: 1, at: 3100 });
    expect(deadline({ left: [5000, 3000], at: 100 }, asId(0), NO_PAUSES)).toBeNull();
    expect(deadline(null, asId(3), NO_PAUSES)).toBeNull();
  });
  it('shows what is left, running or not', () => {
    const clocks = { left: [5000, 3000], at: 100 };
    expect([
      timeLeft(clocks, 0, asId(1), NO_PAUSES, 1100),
      timeLeft(clocks, 1, asId(1), NO_PAUSES, 1100),
      timeLeft(clocks, 0, asId(1), NO_PAUSES, 99_999),
    ]).toEqual([4000, 3000, 0]);
  });
  it('is without clocks when none were agreed', () => {
    expect(startClocks({ kind: 'none' }, 2, 0)).toBeNull();
    expect(advance({ kind: 'none' }, null, tick({}))).toBeNull();
  });
});

describe('a holiday', () => {
  const holidays = [{ from: DAY, until: 3 * DAY }];
  const seats = [{ holidays }, {}].map((more) => ({
    kind: 'human' as const,
    person: 'frodo',
    name: 'Frodo',
    level: null,
    code: null,
    reservedFor: null,
    words: '',
    wantsToAbandon: false,
    ...more,
  }));
  const rests = clockPausesOf({ clock: RESERVED, seats });

  it('stops the clocks of the one who has it, and of nobody else', () => {
    expect(advance(RESERVED, start(RESERVED), tick({ before: asId(3), after: asId(0), now: 5 * DAY, rests }))?.left).toEqual([
      5 * DAY,
      3 * DAY,
    ]);
    const clocks = { left: [8 * DAY, 8 * DAY], at: 0 };
    expect([timeLeft(clocks, 0, asId(3), rests, 2 * DAY), timeLeft(clocks, 1, asId(3), rests, 2 * DAY)]).toEqual([7 * DAY, 6 * DAY]);
  });

  it('puts off the moment when time is over', () => {
    expect(deadline(start(RESERVED), asId(1), rests)).toEqual({ seat: 0, at: 10 * DAY });
    expect(deadline(start(RESERVED), asId(3), rests)).toEqual({ seat: 1, at: 8 * DAY });
  });

  it('is for play by letter only', () => {
    expect(deadline(start(LIVE), asId(1), clockPausesOf({ clock: LIVE, seats }))).toEqual({ seat: 0, at: 60_000 });
  });
});
