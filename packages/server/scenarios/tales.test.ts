import { afterAll, describe, expect, it } from 'vitest';
import { loadGame } from '#bots/load-game.ts';
import type { GameRecord } from '#kernel';
import { RemoteAnalyzer } from '#lab/analysis/remote-analyzer.ts';
import { LocalAnalyzer } from '#lab/analysis/local-analyzer.ts';
import { handleRequest } from '#lab/analysis/analyzer-request.ts';
import { type AnalysisReport, analysisReportOf } from '#lab/analysis/analysis-report.ts';
import type { ApiError, NewTable, TaleAnswer } from '#wire';
import { ChildServer } from '../testing/child.ts';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { begun, wonBy } from '../testing/rated.ts';

type Answer = TaleAnswer<AnalysisReport>;

const places = new Places();
afterAll(() => places.clear());

const FOR_TWO: Partial<NewTable> = { seats: [{ kind: 'me' }, { kind: 'open' }] };
/** Not solved: it takes as long as it may. */
const BATTLE: Partial<NewTable> = { game: 'battle-for-middle-earth', ...FOR_TWO };

const pair = async (url: string): Promise<readonly [TestClient, TestClient]> => [
  await TestClient.arrive(url),
  await TestClient.arrive(url),
];
const ask = async (who: TestClient, table: string): Promise<Answer> => (await who.post<Answer>(`/api/tables/${table}/tale`)).body;
const look = async (who: TestClient, table: string): Promise<Answer> => (await who.get<Answer>(`/api/tables/${table}/tale`)).body;

async function until(who: TestClient, table: string, state: Answer['state']): Promise<Answer> {
  await expect.poll(async () => (await look(who, table)).state, { timeout: 60_000 }).toBe(state);
  return look(who, table);
}

/** The same, told in this thread. */
async function toldHere(record: GameRecord): Promise<AnalysisReport> {
  const levels = ['random', 'casual', 'ranger', 'master'];
  const here = await LocalAnalyzer.of(await loadGame(record.game, levels), record);
  const reckoner = new RemoteAnalyzer(1, (question) => Promise.resolve(handleRequest(here, question)));
  return analysisReportOf(levels, reckoner, () => {});
}

describe.each(['sqlite', 'postgres'] as const)('what is told after a game (%s)', (kind) => {
  it('is reckoned by the house once, and kept with the game for everybody and over a restart', async () => {
    const place = await places.place(kind);
    const first = await openHouse(place);
    const [frodo, sam] = await pair(first.url);
    const table = await wonBy(frodo, sam, FOR_TWO);
    expect(await look(frodo, table)).toEqual({ state: 'yours' });
    expect((await ask(frodo, table)).state).not.toBe('yours');
    const told = await until(sam, table, 'told');
    const { body: record } = await frodo.get<GameRecord>(`/api/tables/${table}/record`);
    expect(told).toEqual({ state: 'told', told: await toldHere(record) });
    await first.close();

    const second = await openHouse(place);
    const stranger = await TestClient.arrive(second.url);
    expect(await look(stranger, table)).toEqual(told);
    expect(await ask(stranger, table)).toEqual(told);
    await second.close();
  });

  it('goes on after the house was killed', async () => {
    const place = await places.place(kind);
    const killed = await ChildServer.open({ ...place, pollInterval: 100 });
    const [frodo, sam] = await pair(killed.url);
    const table = await wonBy(frodo, sam, BATTLE);
    await ask(frodo, table);
    await until(frodo, table, 'reckoning');
    await killed.end('SIGKILL');

    // Another node believes that it is gone when it has been silent for a while.
    const next = await ChildServer.open({ ...place, pollInterval: 100, taleEffort: 50, later: 60_000 });
    const back = await TestClient.arrive(next.url);
    const { told } = { told: null, ...(await until(back, table, 'told')) };
    expect(told?.effort).toBe(50);
    expect(await next.end('SIGTERM')).toBe(0);
  });
});

describe('what is told after a game', () => {
  it('is nothing before the game is over, and nothing of a table that is not there', async () => {
    const house = await openHouse();
    const [frodo, sam] = await pair(house.url);
    const table = await begun(frodo, sam, FOR_TWO);
    for (const answered of [await frodo.get<ApiError>(`/api/tables/${table}/tale`), await frodo.post(`/api/tables/${table}/tale`)]) {
      expect(answered.status).toBe(409);
      expect(answered.body.error.code).toBe('not-over');
    }
    expect((await frodo.post('/api/tables/nowhere/tale')).status).toBe(404);
    await sam.ask({ t: 'resign', table, seat: 1 });
    expect((await frodo.post(`/api/tables/${table}/tale`, { effort: 1e9 })).status).toBe(400);
    expect(await look(frodo, table)).toEqual({ state: 'yours' });
    await house.close();
  });

  it('is left to its reader where the house cannot tell it, or is not to', async () => {
    const broken = await openHouse({ taleWorker: new URL('../testing/failing-teller.ts', import.meta.url) });
    const [frodo, sam] = await pair(broken.url);
    const table = await wonBy(frodo, sam, FOR_TWO);
    expect((await ask(frodo, table)).state).toBe('waiting');
    await until(frodo, table, 'yours');
    // It plays on as before.
    expect(await wonBy(frodo, sam, FOR_TWO)).not.toBe('');
    await broken.close();

    const busy = await openHouse({ limits: { ...NO_LIMITS, taleThreads: 0 } });
    const [merry, pippin] = await pair(busy.url);
    expect(await ask(merry, await wonBy(merry, pippin, FOR_TWO))).toEqual({ state: 'yours' });
    await busy.close();
  });

  it('is let go of by a house that closes, and told by the next', async () => {
    const place = await places.place('postgres');
    const first = await openHouse(place);
    const [frodo, sam] = await pair(first.url);
    const table = await wonBy(frodo, sam, BATTLE);
    await ask(frodo, table);
    await until(frodo, table, 'reckoning');
    await first.close();
    // At once: nobody has to wait until it is believed to be gone.
    const second = await openHouse({ ...place, taleEffort: 50 });
    await until(await TestClient.arrive(second.url), table, 'told');
    await second.close();
  });
});
