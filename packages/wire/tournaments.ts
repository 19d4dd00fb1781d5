import type { ClockPlan } from './http.ts';
import type { PlayerName } from './people.ts';

/** Several people, each against several others, table by table: `/api/tournaments`. */

/** Round robin, or a number of rounds against opponents with equal points (Swiss). */
export const TOURNAMENT_FORMS = ['round-robin', 'swiss'] as const;
export type TournamentForm = (typeof TOURNAMENT_FORMS)[number];

export const FEWEST_ENTRANTS = 2;
export const MOST_ENTRANTS = 16;

/** So many rounds are possible without meeting an opponent twice: with an odd number of entrants one rests in each. */
export const mostRounds = (entrants: number): number => (entrants % 2 === 0 ? entrants - 1 : entrants);

/** `POST /api/tournaments` answers `{ tournament }`. The game is played by two at each table, in its usual way. */
export interface NewTournament {
  readonly name: string;
  readonly game: string;
  readonly form: TournamentForm;
  /** For so many people at most. */
  readonly places: number;
  /** Of a Swiss tournament; never more than there can be without meeting twice. */
  readonly rounds?: number;
  /** A player without time left loses. */
  readonly clock?: ClockPlan;
  /** It stands in the lobby, and so do its tables; else only those find it who have its link. */
  readonly listed?: boolean;
}

export type TournamentPhase = 'gathering' | 'playing' | 'finished' | 'cancelled';

/** What lists show: `GET /api/tournaments` answers `{ tournaments }`, open ones and those of the one who asks. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly form: TournamentForm;
  readonly phase: TournamentPhase;
  readonly places: number;
  /** How many have come and have not left. */
  readonly count: number;
  /** The round that is played, from 1; 0 before the first. */
  readonly round: number;
  /** How many there are; before the start of a Swiss tournament as many as were wished for, and 0 where it depends on who comes. */
  readonly rounds: number;
  readonly clock: ClockPlan;
  readonly listed: boolean;
  /** The one who asks takes part, or has set it up. */
  readonly yours: boolean;
  readonly host: boolean;
  readonly createdAt: number;
}

export interface EntrantInfo extends PlayerName {
  readonly key: number;
  readonly you: boolean;
  /** Has left, or was removed. */
  readonly out: boolean;
}

/**
 * How somebody stands. Equal places are shared. Places follow from points, and where these are equal, everybody against everybody: from the games of the
 * equal ones with each other, then Sonneborn-Berger, then games won; in a Swiss tournament: from Buchholz, then Sonneborn-Berger, then the games with each
 * other, then games won. Whoever has left comes after all others.
 */
export interface StandingInfo {
  readonly key: number;
  readonly place: number;
  readonly points: number;
  /** The points of all opponents. */
  readonly buchholz: number;
  /** The points of beaten opponents, and half of those of drawn ones. */
  readonly sonnebornBerger: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** `played`: a game was played; `bye`: there was no opponent; `forfeit`: an entrant did not come, or has left. */
export type PairingEnd = 'played' | 'bye' | 'forfeit';

export interface PairingInfo {
  /** Who sits on the first seat and who on the second; one entrant in a bye. */
  readonly keys: readonly [number, number | null];
  /** Points of both; null as long as it is not over. */
  readonly points: readonly [number, number] | null;
  readonly how: PairingEnd | null;
  /** Its table: where the tournament is listed, and for those who take part. */
  readonly table: string | null;
}

export interface RoundInfo {
  readonly at: number;
  readonly endedAt: number | null;
  readonly pairings: readonly PairingInfo[];
}

/**
 * `GET /api/tournaments/:id`, for whoever has its link. `POST .../join`, `.../leave`, and of whoever has set it up `.../start`, `.../cancel` (both before it
 * begins) and `.../remove { key }`, answer the same as it stands then. Whoever leaves while it is played gives up his game and all that were to come.
 */
export interface TournamentInfo extends TournamentSummary {
  readonly organiser: PlayerName;
  readonly entrants: readonly EntrantInfo[];
  readonly standings: readonly StandingInfo[];
  readonly played: readonly RoundInfo[];
  /** When it is over: who won. */
  readonly winners: readonly number[];
}

/** To which tournament a table belongs. */
export interface TournamentOf {
  readonly id: string;
  readonly name: string;
  readonly round: number;
}

/**
 * `GET /api/calendar`; `POST /api/calendar {}` makes a new address, and the one before holds no more; `POST /api/calendar/stop {}` ends it. The feed itself
 * (`path`, below the address of this house) needs no session: whoever has the address reads it.
 */
export interface CalendarInfo {
  readonly path: string | null;
}
