import type { ProjectedData, Seats } from '#kernel';
import type { RefusedCode } from '#wire';
import type { Statement, Store, StoredChat, StoredTable, TableSettings, TableHead } from '../../store/store.ts';
import type { GameLibrary } from '../state/game-library.ts';
import type { HintSource, BotChooser, ReasonSource } from './bot-services.ts';

/** A page of a chronicle: the number of its first event, and its events as JSON. */
export interface ChroniclePage {
  readonly first: number;
  readonly events: ProjectedData<string>;
}

/** The key of a request in the log. */
export interface LogEntryKey {
  readonly table: string;
  readonly person: string;
  readonly clientId: string;
}

/** A game as it was some time ago, as spectators are sent it. */
export interface DelayedSnapshot {
  /** The newest entry of the log that had happened then. */
  readonly sequence: number;
  /** How many events spectators had heard. */
  readonly seen: number;
  /** The whole snapshot, a `Now`. */
  readonly now: ProjectedData<string>;
  /** The end of the chronicle, and the events of it that are new. */
  readonly page: ProjectedData<string>;
  readonly fresh: ProjectedData<string>;
}

/** What a table asks of the archive. */
export interface TableArchive {
  /** The page that holds an event, as a viewer with these seats heard it. `upTo` is the newest entry of the log. */
  page(table: string, audienceSeats: Seats, event: number, upTo: number): Promise<ChroniclePage>;
  hasEntry(question: LogEntryKey): Promise<boolean>;
  /** The record of a game that is over, as JSON. */
  record(stored: StoredTable): Promise<Uint8Array>;
  /** The game as it was then; `known`: so many events have been sent already. */
  past(stored: StoredTable, before: number, known: number): Promise<DelayedSnapshot>;
}

/** Alerts people who are not connected. */
export interface AlertSink {
  /** A table has changed, by this node or another; `isViewing` says who views it at this node. */
  changed(head: TableHead, here: boolean, isViewing: (person: string) => boolean): void;
  /** A player views a table from now on: nothing of it is news. */
  viewed(table: string, person: string): void;
  /** The statements to commit together with a line of chat. */
  chatStatements(table: string, settings: TableSettings, line: StoredChat, isViewing: (person: string) => boolean): readonly Statement[];
}

/** What a table needs of its server. */
export interface TableContext {
  readonly store: Store;
  readonly games: GameLibrary;
  /** Old chronicles, records and repeats of long ago, read on other threads. */
  readonly archive: TableArchive;
  readonly bots: BotChooser & HintSource & ReasonSource;
  readonly alerts: AlertSink;
  /** Milliseconds that bots wait before they act, so that players can follow. */
  readonly botDelay: number;
  readonly botLease: number;
  /** Milliseconds after which a table of bots that no client follows is suspended. */
  readonly suspendAfter: number;
  /** Milliseconds by which spectators see a listed game with secrets later than its players. */
  readonly spectatorDelay: number;
  /** Milliseconds between two polls for what is due. */
  readonly pollInterval: number;
  readonly now: () => number;
  /** The network from which a person last reached this node; thinking time is shared by it. */
  readonly addressOf: (person: string) => string;
  /** Reports an error to the operator. */
  reportError(error: unknown, what: string, table: string): void;
  count(what: 'action' | 'bot' | 'timeout'): void;
  /** `unsure`: it is not known whether the request was committed. */
  countRefusal(code: RefusedCode | 'unsure'): void;
  /** An action of a player is durable, so many milliseconds after it arrived. */
  countAnswer(milliseconds: number): void;
}
