/** All that is kept, with the columns by which it is put in order, in an order in which each finds what it speaks of. The journal of SQLite is no shelf: what is in it belongs to tables and log. */
const KEYS = {
  house: ['secret'],
  people: ['id'],
  sessions: ['token_hash'],
  packs: ['hash'],
  tables: ['id'],
  frames: ['table_id'],
  players: ['person', 'table_id'],
  log: ['table_id', 'sequence'],
  chat: ['table_id', 'team', 'number'],
  notes: ['table_id', 'person'],
  tales: ['table_id'],
  reports: ['id'],
  orders: ['id'],
  ways: ['id'],
  wishes: ['person'],
  holidays: ['person', 'from_at'],
  alerts: ['table_id', 'person', 'kind'],
  outbox: ['id'],
  leases: ['name'],
  invitations: ['person', 'table_id'],
  tournaments: ['id'],
  entrants: ['person', 'tournament_id'],
  pairings: ['table_id'],
  calendars: ['id'],
  results: ['table_id', 'seat'],
  ratings: ['player', 'game', 'side'],
  passkeys: ['id'],
  challenges: ['challenge'],
  recoveries: ['token_hash'],
  aversions: ['id'],
  second_factors: ['person'],
  recovery_codes: ['code_hash'],
  account_events: ['id'],
  rates: ['key'],
} as const;

export type DataTableName = keyof typeof KEYS;

const isShelfName = (name: string): name is DataTableName => Object.hasOwn(KEYS, name);

export const DATA_TABLE_NAMES: readonly DataTableName[] = Object.keys(KEYS).filter(isShelfName);

/** What both databases have in a field. */
export type DataCell = string | number | null;

/** One table of a database as it is at one moment. */
export interface DataTable {
  readonly name: DataTableName;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** The columns by which its rows are put in order, as far as its schema has them already. */
export const keyOf = ({ name, columns }: DataTable): readonly string[] => KEYS[name].filter((column) => columns.includes(column));

/** A row by the names of its columns. */
export const labelled = ({ columns }: Pick<DataTable, 'columns'>, row: readonly DataCell[]): { readonly [column: string]: DataCell } =>
  Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null]));

/** Everything that is kept somewhere, as it was at one moment, whatever is written there meanwhile. */
export interface DataSource {
  /** How many steps of the migrations led to it. */
  readonly schema: number;
  readonly shelves: readonly DataTable[];
  /** The rows of a shelf in the order of its key; `of`: only those that have this in the first column of the key. */
  rows(shelf: DataTable, of?: string): AsyncIterable<readonly DataCell[]>;
  close(): Promise<void>;
}

/** A target of a migration: all of the data or nothing. Nothing is visible until it is finished. */
export interface DataTarget {
  /** Makes empty shelves of this schema. */
  begin(schema: number, shelves: readonly DataTable[]): Promise<void>;
  add(shelf: DataTable, rows: readonly (readonly DataCell[])[]): Promise<void>;
  /** What was put there so far, to be compared. */
  back(): Promise<DataSource>;
  finish(): Promise<void>;
  /** As if nothing had been begun. After `finish` it does nothing but let go. */
  close(): Promise<void>;
}

/** What a shelf amounts to. */
export interface Digest {
  readonly name: DataTableName;
  readonly rows: number;
  /** SHA-256 of all rows in their order. */
  readonly sha256: string;
}
