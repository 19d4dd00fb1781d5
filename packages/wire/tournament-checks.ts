import { flag, list, type Members, nullable, number, object, oneOf, pair, text } from '#kernel/check.ts';
import { isClockPlan } from './http-checks.ts';
import { PLAYER_NAME } from './people-checks.ts';
import {
  type EntrantInfo,
  type PairingInfo,
  type RoundInfo,
  type StandingInfo,
  TOURNAMENT_FORMS,
  type TournamentInfo,
  type TournamentSummary,
} from './tournaments.ts';
import type { PlayerName } from './people.ts';

/** The form of what the server answers about tournaments. */

const SUMMARY: Members<TournamentSummary> = {
  id: text,
  name: text,
  game: text,
  form: oneOf(...TOURNAMENT_FORMS),
  phase: oneOf('gathering', 'playing', 'finished', 'cancelled'),
  places: number,
  count: number,
  round: number,
  rounds: number,
  clock: isClockPlan,
  listed: flag,
  yours: flag,
  host: flag,
  createdAt: number,
};

const isPairing = object<PairingInfo>({
  keys: pair(number, nullable(number)),
  points: nullable(pair(number, number)),
  how: nullable(oneOf('played', 'bye', 'forfeit')),
  table: nullable(text),
});

export const isTournamentInfo = object<TournamentInfo>({
  ...SUMMARY,
  organiser: object<PlayerName>(PLAYER_NAME),
  entrants: list(object<EntrantInfo>({ ...PLAYER_NAME, key: number, you: flag, out: flag })),
  standings: list(
    object<StandingInfo>({
      key: number,
      place: number,
      points: number,
      buchholz: number,
      sonnebornBerger: number,
      won: number,
      drawn: number,
      lost: number,
    }),
  ),
  played: list(object<RoundInfo>({ at: number, endedAt: nullable(number), pairings: list(isPairing) })),
  winners: list(number),
});

export const isTournamentList = object<{ readonly tournaments: readonly TournamentSummary[] }>({
  tournaments: list(object<TournamentSummary>(SUMMARY)),
});

export const isNewTournamentAnswer = object<{ readonly tournament: string }>({ tournament: text });
