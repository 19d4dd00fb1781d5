import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StoreOptions } from '#server/store/open.ts';

/** Tells a process that has loaded everything to begin. */
const OPEN = 'open';

const PROGRAM = fileURLToPath(new URL('./serve.ts', import.meta.url));

const wordsFor = ({ dataDir = '', databaseUrl }: StoreOptions): string[] =>
  databaseUrl === undefined ? ['data', dataDir] : ['url', databaseUrl];

/** One server process with all that can be done to it. */
export class ServerNode {
  private readonly place: StoreOptions;
  private readonly ahead: boolean;
  private child: ChildProcess | null = null;
  /** The process that comes next: a kill costs the opening alone. */
  private spare: ChildProcess | null = null;
  /** Where it can be reached; null while it cannot. */
  url: string | null = null;

  /** `ahead`: while it runs, the next one is loaded already. */
  constructor(place: StoreOptions, ahead: boolean) {
    this.place = place;
    this.ahead = ahead;
  }

  private load(): ChildProcess {
    return fork(PROGRAM, wordsFor(this.place), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  }

  /** Tries until it opens: the database may not be there yet. */
  async start(): Promise<void> {
    for (;;) {
      const child = this.spare?.connected === true ? this.spare : this.load();
      this.spare = null;
      const first = Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
      child.send(OPEN);
      const said = await first;
      if (said === null) continue;
      this.child = child;
      this.url = String(said[0]);
      if (this.ahead) this.spare = this.load();
      return;
    }
  }

  private get running(): ChildProcess {
    if (this.child === null) throw new Error('This node does not run');
    return this.child;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { running } = this;
    this.url = null;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
    this.child = null;
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** In good order. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** It stands still where it is; its address stays, and nobody answers there. */
  freeze(): void {
    this.running.kill('SIGSTOP');
  }

  thaw(): void {
    this.running.kill('SIGCONT');
  }

  setClock(wrong: number): void {
    this.running.send(wrong);
  }

  /** No file of it may be written beyond so many bytes: to it, the disk is full. Null lifts the limit. */
  async limitFiles(bytes: number | null): Promise<void> {
    await promisify(execFile)('prlimit', ['--pid', String(this.running.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
  }

  /** Whatever state it is in. */
  async close(): Promise<void> {
    this.spare?.kill('SIGKILL');
    if (this.child === null) return;
    this.thaw();
    await this.stop();
  }
}
