import { unchecked } from '../../../packages/kernel/unchecked.ts';
import { SeededRandom } from '../../../packages/kernel/random/seededRandom.ts';
import {
  type ClientMessage,
  type JoinRequest,
  type Lot,
  type Me,
  type NewTable,
  type NewTableAnswer,
  nextLots,
  type Now,
  type SeatTurn,
  type ServerMessage,
  type TableInfo,
  wholeNow,
} from '../../../packages/wire/index.ts';
import { answerPlan, type LoadPlan, type Meter, type Pair } from './meter.ts';
import { call } from './post.ts';
import { fail } from './report.ts';
import { ThinSocket } from './thin-socket.ts';

/** A person with a session and a socket. After every state that asks for a decision the next move goes out at once, or after some thought. */
class Person {
  private readonly url: string;
  private readonly meter: Meter;
  private readonly thinkMs: number;
  private readonly random: SeededRandom;
  private readonly ended: () => void;
  cookie = '';
  private socket: ThinSocket | null = null;
  private table = '';
  private moves = 0;
  /** The move under way: its id, and which of its two answers are still missing. */
  private sentId = '';
  private awaitsDone = false;
  private awaitsState = false;
  private now: Now | null = null;
  private lot: Lot | null = null;

  /** Who sits opposite. */
  partner: Person | null = null;

  constructor(url: string, { thinkMs = 0 }: LoadPlan, seed: number, meter: Meter, ended: () => void) {
    this.url = url;
    this.thinkMs = thinkMs;
    this.meter = meter;
    this.random = new SeededRandom(seed, 7);
    this.ended = ended;
  }

  async arrive(): Promise<void> {
    const { cookie } = await call<Me>('GET', `${this.url}/api/me`, undefined);
    if (cookie === null) throw new Error('GET /api/me gave no session cookie');
    this.cookie = cookie;
    this.socket = await ThinSocket.open(
      `${this.url}/ws`,
      { cookie, origin: this.url },
      (text) => this.hear(unchecked<ServerMessage>(JSON.parse(text))),
      fail,
    );
  }

  watch(table: string): void {
    if (this.table !== '') this.send({ t: 'leave', table: this.table });
    this.table = table;
    this.now = null;
    this.lot = null;
    this.awaitsDone = false;
    this.awaitsState = false;
    this.send({ t: 'watch', table });
  }

  leave(): void {
    this.socket?.leave();
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
      case 'gap':
      case 'update':
        if (message.table !== this.table) return;
        if (this.now !== null && message.now.seen < this.now.seen) return;
        if (message.t === 'update' && message.done === this.sentId) this.awaitsDone = this.awaitsState = false;
        if (message.t === 'update' && message.done === undefined && this.partner !== null) this.meter.sighted(this.partner);
        if (this.awaitsState && this.now !== null && message.now.seen > this.now.seen) this.awaitsState = false;
        this.now = wholeNow(message.now, this.now);
        if (message.t !== 'update') this.throwIn(message.info);
        break;
      case 'info':
        if (message.table === this.table) this.throwIn(message.info);
        return;
      case 'done':
        if (message.id !== this.sentId) return;
        this.awaitsDone = false;
        break;
      case 'refused':
      case 'unsure':
      case 'error':
        fail(new Error(`The server refused a move: ${JSON.stringify(message)}`));
        return;
      default:
        return;
    }
    if (!this.awaitsDone && !this.awaitsState) this.goOn();
  }

  /** The part of a person in the chance of the table, as a browser takes it by itself. */
  private throwIn(info: TableInfo): void {
    const step = nextLots(info, this.now?.phase ?? 'gathering', this.lot);
    if (step === null) return;
    this.lot = step.lot;
    for (const message of step.messages) this.send({ ...message, table: this.table, id: `lot-${++this.moves}` });
  }

  private goOn(): void {
    this.meter.moved(this);
    const { now } = this;
    if (now === null) return;
    if (now.phase === 'finished') {
      this.now = null;
      this.ended();
      return;
    }
    const turn = now.turns.find((each) => each.options.length > 0);
    if (turn === undefined) return;
    if (this.thinkMs === 0) this.move(now, turn);
    else setTimeout(() => this.now === now && this.move(now, turn), this.random.below(2 * this.thinkMs));
  }

  private move(now: Now, turn: SeatTurn): void {
    this.sentId = `${this.table}-${turn.seat}-${++this.moves}`;
    this.meter.sent(this);
    this.awaitsDone = true;
    this.awaitsState = true;
    const action = turn.options[this.random.below(turn.options.length)];
    this.send({ t: 'act', table: this.table, id: this.sentId, seat: turn.seat, seen: now.seen, action });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}

const JOURNEY: NewTable = {
  game: 'journey-to-mordor',
  options: { side: 'advanced' },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
};
/** Both sides may be asked at once there, and a move would be too late for the other's: one person plays both, and the other one watches. */
const WAR: NewTable = {
  game: 'war-of-the-ring',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }],
  listed: false,
};

function makePair(plan: LoadPlan, number: number, meter: Meter): Pair {
  let atEnd = 0;
  let stopped = false;
  const ended = (): void => {
    // Both see the end; the second one to see it begins the next game.
    if (++atEnd < 2 || stopped) return;
    atEnd = 0;
    meter.gameEnded();
    begin().catch(fail);
  };
  const urls = [plan.url, ...(plan.others ?? [])];
  const [here, there] = [urls[number % urls.length], urls[(number + 1) % urls.length]];
  const host = new Person(here, plan, number * 2 + 1, meter, ended);
  const guest = new Person(there, plan, number * 2 + 2, meter, ended);
  host.partner = guest;
  guest.partner = host;
  const spectators = Array.from({ length: plan.spectators ?? 0 }, () => new Person(here, plan, 0, meter, () => {}));
  const wish = plan.game === 'war-of-the-ring' ? WAR : JOURNEY;

  async function begin(): Promise<void> {
    const { body } = await call<NewTableAnswer>('POST', `${here}/api/tables`, wish, host.cookie);
    if (wish.seats.some(({ kind }) => kind === 'open')) {
      const join: JoinRequest = {};
      await call('POST', `${there}/api/tables/${body.table}/join`, join, guest.cookie);
    }
    if (stopped) return;
    host.watch(body.table);
    guest.watch(body.table);
    for (const spectator of spectators) spectator.watch(body.table);
  }

  return {
    async start() {
      await Promise.all([host, guest, ...spectators].map((person) => person.arrive()));
      await begin();
    },
    stop() {
      stopped = true;
      for (const person of [host, guest, ...spectators]) person.leave();
    },
  };
}

answerPlan(makePair);
