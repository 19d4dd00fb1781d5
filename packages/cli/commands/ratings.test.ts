import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '#server/store/open.ts';
import { redbook } from '../testing/redbook.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-ratings-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('checks the ratings of a house, and says what differs', async () => {
  const store = await openStore({ dataDir: folder });
  expect(await redbook(['ratings', '--check', '--data', folder])).toMatchObject({
    code: 0,
    out: `Reckoned 0 ratings from 0 games in the folder ${folder}: all as kept.\n`,
  });
  await store.change(['setRating', 'frodo', 'journey-to-mordor', 'any', 1_600_000, 300_000, 1_000_000, 1, 1, 7]);
  const { code, out } = await redbook(['ratings', '--check', '--data', folder]);
  expect(code).toBe(1);
  expect(out).toContain('BAD   journey-to-mordor any frodo');
  expect((await redbook(['ratings', '--data', folder])).code).toBe(2);
  await store.close();
});
