import type { Action, Draw, Language, Seat, Seats, AddressedEvent } from '#kernel';
import type { ClockPlan, Holiday, OnTimeout, Phase, SequelOf, TournamentOf } from '#wire';
import type { StoredRow, Value } from './rows.ts';
import type { StatementName } from './statements.ts';

/** A statement with its values. */
export type Statement = readonly [StatementName, ...Value[]];

/** Where everything that must survive is kept. Two kinds exist: a SQLite file, and PostgreSQL for several nodes. */
export interface Store {
  /** Other nodes may write too: what is in memory is only a cache, and `onChange` tells when it is old. */
  readonly shared: boolean;

  /** A secret of this house's own, the same for all nodes: for what must not be known outside and must not change. */
  secret(): Promise<string>;

  addPerson(person: Person, at: number): Promise<void>;
  person(id: string): Promise<Person | null>;
  rename(id: string, name: string): Promise<void>;
  /** False when the account's name is taken, or the person has an account already. What else is to be written is written with it or not at all. */
  claimAccount(id: string, account: string, passwordHash: string | null, also?: readonly Statement[]): Promise<boolean>;
  /** Null for a person who logs in with a passkey only. */
  personByAccount(account: string): Promise<{ person: Person; passwordHash: string | null } | null>;

  /** Only a hash of the token is ever stored. */
  addSession(tokenHash: string, person: string, at: number, agent: string): Promise<void>;
  session(tokenHash: string): Promise<Session | null>;
  /** It is in use: it was last used then. */
  useSession(tokenHash: string, at: number): Promise<void>;
  endSession(tokenHash: string): Promise<void>;
  /** Called with each that ends before its time, here or on another node; null when some may have been missed. */
  onSessionEnd(listener: (tokenHash: string | null) => void): void;
  /** Ends all that were last used before. */
  endSessions(before: number): Promise<void>;

  /** Kept already, it is noted that it was used again. */
  addPack(hash: string, pack: string, at: number): Promise<void>;
  pack(hash: string): Promise<string | null>;

  /** `origin` says where it was made; left out, its host is where it comes from. `log`: what happened there already, from the set-up on, as the JSON of a `LogEntry[]`. */
  addTable(table: StoredTable, origin?: string, log?: string): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** The same without the game itself. */
  head(id: string): Promise<TableHead | null>;
  /**
   * Durable when it resolves. Throws `Conflict` when another writer changed the table first and `RejectedWrite` when the store refused it: then
   * nothing is written. After any other error it may be written, now or in a while.
   */
  commit(change: Change): Promise<void>;
  /** Entries with `after < sequence`, oldest first. */
  entriesAfter(table: string, after: number): Promise<LogEntry[]>;
  /** The newest entries with `sequence < before`, newest first. */
  entriesBefore(table: string, before: number, limit: number): Promise<LogEntry[]>;

  /** Throws `Conflict` when the number is taken. What else is to be written is written with it or not at all. */
  addChat(table: string, line: StoredChat, also?: readonly Statement[]): Promise<void>;
  /** Open chat (team `NOBODY`) or that of one team; never both. */
  chatAfter(table: string, team: Seats, after: number): Promise<StoredChat[]>;
  /** The last lines, oldest first. */
  chatTail(table: string, team: Seats, limit: number): Promise<StoredChat[]>;

  /** Listed tables that are gathering or playing and had activity since then: the newest of every host first, then the second of every host. */
  lobby(since: number, limit: number): Promise<TableHead[]>;
  tablesOf(person: string, limit: number): Promise<TableHead[]>;
  /** Tables at which something is due: a clock runs out, a bot is to move. */
  due(now: number, limit: number): Promise<string[]>;

  /** Tables of people where something happened, oldest first: from this moment on, and of the same moment those with a later id. Moves may come a second late. */
  changedTables(since: number, after: string, limit: number): Promise<TableHead[]>;
  /** How many tables gather or are played that this person hosts, or that come from this place. */
  openTables(by: 'host' | 'origin', whose: string): Promise<number>;
  /** Tables of this kind where nothing has happened since then, oldest first. */
  oldTables(kind: OldTables, before: number, limit: number): Promise<string[]>;
  /** Removes a table with all that belongs to it. False when something has happened there since then, and it stays. */
  dropTable(id: string, before: number): Promise<boolean>;
  /** Removes the oldest guests that were not used since then and who are at no table. */
  dropGuests(before: number, limit: number): Promise<void>;
  /** Removes packs that were last chosen before then and are at no table. */
  dropPacks(before: number): Promise<void>;

  /** For those who look after the house: what one statement finds, and several that are done together or not at all. */
  rows(name: StatementName, ...values: Value[]): Promise<StoredRow[]>;
  /** Answers how many rows the first of them changed. */
  change(...statements: readonly Statement[]): Promise<number>;
  /** The others are done together with the first, and only where that changes something. False when it does not: nothing is written then. */
  changeIf(first: Statement, ...others: readonly Statement[]): Promise<boolean>;
  /** Notifies all nodes, this one too, that mutes, bans or names have changed. */
  peopleChanged(): Promise<void>;
  onPeopleChange(listener: () => void): void;

  /** Notifies all nodes, this one too, that the block lists of a person have changed. */
  blockListChanged(person: string): Promise<void>;
  /** Called with that person; null when some notifications may have been missed. */
  onBlockListChange(listener: (person: string | null) => void): void;

  /** Called with the id of a table that another node changed; null when some changes may have been missed. */
  onChange(listener: (table: string | null) => void): void;
  /** Throws when the store cannot answer, or does not hear of what other nodes change. */
  ping(): Promise<void>;
  /** How the connections to the database stand; null for a store that has none. */
  condition(): Condition | null;
  /** What lies on the disk of this machine; null for a store that is elsewhere. */
  sizes(): Sizes | null;
  close(): Promise<void>;
}

/** Never begun; begun by people and not ended; given up; and everything at which no person has a seat. */
export type OldTables = 'gathering' | 'playing' | 'abandoned' | 'bots';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
}

export interface Session {
  readonly person: Person;
  /** To the day: writing it down with every request would be too much. */
  readonly usedAt: number;
}

export interface StoredSeat {
  readonly kind: 'human' | 'bot' | 'open' | 'invited';
  /** Who owns what this seat knows. A bot that took over leaves it in place. */
  readonly person: string | null;
  readonly name: string | null;
  readonly level: string | null;
  /** A person with this code may sit down. */
  readonly code: string | null;
  /** In a rematch or a sequel: the only person who may sit here without a code. */
  readonly reservedFor: string | null;
  /** The name under which the host knows the invited person; empty when the seat is not reserved any more. */
  readonly keptName?: string;
  /** What this seat added to the chance of the table; empty until it is opened. */
  readonly words: string;
  /** The fingerprint of what it will add. */
  readonly promise?: string;
  /** Whether the seat was open or invited before a player sat down. */
  readonly offered?: 'open' | 'invited';
  readonly wantsToAbandon: boolean;
  /** Whether the host had invited the player, by a link or by reserving the seat. Left out on empty seats, and at old tables. */
  readonly came?: 'invited' | 'uninvited';
  /** When the person does not play; written down here in games by letter. */
  readonly holidays?: readonly Holiday[];
  /** The pseudonym of a deleted account, for rated games. */
  readonly gone?: string;
  /** Standing orders of the player. They are sent to no other. */
  readonly orders?: readonly StoredOrder[];
}

/** Nothing is the answer to all questions of this kind. */
export interface StoredOrder {
  readonly kind: string;
  /** The stretch of the game with which it ends and how that was marked then; null when it stands until it is taken back. */
  readonly until: { readonly span: string; readonly mark: number } | null;
  /** Only where passing costs the seat nothing. */
  readonly harmless?: true;
}

/** Games of the same people, until one has won more than half of `best`. */
export interface Series {
  readonly best: number;
  /** What each person has won before this table. */
  readonly wins: { readonly [person: string]: number };
  /** The tables with a result before this one, oldest first. */
  readonly tables: readonly string[];
}

/** What is agreed on before the game and hardly changes in it. */
export interface TableSettings {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** Hash of the content pack, or null for the one that ships with the game. */
  readonly pack: string | null;
  readonly seats: readonly StoredSeat[];
  readonly clock: ClockPlan;
  readonly onTimeout: OnTimeout;
  readonly listed: boolean;
  /** The host lets all players ask for hints. */
  readonly hints?: true;
  /** The host wants bots to say why they moved. */
  readonly reasons?: true;
  /** Those who play together may talk among themselves. */
  readonly teamTalk?: true;
  /** What is spoken at the table, for those who look for one. */
  readonly language?: Language;
  /** All players agreed that it counts for the ratings. */
  readonly rated?: true;
  /** People who were not invited may not write. Left out where the host lets them, and at old tables. */
  readonly strangersSilent?: true;
  /** Empty at tables without a host. */
  readonly host: string;
  /** 64 hexadecimal digits. Never shown before the game is over. */
  readonly secret: string;
  /** How people take part in its chance; left out at tables set before they promised their words. */
  readonly chance?: 2;
  readonly rematch: string | null;
  /** The table of the game that this one led into. */
  readonly sequel?: string;
  /** The game with whose ending this one begins. */
  readonly sequelOf?: SequelOf;
  readonly series?: Series;
  /** The tournament it belongs to: it has no host. */
  readonly tournament?: TournamentOf;
  /** Played in a browser without a server, and brought here when it was over. */
  readonly offline?: true;
  readonly createdAt: number;
}

/** Milliseconds left to each seat as of `at`, the reserve included; and what of it is the reserve, where there is one. */
export interface Clocks {
  readonly left: readonly number[];
  readonly reserve?: readonly number[];
  readonly at: number;
}

/** Since which entry of the log a seat has been asked without a break, and who moved before that, as every player of the table could see. */
export interface TurnStart {
  readonly since: number;
  readonly by: readonly Seat[];
}

/** What changes with every action, apart from the state itself. */
export interface TableStatus {
  /** How many draws were made of each stream. */
  readonly drawn: { readonly open: number; readonly hidden: number };
  /** How many events each kind of viewer has heard; the key is its set of seats, 0 for watchers. */
  readonly heard: { readonly [seats: string]: number };
  /** How many of the newest are remarks: a client that has not heard them has missed nothing of the game. Left out where there are none. */
  readonly words?: number;
  readonly clocks: Clocks | null;
  /** Actions after the base, which can still be taken back. */
  readonly since: readonly { readonly seat: Seat; readonly action: Action }[];
  readonly waiting: readonly Seat[];
  /** The same seats in the same order: since when each is asked. Left out in games that were begun before it was kept. */
  readonly asked?: readonly TurnStart[];
  readonly rounds: number;
  readonly winners: readonly Seat[] | null;
}

/** A table as lists need it. */
export interface TableHead {
  readonly id: string;
  readonly phase: Phase;
  /** When something last happened that spectators, too, could notice. */
  readonly updatedAt: number;
  readonly settings: TableSettings;
  readonly status: TableStatus;
}

export interface StoredTable extends TableHead {
  /** Counts the changes: a write that expects another number has lost a race. */
  readonly version: number;
  /** Number of the newest entry of the log; -1 before the game. */
  readonly sequence: number;
  readonly wakeAt: number | null;
  /** The packed state, or null before the game. */
  readonly state: string | null;
  /** The packed state before the first action that can still be taken back, or null when none can. */
  readonly base: string | null;
}

export interface LogEntry {
  readonly sequence: number;
  /** `word`: the house said something about the game, in which nothing happened. */
  readonly kind: 'setup' | 'action' | 'resign' | 'undo' | 'word';
  readonly seat: Seat;
  readonly action: Action | null;
  readonly draws: readonly Draw[];
  readonly told: readonly AddressedEvent[];
  /** Who sent it; null for bots and clocks. */
  readonly person: string | null;
  readonly clientId: string | null;
  readonly at: number;
}

/** One change of a table, written as a whole or not at all. */
export interface Change {
  readonly table: string;
  /** The version this change was made on; the table then has the next one. */
  readonly version: number;
  readonly phase: Phase;
  readonly sequence: number;
  readonly updatedAt: number;
  readonly wakeAt: number | null;
  readonly status: TableStatus;
  readonly state: string | null;
  readonly base: string | null;
  /** Only when it changed. */
  readonly settings?: TableSettings;
  readonly entry?: LogEntry;
}

/** The table as a change leaves it. */
export const applyChange = (stored: StoredTable, change: Change): StoredTable => ({
  id: stored.id,
  version: change.version + 1,
  phase: change.phase,
  sequence: change.sequence,
  updatedAt: change.updatedAt,
  wakeAt: change.wakeAt,
  status: change.status,
  state: change.state,
  base: change.base,
  settings: change.settings ?? stored.settings,
});

export interface StoredChat {
  /** The seats of the team in which it was said; `NOBODY`: to all. Each channel numbers its own lines. */
  readonly team: Seats;
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly clientId: string;
  readonly at: number;
}

/** Another writer was faster: load again. */
export class Conflict extends Error {}

/** The store would not take it: nothing of it was written. */
export class RejectedWrite extends Error {}

/** The store could not be asked, or its answer was lost: what was asked may or may not have been done, or may yet be. */
export class UnknownCommitError extends Error {}

export interface Condition {
  /** Whether changes of other nodes are heard. */
  readonly listening: boolean;
  /** Milliseconds since it was last certain that they are. */
  readonly heartbeatAge: number;
  readonly connections: { readonly open: number; readonly idle: number };
  /** Who waits for a connection. */
  readonly waiting: number;
}

/** Bytes, and moves that are in the journal only. */
export interface Sizes {
  readonly journal: number;
  readonly wal: number;
  readonly file: number;
  readonly free: number;
}

/** Who is told of what happens to a store by itself. */
export interface StoreWatch {
  /** A connection broke, or could not be mended yet. */
  trouble(error: unknown, what: 'connection' | 'listener'): void;
  /** Other nodes are heard again. */
  mended(): void;
}

/** No person has a seat at this table, had one, or is waited for. Rated tables are kept, also when all their players are gone. */
export const isOfBots = (settings: TableSettings): boolean =>
  settings.rated !== true && settings.seats.every(({ person, reservedFor }) => person === null && reservedFor === null);

/** The people at a table, for the list of each one's tables. */
export const peopleAt = (settings: TableSettings): string[] => [
  ...new Set([
    ...(settings.host === '' ? [] : [settings.host]),
    ...settings.seats.flatMap((seat) => (seat.person === null ? [] : [seat.person])),
  ]),
];
