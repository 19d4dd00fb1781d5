import { gameIds } from '#games';
import type { Action } from '#kernel';
import { type ClientMessage, type Now, type ServerMessage, whyIn } from '#wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from './loadGame.ts';
import { type LocalStart, LOCAL_TABLE } from './localStart.ts';
import { LocalTable } from './LocalTable.ts';

const journey: LocalStart = {
  game: 'journey-to-mordor',
  seats: [
    { kind: 'me', name: 'Kasia' },
    { kind: 'bot', level: 'casual' },
  ],
  from: { options: { first: 0 } },
  seed: 7,
  pause: 10,
};

/** Long enough to meet most steps of a game. */
const MANY = 200;

class Client {
  readonly heard: ServerMessage[] = [];
  readonly table: LocalTable;
  private ids = 0;

  private constructor(start: LocalStart, opened: ConstructorParameters<typeof LocalTable>[1]) {
    this.table = new LocalTable(start, opened, (message) => this.heard.push(JSON.parse(JSON.stringify(message))));
  }

  static async at(start: LocalStart): Promise<Client> {
    return new Client(start, await loadGame(start.game, [], start.reasons));
  }

  say(message: ClientMessage): ServerMessage {
    this.table.receive(message);
    return this.last;
  }

  watch(): Now {
    const told = this.say({ t: 'watch', table: LOCAL_TABLE });
    if (told.t !== 'table') throw new Error(`told ${told.t}`);
    return told.now;
  }

  act(action: Action, seat = 0, seen = this.now.seen, id = `a${this.ids++}`): ServerMessage {
    return this.say({ t: 'act', table: LOCAL_TABLE, id, seat, seen, action });
  }

  get last(): ServerMessage {
    const last = this.heard.at(-1);
    if (last === undefined) throw new Error('nothing was heard');
    return last;
  }

  get now(): Now {
    const told = this.heard.findLast((message) => 'now' in message);
    if (told === undefined || !('now' in told)) throw new Error('no moment was told');
    return told.now;
  }
}

let open: Client[] = [];
const at = async (start: LocalStart): Promise<Client> => {
  const client = await Client.at(start);
  open.push(client);
  return client;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { table } of open) table.close();
  open = [];
  vi.useRealTimers();
});

describe('a table in the browser', () => {
  it('bots take their time as long as somebody plays on, and none when all have given up', async () => {
    const bot = { kind: 'bot', level: 'casual' } as const;
    const client = await at({ ...journey, seats: [bot, journey.seats[0], bot], pause: 1000 });
    client.watch();
    await vi.advanceTimersByTimeAsync(999);
    const { seen } = client.now;
    expect([client.now.phase, client.now.waiting]).toEqual(['playing', [0]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.now.seen).toBeGreaterThan(seen);
    client.say({ t: 'resign', table: LOCAL_TABLE, id: 'enough', seat: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.now.phase).toBe('finished');
  });

  it('tells the whole table, and of a gap only the rest', async () => {
    const client = await at(journey);
    const now = client.watch();
    expect(now.turns[0]?.options).toContainEqual({ type: 'chooseHobbit', hobbit: 'frodo' });
    client.act({ type: 'chooseHobbit', hobbit: 'frodo' });
    const gap = client.say({ t: 'watch', table: LOCAL_TABLE, seen: now.seen });
    expect(gap.t === 'gap' && gap.events.map(({ type }) => type)).toEqual(['hobbitChosen']);
    expect(client.say({ t: 'page', table: LOCAL_TABLE, number: 1 })).toMatchObject({ t: 'page', first: 1 });
  });

  it('does once what has an id, and refuses what is not allowed, with the rule', async () => {
    const client = await at(journey);
    client.watch();
    expect(client.act({ type: 'chooseHobbit', hobbit: 'frodo' }, 0, 0, 'same')).toMatchObject({ t: 'refused', code: 'stale' });
    const { seen } = client.now;
    expect(client.act({ type: 'chooseHobbit', hobbit: 'frodo' }, 0, seen, 'same')).toMatchObject({ t: 'update', done: 'same' });
    expect(client.act({ type: 'chooseHobbit', hobbit: 'frodo' }, 0, seen, 'same')).toMatchObject({ t: 'done', id: 'same' });
    expect(client.act({ type: 'chooseHobbit', hobbit: 'sam' }, 1)).toMatchObject({ t: 'refused', code: 'not-your-seat' });
    expect(client.act({ type: 'roll' })).toMatchObject({ t: 'refused', code: 'not-asked' });
    expect(client.act({ type: 'fly' })).toMatchObject({ t: 'refused', code: 'malformed' });
    expect(client.say({ t: 'explain', table: LOCAL_TABLE, id: 'why', seat: 0, action: { type: 'roll' } })).toMatchObject({ legal: false });
  });

  it('begins at a position, and chance brings what was prepared', async () => {
    const client = await at({
      ...journey,
      from: {
        position: {
          game: 'journey-to-mordor',
          players: [{ hobbit: 'frodo' }, { hobbit: 'sam' }],
          turn: { step: 'roll' },
        },
      },
      draws: ['orc', 'ring', 'weapon', 'gandalf', 'ring'],
    });
    client.watch();
    client.act({ type: 'roll' });
    expect(client.now.view).toMatchObject({ turn: { dice: ['orc', 'ring', 'weapon', 'gandalf', 'ring'].map((symbol) => ({ symbol })) } });
  });

  it('goes on from what was done, bots answer as prepared before they think, and it refuses to begin with what cannot be', async () => {
    const done = [{ seat: 0, action: { type: 'chooseHobbit', hobbit: 'merry' } }];
    const client = await at({ ...journey, done, replies: [{ seat: 1, action: { type: 'chooseHobbit', hobbit: 'pippin' } }] });
    expect(client.watch().waiting).toEqual([1]);
    vi.advanceTimersByTime(10);
    expect(client.now.waiting).toEqual([0]);
    expect(JSON.stringify(client.now.view)).toContain('pippin');
    await expect(Client.at({ ...journey, done: [{ seat: 1, action: { type: 'roll' } }] })).rejects.toThrow(/seat 1 cannot/);
    await expect(Client.at({ ...journey, from: { position: { game: 'journey-to-mordor', players: [] } } })).rejects.toThrow();
  });

  it('takes back what may be taken back, gives up, and ends when the reader wishes', async () => {
    const client = await at({ ...journey, seats: [journey.seats[0] ?? { kind: 'me', name: '' }, { kind: 'me', name: 'Staś' }] });
    client.watch();
    client.act({ type: 'chooseHobbit', hobbit: 'frodo' });
    expect(client.say({ t: 'undo', table: LOCAL_TABLE, id: 'u', seat: 0, seen: client.now.seen })).toMatchObject({
      t: 'update',
      done: 'u',
    });
    expect(client.now.waiting).toEqual([0]);
    expect(client.say({ t: 'undo', table: LOCAL_TABLE, id: 'v', seat: 0, seen: client.now.seen })).toMatchObject({
      code: 'nothing-to-undo',
    });
    expect(client.say({ t: 'abandon', table: LOCAL_TABLE, id: 'w', wish: true })).toMatchObject({
      now: { phase: 'abandoned', waiting: [] },
    });
    const other = await at(journey);
    other.watch();
    expect(other.say({ t: 'resign', table: LOCAL_TABLE, id: 'r', seat: 0 })).toMatchObject({ now: { phase: 'finished' } });
    expect(other.act({ type: 'roll' })).toMatchObject({ code: 'not-playing' });
  });

  it.each(gameIds())('%s: bots play it by themselves', async (game) => {
    const { levels } = await loadGame(game);
    expect(Object.keys(levels).length).toBeGreaterThan(1);
    const bot = { kind: 'bot', level: 'random' } as const;
    const client = await at({ game, seats: [bot, bot], from: { options: {} }, seed: 3, pause: 0 });
    client.watch();
    for (let decisions = 0; decisions < MANY && client.now.phase === 'playing'; decisions++) vi.advanceTimersToNextTimer();
    expect(client.heard.length).toBeGreaterThan(MANY / 4);
    expect(client.heard.every(({ t }) => t === 'table' || t === 'update')).toBe(true);
  });

  it.each(gameIds())(
    '%s: bots say with a move why they make it, where that is wished for; those who move by chance never do',
    async (game) => {
      const whys = async (level: string, reasons: boolean): Promise<number> => {
        const bot = { kind: 'bot', level } as const;
        const client = await at({ game, seats: [bot, bot], from: { options: {} }, seed: 3, pause: 0, reasons });
        client.watch();
        let found = 0;
        for (let decisions = 0; decisions < MANY && found === 0 && client.now.phase === 'playing'; decisions++) {
          vi.advanceTimersToNextTimer();
          const { last } = client;
          if (last.t !== 'update') throw new Error(`told ${last.t}`);
          const said = last.events.findIndex(({ type }) => type === 'botWhy');
          if (said < 0) continue;
          found++;
          // The move comes first, and its reasons are the last word about it.
          expect(said).toBeGreaterThan(0);
          expect(said).toBe(last.events.length - 1);
          expect(whyIn(last.events[said])?.reasons).not.toHaveLength(0);
        }
        client.table.close();
        return found;
      };
      expect(await whys('casual', true)).toBe(1);
      expect(await whys('casual', false)).toBe(0);
      expect(await whys('random', true)).toBe(0);
    },
  );

  it('never tells the reader what a seat must not know', async () => {
    const bot = { kind: 'bot', level: 'random' } as const;
    const seats = [bot, { kind: 'me', name: 'Kasia' }] as const;
    const client = await at({ game: 'hunt-for-the-ring', seats, from: { options: { mode: 'part1' } }, seed: 3, pause: 0 });
    expect(client.watch().eyes).toBe(1);
    expect(client.now.view).toMatchObject({ sheet: null, truth: null, stage: 'setUp' });
  });
});
