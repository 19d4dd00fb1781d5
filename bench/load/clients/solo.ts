import { WebSocket } from 'ws';
import { unchecked } from '../../../packages/kernel/unchecked.ts';
import { SeededRandom } from '../../../packages/kernel/random/seededRandom.ts';
import {
  type ClientMessage,
  type Me,
  type NewTable,
  type NewTableAnswer,
  nextLots,
  type Now,
  type ServerMessage,
} from '../../../packages/wire/index.ts';
import { call } from './post.ts';

/** One person who plays every seat of a table at one screen, move by move, and times each. */
export class Solo {
  private readonly url: string;
  private readonly random: SeededRandom;
  private readonly cookie: string;
  private readonly socket: WebSocket;
  private table = '';
  private sent = 0;
  private now: Now | null = null;
  private acknowledged = false;
  private wake: ((error?: Error) => void) | null = null;

  private constructor(url: string, cookie: string, socket: WebSocket, seed: number) {
    this.url = url;
    this.cookie = cookie;
    this.socket = socket;
    this.random = new SeededRandom(seed, 11);
    socket.on('message', (data: Buffer) => this.hear(unchecked<ServerMessage>(JSON.parse(data.toString()))));
    socket.on('error', (error) => this.wake?.(error));
    socket.on('close', () => this.wake?.(new Error('The server closed the connection')));
  }

  /** Somebody new, or whoever the cookie says. */
  static async arrive(url: string, seed: number, known: string | null = null): Promise<Solo> {
    const cookie = known ?? (await call<Me>('GET', `${url}/api/me`, undefined)).cookie;
    if (cookie === null) throw new Error('GET /api/me gave no session cookie');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: url }, perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Solo(url, cookie, socket, seed);
  }

  /** A table of two hobbits with the content given, both played from here. */
  async sitDown(content: unknown): Promise<void> {
    if (this.table !== '') this.send({ t: 'leave', table: this.table });
    const wish: NewTable = {
      game: 'journey-to-mordor',
      options: { side: 'basic' },
      content,
      seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }],
      listed: false,
    };
    const { body } = await call<NewTableAnswer>('POST', `${this.url}/api/tables`, wish, this.cookie);
    await this.follow(body.table);
  }

  async follow(table: string): Promise<void> {
    this.table = table;
    this.now = null;
    this.send({ t: 'watch', table });
    await this.until(() => this.now !== null && this.now.phase !== 'gathering');
  }

  /** Plays so many moves and gives the milliseconds of each, from sending it until its new state is here and it is on disk. */
  async play(moves: number): Promise<number[]> {
    const times: number[] = [];
    for (let move = 0; move < moves; move++) times.push(await this.move());
    return times;
  }

  private async move(): Promise<number> {
    const { now } = this;
    const turn = now?.turns.find((each) => each.options.length > 0);
    if (now === null || turn === undefined) throw new Error(`Nothing to do at this table: ${JSON.stringify(now).slice(0, 500)}`);
    const action = turn.options[this.random.below(turn.options.length)];
    const { seen } = now;
    this.acknowledged = false;
    const from = performance.now();
    this.send({ t: 'act', table: this.table, id: `solo-${++this.sent}`, seat: turn.seat, seen, action });
    // A move may tell nothing that this person hears; the new state comes in any case.
    await this.until(() => this.acknowledged && this.now !== now);
    return performance.now() - from;
  }

  leave(): void {
    this.socket.removeAllListeners();
    this.socket.on('error', () => {});
    this.socket.terminate();
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'refused' || message.t === 'unsure' || message.t === 'error')
      return this.wake?.(new Error(`The server refused: ${JSON.stringify(message)}`));
    if (message.t === 'done' && message.id === `solo-${this.sent}`) this.acknowledged = true;
    else if ((message.t === 'table' || message.t === 'update') && message.table === this.table) {
      this.now = message.now;
      const step = message.t === 'table' ? nextLots(message.info, message.now.phase, null) : null;
      for (const words of step?.messages ?? []) this.send({ ...words, table: this.table, id: `lot-${words.seat}` });
      if (message.t === 'update' && message.done === `solo-${this.sent}`) this.acknowledged = true;
    } else return undefined;
    return this.wake?.();
  }

  private until(met: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.wake = (error) => {
        if (error !== undefined) reject(error);
        else if (met()) resolve();
        else return;
        this.wake = null;
      };
      this.wake();
    });
  }

  private send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }
}
