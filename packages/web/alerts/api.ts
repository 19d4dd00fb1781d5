import type { AlertKind, AlertWishes, NewWay } from '#wire';
import { isAlertsInfo, isCalendarInfo } from '#wire/alerts-checks.ts';
import { isDone } from '#wire/http-checks.ts';
import { request } from '../net/api.ts';

const post = (path: string, body: object) => request(isAlertsInfo, 'POST', `/api/alerts/${path}`, body);

export const alerts = {
  get: () => request(isAlertsInfo, 'GET', '/api/alerts'),
  wish: (wishes: AlertWishes) => post('wishes', wishes),
  add: (way: NewWay) => post('ways', way),
  kinds: (id: string, kinds: readonly AlertKind[]) => post(`ways/${id}`, { kinds }),
  drop: (id: string) => post(`ways/${id}/drop`, {}),
  try: (id: string) => post(`ways/${id}/try`, {}),
  calendar: () => request(isCalendarInfo, 'GET', '/api/calendar'),
  newCalendar: () => request(isCalendarInfo, 'POST', '/api/calendar', {}),
  stopCalendar: () => request(isCalendarInfo, 'POST', '/api/calendar/stop', {}),
  confirm: (code: string) => request(isDone, 'POST', '/api/alerts/confirm', { code }),
  stop: (key: string) => request(isDone, 'POST', `/api/alerts/stop?key=${encodeURIComponent(key)}`, {}),
};
