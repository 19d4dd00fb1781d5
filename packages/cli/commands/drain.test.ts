import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClient } from '#server/testing/client.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/redbook.mjs', import.meta.url));

let folder: string;
let server: ChildProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-drain-'));
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function serve(...words: string[]): Promise<{ child: ChildProcess; url: string; ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [SCRIPT, 'serve', '--port', '0', '--data', folder, ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  server = child;
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim(), ended: once(child, 'exit') };
}

const health = async (url: string): Promise<number> => (await fetch(`${url}/healthz`)).status;

describe('a server that is told to end', () => {
  it('says so first, while play goes on for those who are there and those who come, and then closes in good order', async () => {
    // Longer than any test: the second signal ends it.
    const { child, url, ended } = await serve('--drain', '600');
    const frodo = await TestClient.arrive(url);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await frodo.watch(table);
    expect(await health(url)).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => health(url)).toBe(503);
    const [turn] = frodo.follow(table).now.turns;
    expect(await frodo.act(table, turn.seat, turn.options[0])).toMatchObject({ t: 'done' });
    const late = await TestClient.arrive(url);
    await late.watch(table);
    expect(await health(url)).toBe(503);
    const closed = new Promise<number>((resolve) => frodo.socket?.once('close', resolve));
    child.kill('SIGTERM');
    expect(await closed).toBe(1001);
    expect((await ended)[0]).toBe(0);
  });

  it('closes by itself when the time is over', async () => {
    const { child, ended } = await serve('--drain', '1');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  });
});
