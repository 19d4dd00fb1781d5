import type { NewTournament } from '#wire';
import { isNewTournamentAnswer, isTournamentInfo, isTournamentList } from '#wire/tournament-checks.ts';
import { ensureSession } from '../user/currentUser.ts';
import { request } from '../net/api.ts';

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
const post = (id: string, verb: string, body: object = {}) => request(isTournamentInfo, 'POST', `${path(id)}/${verb}`, body);

export const tournaments = {
  list: async () => {
    await ensureSession();
    return (await request(isTournamentList, 'GET', '/api/tournaments')).tournaments;
  },
  get: async (id: string) => {
    await ensureSession();
    return request(isTournamentInfo, 'GET', path(id));
  },
  add: async (plan: NewTournament) => (await request(isNewTournamentAnswer, 'POST', '/api/tournaments', plan)).tournament,
  join: (id: string) => post(id, 'join'),
  leave: (id: string) => post(id, 'leave'),
  start: (id: string) => post(id, 'start'),
  cancel: (id: string) => post(id, 'cancel'),
  remove: (id: string, key: number) => post(id, 'remove', { key }),
};
