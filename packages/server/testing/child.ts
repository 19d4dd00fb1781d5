import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerOptions } from '../start.ts';

export interface ChildOptions extends Partial<ServerOptions> {
  /** So many milliseconds its clock is ahead, as if that time had passed. */
  readonly later?: number;
}

/** A server as a process of its own, which can be killed. */
export class ChildServer {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  static async open(options: ChildOptions): Promise<ChildServer> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code} instead of opening`)));
    const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => {});
    return new ChildServer(child, String(line).trim());
  }

  /** Answers with what it ended; null when it was killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = await gone;
    return code;
  }
}
