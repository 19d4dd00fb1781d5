import type { Change, LogEntry } from './store.ts';

/**
 * The change an action makes: written down at once as one line of the journal, a write-ahead log, and put in its place with many others a little
 * later.
 */
export interface Move extends Change {
  readonly state: string;
  readonly entry: LogEntry;
}

export const isMove = (change: Change): change is Move =>
  change.entry !== undefined && change.settings === undefined && change.state !== null;

/** A move as one line. The states are JSON already and stand in it as they are: 4 us for a move of War instead of the 17 us that quoting them again takes. */
export function lineOf(move: Move, entry: string): string {
  const { table, version, phase, sequence, updatedAt, wakeAt, status: moment, state, base } = move;
  return `{"table":${JSON.stringify(table)},"version":${version},"phase":"${phase}","sequence":${sequence},"updatedAt":${updatedAt},"wakeAt":${wakeAt},"moment":${JSON.stringify(moment)},"state":${state},"base":${base},"entry":${entry}}`;
}

/** A line of the log as it is on disk: `moment` is the stored name of the status. */
interface WalLine extends Omit<Move, 'status' | 'state' | 'base'> {
  readonly moment: Move['status'];
  readonly state: unknown;
  readonly base: unknown;
}

/** The move back from its line. JSON keeps the order of keys, so the states are the same texts again. */
export function moveOf(line: string): Move {
  const read: WalLine = JSON.parse(line);
  const { moment, state, base, ...rest } = read;
  return { ...rest, status: moment, state: JSON.stringify(state), base: base === null ? null : JSON.stringify(base) };
}

/** What the journal knows of a table and the table itself does not yet. */
export interface WalEntry {
  newest: Move;
  /** Number of the first entry. */
  readonly first: number;
  /** The entries as text, oldest first. */
  readonly entries: string[];
}

/** The moves that are in the journal only, for whoever reads before they are in their place. */
export class Wal {
  readonly tables = new Map<string, WalEntry>();
  private moves = 0;

  get size(): number {
    return this.moves;
  }

  newest(table: string): Move | undefined {
    return this.tables.get(table)?.newest;
  }

  entries(table: string): LogEntry[] {
    return (this.tables.get(table)?.entries ?? []).map((text): LogEntry => JSON.parse(text));
  }

  add(move: Move, entry: string): void {
    const known = this.tables.get(move.table);
    if (known === undefined) this.tables.set(move.table, { newest: move, first: move.sequence, entries: [entry] });
    else {
      known.newest = move;
      known.entries.push(entry);
    }
    this.moves++;
  }

  settled(table: string): void {
    this.moves -= this.tables.get(table)?.entries.length ?? 0;
    this.tables.delete(table);
  }
}
