import type { Aversion, AversionsInfo, Meant } from '#wire';
import { request } from '../net/api.ts';

/** Whom a moderation action is about: the author of a chat line, the player on a seat, or the owner of a profile. */
export type ModerationTarget = { readonly table: string; readonly who: Meant } | { readonly person: string };

const at = (room: 'tables' | 'people', id: string, verb: 'avoid' | 'report'): string => `/api/${room}/${encodeURIComponent(id)}/${verb}`;

export const moderation = {
  avoid: (subject: ModerationTarget, how: Aversion) =>
    'person' in subject
      ? request<AversionsInfo>('POST', at('people', subject.person, 'avoid'), { how })
      : request<AversionsInfo>('POST', at('tables', subject.table, 'avoid'), { how, who: subject.who }),
  report: (subject: ModerationTarget, note: { readonly note?: string }) =>
    'person' in subject
      ? request<unknown>('POST', at('people', subject.person, 'report'), note)
      : request<unknown>('POST', at('tables', subject.table, 'report'), { ...subject.who, ...note }),
  avoided: () => request<AversionsInfo>('GET', '/api/avoided'),
  end: (id: string) => request<AversionsInfo>('POST', '/api/avoided/end', { id }),
};
