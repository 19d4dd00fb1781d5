import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { unchecked } from '../packages/kernel/unchecked.ts';

/** Starts a program with a message channel to it. What it prints goes to standard error. */
export function start(program: URL, env: Record<string, string> = {}): ChildProcess {
  return fork(fileURLToPath(program), [], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
}

/** The next message of a child; an error when it ends instead, or takes longer than it may. */
export async function heard<T>(child: ChildProcess, withinMs = 300_000): Promise<T> {
  const over = new AbortController();
  const { signal } = over;
  const file = child.spawnargs.at(-1);
  const exit = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${file} ended with code ${code} instead of answering`);
  });
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file} did not answer within ${withinMs} ms`)), withinMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  // Once the answer is here the other two waits are called off, which is no failure.
  exit.catch(() => {});
  late.catch(() => {});
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), exit, late]);
    return unchecked<T>(message);
  } finally {
    over.abort();
  }
}

/** The next message of a child that may say instead why it failed. */
export async function heardWell<T extends object | string>(child: ChildProcess, who: string, withinMs: number): Promise<T> {
  const said = await heard<T | { readonly failure: string }>(child, withinMs);
  if (typeof said === 'object' && 'failure' in said) throw new Error(`${who} failed: ${said.failure}`);
  return said;
}

/** Asks a child to end, and makes it end if it does not. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (child.connected) child.send('stop');
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await gone;
  clearTimeout(timer);
}
