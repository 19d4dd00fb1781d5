import { loadGame } from '#bots/load-game.ts';
import { SeededRandom } from '#kernel';
import { describe, expect, it } from 'vitest';
import { recordOfGame } from '../record-game.ts';
import type { Setup } from '../setup.ts';
import { historyOf } from './state-history.ts';
import { LocalAnalyzer } from './local-analyzer.ts';
import type { GameSummary, Analyzer } from './analysis.ts';
import { analyzeGame } from './analyze-game.ts';

const JOURNEY: Setup = { game: 'journey-to-mordor', bots: ['random', 'casual', 'casual'], options: {}, seating: 'fixed' };
const BATTLE: Setup = { game: 'battle-for-middle-earth', bots: ['random', 'casual'], options: {}, seating: 'fixed' };

/** Analyzer in this thread, limited to few playouts. */
function analyzerOf(analyzer: LocalAnalyzer, playouts: number): Analyzer {
  return {
    concurrency: 1,
    pace: () => Promise.resolve(1000),
    chances: (step, level) => Promise.resolve(analyzer.chances(step, level, playouts)),
    advice: (step, level) => Promise.resolve(analyzer.advice(step, level)),
    judge: (step, levels, worlds, from) => Promise.resolve(analyzer.judge(step, levels, Math.min(worlds, 4), from)),
    exactly: (from, to) => Promise.resolve(analyzer.exactly(from, to)),
  };
}

const unsolved = (): Promise<null> => Promise.resolve(null);

async function localAnalyzerOf(setup: Setup, number: number): Promise<LocalAnalyzer> {
  const loaded = await loadGame(setup.game, ['random', 'casual']);
  return new LocalAnalyzer(historyOf(loaded, recordOfGame(loaded, setup, 5, number)));
}

describe('the analysis of a finished game', () => {
  it('start, luck and decisions add up to the result, for every seat', async () => {
    const analyzer = await localAnalyzerOf(JOURNEY, 0);
    const game = analyzer.outline();
    const seen: number[] = [];
    const analysis = await analyzeGame(game, ['random', 'casual'], analyzerOf(analyzer, 2), (done) => seen.push(done));
    for (let seat = 0; seat < 3; seat++) {
      const start = analysis.points[0].chances[seat];
      const all = analysis.turns.reduce((sum, { luck, decisions }) => sum + luck[seat] + decisions[seat], start);
      expect(all).toBeCloseTo(game.result[seat], 9);
    }
    expect(analysis.points.at(-1)?.chances).toEqual(game.result);
    expect(analysis.turnings.length).toBeLessThanOrEqual(3);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(1);
  });

  it('a game that is not over is refused', async () => {
    const loaded = await loadGame(JOURNEY.game, ['random', 'casual']);
    const { outcome: _over, ...record } = recordOfGame(loaded, JOURNEY, 5, 0);
    expect(() => historyOf(loaded, { ...record, outcome: null, actions: record.actions.slice(0, 4) })).toThrow('over');
  });

  it('nobody is judged by what he could not know: another deal of the hidden cards changes nothing that is said', async () => {
    const loaded = await loadGame(BATTLE.game, ['random', 'casual']);
    const history = historyOf(loaded, recordOfGame(loaded, BATTLE, 5, 3));
    const step = history.plies.findIndex(({ seat }, at) => seat === 0 && new LocalAnalyzer(history).advice(at, 'casual').instead !== null);
    expect(step).toBeGreaterThanOrEqual(0);
    const other = {
      ...history,
      states: history.states.map((state) => (state.outcome === null ? loaded.game.redeal(state, 0, new SeededRandom(8)) : state)),
    };
    const levels = { advice: 'casual', play: 'casual' };
    // The same worlds are sampled for the seat, whatever the real state was.
    expect(new LocalAnalyzer(other).outline().plies).toEqual(new LocalAnalyzer(history).outline().plies);
    const worlds = 12;
    const [one, two] = [history, other].map((each) => new LocalAnalyzer(each).judge(step, levels, worlds, 0));
    const give = 3 * Math.hypot(one.errors[0], two.errors[0]);
    expect(Math.abs(one.gains[0] - two.gains[0])).toBeLessThanOrEqual(give);
  });

  it('finds the ply after which chance turned, and the decision that a bot would not have made', async () => {
    // Four plies in two rounds; the second loses half the game, the third is luck.
    const chances: readonly (readonly number[])[] = [
      [0.5, 0.5],
      [0.5, 0.5],
      [0.1, 0.9],
      [0.95, 0.05],
      [1, 0],
    ];
    const game: GameSummary = {
      seats: 2,
      plies: [0, 1, 2, 3].map((step) => ({ seat: step % 2, round: step < 2 ? 1 : 2, drew: step === 2, resigned: false })),
      result: [1, 0],
    };
    const action = { type: 'march' };
    const analysis = await analyzeGame(
      game,
      ['casual'],
      {
        concurrency: 2,
        pace: () => Promise.resolve(1),
        chances: (step) => Promise.resolve(chances[step]),
        advice: (step) => Promise.resolve({ step, open: step < 2, instead: step === 1 ? action : null }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [-0.4, 0.4], errors: [0.02, 0.02], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(analysis.turnings.map(({ kind, step }) => [kind, step])).toEqual([
      ['decision', 1],
      ['luck', 2],
    ]);
    expect(analysis.turnings[0].instead).toEqual(action);
    expect(analysis.turns.map(({ decisions }) => decisions[0])).toEqual([-0.4, 0]);
    expect(analysis.turns[1].luck[0]).toBeCloseTo(0.9, 9);
    expect(analysis).toMatchObject({ differed: 1, asked: 2 });
  });

  it('a choice within the noise is not held against anybody', async () => {
    const game: GameSummary = { seats: 2, plies: [{ seat: 0, round: 1, drew: false, resigned: false }], result: [0, 1] };
    const analysis = await analyzeGame(
      game,
      ['casual'],
      {
        concurrency: 1,
        pace: () => Promise.resolve(1),
        chances: () => Promise.resolve([0.5, 0.5]),
        advice: (step) => Promise.resolve({ step, open: true, instead: { type: 'rest' } }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [-0.05, 0.05], errors: [0.04, 0.04], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(analysis.turnings).toEqual([]);
    expect(analysis.turns[0]).toMatchObject({ luck: [-0.5, 0.5], decisions: [0, 0] });
  });

  it('a swing smaller than its noise is no moment point, even where it is clear that somebody else lost a little', async () => {
    const game: GameSummary = { seats: 3, plies: [{ seat: 0, round: 1, drew: false, resigned: false }], result: [0, 1, 0] };
    const analysis = await analyzeGame(
      game,
      ['casual'],
      {
        concurrency: 1,
        pace: () => Promise.resolve(1),
        chances: () => Promise.resolve([0.4, 0.3, 0.3]),
        advice: (step) => Promise.resolve({ step, open: true, instead: { type: 'rest' } }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [-0.03, 0.19, -0.16], errors: [0.01, 0.115, 0.1], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(analysis.turnings).toEqual([]);
  });

  it('giving up is a decision, whatever it was worth', async () => {
    const game: GameSummary = {
      seats: 2,
      plies: [
        { seat: 0, round: 1, drew: false, resigned: false },
        { seat: 1, round: 1, drew: false, resigned: true },
      ],
      result: [1, 0],
    };
    const analysis = await analyzeGame(
      game,
      ['casual'],
      {
        concurrency: 1,
        pace: () => Promise.resolve(1),
        chances: (step) => Promise.resolve(step === 0 ? [0.5, 0.5] : [0.3, 0.7]),
        advice: (step) => Promise.resolve({ step, open: true, instead: null }),
        judge: (step, _levels, worlds) => Promise.resolve({ step, gains: [0, 0], errors: [0, 0], worlds }),
        exactly: unsolved,
      },
      () => {},
    );
    expect(analysis.turns[0].decisions[0]).toBeCloseTo(0.7, 9);
    expect(analysis.turns[0].luck[0]).toBeCloseTo(-0.2, 9);
  });
});
