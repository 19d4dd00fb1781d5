import { readFileSync } from 'node:fs';
import { Failure, UsageError } from './usage.ts';

/** The key of encrypted backups, for the commands that write and read them. */
export const KEY_OPTIONS = { 'key-file': { type: 'string' } } as const;

export const KEY_HELP = `  --key-file FILE      a file with the key of an encrypted backup (default: $REDBOOK_BACKUP_KEY)`;

/** A key that can be guessed protects nothing. */
const SHORTEST = 16;

export function backupKey(file: string | undefined): string | undefined {
  const key = file === undefined ? process.env.REDBOOK_BACKUP_KEY : read(file);
  if (key === undefined || key === '') return undefined;
  if (key.length < SHORTEST) throw new UsageError(`The key of a backup has at least ${SHORTEST} characters`);
  return key;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Failure(`The key file ${file} cannot be read`);
  }
}
