import { unchecked } from '#kernel';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../scripts/redbook.mjs', import.meta.url));

/** An answer, as loosely as a client in another language would see it. */
export interface Reply {
  readonly id: string | number | null;
  readonly ok: boolean;
  readonly hash: string;
  readonly waiting: number[];
  readonly outcome: { winners: number[] } | null;
  readonly options: { type: string; [argument: string]: string | number }[];
  readonly prompt: { id: string } | null;
  readonly legal: boolean;
  readonly params?: { symbols: string[] };
  readonly rules: { id: string; en: string; pl: string }[];
  readonly events: { event: { type: string }; to: number[] | null }[];
  readonly view: { players: unknown[] };
  readonly log: { type: string }[];
  readonly position: unknown;
  readonly state: unknown;
  readonly record: { actions: { draws: { got: number }[] }[]; chance: { kind: string }; outcome: unknown };
  readonly error: {
    code: string;
    message: string;
    rules: string[];
    wording?: { id: string; en: string; pl: string }[];
    path?: string;
    params?: { symbols: string[] };
  };
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** A real engine process and a client that asks it. */
export class EngineClient {
  /** The exit code. */
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: Waiting[] = [];
  private asked = 0;

  constructor(...args: readonly string[]) {
    this.child = spawn(process.execPath, [SCRIPT, 'engine', ...args]);
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.resolve(unchecked<Reply>(JSON.parse(line))));
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code) => {
        for (const waiting of this.waiting) waiting.reject(new Error('The engine ended instead of answering'));
        resolve(code);
      });
    });
  }

  /** Sends a line as it is. */
  line(text: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.child.stdin.write(`${text}\n`);
    });
  }

  ask(verb: string, parts: object = {}): Promise<Reply> {
    return this.line(JSON.stringify({ id: ++this.asked, do: verb, ...parts }));
  }

  /** Asks and expects to be obeyed. */
  async done(verb: string, parts: object = {}): Promise<Reply> {
    const reply = await this.ask(verb, parts);
    if (!reply.ok) throw new Error(`${verb} was refused: ${reply.error.code} ${reply.error.message}`);
    return reply;
  }

  async hash(): Promise<string> {
    const { state } = await this.done('state');
    return JSON.stringify(state);
  }

  /** Closes its input; returns the exit code. */
  end(): Promise<number | null> {
    this.child.stdin.end();
    return this.ended;
  }
}
