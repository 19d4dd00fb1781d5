import type { AlertWishes } from '#wire';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall of that zone shows, in minutes after midnight. */
function minuteOfDay(at: number, zone: string): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    clocks.set(zone, clock);
  }
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

export function isZone(zone: string): boolean {
  try {
    minuteOfDay(0, zone);
    return true;
  } catch {
    return false;
  }
}

const isWithin = (minute: number, from: number, to: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** When a person with quiet hours may be alerted: now, or when they end on the person's clock, also on days with a change of daylight saving time. */
export function afterQuietHours(now: number, { quiet, zone }: Pick<AlertWishes, 'quiet' | 'zone'>): number {
  if (quiet === null || quiet.from === quiet.to || !isWithin(minuteOfDay(now, zone), quiet.from, quiet.to)) return now;
  const whole = Math.floor(now / MINUTE) * MINUTE;
  let end = whole + ((quiet.to - minuteOfDay(now, zone) + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
  // The clock may be put forward or back in between, by an hour as a rule.
  const off = ((minuteOfDay(end, zone) - quiet.to + DAY_MINUTES + DAY_MINUTES / 2) % DAY_MINUTES) - DAY_MINUTES / 2;
  end -= off * MINUTE;
  return Math.max(end, now + 1);
}
