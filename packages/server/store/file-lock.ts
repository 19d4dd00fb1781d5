import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a second server away from the same data: each would have its own idea of the tables in its memory. The lock is the operating system's,
 * so it goes with the process, however that ends; the data itself stays readable for backups.
 */
export function lockFile(file: string): { release(): void } {
  const lock = new DatabaseSync(file);
  try {
    lock.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (by INTEGER); COMMIT',
    );
  } catch (error) {
    lock.close();
    throw new Error(`Another server is using this data (${file} is locked); stop it, or give this one a folder of its own`, {
      cause: error,
    });
  }
  return { release: () => lock.close() };
}
