import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import choose from '#bots/pool-worker.ts';
import type { NewTable, ServerMessage } from '#wire';
import { Archive } from '../archive/archive.ts';
import { openStore } from '../store/open.ts';
import { type Change, Conflict, RejectedWrite, type Store, UnknownCommitError } from '../store/store.ts';
import type { Listener } from './session/listener.ts';
import { GameLibrary } from './state/game-library.ts';
import { createTable } from './state/create-table.ts';
import { TableRegistry } from './registry.ts';
import { handleRequest } from './usecases/handle-request.ts';
import { wake } from './usecases/wake.ts';
import { NO_ALERTS } from '../testing/no-alerts.ts';
import { unchecked } from '#kernel';

const ELROND = { id: 'elrond', name: 'Elrond', account: null };

type Commit = Store['commit'];

/** A store that others share and whose next writes go as the test says; after that they go well. */
class Troubled {
  readonly ways: ((change: Change, commit: Commit) => Promise<void>)[] = [];
  readonly store: Store;

  constructor(store: Store) {
    const commit: Commit = (change) => {
      const way = this.ways.shift();
      return way === undefined ? store.commit(change) : way(change, (given) => store.commit(given));
    };
    this.store = new Proxy(store, {
      get: (target, name) => (name === 'shared' ? true : name === 'commit' ? commit : Reflect.get(target, name)),
    });
  }
}

const lost = () => Promise.reject(new UnknownCommitError('cut'));
const declined = () => Promise.reject(new RejectedWrite('disk full'));
const writtenAndLost = (change: Change, commit: Commit) => commit(change).then(lost);
const byAnother = (change: Change): Change =>
  change.entry === undefined ? change : { ...change, entry: { ...change.entry, clientId: 'other' } };

let dataDir: string;
let store: Store;
let troubled: Troubled;
let archive: Archive;
let registry: TableRegistry;
let heard: ServerMessage[];
let botMoves: number;
let complaints: unknown[];
let someMove: () => void;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-unanswered-'));
  store = await openStore({ dataDir });
  troubled = new Troubled(store);
  archive = new Archive({ dataDir });
  heard = [];
  botMoves = 0;
  complaints = [];
  registry = new TableRegistry({
    store: troubled.store,
    games: new GameLibrary(store),
    archive,
    bots: {
      choose: (request) => choose(request()),
      advise: () => Promise.reject(new Error('nobody asks')),
      tell: () => Promise.resolve([]),
    },
    botDelay: 0,
    alerts: NO_ALERTS,
    botLease: 60_000,
    suspendAfter: 60_000,
    spectatorDelay: 0,
    pollInterval: 1000,
    now: Date.now,
    addressOf: () => '',
    reportError: (error) => complaints.push(error),
    count: (what) => {
      if (what === 'bot') botMoves++;
    },
    countRefusal: () => {},
    countAnswer: () => {},
  });
});
afterEach(async () => {
  await registry.close();
  await archive.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const elrond: Listener = {
  person: ELROND,
  send(letter) {
    heard.push(unchecked<ServerMessage>(JSON.parse(letter)));
    someMove();
  },
};

async function setTable(seats: NewTable['seats']): Promise<string> {
  const table = await createTable(
    { game: 'journey-to-mordor', options: { first: 0 }, seats },
    ELROND,
    new GameLibrary(store),
    undefined,
    Date.now(),
  );
  await store.addTable(table);
  // What a browser does by itself when it has the commitment.
  for (const [seat, { kind }] of table.settings.seats.entries())
    if (kind === 'human')
      handleRequest(registry.open(table.id), elrond, { t: 'contribute', table: table.id, id: `words ${seat}`, seat, words: 'elm' });
  await wake(registry.open(table.id));
  return table.id;
}

/** The answer to the first choice there is, sent under this id. */
async function move(table: string, id: string): Promise<ServerMessage | undefined> {
  const moment = heard.flatMap((message) => ('now' in message ? [message.now] : [])).at(-1);
  const turn = moment?.turns.find(({ options }) => options.length > 0);
  if (moment === undefined || turn === undefined) throw new Error('Somebody is asked');
  const from = heard.length;
  const answer = () => heard.slice(from).find((each) => ('id' in each && each.id === id) || (each.t === 'update' && each.done === id));
  const answered = Promise.withResolvers<void>();
  someMove = () => answer() !== undefined && answered.resolve();
  handleRequest(registry.open(table), elrond, { t: 'act', table, id, seat: turn.seat, seen: moment.seen, action: turn.options[0] });
  await answered.promise;
  return answer();
}

const logged = async (table: string) => (await store.entriesAfter(table, 0)).map(({ clientId }) => clientId);

describe('a move of a person', () => {
  let table: string;
  beforeEach(async () => {
    someMove = () => {};
    table = await setTable([{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }]);
    await registry.open(table).subscriptions.add(elrond).follow(undefined);
  });

  it('that was written though the answer was lost is told as done', async () => {
    troubled.ways.push(writtenAndLost);
    expect(await move(table, 'a')).toMatchObject({ t: 'done' });
    expect(await logged(table)).toEqual(['a']);
  });

  it('that may yet be written is neither done nor refused; sent again, it is done once', async () => {
    troubled.ways.push(lost);
    expect(await move(table, 'a')).toEqual({ t: 'unsure', table, id: 'a' });
    expect(await move(table, 'a')).toMatchObject({ t: 'update', done: 'a' });
    expect(await logged(table)).toEqual(['a']);
  });

  it('that arrives at the store late, between two sendings, is done once', async () => {
    let late: () => Promise<void> = () => Promise.resolve();
    troubled.ways.push((change, commit) => {
      late = () => commit(change);
      return lost();
    });
    expect(await move(table, 'a')).toMatchObject({ t: 'unsure' });
    await late();
    expect(await move(table, 'a')).toMatchObject({ t: 'done' });
    expect(await logged(table)).toEqual(['a']);
  });

  it('that arrives at the store late, while it is written again, is done once', async () => {
    let late: () => Promise<void> = () => Promise.resolve();
    troubled.ways.push(
      (change, commit) => {
        late = () => commit(change);
        return lost();
      },
      (change, commit) => late().then(() => commit(change)),
    );
    expect(await move(table, 'a')).toMatchObject({ t: 'unsure' });
    expect(await move(table, 'a')).toMatchObject({ t: 'done' });
    expect(await logged(table)).toEqual(['a']);
  });

  it('that the store would not take has not happened, and nothing on its way can make that a lie', async () => {
    let late: () => Promise<void> = () => Promise.resolve();
    troubled.ways.push((change, commit) => {
      late = () => commit(change);
      return declined();
    });
    expect(await move(table, 'a')).toMatchObject({ t: 'refused', code: 'not-saved' });
    await expect(late()).rejects.toBeInstanceOf(Conflict);
    expect(await move(table, 'b')).toMatchObject({ t: 'update', done: 'b' });
    expect(await logged(table)).toEqual(['b']);
  });

  it('that the store would not take is in doubt while the store takes nothing', async () => {
    troubled.ways.push(declined, declined);
    expect(await move(table, 'a')).toMatchObject({ t: 'unsure' });
    expect(await move(table, 'a')).toMatchObject({ t: 'update', done: 'a' });
  });

  it('that came second is refused only if it is known that it came second', async () => {
    troubled.ways.push((change, commit) => commit(byAnother(change)).then(() => commit(change)));
    expect(await move(table, 'a')).toMatchObject({ t: 'refused', code: 'stale' });
    expect(await logged(table)).toEqual(['other']);
  });
});

describe('what people throw in', () => {
  const written = (change: Change, commit: Commit) => commit(change);
  /** Another node has done the same, or something else, just before. */
  const after = (other: (change: Change) => Change) => (change: Change, commit: Commit) => commit(other(change)).then(() => commit(change));

  const answers = () =>
    heard.flatMap((message) => (message.t === 'done' || message.t === 'refused' ? [`${message.t} ${message.id}`] : [])).sort();

  it('is never too late because somebody at another node was faster', async () => {
    someMove = () => {};
    troubled.ways.push(
      after((change) => {
        const { settings: _, ...rest } = change;
        return rest;
      }),
    );
    const table = await setTable([{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }]);
    await expect.poll(answers).toEqual(['done words 0', 'done words 1']);
    expect((await store.table(table))?.phase).toBe('playing');
  });

  it('begins the game once, and nobody hears of a failure, when two nodes begin it in the same instant', async () => {
    someMove = () => {};
    troubled.ways.push(
      written,
      written,
      after((change) => change),
    );
    const table = await setTable([{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }]);
    await expect.poll(answers).toEqual(['done words 0', 'done words 1']);
    expect((await store.table(table))?.phase).toBe('playing');
    expect(complaints).toEqual([]);
  });
});

it('a move of a bot that could not be written is made when it can be', async () => {
  someMove = () => {};
  // The words and the start are written, the bot's first two moves are not.
  troubled.ways.push(
    (change, commit) => commit(change),
    (change, commit) => commit(change),
    lost,
    declined,
    declined,
  );
  const table = await setTable([{ kind: 'bot', level: 'random' }, { kind: 'me' }]);
  await expect.poll(() => logged(table).then((log) => log.length)).toBeGreaterThan(0);
  expect(botMoves).toBeGreaterThan(2);
});
