import type { Aversion, AversionsInfo, Meant } from '#wire';
import { ask } from '../net/api.ts';

/** Of whom something is said: whoever wrote a line or sits on a chair of a table, or whose profile it is. */
export type Subject = { readonly table: string; readonly who: Meant } | { readonly person: string };

const at = (room: 'tables' | 'people', id: string, verb: 'avoid' | 'report'): string => `/api/${room}/${encodeURIComponent(id)}/${verb}`;

export const polite = {
  avoid: (subject: Subject, how: Aversion) =>
    'person' in subject
      ? ask<AversionsInfo>('POST', at('people', subject.person, 'avoid'), { how })
      : ask<AversionsInfo>('POST', at('tables', subject.table, 'avoid'), { how, who: subject.who }),
  report: (subject: Subject, note: { readonly note?: string }) =>
    'person' in subject
      ? ask<unknown>('POST', at('people', subject.person, 'report'), note)
      : ask<unknown>('POST', at('tables', subject.table, 'report'), { ...subject.who, ...note }),
  avoided: () => ask<AversionsInfo>('GET', '/api/avoided'),
  end: (id: string) => ask<AversionsInfo>('POST', '/api/avoided/end', { id }),
};
