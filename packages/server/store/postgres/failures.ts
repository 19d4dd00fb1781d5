import pg from 'pg';
import { Conflict, RejectedWrite, UnknownCommitError } from '../store.ts';

const UNIQUE_VIOLATION = '23505';

/** Of a statement that read, or that may be said again without harm. */
export function failure(error: unknown): Error {
  if (error instanceof Conflict || error instanceof UnknownCommitError) return error;
  if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return new Conflict(error.message, { cause: error });
  return new UnknownCommitError(`The database did not answer: ${String(error)}`, { cause: error });
}

/**
 * Of a write. A statement that the database refuses is undone as a whole, and the connection lives on. Whatever ends the connection, a shutdown or
 * a cut, may have come just after the write: then nothing is known.
 */
export function writeFailure(error: unknown): Error {
  const known = failure(error);
  const refused = known instanceof UnknownCommitError && error instanceof pg.DatabaseError && error.severity === 'ERROR';
  return refused ? new RejectedWrite(error.message, { cause: error }) : known;
}
