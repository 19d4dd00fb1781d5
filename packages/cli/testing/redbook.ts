import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runCommand } from '../run-command.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/redbook.mjs', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command as a person would, and waits for its end. */
export function redbook(args: readonly string[], input = '', script = SCRIPT): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A command that ends early closes its input; that is its answer, not a failure of the test.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Runs the same command in this process: the same output and exit code without starting a process. One at a time only. */
export async function redbookHere(args: readonly string[]): Promise<Ran> {
  const said = { out: '', err: '' };
  const keep = (stream: NodeJS.WriteStream, where: keyof typeof said) =>
    vi.spyOn(stream, 'write').mockImplementation((text: unknown) => {
      said[where] += String(text);
      return true;
    });
  const spies = [keep(process.stdout, 'out'), keep(process.stderr, 'err')];
  try {
    const code = await runCommand(args);
    return { code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
