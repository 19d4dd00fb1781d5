import type { AlertKind, AlertsInfo, AlertWishes, CalendarInfo, NewWay } from '#wire';
import { request } from '../net/api.ts';

const post = (path: string, body: object) => request<AlertsInfo>('POST', `/api/alerts/${path}`, body);

export const alerts = {
  get: () => request<AlertsInfo>('GET', '/api/alerts'),
  wish: (wishes: AlertWishes) => post('wishes', wishes),
  add: (way: NewWay) => post('ways', way),
  kinds: (id: string, kinds: readonly AlertKind[]) => post(`ways/${id}`, { kinds }),
  drop: (id: string) => post(`ways/${id}/drop`, {}),
  try: (id: string) => post(`ways/${id}/try`, {}),
  calendar: () => request<CalendarInfo>('GET', '/api/calendar'),
  newCalendar: () => request<CalendarInfo>('POST', '/api/calendar', {}),
  stopCalendar: () => request<CalendarInfo>('POST', '/api/calendar/stop', {}),
  confirm: (code: string) => request<unknown>('POST', '/api/alerts/confirm', { code }),
  stop: (key: string) => request<unknown>('POST', `/api/alerts/stop?key=${encodeURIComponent(key)}`, {}),
};
