import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { StoreOptions } from '#server/store/open.ts';

/** Tells a process that has loaded everything to start. */
const OPEN = 'open';

const PROGRAM = fileURLToPath(new URL('./serve.ts', import.meta.url));

const wordsFor = ({ dataDir = '', databaseUrl }: StoreOptions): string[] =>
  databaseUrl === undefined ? ['data', dataDir] : ['url', databaseUrl];

/** One server process and the faults that can be injected into it. */
export class ServerNode {
  private readonly place: StoreOptions;
  private readonly ahead: boolean;
  private child: ChildProcess | null = null;
  /** The replacement process, loaded ahead: a kill then costs only the start. */
  private spare: ChildProcess | null = null;
  /** Its address; null while it cannot be reached. */
  url: string | null = null;

  /** `ahead`: the next process is loaded while this one runs. */
  constructor(place: StoreOptions, ahead: boolean) {
    this.place = place;
    this.ahead = ahead;
  }

  private load(): ChildProcess {
    return fork(PROGRAM, wordsFor(this.place), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  }

  /** Retries until it opens: the database may not be up yet. */
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

  /** Graceful shutdown. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Freezes the process: its address stays, and requests hang. */
  freeze(): void {
    this.running.kill('SIGSTOP');
  }

  thaw(): void {
    this.running.kill('SIGCONT');
  }

  setClock(wrong: number): void {
    this.running.send(wrong);
  }

  /** Limits the size of its files, as if the disk were full. Null lifts the limit. */
  async limitFiles(bytes: number | null): Promise<void> {
    await promisify(execFile)('prlimit', ['--pid', String(this.running.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
  }

  /** In any state. */
  async close(): Promise<void> {
    this.spare?.kill('SIGKILL');
    if (this.child === null) return;
    this.thaw();
    await this.stop();
  }
}
