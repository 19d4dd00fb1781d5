import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unchecked } from '#kernel';
import { ANALYSIS_VERSION } from '#lab/analysis/analysis.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { GameLibrary } from '../table/state/game-library.ts';
import { createTable } from '../table/state/create-table.ts';
import { Places } from '../testing/places.ts';
import { AnalysisQueue } from './queue.ts';

const places = new Places();
afterAll(() => places.clear());

const HOST = { id: 'host', name: 'Elrond', account: null };
const TOLD = unchecked<AnalysisReport>({ tale: { version: ANALYSIS_VERSION, points: [] }, reasons: [], effort: 1 });
const MINUTE = 60_000;

describe.each(['sqlite', 'postgres'] as const)('the book of tales (%s)', (kind) => {
  let store: Store;
  let now = 1_000_000;
  let one: AnalysisQueue;
  let other: AnalysisQueue;
  beforeEach(async () => {
    store = await openStore(await places.place(kind));
    one = new AnalysisQueue(store, 'one', () => now);
    other = new AnalysisQueue(store, 'other', () => now);
  });
  afterEach(() => store.close());

  const finished = async (): Promise<string> => {
    const bot = { kind: 'bot', level: 'random' } as const;
    const table = await createTable({ game: 'journey-to-mordor', seats: [bot, bot] }, HOST, new GameLibrary(store), undefined, now);
    await store.addTable({ ...table, phase: 'finished' });
    return table.id;
  };

  it('tells in the order in which it was asked, each game once, and keeps what was told', async () => {
    const [first, second] = [await finished(), await finished()];
    expect(await one.find(first)).toEqual({ state: 'yours' });
    expect(await one.ask(first)).toEqual({ state: 'waiting', before: 0 });
    now += 10;
    expect(await other.ask(second)).toEqual({ state: 'waiting', before: 1 });
    now += 10;
    // Whoever asks again keeps his place.
    expect(await one.ask(first)).toEqual({ state: 'waiting', before: 0 });
    expect(await one.take()).toBe(first);
    expect(await other.take()).toBe(second);
    expect(await one.goOn(first, 0.25)).toBe(true);
    expect(await other.find(first)).toEqual({ state: 'reckoning', progress: 0.25 });
    expect(await one.keep(first, TOLD)).toBe(true);
    expect(await other.find(first)).toEqual({ state: 'told', told: TOLD });
    expect(await other.ask(first)).toEqual({ state: 'told', told: TOLD });
    expect(await one.take()).toBeNull();
  });

  it('goes to another node when one is silent, and whoever was silent overwrites nothing', async () => {
    const table = await finished();
    await one.ask(table);
    expect(await one.take()).toBe(table);
    expect(await other.take()).toBeNull();
    now += MINUTE;
    expect(await other.take()).toBe(table);
    expect(await one.goOn(table, 0.9)).toBe(false);
    expect(await one.keep(table, TOLD)).toBe(false);
    expect(await other.find(table)).toEqual({ state: 'reckoning', progress: 0 });
    expect(await other.keep(table, TOLD)).toBe(true);
  });

  it('goes on at once with what the same node was at when it was stopped', async () => {
    const table = await finished();
    await one.ask(table);
    expect(await one.take()).toBe(table);
    expect(await new AnalysisQueue(store, 'one', () => now).take()).toBe(table);
  });

  it('tries a game three times at most; that a house closes counts for nothing', async () => {
    const table = await finished();
    await one.ask(table);
    for (let closed = 0; closed < 5; closed++) {
      expect(await one.take()).toBe(table);
      await one.leave(table);
    }
    for (let failed = 0; failed < 3; failed++) {
      expect(await one.find(table)).toEqual({ state: 'waiting', before: 0 });
      expect(await one.take()).toBe(table);
      await one.fail(table, false);
    }
    expect(await one.take()).toBeNull();
    expect(await one.ask(table)).toEqual({ state: 'yours' });
    const never = await finished();
    await one.ask(never);
    expect(await one.take()).toBe(never);
    await one.fail(never, true);
    expect(await one.ask(never)).toEqual({ state: 'yours' });
  });

  it('leaves a game to its reader when the line is long', async () => {
    const tables: string[] = [];
    for (let number = 0; number < 21; number++) tables.push(await finished());
    const states: string[] = [];
    for (const table of tables) states.push((await one.ask(table)).state);
    expect(states).toEqual([...new Array<string>(20).fill('waiting'), 'yours']);
    expect(await one.take()).not.toBeNull();
  });

  it('tells anew what was told in another way', async () => {
    const table = await finished();
    await one.ask(table);
    await one.take();
    await one.keep(table, TOLD);
    await store.change(['askTale', now, ANALYSIS_VERSION + 1, table, ANALYSIS_VERSION + 1]);
    expect(await one.find(table)).toEqual({ state: 'yours' });
    expect(await one.ask(table)).toEqual({ state: 'waiting', before: 0 });
  });

  it('goes with the game', async () => {
    const table = await finished();
    await one.ask(table);
    await one.take();
    expect(await store.dropTable(table, now + MINUTE)).toBe(true);
    expect(await one.goOn(table, 0.5)).toBe(false);
    expect(await one.keep(table, TOLD)).toBe(false);
    expect(await one.find(table)).toEqual({ state: 'yours' });
  });
});
