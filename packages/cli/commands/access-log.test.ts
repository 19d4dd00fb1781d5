import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../scripts/redbook.mjs', import.meta.url));

let running: ChildProcess | null = null;
afterEach(() => running?.kill('SIGKILL'));

it.each([
  ['1', 1],
  ['', 0],
])('with REDBOOK_ACCESS_LOG=%s a request has %d lines in the log, without query and cookie', async (wish, lines) => {
  const folder = await mkdtemp(join(tmpdir(), 'redbook-access-'));
  const server = spawn(process.execPath, [SCRIPT, 'serve', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDBOOK_ACCESS_LOG: wish },
  });
  running = server;
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const [line] = await once(server.stdout, 'data');
  const answer = await fetch(`${String(line).trim()}/api/me?hush=hush`, { headers: { cookie: `redbook=${'h'.repeat(43)}` } });
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
  const requests = log.split('\n').filter((each) => each.includes('"msg":"request"'));
  expect(requests).toHaveLength(lines);
  expect(log).not.toMatch(/hush|hhhhh/);
  for (const each of requests)
    expect(JSON.parse(each)).toMatchObject({ method: 'GET', path: '/api/me', status: answer.status, from: '127.0.0.1' });
  await rm(folder, { recursive: true });
});
