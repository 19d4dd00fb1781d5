import type { ProjectedData, Seats } from '#kernel';
import type { RefusedCode } from '#wire';
import type { Statement, Store, StoredChat, StoredTable, TableSettings, TableHead } from '../store/store.ts';
import type { GameLibrary } from './game-library.ts';
import type { HintSource, BotChooser, ReasonSource } from './bot-thinking.ts';

/** A page of a chronicle: the number of its first event, and its events as JSON. */
export interface ChroniclePage {
  readonly first: number;
  readonly events: ProjectedData<string>;
}

/** By what an entry of the log is known to whoever asked for it. */
export interface LogEntryKey {
  readonly table: string;
  readonly person: string;
  readonly clientId: string;
}

/** A game as it was some time ago, as watchers were told of it. */
export interface DelayedSnapshot {
  /** The newest entry of the log that had happened then. */
  readonly sequence: number;
  /** How many events watchers had heard. */
  readonly seen: number;
  /** The whole moment, a `Now`. */
  readonly now: ProjectedData<string>;
  /** The end of the chronicle, and of it what was not known yet. */
  readonly page: ProjectedData<string>;
  readonly fresh: ProjectedData<string>;
}

/** What a table asks of the archive. */
export interface TableArchive {
  /** The page on which an event stands, as somebody with these seats heard it. `upTo` is the newest entry of the log. */
  page(table: string, ears: Seats, event: number, upTo: number): Promise<ChroniclePage>;
  hasEntry(question: LogEntryKey): Promise<boolean>;
  /** The record of a game that is over, as JSON. */
  record(stored: StoredTable): Promise<Uint8Array>;
  /** The game as it was then; `known`: so many events have been told already. */
  past(stored: StoredTable, before: number, known: number): Promise<DelayedSnapshot>;
}

/** Whoever tells people who are not here that something waits for them. */
export interface AlertSink {
  /** A table is not as it was, and whether that was done here; `looking` says who looks at it from here. */
  changed(head: TableHead, here: boolean, looking: (person: string) => boolean): void;
  /** Somebody looks at a table from now on: nothing of it is news to him. */
  saw(table: string, person: string): void;
  /** What is written down together with a line of chat. */
  wrote(table: string, settings: TableSettings, line: StoredChat, looking: (person: string) => boolean): readonly Statement[];
}

/** What a table needs of the house it stands in. */
export interface TableContext {
  readonly store: Store;
  readonly games: GameLibrary;
  /** Old chronicles, records and repeats of long ago, made away from the thread that plays. */
  readonly archive: TableArchive;
  readonly bots: BotChooser & HintSource & ReasonSource;
  readonly alerts: AlertSink;
  /** Bots wait this long before they act, so that people can follow. */
  readonly botDelay: number;
  readonly botLease: number;
  /** Milliseconds after which a table of bots that nobody looks at sleeps. */
  readonly suspendAfter: number;
  /** So many milliseconds later than those who play, strangers see a listed game with secrets. */
  readonly spectatorDelay: number;
  /** Milliseconds between two looks at what is due. */
  readonly pollInterval: number;
  readonly now: () => number;
  /** The network from which a person last reached this node; thinking time is shared by it. */
  readonly addressOf: (person: string) => string;
  /** Something went wrong that no player can help. */
  reportError(error: unknown, what: string, table: string): void;
  count(what: 'action' | 'bot' | 'timeout'): void;
  /** `unsure`: it is not known yet whether it is refused. */
  countRefusal(code: RefusedCode | 'unsure'): void;
  /** An action of a person is on disk, so many milliseconds after it arrived. */
  countAnswer(milliseconds: number): void;
}
