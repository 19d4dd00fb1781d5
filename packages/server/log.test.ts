import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { destination } from 'pino';
import { expect, it } from 'vitest';
import { levelOf, openLog } from './log.ts';

it('keeps tokens, codes, secrets and words out of the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redbook-log-'));
  const file = join(folder, 'log');
  const log = openLog('info', destination({ dest: file, sync: true }));
  const hush = 'hush-hush';
  log.info(
    { token: hush, code: hush, secret: hush, text: hush, cookie: hush, req: { headers: { cookie: hush } }, seat: { secret: hush } },
    'kept',
  );
  const written = await readFile(file, 'utf8');
  expect(written).toContain('kept');
  expect(written).not.toContain(hush);
  await rm(folder, { recursive: true });
});

it('reads its level, and says which there are', () => {
  expect([levelOf(undefined), levelOf(''), levelOf('warn')]).toEqual(['info', 'info', 'warn']);
  expect(() => levelOf('loud')).toThrow(/fatal, error, warn, info, debug, silent/);
});
