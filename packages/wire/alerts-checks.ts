import { LANGUAGES } from '#kernel/languages.ts';
import { flag, list, nullable, number, object, oneOf, text } from '#kernel/check.ts';
import { ALERT_KINDS, type AlertsInfo, type AlertWishes, WAY_NOTES, type WayInfo } from './alerts.ts';
import type { CalendarInfo } from './tournaments.ts';

/** The form of what the server answers about alerts. */

export const isAlertsInfo = object<AlertsInfo>({
  push: nullable(text),
  mail: flag,
  webhook: flag,
  wishes: object<AlertWishes>({
    language: oneOf(...LANGUAGES),
    zone: text,
    quiet: nullable(object<NonNullable<AlertWishes['quiet']>>({ from: number, to: number })),
    away: number,
  }),
  ways: list(
    object<WayInfo>({
      id: text,
      kind: oneOf('push', 'mail', 'webhook'),
      address: text,
      kinds: list(oneOf(...ALERT_KINDS)),
      confirmed: flag,
      here: flag,
      note: nullable(oneOf(...WAY_NOTES)),
      noteAt: nullable(number),
    }),
  ),
});

export const isCalendarInfo = object<CalendarInfo>({ path: nullable(text) });
