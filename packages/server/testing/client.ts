import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Action } from '#kernel';
import { parseServerMessage } from '#wire/socket-checks.ts';
import { type ClientMessage, type Lot, type Me, type NewTable, type NewTableAnswer, nextLots, type ServerMessage, wholeNow } from '#wire';
import { FollowedTable } from './followed-table.ts';
import { HttpClient } from './http-client.ts';

const ASK_AGAIN = 200;

/** Read as browsers read it: what they would overlook fails the test. */
function readMessage(text: string): ServerMessage {
  const message = parseServerMessage(text);
  if (message !== null) return message;
  throw new Error(`No browser understands ${text.slice(0, 500)}`);
}

/** A person with a browser: a cookie, HTTP requests and a socket. */
export class TestClient extends HttpClient {
  me: Me = { id: '', name: '', account: null };
  socket: WebSocket | null = null;
  readonly heard: ServerMessage[] = [];
  readonly tables = new Map<string, FollowedTable>();
  /** What this browser has kept of each table's chance. */
  readonly lots = new Map<string, Lot>();
  /** Whether it takes its part in the chance by itself, as browsers do. */
  throwsIn = true;
  private waiters: (() => void)[] = [];

  /** Somebody new, with a session and a socket. */
  static async arrive(url: string): Promise<TestClient> {
    const client = await TestClient.guest(url);
    await client.connect();
    return client;
  }

  static async guest(url: string): Promise<TestClient> {
    const client = new TestClient(url);
    client.me = (await client.get<Me>('/api/me')).body;
    return client;
  }

  /** Somebody whose session is known, and who is not asked anything yet. */
  static async back(url: string, cookie: string): Promise<TestClient> {
    const client = new TestClient(url);
    client.cookie = cookie;
    return client;
  }

  /** The same person at another address, for several nodes. */
  async at(url: string): Promise<TestClient> {
    const client = new TestClient(url);
    client.cookie = this.cookie;
    client.me = this.me;
    await client.connect();
    return client;
  }

  async setTable(plan: Partial<NewTable>): Promise<NewTableAnswer> {
    const answer = await this.post<NewTableAnswer>('/api/tables', { game: 'journey-to-mordor', ...plan });
    if (answer.status !== 200) throw new Error(`The table was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async connect(headers: { [name: string]: string } = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie, origin: this.url, ...headers },
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(readMessage(data.toString())));
    socket.on('close', () => this.wake());
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
  }

  async disconnect(): Promise<void> {
    const { socket } = this;
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.terminate();
    await closed;
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.t === 'table') this.tables.set(message.table, new FollowedTable(message));
    else if (message.t === 'gap') {
      const known = this.tables.get(message.table);
      const followed = new FollowedTable(message);
      if (known !== undefined) followed.events = [...known.events, ...message.events];
      this.tables.set(message.table, followed);
    } else if (message.t === 'update') {
      const followed = this.follow(message.table);
      followed.now = wholeNow(message.now, followed.now);
      followed.events.push(...message.events);
      const { done, table, now } = message;
      // An update that says so is an answer too.
      if (done !== undefined) this.heard.push({ t: 'done', table, id: done, seen: now.seen });
    } else if (message.t === 'page') this.turnBack(this.follow(message.table), message);
    else if (message.t === 'info') this.follow(message.table).info = message.info;
    if (this.throwsIn && (message.t === 'table' || message.t === 'gap' || message.t === 'info')) this.throwIn(message.table);
    this.wake();
  }

  private turnBack(followed: FollowedTable, { first, events }: Extract<ServerMessage, { t: 'page' }>): void {
    const missing = followed.now.seen - followed.events.length;
    followed.events = [...events.slice(0, Math.max(0, missing - first + 1)), ...followed.events];
  }

  /** Leafs back until the chronicle is here from its first event on; answers the pages that came. */
  async leafBack(table: string): Promise<Extract<ServerMessage, { t: 'page' }>[]> {
    const pages: Extract<ServerMessage, { t: 'page' }>[] = [];
    for (;;) {
      const { now, events } = this.follow(table);
      const missing = now.seen - events.length;
      if (missing === 0) return pages;
      const from = this.heard.length;
      this.send({ t: 'page', table, number: missing });
      pages.push(await this.next('page', from));
    }
  }

  /** Keeps what the table has committed itself to, and does what is to be done then. */
  throwIn(table: string, insist = false): void {
    const { info, now } = this.follow(table);
    const step = nextLots(info, now.phase, this.lots.get(table) ?? null, insist);
    if (step === null) return;
    this.lots.set(table, step.lot);
    for (const message of step.messages) this.send({ ...message, table, id: randomUUID() });
  }

  /** Whether the game waits for nothing but this client's own part in its chance. */
  private isWaitedFor(table: string): boolean {
    const { info, now } = this.follow(table);
    const others = info.seats.some(({ kind, yours }) => kind !== 'bot' && !yours);
    return this.throwsIn && now.phase === 'gathering' && !others && info.seats.some(({ yours }) => yours);
  }

  follow(table: string): FollowedTable {
    const followed = this.tables.get(table);
    if (followed === undefined) throw new Error(`${table} is not followed`);
    return followed;
  }

  private wake(): void {
    const waiters = this.waiters;
    this.waiters = [];
    for (const waiter of waiters) waiter();
  }

  /** Waits until the question has an answer; asked again after every message. */
  async until<T>(question: () => T | null | undefined | false, what = 'what was awaited', milliseconds = 45_000): Promise<T> {
    const end = Date.now() + milliseconds;
    for (;;) {
      const answer = question();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      const left = end - Date.now();
      const lost = this.socket?.readyState === WebSocket.CLOSED ? ', for the connection is lost' : '';
      if (left <= 0 || lost !== '')
        throw new Error(`${what} never came${lost}; the last messages were ${JSON.stringify(this.heard.slice(-3)).slice(0, 2000)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.waiters.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  send(message: ClientMessage | { readonly [key: string]: unknown }): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.socket?.send(text);
  }

  /** The next message of this kind after the ones heard so far. */
  next<T extends ServerMessage['t']>(t: T, from = this.heard.length): Promise<Extract<ServerMessage, { t: T }>> {
    return this.until(
      () => this.heard.slice(from).find((message): message is Extract<ServerMessage, { t: T }> => message.t === t),
      `a message of kind ${t}`,
    );
  }

  async watch(table: string, seen?: number): Promise<FollowedTable> {
    const from = this.heard.length;
    this.send(seen === undefined ? { t: 'watch', table } : { t: 'watch', table, seen });
    await this.next(seen === undefined ? 'table' : 'gap', from);
    await this.until(() => !this.isWaitedFor(table), 'the beginning');
    return this.follow(table);
  }

  /** All of them look at the table until the game has begun for each. */
  static async together(table: string, people: readonly TestClient[]): Promise<void> {
    for (const each of people) await each.watch(table);
    await Promise.all(people.map((each) => each.until(() => each.follow(table).now.phase !== 'gathering', 'the beginning')));
  }

  /** Sends something with an id and waits for its answer; as long as the server is unsure, it is asked again. */
  async ask(
    message: { readonly t: string; readonly [key: string]: unknown },
    id: string = randomUUID(),
  ): Promise<Extract<ServerMessage, { t: 'done' | 'refused' | 'why' | 'hint' }>> {
    for (;;) {
      const from = this.heard.length;
      this.send({ ...message, id });
      const answer = await this.until(
        () =>
          this.heard
            .slice(from)
            .find(
              (heard): heard is Extract<ServerMessage, { t: 'done' | 'refused' | 'why' | 'hint' | 'unsure' }> =>
                (heard.t === 'done' || heard.t === 'refused' || heard.t === 'why' || heard.t === 'hint' || heard.t === 'unsure') &&
                heard.id === id,
            ),
        `an answer to ${JSON.stringify(message)}`,
      );
      if (answer.t !== 'unsure') return answer;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
  }

  act(table: string, seat: number, action: Action, id: string = randomUUID()) {
    return this.ask({ t: 'act', table, seat, seen: this.follow(table).now.seen, action }, id);
  }

  /** Takes the first option (or the chosen one) whenever one of the own seats is asked, until the game is over. */
  async playToEnd(table: string, choose: (options: readonly Action[]) => Action = (options) => options[0]): Promise<void> {
    for (;;) {
      const now = await this.until(() => {
        const { now: present } = this.follow(table);
        return present.phase !== 'playing' || present.turns.some(({ options }) => options.length > 0) ? present : null;
      }, 'a turn');
      const turn = now.turns.find(({ options }) => options.length > 0);
      if (now.phase !== 'playing' || turn === undefined) return;
      const answer = await this.act(table, turn.seat, choose(turn.options));
      if (answer.t === 'refused' && answer.code !== 'stale') throw new Error(`Refused: ${JSON.stringify(answer)}`);
      if (answer.t === 'done') await this.until(() => this.follow(table).now.seen >= answer.seen, 'the update');
    }
  }
}
