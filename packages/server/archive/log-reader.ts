import type { LogEntry } from '../store/store.ts';

/** Reads logs over a connection of its own, on a thread of its own: however long a log is, those who play do not wait for it. */
export interface LogReader {
  /** Entries with `after < sequence <= upTo`, oldest first. What was durable before the question is there. */
  entries(table: string, after: number, upTo: number): Promise<LogEntry[]>;
  /** Whether an action of this person with this id is in the log. */
  hasEntry(table: string, person: string, clientId: string): Promise<boolean>;
  pack(hash: string): Promise<string | null>;
}
