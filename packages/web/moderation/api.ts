import { list, number, object, oneOf, text } from '#kernel/check.ts';
import { type Aversion, AVERSIONS, type AversionInfo, type AversionsInfo, type AvoidRequest, type ReportSubject } from '#wire';
import { isDone } from '#wire/http-checks.ts';
import { request } from '../net/api.ts';

/** Whom a moderation action is about: the author of a chat line, the player on a seat, or the owner of a profile. */
export type ModerationTarget = { readonly table: string; readonly who: ReportSubject } | { readonly person: string };

const at = (room: 'tables' | 'people', id: string, verb: 'avoid' | 'report'): string => `/api/${room}/${encodeURIComponent(id)}/${verb}`;

const isAversionsInfo = object<AversionsInfo>({
  people: list(object<AversionInfo>({ id: text, name: text, how: oneOf(...AVERSIONS), at: number })),
});

export const moderation = {
  avoid: (subject: ModerationTarget, how: Aversion) =>
    'person' in subject
      ? request(isAversionsInfo, 'POST', at('people', subject.person, 'avoid'), { how })
      : request(isAversionsInfo, 'POST', at('tables', subject.table, 'avoid'), { how, who: subject.who } satisfies AvoidRequest),
  report: (subject: ModerationTarget, note: { readonly note?: string }) =>
    'person' in subject
      ? request(isDone, 'POST', at('people', subject.person, 'report'), note)
      : request(isDone, 'POST', at('tables', subject.table, 'report'), { ...subject.who, ...note }),
  avoided: () => request(isAversionsInfo, 'GET', '/api/avoided'),
  end: (id: string) => request(isAversionsInfo, 'POST', '/api/avoided/end', { id }),
};
