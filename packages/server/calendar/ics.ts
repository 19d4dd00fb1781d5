/** A calendar as text, as RFC 5545 wants it. */

export interface CalendarEvent {
  /** The same thing has the same name whenever it is read. */
  readonly uid: string;
  /** When it was last another. */
  readonly changedAt: number;
  readonly from: number;
  /** Null when it has no end yet, or takes no time. */
  readonly until: number | null;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

const LONGEST = 75;
const CONTINUED = ' ';

/** Escapes separators and line ends; removes invisible characters. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');

/** No line has more than 75 bytes; what is longer goes on in the next, which begins with a blank. No letter is cut in two. */
export function folded(line: string): string {
  const lines: string[] = [];
  let present = '';
  for (const letter of line) {
    if (Buffer.byteLength(present + letter) > LONGEST) {
      lines.push(present);
      present = CONTINUED;
    }
    present += letter;
  }
  return [...lines, present].join('\r\n');
}

/** 20260701T100000Z */
const moment = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const eventLines = ({ uid, changedAt, from, until, summary, description, url }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${moment(changedAt)}`,
  `LAST-MODIFIED:${moment(changedAt)}`,
  `DTSTART:${moment(from)}`,
  // Seconds are all that is written: what has ended within one has no end of its own.
  ...(until === null || moment(until) <= moment(from) ? [] : [`DTEND:${moment(until)}`]),
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url}`,
  'CLASS:PRIVATE',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** `name`: how programs call it. They are asked to look again every hour. */
export const calendarText = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Red Book//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
