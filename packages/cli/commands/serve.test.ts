import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { redbook } from '../testing/redbook.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/redbook.mjs', import.meta.url));

let running: ChildProcess | null = null;
afterEach(() => running?.kill('SIGKILL'));

it.each(['SIGINT', 'SIGTERM'] as const)('prints one address, answers there and closes on %s', async (signal) => {
  const folder = await mkdtemp(join(tmpdir(), 'redbook-serve-'));
  const server = spawn(process.execPath, [SCRIPT, 'serve', '--port', '0', '--data', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  running = server;
  let out = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.endsWith('\n')) resolve(out.trim());
    });
    server.on('close', () => reject(new Error('The server did not start')));
  });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${url}/api/me`)).status).toBe(200);

  const taken = await redbook(['serve', '--port', new URL(url).port, '--data', join(folder, 'other')]);
  expect(taken.code).toBe(1);
  expect(taken.err).toContain('is taken by another program');

  const closed = new Promise<number | null>((resolve) => server.on('close', resolve));
  server.kill(signal);
  expect(await closed).toBe(0);
  expect(out.trim().split('\n')).toEqual([url]);
  await rm(folder, { recursive: true });
});
