import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse } from '#server/testing/house.ts';
import { redbookHere } from '../testing/redbook.ts';

let folder: string;
let dir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-client-'));
  dir = join(folder, 'web');
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>Red Book</title>');
  await writeFile(join(dir, 'assets/app-4f2a.js'), 'export {};');
  await writeFile(join(dir, 'assets/app-4f2a.js.br'), 'a copy');
});
afterAll(() => rm(folder, { recursive: true }));

it('a client is put on record, and a server is asked whether it serves that one', async () => {
  const record = join(folder, 'record.json');
  const { code, out } = await redbookHere(['client', '--dir', dir, '--write', record]);
  expect([code, out]).toEqual([0, expect.stringMatching(/^Client \d+\.\d+\.\d+: 2 files, [0-9a-f]{64}\n$/)]);
  const kept: unknown = JSON.parse(await readFile(record, 'utf8'));
  expect(kept).toMatchObject({
    format: 'redbook-client',
    files: { 'index.html': expect.any(String), 'assets/app-4f2a.js': expect.any(String) },
  });
  // Without the compressed copy, which is none of another file.
  await rm(join(dir, 'assets/app-4f2a.js.br'));
  const house = await openHouse({ staticDir: dir });
  const ask = () => redbookHere(['client', '--record', record, '--served', house.url]);
  expect(await ask()).toMatchObject({ code: 0, out: expect.stringContaining('serves client') });
  await writeFile(join(dir, 'assets/app-4f2a.js'), 'export { secret };');
  const changed = await ask();
  expect([changed.code, changed.err]).toEqual([1, expect.stringContaining('1 files differ')]);
  expect(changed.out).toMatch(/^assets\/app-4f2a\.js: [0-9a-f]{64} is served instead of [0-9a-f]{64}\n$/);
  await rm(join(dir, 'assets/app-4f2a.js'));
  expect((await ask()).out).toContain('the server answers 404');
  await house.close();
  expect((await ask()).err).toContain('cannot be asked');
});

it('what is no client and no record is told in one sentence', async () => {
  expect(await redbookHere(['client', '--dir', join(folder, 'nowhere')])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no built client'),
  });
  const other = join(folder, 'other.json');
  await writeFile(other, '{}');
  expect(await redbookHere(['client', '--record', other, '--served', 'http://127.0.0.1:1'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no record of a client'),
  });
  expect((await redbookHere(['client', '--record', other])).code).toBe(2);
  expect((await redbookHere(['client', '--dir', dir, '--served', 'somewhere'])).code).toBe(2);
});
