import type { AvoidRequest, AversionsInfo, Report } from '#wire';
import { ask } from '../net/api.ts';

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const polite = {
  avoid: (id: string, request: AvoidRequest) => ask<AversionsInfo>('POST', `${table(id)}/avoid`, request),
  report: (id: string, report: Report) => ask<unknown>('POST', `${table(id)}/report`, report),
  avoided: () => ask<AversionsInfo>('GET', '/api/avoided'),
  end: (id: string) => ask<AversionsInfo>('POST', '/api/avoided/end', { id }),
};
