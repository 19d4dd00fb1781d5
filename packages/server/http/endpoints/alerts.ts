import { CODE, KEY, NEW_WAY, WAY_KINDS, WISHES } from '../alert-schemas.ts';
import { NOTHING } from '../schemas.ts';
import type { Endpoints } from './endpoint.ts';

export const ALERTS: Endpoints = {
  'GET /api/alerts': {
    about: 'Alert channels and preferences of the caller, and which channels this server offers.',
    answer: 'AlertsInfo',
  },
  'POST /api/alerts/wishes': { about: 'Sets language, time zone, quiet hours and delay.', body: WISHES, answer: 'AlertsInfo' },
  'POST /api/alerts/ways': {
    about: 'Adds a channel. Mail and webhook get a link first, which confirms them.',
    body: NEW_WAY,
    answer: 'AlertsInfo',
  },
  'POST /api/alerts/ways/:id': { about: 'Chooses which alerts a channel gets.', body: WAY_KINDS, answer: 'AlertsInfo' },
  'POST /api/alerts/ways/:id/drop': { about: 'Removes a channel.', body: NOTHING, answer: 'AlertsInfo' },
  'POST /api/alerts/ways/:id/try': { about: 'Sends a test message.', body: NOTHING, answer: 'AlertsInfo' },
  'POST /api/alerts/confirm': { about: 'Confirms a channel with the code of its link.', body: CODE, answer: '{}', access: 'anyone' },
  'POST /api/alerts/stop': {
    about: 'Removes a channel with the key of an unsubscribe link (one-click, RFC 8058).',
    query: KEY,
    answer: '{}',
    access: 'anyone',
  },
  'GET /api/calendar': { about: 'The address of the calendar feed of the caller.', answer: 'CalendarInfo' },
  'POST /api/calendar': { about: 'Creates a new address; the one before stops working.', body: NOTHING, answer: 'CalendarInfo' },
  'POST /api/calendar/stop': { about: 'Removes the address.', body: NOTHING, answer: 'CalendarInfo' },
  'GET /api/calendar.ics': {
    about: 'The feed: deadlines, rounds and holidays as iCalendar.',
    query: KEY,
    answer: 'text/calendar',
    access: 'anyone',
  },
};
