import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './open.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-file-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const file = (end = '') => join(dataDir, `redbook.sqlite${end}`);

describe('a database file', () => {
  it('that is not there yet is made, and opened again as it was left', async () => {
    for (let i = 0; i < 2; i++) await (await openStore({ dataDir })).close();
  });

  it('of 0 bytes is not taken for a new one', async () => {
    await writeFile(file(), '');
    await expect(openStore({ dataDir })).rejects.toThrow(/redbook\.sqlite is there, but holds nothing.*backup/);
  });

  it('that is gone from beside its log is not made anew', async () => {
    await writeFile(file('-wal'), 'moves of somebody');
    await expect(openStore({ dataDir })).rejects.toThrow(/is gone.*backup/);
  });
});
