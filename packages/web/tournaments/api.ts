import type { NewTournament, TournamentInfo, TournamentSummary } from '#wire';
import { ensureSession } from '../user/currentUser.ts';
import { request } from '../net/api.ts';

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
const post = (id: string, verb: string, body: object = {}) => request<TournamentInfo>('POST', `${path(id)}/${verb}`, body);

export const tournaments = {
  list: async () => {
    await ensureSession();
    return (await request<{ readonly tournaments: readonly TournamentSummary[] }>('GET', '/api/tournaments')).tournaments;
  },
  get: async (id: string) => {
    await ensureSession();
    return request<TournamentInfo>('GET', path(id));
  },
  add: async (plan: NewTournament) => (await request<{ readonly tournament: string }>('POST', '/api/tournaments', plan)).tournament,
  join: (id: string) => post(id, 'join'),
  leave: (id: string) => post(id, 'leave'),
  start: (id: string) => post(id, 'start'),
  cancel: (id: string) => post(id, 'cancel'),
  remove: (id: string, key: number) => post(id, 'remove', { key }),
};
