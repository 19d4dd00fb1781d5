import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, type Finding, warn, ok } from './finding.ts';

const MEGABYTE = 1e6;
/** Permissions of the group and of others. */
const OTHERS = 0o077;
const LITTLE = 1e9;
const MUCH_WAL = 5e8;

const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Everything that players have said and hidden is in the file. */
function examineMode(file: string): Finding {
  const open = [dirname(file), file].filter((path) => (statSync(path).mode & OTHERS) !== 0);
  // Windows keeps permissions elsewhere.
  return open.length === 0 || process.platform === 'win32'
    ? ok('permissions', 'only the account of the server can read the database')
    : warn('permissions', `other accounts of this machine can read ${open.join(' and ')}: chmod 700 the folder and 600 the file`);
}

/** Whether the file is whole, what lies beside it, and how much room is left. */
export function examineFile(file: string): Finding[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    const said = database
      .prepare('PRAGMA integrity_check(5)')
      .all()
      .map((row) => String(row.integrity_check));
    const loose = database.prepare('PRAGMA foreign_key_check').all().length;
    const { bavail, bsize } = statfsSync(dirname(file));
    const free = bavail * bsize;
    const wal = sizeOf(`${file}-wal`);
    const room = `${megabytes(free)} free, the file has ${megabytes(sizeOf(file))}, the write-ahead log ${megabytes(wal)}`;
    return [
      said.join() === 'ok' ? ok('integrity', 'the file is whole') : fail('integrity', said.join('; ')),
      loose === 0 ? ok('references', 'every row finds what it speaks of') : fail('references', `${loose} rows speak of what is not there`),
      free < LITTLE ? fail('disk', room) : wal > MUCH_WAL ? warn('disk', `${room}; somebody reads for long`) : ok('disk', room),
      examineMode(file),
    ];
  } finally {
    database.close();
  }
}
