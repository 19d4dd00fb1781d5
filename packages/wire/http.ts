import type { Language, RecordFault, ContentSource } from '#kernel';
import type { FaultCode } from './faults.ts';
import type { Holiday } from './holidays.ts';
import type { ReportSubject } from './politeness.ts';

/** What server and client say over HTTP: JSON bodies, `/api/...`, the session in a cookie. */

/** Every refusal over HTTP, with a matching status: 400 bad input, 401, 403, 404, 409, 413, 429. */
export interface ApiError {
  readonly error: {
    readonly code: FaultCode;
    /** Plain English for client developers; clients translate the code and the reason. */
    readonly message: string;
    readonly rules?: readonly string[];
    /** The field that is wrong. */
    readonly path?: string;
    /** What is wrong with it, or with a document: the name of a sentence in `kernel/locale`, in `content/locale` of a game or under `fault.reason`. */
    readonly reason?: string;
    /** What is wrong with a record that is not true. */
    readonly untrue?: RecordFault;
    /** What the sentence of the reason needs. */
    readonly params?: { readonly [name: string]: string | number };
  };
}

/** `GET /api/me`; the first call makes a guest. `POST /api/me { name }` changes the display name. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Name of the account, or null for a guest. `POST /api/account/register|login { account, password }`, `POST /api/account/logout`. */
  readonly account: string | null;
}

export type SeatPlan =
  /** The person who sets the table up. */
  | { readonly kind: 'me' }
  /** Anybody from the public lobby, or with the link. */
  | { readonly kind: 'open' }
  /** Only with the link of this seat. */
  | { readonly kind: 'invited' }
  | { readonly kind: 'bot'; readonly level: string }
  /** Another person at the same screen as the one who sets the table up. */
  | { readonly kind: 'hot-seat'; readonly name: string };

export type ClockPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bankSeconds: number; readonly incrementSeconds: number }
  /** A move that takes longer than its days is charged to a reserve, which does not grow again. */
  | { readonly kind: 'correspondence'; readonly daysPerMove: number; readonly reserveDays?: number };

/** What happens to a seat whose time runs out: a bot goes on, it gives up, the game ends without a result, or nothing until one of the others claims that it gives up. */
export type OnTimeout = 'bot' | 'loses' | 'ends' | 'claim';

/** `POST /api/tables` */
export interface NewTable {
  readonly game: string;
  readonly options?: unknown;
  /** Another content pack than the standard one. */
  readonly content?: unknown;
  readonly seats: readonly SeatPlan[];
  readonly clock?: ClockPlan;
  readonly onTimeout?: OnTimeout;
  readonly listed?: boolean;
  /** What is spoken at the table, for those who look for one in the lobby. */
  readonly language?: Language;
  /** Whether people who play may ask what the book would do. Where one person plays with bots they always may. */
  readonly hints?: boolean;
  /** Bots explain their moves in the chronicle, as far as all players may know; not in rated games. */
  readonly reasons?: boolean;
  /** Those who play together may talk among themselves. */
  readonly teamTalk?: boolean;
  /**
   * It counts for the ratings of everybody who sits down, who needs an account for it; bots that sit there from the beginning are rated with the others.
   * It has a clock, and whoever has no time left gives up; no hints, no reasons of bots, no content of the host's own, nobody at the same screen: 400 `not-rated`.
   */
  readonly rated?: boolean;
  /** The first game of several, of people only. */
  readonly series?: { readonly best: 3 | 5 | 7 };
  /**
   * Strangers may write at the table: whoever only watches, and whoever sat down without a link of the host and without a chair kept for him (in a rematch
   * or a sequel). Else they only read.
   */
  readonly strangersTalk?: boolean;
}

/** The state of a series: its games are tables that follow each other by `rematch`, each player one seat further on. */
export interface SeriesInfo {
  readonly best: number;
  /** Which game of it this is, from 1. */
  readonly number: number;
  /** Games won, seat by seat, this one included when it is over. */
  readonly wins: readonly number[];
  /** A player has won more than half of it, or all games have been played: a rematch is a game of its own. */
  readonly decided: boolean;
  /** The tables of the games before, for those who play. */
  readonly tables: readonly string[];
}

/** Answer to `POST /api/tables`. The codes belong in the fragment of a link (`/join/<table>#<code>`), never in a path. */
export interface NewTableAnswer {
  readonly table: string;
  readonly codes: readonly { readonly seat: number; readonly code: string }[];
}

/** `POST /api/tables/:id/join { name?, code?, seat? }` seats the caller; 409 when the seat is gone. Answers `{ seat }`. `.../place` only says which seat that would be. */
export interface JoinRequest {
  readonly name?: string;
  readonly code?: string;
  readonly seat?: number;
}

/**
 * `POST /api/tables/:id/fill { level, seat? }`: bots of this level on all empty chairs, or on the one named. Only the host, only while the table gathers:
 * 403 `not-host`, 409 `has-begun`; 409 `seat-gone` when no such chair is empty, 400 `no-level`. Links to those chairs hold no more. Answers `{}`;
 * everybody at the table is told by `info`, and the game begins when nobody else is waited for.
 */
export interface FillRequest {
  readonly level: string;
  readonly seat?: number;
}

/**
 * `POST /api/tables/:id/swap { seats: [0, 2] }`: whoever sits on these two chairs, or may sit down there by a link, changes places. Only the host, only
 * while the table gathers. What was promised for the two seats is promised anew by the clients themselves, and words that were opened are worth
 * nothing any more (`nextLots`). Answers `{}`; everybody is told by `info`.
 */
export interface SwapRequest {
  readonly seats: readonly [number, number];
}

/** `POST /api/tables/:id/reasons { tell }`: whether bots explain their moves in the chronicle from now on. Only the host, until the game is over; not in rated games. Answers `{}`; all clients are sent `info`. */
export interface ReasonsRequest {
  readonly tell: boolean;
}

/** `POST /api/tables/:id/strangers { talk }`: whether people who were not invited may write from now on. Only the host, until the game is over. Answers `{}`; all clients are sent `info`. */
export interface StrangersRequest {
  readonly talk: boolean;
}

/** `POST /api/tables/:id/cancel {}`: the host cancels a table that gathers; it is `abandoned`, and all clients are sent `info` and `update`. Answers `{}`. */

export type Phase = 'gathering' | 'playing' | 'finished' | 'abandoned';

export interface SeatInfo {
  readonly kind: 'human' | 'bot' | 'open' | 'invited';
  /** Display name; null on an empty seat. */
  readonly name: string | null;
  readonly level?: string;
  /** The viewer plays this seat (hot-seat: several). */
  readonly yours: boolean;
  readonly connected: boolean;
  /** Milliseconds left as of `clockAt`, or null without a clock. */
  readonly clock: number | null;
  /** The clock stands still then: the holiday that the player has now, or the next one. Left out where there is none. */
  readonly holiday?: Holiday;
  /** Has opened the words that it adds to the chance of this table. */
  readonly contributed: boolean;
  /** The chair is kept for the viewer, who may sit down there without a code. */
  readonly kept?: true;
  /** For the host: the invited person. At a table of a tournament all clients are sent it. */
  readonly keptFor?: string;
  /** Wants to abandon the game by agreement. */
  readonly wantsToAbandon: boolean;
}

/** What lists show: `GET /api/lobby` and `GET /api/mine` answer `{ tables: TableSummary[] }`. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly number[];
  readonly yourTurn: boolean;
  readonly rounds: number;
  readonly clock: ClockPlan;
  /** When something last happened that every viewer could notice; to spectators who see the game delayed, when the table was created. */
  readonly updatedAt: number;
  /** Seats that won, when finished. */
  readonly winners: readonly number[] | null;
  /** The caller is invited to this table. */
  readonly invited?: true;
  /** What is spoken there, where it was said. */
  readonly language?: Language;
  /** It counts for the ratings. */
  readonly rated?: true;
  /** Played in one browser without a server; on a server, brought there afterwards. */
  readonly offline?: true;
  /** The table of the game that follows, once a player has gone on to it. */
  readonly sequel?: string;
  /** The game with whose ending this one begins. */
  readonly sequelOf?: SequelOf;
  /** What follows a finished game; only from `GET /api/tables/:id`, which looks into the game. */
  readonly leadsTo?: SequelInfo;
}

/** Where the beginning of a table comes from: another table, the game played there, the fingerprint of its last state and the name of its ending. */
export interface SequelOf {
  readonly table: string;
  readonly game: string;
  readonly fingerprint: string;
  readonly link: string;
}

/** The game that follows a finished one. */
export interface SequelInfo {
  readonly game: string;
  /** The name of the ending there; null when this ending earns nothing, and nothing follows. */
  readonly link: string | null;
  /** Its table, once a player has asked for it. */
  readonly table: string | null;
}

/** Where a content pack stands: which one it is and what in it is reconstructed. */
export interface ContentInfo {
  readonly title: string;
  readonly standard: boolean;
  readonly provenance: readonly { readonly id: string; readonly source: ContentSource }[];
}

/** `POST /api/tables/:id/report`: reports a line of chat, by its number (`team`: in the chat of the reporter's team), or the name at a seat, to the operator. */
export type Report = ReportSubject & {
  /** What the reporter has to say about it. */
  readonly note?: string;
};

/** `POST /api/tables/:id/rematch` answers `NewTableAnswer`; the old table then carries `rematch`. */
/**
 * `POST /api/tables/:id/sequel` answers `NewTableAnswer`: the table of the game that a finished one leads into, made for the first who asks; the
 * others are led to the same. Only for those who played. 409 before the end, and when the ending earns nothing there.
 */
/**
 * `POST /api/records`, the record of a game that was played offline and is over: it is played again by the rules, every draw is computed anew, and it is
 * kept among the tables of whoever brings it, marked. Answers `{ table }`; a second time the same table. 400 `untrue` with what is wrong, and nothing is kept.
 */
/** `GET /api/tables/:id/note` answers what the caller has written to himself there, `{ text }`; `POST` with the same form writes it. Only for those who sit there. */
export interface Note {
  readonly text: string;
}

/** `GET /api/tables/:id/record` answers a `GameRecord` once the game is over (409 before). */
