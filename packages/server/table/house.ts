import type { Projected, Seats } from '#kernel';
import type { RefusedCode } from '#wire';
import type { Statement, Store, StoredChat, StoredTable, TableFrame, TableHead } from '../store/store.ts';
import type { Games } from './games.ts';
import type { Adviser, BotChooser, Explainer } from './thinking.ts';

/** A page of a chronicle: the number of its first event, and its events as JSON. */
export interface Page {
  readonly first: number;
  readonly events: Projected<string>;
}

/** By what an entry of the log is known to whoever asked for it. */
export interface EntryQuestion {
  readonly table: string;
  readonly person: string;
  readonly clientId: string;
}

/** A game as it was some time ago, as watchers were told of it. */
export interface Past {
  /** The newest entry of the log that had happened then. */
  readonly sequence: number;
  /** How many events watchers had heard. */
  readonly seen: number;
  /** The whole moment, a `Now`. */
  readonly now: Projected<string>;
  /** The end of the chronicle, and of it what was not known yet. */
  readonly page: Projected<string>;
  readonly fresh: Projected<string>;
}

/** What a table asks of the archive. */
export interface Archived {
  /** The page on which an event stands, as somebody with these seats heard it. `upTo` is the newest entry of the log. */
  page(table: string, ears: Seats, event: number, upTo: number): Promise<Page>;
  hasEntry(question: EntryQuestion): Promise<boolean>;
  /** The record of a game that is over, as JSON. */
  record(stored: StoredTable): Promise<Uint8Array>;
  /** The game as it was then; `known`: so many events have been told already. */
  past(stored: StoredTable, before: number, known: number): Promise<Past>;
}

/** Whoever tells people who are not here that something waits for them. */
export interface Herald {
  /** A table is not as it was, and whether that was done here; `looking` says who looks at it from here. */
  changed(head: TableHead, here: boolean, looking: (person: string) => boolean): void;
  /** Somebody looks at a table from now on: nothing of it is news to him. */
  saw(table: string, person: string): void;
  /** What is written down together with a line of chat. */
  wrote(table: string, frame: TableFrame, line: StoredChat, looking: (person: string) => boolean): readonly Statement[];
}

/** What a table needs of the house it stands in. */
export interface House {
  readonly store: Store;
  readonly games: Games;
  /** Old chronicles, records and repeats of long ago, made away from the thread that plays. */
  readonly archive: Archived;
  readonly bots: BotChooser & Adviser & Explainer;
  readonly herald: Herald;
  /** Bots wait this long before they act, so that people can follow. */
  readonly botPause: number;
  readonly botLease: number;
  /** Milliseconds after which a table of bots that nobody looks at sleeps. */
  readonly sleepAfter: number;
  /** So many milliseconds later than those who play, strangers see a listed game with secrets. */
  readonly watchBehind: number;
  /** Milliseconds between two looks at what is due. */
  readonly lookEvery: number;
  readonly now: () => number;
  /** The network from which a person last reached this node; thinking time is shared by it. */
  readonly addressOf: (person: string) => string;
  /** Something went wrong that no player can help. */
  complain(error: unknown, what: string, table: string): void;
  count(what: 'action' | 'bot' | 'timeout'): void;
  /** `unsure`: it is not known yet whether it is refused. */
  countRefusal(code: RefusedCode | 'unsure'): void;
  /** An action of a person is on disk, so many milliseconds after it arrived. */
  countAnswer(milliseconds: number): void;
}
