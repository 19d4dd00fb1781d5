import type { AlertKind, AlertsInfo, AlertWishes, CalendarInfo, NewWay } from '#wire';
import { ask } from '../net/api.ts';

const post = (path: string, body: object) => ask<AlertsInfo>('POST', `/api/alerts/${path}`, body);

export const alerts = {
  get: () => ask<AlertsInfo>('GET', '/api/alerts'),
  wish: (wishes: AlertWishes) => post('wishes', wishes),
  add: (way: NewWay) => post('ways', way),
  kinds: (id: string, kinds: readonly AlertKind[]) => post(`ways/${id}`, { kinds }),
  drop: (id: string) => post(`ways/${id}/drop`, {}),
  try: (id: string) => post(`ways/${id}/try`, {}),
  calendar: () => ask<CalendarInfo>('GET', '/api/calendar'),
  newCalendar: () => ask<CalendarInfo>('POST', '/api/calendar', {}),
  stopCalendar: () => ask<CalendarInfo>('POST', '/api/calendar/stop', {}),
  confirm: (code: string) => ask<unknown>('POST', '/api/alerts/confirm', { code }),
  stop: (key: string) => ask<unknown>('POST', `/api/alerts/stop?key=${encodeURIComponent(key)}`, {}),
};
