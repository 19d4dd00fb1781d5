import { describe, expect, it } from 'vitest';
import { afterQuietHours, isZone } from './quiet-hours.ts';

const at = (text: string): number => Date.parse(text);
const NIGHT = { quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Warsaw' };

describe('quiet hours', () => {
  it('hold back until they end on the clock of the person', () => {
    expect(afterQuietHours(at('2026-01-10T23:30:40Z'), NIGHT)).toBe(at('2026-01-11T06:00:00Z'));
    expect(afterQuietHours(at('2026-01-11T02:00:00Z'), NIGHT)).toBe(at('2026-01-11T06:00:00Z'));
  });

  it('hold nothing back by day, and nothing where nobody asked for them', () => {
    const noon = at('2026-01-10T11:00:00Z');
    expect(afterQuietHours(noon, NIGHT)).toBe(noon);
    expect(afterQuietHours(at('2026-01-11T06:00:00Z'), NIGHT)).toBe(at('2026-01-11T06:00:00Z'));
    expect(afterQuietHours(at('2026-01-11T02:00:00Z'), { ...NIGHT, quiet: null })).toBe(at('2026-01-11T02:00:00Z'));
  });

  it('can lie within a day', () => {
    const lesson = { quiet: { from: 9 * 60, to: 10 * 60 + 30 }, zone: 'UTC' };
    expect(afterQuietHours(at('2026-01-10T09:00:00Z'), lesson)).toBe(at('2026-01-10T10:30:00Z'));
    expect(afterQuietHours(at('2026-01-10T10:30:00Z'), lesson)).toBe(at('2026-01-10T10:30:00Z'));
  });

  it('end by the clock in the nights in which it is put forward and back', () => {
    expect(afterQuietHours(at('2026-03-28T22:00:00Z'), NIGHT)).toBe(at('2026-03-29T05:00:00Z'));
    expect(afterQuietHours(at('2026-10-24T21:00:00Z'), NIGHT)).toBe(at('2026-10-25T06:00:00Z'));
  });

  it('need a zone that there is', () => {
    expect(isZone('Europe/Warsaw')).toBe(true);
    expect(isZone('Middle-earth/Bree')).toBe(false);
  });
});
