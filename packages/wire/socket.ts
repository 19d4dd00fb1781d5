import type { Action, GameEvent, Outcome, Param, Prompt } from '#kernel';
import type { ClockPlan, ContentInfo, OnTimeout, Phase, SeatInfo, SequelInfo, SequelOf, SeriesInfo } from './http.ts';
import type { ErrorCode, RefusedCode } from './faults.ts';
import type { TournamentOf } from './tournaments.ts';

/**
 * What server and client say over the WebSocket `/ws`: one JSON object a message. A connection may watch several tables. Identity comes
 * from the session cookie of the upgrade request, never from a message.
 */
export type ClientMessage =
  /** Follow a table. `seen`: how many events this viewer has already; the answer is `gap` with the rest, or `table` when that is too much at once. */
  | { readonly t: 'watch'; readonly table: string; readonly seen?: number }
  /** Asks for the page of the chronicle on which event `number` stands. Answered by `page`; changes nothing. */
  | { readonly t: 'page'; readonly table: string; readonly number: number }
  /** Stop following a table. */
  | { readonly t: 'leave'; readonly table: string }
  /** Submit a move. `id` is made by the client and unique: a repeat is recognised. `seen` is the number of events on which the choice was made. */
  | {
      readonly t: 'act';
      readonly table: string;
      readonly id: string;
      readonly seat: number;
      readonly seen: number;
      readonly action: Action;
    }
  /** Take back the last decision of this seat, where the rules of the game allow it. */
  | { readonly t: 'undo'; readonly table: string; readonly id: string; readonly seat: number; readonly seen: number }
  /** Give up the game for this seat. */
  | { readonly t: 'resign'; readonly table: string; readonly id: string; readonly seat: number }
  /** The clock of this seat, an opponent's, has run out: make it give up. Only where the table was set up so, and until the opponent moves. */
  | { readonly t: 'claim'; readonly table: string; readonly id: string; readonly seat: number }
  /** Vote (or withdraw the vote) to end the game without a result. It ends when all human players have voted for it. */
  | { readonly t: 'abandon'; readonly table: string; readonly id: string; readonly wish: boolean }
  /**
   * Standing order: do not ask this seat questions of this kind (the id of their prompt, or `*` for every question that may be passed); the server passes for it until the part of the
   * game named in `until` is over, or, with `always`, until the order is withdrawn. `until: null` withdraws it. With `harmless`, only where passing costs the seat
   * nothing. No other client learns of it.
   */
  | {
      readonly t: 'order';
      readonly table: string;
      readonly id: string;
      readonly seat: number;
      readonly kind: string;
      readonly until: string | null;
      readonly harmless?: true;
    }
  /** Asks why an action is not possible. Answered by `why`; changes nothing. */
  | { readonly t: 'explain'; readonly table: string; readonly id: string; readonly seat: number; readonly action: Action }
  /** Asks for a hint. Answered by `hint`, to the asking client only; changes nothing. Refused where the table allows no hints. */
  | { readonly t: 'hint'; readonly table: string; readonly id: string; readonly seat: number; readonly seen: number }
  /** A line of chat to all clients that follow the table; with a `seat`, only to its team. */
  | { readonly t: 'say'; readonly table: string; readonly id: string; readonly text: string; readonly seat?: number }
  /** Commits to this seat's contribution to the random seed: its hash. Sent after the client has stored the server's commitment. */
  | { readonly t: 'promise'; readonly table: string; readonly id: string; readonly seat: number; readonly promise: string }
  /** Reveals the contribution, after every player has committed. The game begins with the last reveal. */
  | { readonly t: 'contribute'; readonly table: string; readonly id: string; readonly seat: number; readonly words: string }
  /** Whether the page is in the background. Sent when it changes; the default is the foreground. */
  | { readonly t: 'away'; readonly away: boolean }
  /** Keeps the connection open. Answered by `pong`. */
  | { readonly t: 'ping' };

/** So many events stand on a page of a chronicle, the last one apart. Events are counted from one; the first page has events 1 to `PAGE`. */
export const PAGE = 100;

/** What one seat of the viewer can do now. */
export interface SeatTurn<A extends Action = Action> {
  readonly seat: number;
  readonly prompt: Prompt | null;
  readonly options: readonly A[];
  /** What the seat may do besides, asked or not, without moving the game on. Left out where there is nothing. */
  readonly asides?: readonly A[];
  readonly canUndo: boolean;
  /** Nothing is an answer to this question: it may be left to an order that stands until one of these is over, or `always`. */
  readonly untils?: readonly string[];
  /** The order may be restricted to where passing costs the seat nothing. */
  readonly mayBeHarmless?: true;
}

/** A kind of question that a seat is not asked, until when, and whether it is being answered just now. */
export interface StandingOrder {
  readonly seat: number;
  readonly kind: string;
  readonly until: string;
  /** Only where passing costs the seat nothing. */
  readonly harmless?: true;
  readonly answers: boolean;
}

/** The end of an order that stands until it is taken back. */
export const ALWAYS = 'always';

/** The kind of an order that is for all questions to which nothing is an answer. */
export const EVERYTHING = '*';

/** Everything a viewer may know about the present moment. It is made by the projector only. */
export interface Now {
  /** How many events this viewer has heard so far: the number of the newest one. */
  readonly seen: number;
  readonly phase: Phase;
  /**
   * Through whose eyes `view` is: the viewer's seat, with several the one that is asked. In a game with secrets, when none of several is asked,
   * the watchers': whoever sits before the screen then, the secrets of a seat are not for all of them.
   */
  readonly eyes: number | 'spectator';
  /** What those eyes see. Null while gathering. */
  readonly view: unknown;
  /** True in an `update` whose `view` is a `Patch`: only what changed since the view told before. */
  readonly partial?: true;
  readonly waiting: readonly number[];
  /** The viewer's own seats that are asked, have an aside to make, or could undo. */
  readonly turns: readonly SeatTurn[];
  /** The orders of the viewer's own seats; left out where there are none. */
  readonly orders?: readonly StandingOrder[];
  readonly outcome: Outcome | null;
  readonly rounds: number;
  /** One number a seat, for the plot. */
  readonly progress: readonly number[];
}

/** What speaks for a move: worded in the game's locale under `why.<topic>`. Negative where it speaks against it, 0 where the words are a whole sentence. */
export interface HintReason {
  readonly topic: string;
  readonly gain: number;
  readonly params?: { readonly [name: string]: Param };
}

export interface ChatLine {
  /** Numbered apart in open chat and in each team. */
  readonly number: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
  /** Said in the viewer's team, and sent to no other client. */
  readonly team?: true;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly content: ContentInfo;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockPlan;
  /** Server time at which the clocks of `seats` were read, and whether they run. */
  readonly clockAt: number;
  readonly onTimeout: OnTimeout;
  /** Seats against which the viewer may claim when their time is over; left out where claims are not possible. */
  readonly claims?: readonly number[];
  readonly listed: boolean;
  /** What is told here happened so many milliseconds ago at least: strangers see a listed game with secrets later than those who play. */
  readonly behind?: number;
  /** It counts for the ratings of all players. */
  readonly rated?: true;
  /** Whether those who play may ask what the book would do: where the host allows it, and always where one person plays with bots. */
  readonly hints: boolean;
  /** Bots say in the chronicle why they moved (events of the type `botWhy`, whose `why` is a text: `{ action, reasons }` as in `hint`), because the host wants it. */
  readonly reasons?: true;
  /** Who may talk among themselves, each as the seats that read it. Left out where the host does not allow it. */
  readonly teams?: readonly (readonly number[])[];
  /** People who were not invited may write: spectators, and players who sat down uninvited. */
  readonly strangersTalk?: true;
  /** The viewer was not invited, and strangers do not write here. */
  readonly silent?: true;
  readonly host: boolean;
  /** Played in one browser without a server; on a server, brought there afterwards. */
  readonly offline?: true;
  /** The fingerprint of the server's secret, published before anybody adds anything. */
  readonly commitment: string;
  /** While the table gathers, what each seat has promised, empty where nothing; null afterwards, and at tables set before there were promises. */
  readonly promises: readonly string[] | null;
  readonly rematch: string | null;
  /** The series that this game belongs to, where there is one. */
  readonly series?: SeriesInfo;
  /** The tournament that this game belongs to. */
  readonly tournament?: TournamentOf;
  /** When the game is over and its kind leads into another. */
  readonly sequel?: SequelInfo;
  readonly sequelOf?: SequelOf;
  /** The name of the ending of an earlier game that the options bring along. Without `sequelOf` it was picked by hand, and nothing proves it. */
  readonly carried?: string;
  /** Codes of invited seats, only for the host. */
  readonly codes: readonly { readonly seat: number; readonly code: string }[];
}

export type ServerMessage =
  /**
   * The whole table: answer to `watch` without `seen`. `events` is the end of the chronicle as this viewer heard it, up to event `now.seen`; what came
   * before is on its pages.
   */
  | {
      readonly t: 'table';
      readonly table: string;
      readonly info: TableInfo;
      readonly now: Now;
      readonly events: readonly GameEvent[];
      readonly chat: readonly ChatLine[];
    }
  /** What came after `seen`, on coming back. */
  | {
      readonly t: 'gap';
      readonly table: string;
      readonly info: TableInfo;
      readonly now: Now;
      readonly events: readonly GameEvent[];
      readonly chat: readonly ChatLine[];
    }
  /**
   * Something happened: new events (numbers `now.seen - events.length + 1` to `now.seen`) and the new moment. `done`: it is what the receiver asked
   * for under this id, and it is on disk; no `done` of its own follows.
   */
  | { readonly t: 'update'; readonly table: string; readonly done?: string; readonly events: readonly GameEvent[]; readonly now: Now }
  /** A page of the chronicle as this viewer heard it, beginning with event `first`. */
  | { readonly t: 'page'; readonly table: string; readonly first: number; readonly events: readonly GameEvent[] }
  /** Seats, presence, clocks or settings of the table changed. */
  | { readonly t: 'info'; readonly table: string; readonly info: TableInfo }
  /** A new line of chat. */
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  /** What was asked under this id is on disk: a repeat, or something that brought no `update`. */
  | { readonly t: 'done'; readonly table: string; readonly id: string; readonly seen: number }
  /** The action was not taken and nothing has changed. */
  | {
      readonly t: 'refused';
      readonly table: string;
      readonly id: string;
      readonly code: RefusedCode;
      readonly message: string;
      readonly rules: readonly string[];
    }
  /** Not known yet whether what was asked under this id is on disk: ask again with the same id, and it is done once at most. */
  | { readonly t: 'unsure'; readonly table: string; readonly id: string }
  /** Answer to `explain`: the rules that forbid the action. */
  | { readonly t: 'why'; readonly table: string; readonly id: string; readonly legal: boolean; readonly rules: readonly string[] }
  /** A good move for the moment that was asked about, and what speaks for it and against it. */
  | { readonly t: 'hint'; readonly table: string; readonly id: string; readonly action: Action; readonly reasons: readonly HintReason[] }
  /** The message could not be read or was refused as a whole: not JSON, unknown, too large, too fast. `no-answer`: the server could not answer; ask again. */
  | { readonly t: 'error'; readonly code: ErrorCode; readonly message: string }
  /** Answer to `ping`. */
  | { readonly t: 'pong' };
