import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarText, folded } from './ics.ts';
import { eventsIn } from '../testing/calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'turn-1@redbook',
  changedAt: Date.UTC(2026, 6, 1, 10, 0, 0, 123),
  from: Date.UTC(2026, 6, 3, 9, 30),
  until: null,
  summary: 'Your turn',
  description: 'x',
  url: 'https://redbook.example/table/1',
};

describe('a calendar as text', () => {
  it('is what RFC 5545 asks for', () => {
    const text = calendarText('Red Book', [EVENT]);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(eventsIn(text)).toEqual([
      {
        UID: 'turn-1@redbook',
        DTSTAMP: '20260701T100000Z',
        'LAST-MODIFIED': '20260701T100000Z',
        DTSTART: '20260703T093000Z',
        SUMMARY: 'Your turn',
        DESCRIPTION: 'x',
        URL: 'https://redbook.example/table/1',
        CLASS: 'PRIVATE',
        TRANSP: 'TRANSPARENT',
      },
    ]);
  });

  it('has an end only after its beginning', () => {
    const [at] = eventsIn(calendarText('x', [{ ...EVENT, until: EVENT.from + 60_000 }]));
    expect(at.DTEND).toBe('20260703T093100Z');
    for (const until of [EVENT.from, EVENT.from + 500, EVENT.from - 1])
      expect(eventsIn(calendarText('x', [{ ...EVENT, until }]))[0].DTEND).toBeUndefined();
  });

  it('lets no name end a line or a value, and gives it back as it was', () => {
    const evil = 'Sam; BEGIN:VEVENT, \\o/\nATTENDEE:mailto:x@y';
    const text = calendarText('x', [{ ...EVENT, summary: evil, description: `${evil}\r\nnext\rlast\u0007` }]);
    const [found, ...more] = eventsIn(text);
    expect(more).toEqual([]);
    expect(found.SUMMARY).toBe(evil);
    expect(found.DESCRIPTION).toBe(`${evil}\nnext\nlast`);
    expect(Object.keys(found)).not.toContain('ATTENDEE');
  });

  it('folds long lines at 75 bytes and cuts no letter in two', () => {
    for (const long of ['Żółw '.repeat(60), '🧙‍♂️ Gandalf '.repeat(30), 'x'.repeat(75), 'x'.repeat(76), 'ż'.repeat(38)]) {
      const lines = folded(`SUMMARY:${long}`).split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${long}`);
      expect(lines.join('')).not.toContain('\ufffd');
    }
    expect(folded('x'.repeat(75))).not.toContain('\r\n');
    expect(folded('x'.repeat(76)).split('\r\n')).toHaveLength(2);
  });
});
