import type { ClientMessage, Me, ServerMessage } from '../../../packages/wire/index.ts';
import { call } from './post.ts';
import { fail, report } from './report.ts';
import { ThinSocket } from './thin-socket.ts';

/** Guests who do nothing but look, each as often as the server's limits allow. */
export interface CrowdPlan {
  readonly url: string;
  readonly guests: number;
  /** How often each may ask for the whole table in a second, or for a page. */
  readonly tablesPerSecond: number;
  readonly pagesPerSecond: number;
  /** The table they look at. */
  readonly watched: string;
  /** The game whose record they fetch, so many times a second all together. */
  readonly over: string;
  readonly recordsPerSecond: number;
}

export interface CrowdResult {
  /** What was answered. */
  readonly looksPerSecond: number;
  readonly recordsPerSecond: number;
  readonly megabytesPerSecond: number;
}

/** So many questions may be open before a guest waits: a server that does not answer is not buried. */
const MOST_OPEN = 60;

/** Every second guest asks for the table anew each time; the others leaf through its whole chronicle, as a browser does, and begin again. */
class Guest {
  private readonly plan: CrowdPlan;
  readonly leafs: boolean;
  private socket: ThinSocket | null = null;
  cookie = '';
  private open = 0;
  private older = 0;
  answers = 0;
  bytes = 0;

  constructor(plan: CrowdPlan, leafs: boolean) {
    this.plan = plan;
    this.leafs = leafs;
  }

  async arrive(): Promise<void> {
    const { cookie } = await call<Me>('GET', `${this.plan.url}/api/me`, undefined);
    if (cookie === null) throw new Error('GET /api/me gave no session cookie');
    this.cookie = cookie;
    this.socket = await ThinSocket.open(`${this.plan.url}/ws`, { cookie, origin: this.plan.url }, (text) => this.hear(text), fail);
  }

  look(): void {
    if (this.open >= MOST_OPEN) return;
    this.open++;
    const table = this.plan.watched;
    this.send(this.leafs && this.older > 0 ? { t: 'page', table, number: this.older } : { t: 'watch', table });
  }

  leave(): void {
    this.socket?.leave();
  }

  private hear(text: string): void {
    this.bytes += text.length;
    if (text.startsWith('{"t":"update"')) return;
    this.open--;
    this.answers++;
    if (!this.leafs && !text.startsWith('{"t":"error"')) return;
    const message: ServerMessage = JSON.parse(text);
    if (message.t === 'table') this.older = message.now.seen - message.events.length;
    else if (message.t === 'page') this.older = message.first - 1;
    else if (message.t === 'error') fail(new Error(`The server refused a look: ${text}`));
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}

async function run(plan: CrowdPlan): Promise<void> {
  const guests = Array.from({ length: plan.guests }, (_, number) => new Guest(plan, number % 2 === 1));
  await Promise.all(guests.map((guest) => guest.arrive()));
  const from = performance.now();
  let records = 0;
  const { tablesPerSecond, pagesPerSecond } = plan;
  const timers = guests.map((guest) => setInterval(() => guest.look(), 1000 / (guest.leafs ? pagesPerSecond : tablesPerSecond)));
  let fetching = 0;
  const fetchRecord = async (): Promise<void> => {
    if (fetching >= MOST_OPEN) return;
    fetching++;
    await call<object>('GET', `${plan.url}/api/tables/${plan.over}/record`, undefined, guests[records % guests.length].cookie);
    fetching--;
    records++;
  };
  timers.push(setInterval(() => void fetchRecord().catch(fail), 1000 / plan.recordsPerSecond));
  process.send?.('looking');
  process.once('message', () => {
    for (const timer of timers) clearInterval(timer);
    const seconds = (performance.now() - from) / 1000;
    const looks = guests.reduce((sum, guest) => sum + guest.answers, 0);
    const bytes = guests.reduce((sum, guest) => sum + guest.bytes, 0);
    for (const guest of guests) guest.leave();
    const result: CrowdResult = {
      looksPerSecond: looks / seconds,
      recordsPerSecond: records / seconds,
      megabytesPerSecond: bytes / 1e6 / seconds,
    };
    report({ result });
  });
}

process.once('message', (plan: CrowdPlan) => void run(plan).catch(fail));
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
