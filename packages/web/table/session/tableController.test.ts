import { once } from 'node:events';
import { seedCommitment, unchecked } from '#kernel';
import type { ClientMessage, Now, SeatInfo, ServerMessage, TableInfo } from '#wire';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket as Socket, WebSocketServer } from 'ws';
import { connect } from '../../net/transport.ts';
import type { MoveStorage } from '../../net/moveStorage.ts';
import type { IdentifiedMessage } from '../../net/pendingRequests.ts';
import { type TableController, openTable } from './tableController.ts';
import { storedSeed } from '../../fairness/seedStorage.ts';
import { portOf } from '#server/port.ts';

const seat = (name: string, yours: boolean): SeatInfo => ({
  kind: 'human',
  name,
  yours,
  connected: true,
  clock: null,
  contributed: false,
  wantsToAbandon: false,
});

const info: TableInfo = {
  id: 't1',
  game: 'journey-to-mordor',
  rulesVersion: 1,
  options: {},
  content: { title: 'box', standard: true, provenance: [] },
  seats: [seat('Kasia', true), seat('Staś', false)],
  clock: { kind: 'none' },
  clockAt: Date.now(),
  onTimeout: 'bot',
  listed: false,
  hints: false,
  host: true,
  commitment: '',
  promises: null,
  rematch: null,
  codes: [],
};

const moment = (seen: number): Now => ({
  seen,
  phase: 'playing',
  eyes: 0,
  view: { seen },
  waiting: [0],
  turns: [{ seat: 0, prompt: { id: 'roll', params: {} }, options: [{ type: 'roll' }], canUndo: false }],
  outcome: null,
  rounds: 1,
  progress: [0, 0],
});

const event = (type: string) => ({ type });

/** A real socket server that says what the test tells it to say. */
class House {
  readonly server = new WebSocketServer({ port: 0 });
  readonly heard: ClientMessage[] = [];
  private socket: Socket | null = null;
  private readonly waiting: ((message: ClientMessage) => void)[] = [];

  constructor() {
    this.server.on('connection', (socket) => {
      this.socket = socket;
      socket.on('message', (data: Buffer) => {
        const message = unchecked<ClientMessage>(JSON.parse(data.toString()));
        this.heard.push(message);
        for (const waiter of this.waiting) waiter(message);
      });
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${portOf(this.server)}`;
  }

  next<T extends ClientMessage['t']>(t: T): Promise<Extract<ClientMessage, { t: T }>> {
    const isIt = (message: ClientMessage): message is Extract<ClientMessage, { t: T }> => message.t === t;
    return new Promise((found) =>
      this.waiting.push((message) => {
        if (isIt(message)) found(message);
      }),
    );
  }

  say(message: ServerMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Cuts the thread as a dying network does. */
  cut(): void {
    this.socket?.terminate();
  }
}

let house: House;
let table: TableController;

async function sitDown(keeper: MoveStorage | null = null): Promise<void> {
  house = new House();
  await once(house.server, 'listening');
  const watched = house.next('watch');
  table = openTable('t1', (hear, onOpen) => connect(house.url, hear, onOpen), keeper);
  expect(await watched).toEqual({ t: 'watch', table: 't1' });
  house.say({ t: 'table', table: 't1', info, now: moment(2), events: [event('a'), event('b')], chat: [] });
  await until(() => table.now() !== null);
}

async function until(truth: () => boolean): Promise<void> {
  while (!truth()) await new Promise((resolve) => setTimeout(resolve, 2));
}

afterEach(() => {
  table.close();
  house.server.close();
});

describe('the controller', () => {
  it('hears events once and in their order, and asks for exactly the gap', async () => {
    await sitDown();
    expect(table.mine()).toBe(0);
    expect(table.seatName(1)).toBe('Staś');
    house.say({ t: 'update', table: 't1', events: [event('c')], now: moment(3) });
    await until(() => table.now()?.seen === 3);
    expect(table.fresh()).toEqual([event('c')]);

    const asked = house.next('watch');
    house.say({ t: 'update', table: 't1', events: [event('f')], now: moment(6) });
    expect(await asked).toEqual({ t: 'watch', table: 't1', seen: 3 });
    house.say({ t: 'gap', table: 't1', info, now: moment(6), events: [event('d'), event('e'), event('f')], chat: [] });
    await until(() => table.now()?.seen === 6);
    expect(table.events().map(({ type }) => type)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('a word of the house moves nothing: what has just happened is still to be seen', async () => {
    await sitDown();
    house.say({ t: 'update', table: 't1', events: [event('c')], now: moment(3) });
    await until(() => table.now()?.seen === 3);
    house.say({ t: 'update', table: 't1', events: [event('botWhy')], now: { ...moment(4), view: { seen: 3 } } });
    await until(() => table.now()?.seen === 4);
    expect(table.fresh()).toEqual([event('c')]);
    expect(table.events().at(-1)).toEqual(event('botWhy'));
  });

  it('leafs back by itself to the first event of a long game', async () => {
    await sitDown();
    const asked = house.next('page');
    house.say({ t: 'table', table: 't1', info, now: moment(4), events: [event('d')], chat: [] });
    expect(await asked).toEqual({ t: 'page', table: 't1', number: 3 });
    expect(table.isLoadingHistory()).toBe(true);
    house.say({ t: 'page', table: 't1', first: 1, events: ['a', 'b', 'c', 'd'].map(event) });
    await table.fullHistory();
    expect(table.isLoadingHistory()).toBe(false);
    expect(table.events().map(({ type }) => type)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is busy from the choice until the moment it led to', async () => {
    await sitDown();
    const sent = house.next('act');
    table.act({ type: 'roll' });
    const { id, seen, seat } = await sent;
    expect({ seen, seat }).toEqual({ seen: 2, seat: 0 });
    expect(table.busy()).toBe(true);
    table.act({ type: 'roll' });
    house.say({ t: 'done', table: 't1', id, seen: 3 });
    house.say({ t: 'chat', table: 't1', line: { number: 1, name: 'Staś', seat: 1, text: 'hej', at: 0 } });
    await until(() => table.chat().length === 1);
    expect(table.busy()).toBe(true);
    house.say({ t: 'update', table: 't1', events: [event('c')], now: moment(3) });
    await until(() => !table.busy());
    expect(house.heard.filter(({ t }) => t === 'act')).toHaveLength(1);
  });

  it('sends an unanswered choice again, with the same id, when the thread is mended', async () => {
    await sitDown();
    const sent = house.next('act');
    table.act({ type: 'roll' });
    const first = await sent;
    const again = house.next('act');
    const watched = house.next('watch');
    house.cut();
    await until(() => table.connectionStatus() === 'lost');
    expect(await watched).toEqual({ t: 'watch', table: 't1', seen: 2 });
    expect(await again).toEqual(first);
  });

  it('keeps a choice made without a thread, lets it be taken back as long as it has not gone, and sends it when the thread is mended', async () => {
    let waiting: IdentifiedMessage | null = null;
    const keeper: MoveStorage = { read: () => waiting, store: (move) => void (waiting = move) };
    await sitDown(keeper);
    house.cut();
    await until(() => table.connectionStatus() === 'lost');
    table.act({ type: 'roll' });
    expect([table.pendingMove(), waiting]).toMatchObject([{ sent: false }, { t: 'act', action: { type: 'roll' } }]);
    table.withdraw();
    expect([table.pendingMove(), table.busy(), waiting]).toEqual([null, false, null]);
    const sent = house.next('act');
    table.act({ type: 'roll' });
    const { id } = await sent;
    house.say({ t: 'refused', table: 't1', id, code: 'stale', message: '', rules: [] });
    await until(() => table.refusal() !== null);
    expect([table.refusal(), table.pendingMove(), waiting]).toMatchObject([{ code: 'stale', late: true }, null, null]);
  });

  it('takes up what was chosen on a page that was closed before the answer came, under the same id', async () => {
    let waiting: IdentifiedMessage | null = { t: 'act', table: 't1', id: 'earlier', seat: 0, seen: 2, action: { type: 'roll' } };
    const before = waiting;
    await sitDown({ read: () => waiting, store: (move) => void (waiting = move) });
    await until(() => house.heard.some(({ t }) => t === 'act'));
    expect(house.heard.find(({ t }) => t === 'act')).toEqual(before);
    house.say({ t: 'update', table: 't1', done: 'earlier', events: [event('c')], now: moment(3) });
    await until(() => !table.busy());
    expect([waiting, table.refusal()]).toEqual([null, null]);
  });

  it('asks again with the same id, by itself, while the server does not know what became of a choice', async () => {
    await sitDown();
    const sent = house.next('act');
    table.act({ type: 'roll' });
    const first = await sent;
    for (let time = 0; time < 2; time++) {
      const again = house.next('act');
      house.say({ t: 'unsure', table: 't1', id: first.id });
      await until(() => table.isUnconfirmed());
      expect(table.busy()).toBe(true);
      expect(table.refusal()).toBeNull();
      expect(await again).toEqual(first);
    }
    house.say({ t: 'update', table: 't1', done: first.id, events: [event('c')], now: moment(3) });
    await until(() => !table.busy());
    expect(table.isUnconfirmed()).toBe(false);
  });

  it('does not take "too fast" for a no when an earlier sending may have been done', async () => {
    await sitDown();
    const sent = house.next('act');
    table.act({ type: 'roll' });
    const first = await sent;
    const again = house.next('act');
    house.say({ t: 'unsure', table: 't1', id: first.id });
    await again;
    const once = house.next('act');
    house.say({ t: 'refused', table: 't1', id: first.id, code: 'too-fast', message: '', rules: [] });
    expect(await once).toEqual(first);
    expect(table.refusal()).toBeNull();
    house.say({ t: 'refused', table: 't1', id: first.id, code: 'not-saved', message: '', rules: [] });
    await until(() => table.refusal() !== null);
    expect([table.busy(), table.isUnconfirmed()]).toEqual([false, false]);
  });

  it('asks for the table again when the server could not look', async () => {
    await sitDown();
    const again = house.next('watch');
    house.say({ t: 'error', code: 'no-answer', message: '' });
    expect(await again).toEqual({ t: 'watch', table: 't1', seen: 2 });
    expect(table.refusal()).toBeNull();
  });

  it('tells a refusal with its rules and is free again', async () => {
    await sitDown();
    const sent = house.next('act');
    table.act({ type: 'setAside', die: 'red' });
    const { id } = await sent;
    house.say({ t: 'refused', table: 't1', id, code: 'refused', message: 'no', rules: ['JM-DICE-04'] });
    await until(() => table.refusal() !== null);
    expect(table.refusal()).toEqual({ code: 'refused', message: 'no', rules: ['JM-DICE-04'] });
    expect(table.busy()).toBe(false);
  });

  it('answers why with rule ids', async () => {
    await sitDown();
    const asked = house.next('explain');
    const why = table.explain({ type: 'setAside', die: 'red' });
    const { id } = await asked;
    house.say({ t: 'why', table: 't1', id, legal: false, rules: ['JM-DICE-04'] });
    expect(await why).toEqual(['JM-DICE-04']);
  });

  it('keeps the commitment, promises words and opens them when all have promised, by itself', async () => {
    await sitDown();
    const gathering = (promises: readonly string[], published = 'ab'.repeat(32)): TableInfo => ({
      ...info,
      commitment: published,
      promises,
    });
    const say = (given: TableInfo) =>
      house.say({ t: 'table', table: 't1', info: given, now: { ...moment(0), phase: 'gathering', turns: [] }, events: [], chat: [] });
    const sent = house.next('promise');
    say(gathering(['', '']));
    const { promise, seat } = await sent;
    const lot = storedSeed('t1');
    expect(seat).toBe(0);
    expect(promise).toBe(seedCommitment('ab'.repeat(32), 0, lot?.words[0] ?? ''));
    // Not before the other one has promised, and never for another commitment.
    say(gathering([promise, '']));
    say(gathering([promise, 'c'.repeat(64)], 'cd'.repeat(32)));
    const opened = house.next('contribute');
    say(gathering([promise, 'c'.repeat(64)]));
    expect(await opened).toMatchObject({ seat: 0, words: lot?.words[0] });
    expect(house.heard.filter(({ t }) => t === 'contribute')).toHaveLength(1);
    expect(storedSeed('t1')).toMatchObject({ commitment: 'ab'.repeat(32), promises: [promise, 'c'.repeat(64)], openings: 1 });
  });

  it('says when there is no such table', async () => {
    await sitDown();
    house.say({ t: 'refused', table: 't1', id: '', code: 'no-table', message: '', rules: [] });
    await until(() => table.missing());
    expect(table.missing()).toBe(true);
  });
});
