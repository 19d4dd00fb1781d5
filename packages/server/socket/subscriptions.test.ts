import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGame } from '#games';
import { markProjected } from '#kernel';
import type { ClientMessage } from '#wire';
import { RateLimit } from '../limits.ts';
import { Metrics } from '../metrics.ts';
import { BlockLists } from '../people/block-lists.ts';
import { openStore } from '../store/open.ts';
import { applyChange, type Store, type StoredTable } from '../store/store.ts';
import { GameLibrary } from '../table/state/game-library.ts';
import type { TableArchive, DelayedSnapshot } from '../table/session/context.ts';
import { begin } from '../table/state/loaded-table.ts';
import { createTable } from '../table/state/create-table.ts';
import { TableRegistry } from '../table/registry.ts';
import { NO_ALERTS } from '../testing/no-alerts.ts';
import { SlowStore } from '../testing/slow-store.ts';
import { SocketConnection } from './connection.ts';

const LOOK_EVERY = 1000;
const LONGER_THAN_ANY_REST = 10 * 60_000;
const HOUR = 3_600_000;
const ROUNDS_OF_REST = 5;

const PEOPLE = ['frodo', 'sam', 'gollum'].map((id) => ({ id, name: id, account: null }));
const [FRODO] = PEOPLE;
const MANY = { perSecond: 1e9, burst: 1e9 };
const UNLIMITED = { take: async () => true };

/** A socket without a wire. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;

  ping(): void {}

  /** Hangs up: from either side it is the same. */
  close(code = 1000): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close', code);
  }

  terminate(): void {
    this.close(1006);
  }
}

const sink = (): Writable => new Writable({ write: (_piece, _encoding, done) => done() });

/** A listed game with secrets before it begins, while it is played and after its end. */
interface Phases {
  readonly gathering: StoredTable;
  readonly playing: StoredTable;
  readonly over: StoredTable;
}

let dataDir: string;
let base: Store;
let phases: Phases;
let open: StoredTable;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-subscriptions-'));
  base = await openStore({ dataDir });
  const games = new GameLibrary(base);
  const planned = await createTable(
    { game: 'hunt-for-the-ring', options: { mode: 'part1' }, listed: true, seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Khamul' }] },
    FRODO,
    games,
    undefined,
    0,
  );
  const opened = await games.open(planned.settings);
  const { change } = begin(planned, opened, { now: 0, botLease: HOUR });
  const playing = applyChange(planned, change);
  phases = { gathering: planned, playing, over: { ...playing, phase: 'abandoned' } };
  open = await createTable({ game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'open' }] }, FRODO, games, undefined, 0);
  await openGame('journey-to-mordor');
});
afterAll(async () => {
  await base.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Connections to tables on a store whose answers the test releases. */
class Scene {
  readonly slow = new SlowStore(base);
  readonly registry: TableRegistry;
  readonly tables: readonly string[];
  /** Views of an earlier moment that are being made. */
  pastWaiting = 0;
  private clock = 0;
  private readonly connections: { readonly connection: SocketConnection; readonly socket: FakeSocket }[] = [];
  private readonly blockLists: BlockLists;

  constructor(phase: keyof Phases) {
    const { slow } = this;
    slow.tables.set(open.id, open);
    slow.tables.set(phases.gathering.id, phases[phase]);
    this.tables = [open.id, phases.gathering.id, 'A'.repeat(16)];
    this.blockLists = new BlockLists(slow.store);
    const past = (stored: StoredTable): Promise<DelayedSnapshot> => {
      this.pastWaiting++;
      return slow.later(() => {
        this.pastWaiting--;
        return { sequence: stored.sequence, seen: 0, now: markProjected('{}'), page: markProjected('[]'), fresh: markProjected('[]') };
      });
    };
    const archive: TableArchive = {
      past,
      page: () => slow.later(() => ({ first: 1, events: markProjected('[]') })),
      hasEntry: () => slow.later(() => false),
      record: () => slow.later(() => new Uint8Array()),
    };
    const unavailable = () => Promise.reject(new Error('There are no bots'));
    this.registry = new TableRegistry({
      store: slow.store,
      games: new GameLibrary(slow.store),
      archive,
      bots: { choose: unavailable, advise: unavailable, tell: unavailable },
      alerts: NO_ALERTS,
      addressOf: () => '',
      botDelay: 0,
      botLease: HOUR,
      suspendAfter: HOUR,
      spectatorDelay: HOUR,
      pollInterval: LOOK_EVERY,
      now: () => this.clock,
      reportError: () => {},
      count: () => {},
      countRefusal: () => {},
      countAnswer: () => {},
    });
  }

  arrive(person: number): void {
    const { registry, blockLists } = this;
    const socket = new FakeSocket();
    const connection = new SocketConnection(
      socket,
      sink(),
      { person: PEOPLE[person], session: '', network: '' },
      {
        registry,
        blockLists,
        metrics: METRICS,
        log: { error: () => {} },
        alerts: { isHere: () => {}, viewed: () => {} },
        bans: { isMuted: () => false },
        now: () => this.clock,
      },
      { messages: new RateLimit(MANY), chat: new RateLimit(MANY), hints: UNLIMITED, hintsOfAddress: UNLIMITED },
    );
    this.connections.push({ connection, socket });
  }

  send(who: number, message: ClientMessage): void {
    this.connections[who]?.socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  hangUp(who: number): void {
    this.connections[who]?.socket.close();
  }

  /** The block list of this person has changed. */
  regard(who: number): void {
    this.connections[who]?.connection.reloadBlocks().catch(() => {});
  }

  /** What has been answered has its effects, and timers run. */
  async pass(milliseconds: number): Promise<void> {
    this.clock += milliseconds;
    vi.advanceTimersByTime(Math.min(milliseconds, 2 * LOOK_EVERY));
    await new Promise((resolve) => setImmediate(resolve));
  }

  async answer(place: number, well: boolean): Promise<void> {
    this.slow.release(place, well);
    await this.pass(0);
  }

  /** Every answer comes, until nothing more is asked. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < ROUNDS_OF_REST; ) {
      quiet = this.slow.waiting === 0 ? quiet + 1 : 0;
      while (this.slow.waiting > 0) this.slow.release(0, true);
      await this.pass(0);
    }
  }

  /** All hang up, everything is answered, and time goes by. */
  async end(): Promise<void> {
    for (const { socket } of this.connections) socket.close();
    await this.settle();
  }

  async rest(): Promise<void> {
    for (let round = 0; round < ROUNDS_OF_REST; round++) {
      await this.pass(LONGER_THAN_ANY_REST);
      await this.settle();
    }
  }

  present(): string[] {
    return this.tables.flatMap((table) =>
      PEOPLE.filter(({ id }) => this.registry.isPresent(table, id)).map(({ id }) => `${id} at ${table}`),
    );
  }
}

const METRICS = new Metrics();

type Step = (scene: Scene) => Promise<void> | void;

const who = fc.nat({ max: 2 });
const table = fc.nat({ max: 2 });
const step = (text: string, run: Step) => ({ run, [fc.toStringMethod]: () => text });
const WORDS = { t: 'say', id: 'line', text: 'mellon' } as const;

const STEPS = fc.oneof(
  { weight: 2, arbitrary: fc.nat({ max: 2 }).map((person) => step(`arrive(${person})`, (scene) => scene.arrive(person))) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(who, table, fc.option(fc.constant(0), { nil: undefined }))
      .map(([one, at, seen]) =>
        step(`watch(${one}, ${at})`, (scene) =>
          scene.send(one, { t: 'watch', table: scene.tables[at], ...(seen === undefined ? {} : { seen }) }),
        ),
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(who, table)
      .map(([one, at]) => step(`leave(${one}, ${at})`, (scene) => scene.send(one, { t: 'leave', table: scene.tables[at] }))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(who, table)
      .map(([one, at]) => step(`say(${one}, ${at})`, (scene) => scene.send(one, { ...WORDS, table: scene.tables[at] }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(who, table)
      .map(([one, at]) => step(`page(${one}, ${at})`, (scene) => scene.send(one, { t: 'page', table: scene.tables[at], number: 1 }))),
  },
  { weight: 2, arbitrary: who.map((one) => step(`regard(${one})`, (scene) => scene.regard(one))) },
  { weight: 3, arbitrary: who.map((one) => step(`hangUp(${one})`, (scene) => scene.hangUp(one))) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('gathering', 'playing', 'over')
      .map((phase) => step(`becomes(${phase})`, (scene) => scene.slow.changeElsewhere(phases[phase]))),
  },
  {
    weight: 12,
    arbitrary: fc
      .tuple(fc.nat({ max: 20 }), fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }))
      .map(([place, well]) => step(`answer(${place}, ${well})`, (scene) => scene.answer(place, well))),
  },
  { weight: 4, arbitrary: fc.constant(step('settle()', (scene) => scene.settle())) },
  { weight: 6, arbitrary: fc.constantFrom(0, 20_000).map((ms) => step(`pass(${ms})`, (scene) => scene.pass(ms))) },
);

describe('subscriptions', () => {
  it('end with their connections: no listener, no connected flag and no table in memory, in any order of requests, hang-ups and answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<keyof Phases>('gathering', 'playing', 'over'),
        fc.array(STEPS, { minLength: 3, maxLength: 40 }),
        async (phase, steps) => {
          const scene = new Scene(phase);
          scene.arrive(0);
          scene.arrive(2);
          for (const { run } of steps) await run(scene);
          await scene.end();
          expect([scene.registry.listeners, scene.present()]).toEqual([0, []]);
          await scene.rest();
          expect(scene.tables.filter((each) => scene.registry.inUse(each))).toEqual([]);
          expect(scene.registry.size).toBe(0);
          // Nothing but the watch for due tables goes on.
          expect(vi.getTimerCount()).toBe(1);
          await scene.registry.close();
        },
      ),
      { numRuns: 400 },
    );
  });

  it('are ended by a leave that comes together with the watch', async () => {
    const scene = new Scene('playing');
    scene.arrive(0);
    scene.arrive(2);
    for (const one of [0, 1])
      for (const at of scene.tables) {
        scene.send(one, { t: 'watch', table: at });
        scene.send(one, { t: 'leave', table: at });
      }
    await scene.settle();
    expect([scene.registry.listeners, scene.present()]).toEqual([0, []]);
    await scene.rest();
    expect(scene.registry.size).toBe(0);
    await scene.registry.close();
  });

  it('are made anew by a watch after a leave, and outlive a second watch that fails', async () => {
    const scene = new Scene('gathering');
    scene.arrive(0);
    const [at] = scene.tables;
    scene.send(0, { t: 'watch', table: at });
    scene.send(0, { t: 'leave', table: at });
    scene.send(0, { t: 'watch', table: at });
    await scene.settle();
    expect(scene.present()).toEqual([`frodo at ${at}`]);
    // The failed attempt must not take a listener that follows out of the books of its connection.
    scene.send(0, { t: 'watch', table: at });
    scene.slow.changeElsewhere(open);
    while (scene.slow.waiting > 0) await scene.answer(0, false);
    scene.hangUp(0);
    await scene.settle();
    expect([scene.registry.listeners, scene.present()]).toEqual([0, []]);
    await scene.registry.close();
  });

  it('are ended by a leave while a delayed view is being made, and while the end of the game moves the spectators', async () => {
    const scene = new Scene('playing');
    scene.arrive(2);
    const at = phases.playing.id;
    const waitsForThePast = async (): Promise<void> => {
      scene.send(0, { t: 'watch', table: at });
      while (scene.pastWaiting === 0) await scene.answer(0, true);
    };
    await waitsForThePast();
    scene.send(0, { t: 'leave', table: at });
    await scene.settle();
    expect(scene.registry.listeners).toBe(0);
    await waitsForThePast();
    await scene.settle();
    expect(scene.registry.listeners).toBe(1);
    scene.slow.changeElsewhere(phases.over);
    while (scene.registry.listeners > 0) await scene.answer(0, true).then(() => scene.pass(LOOK_EVERY));
    scene.send(0, { t: 'leave', table: at });
    await scene.settle();
    expect(scene.registry.listeners).toBe(0);
    await scene.rest();
    expect(scene.registry.size).toBe(0);
    await scene.registry.close();
  });
});
