import type { Levels } from '#bots/bot.ts';
import type { ExactChances } from '#bots/exact-chances.ts';
import type { LoadedGame } from '#bots/loaded-game.ts';
import { random } from '#bots/random.ts';
import { casual } from '#games/journey-to-mordor/bots/casual.ts';
import { Library } from '#games/journey-to-mordor/bots/library.ts';
import { masterWith } from '#games/journey-to-mordor/bots/ranger.ts';
import { exactWith } from '#games/journey-to-mordor/bots/solved/exact.ts';
import { Shelf } from '#games/journey-to-mordor/bots/solved/shelf.ts';
import { Solver } from '#games/journey-to-mordor/bots/solved/solve.ts';
import { write } from '#games/journey-to-mordor/bots/solved/table.ts';
import { tableOf } from '#games/journey-to-mordor/bots/testing.ts';
import standard from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import { journeyToMordor as game } from '#games/journey-to-mordor/index.ts';
import { LegalMoves, unchecked } from '#kernel';
import { describe, expect, it } from 'vitest';
import { recordOfGame } from '../record-game.ts';
import { LocalAnalyzer } from './local-analyzer.ts';
import type { GameSummary, Analyzer, Analysis } from './analysis.ts';
import { analyzeGame } from './analyze-game.ts';

/** A short way and a short trail, solved in a moment. */
const SHORT = {
  ...standard,
  sides: standard.sides.map((side) => ({ ...side, roundFields: side.roundFields.slice(-3), squareFields: side.squareFields.slice(-2) })),
};
const LEVELS = ['random', 'casual', 'master'];

async function opening(): Promise<LoadedGame> {
  const box = game.content.read(SHORT);
  const solution = new Solver(tableOf(2, 'basic', false, box), 'basic', false, new Library(new LegalMoves(game))).solve();
  const shelf = new Shelf();
  await shelf.put(await write(solution, box, 'basic', false));
  // The registry loads games without their types.
  return {
    game,
    levels: unchecked<Levels>({ random, casual, master: masterWith(shelf) }),
    lazyExact: () => Promise.resolve(unchecked<ExactChances>(exactWith(shelf))),
  };
}
const loaded = await opening();

const localAnalyzerOf = (bots: readonly string[], number: number): Promise<LocalAnalyzer> =>
  LocalAnalyzer.of(loaded, recordOfGame(loaded, { game: game.id, bots, options: {}, pack: SHORT, seating: 'fixed' }, 5, number));

/** An exact analysis must not use playouts. */
const refuse = (): never => {
  throw new Error('A game was played on');
};

const analyzerOf = (analyzer: LocalAnalyzer): Analyzer => ({
  concurrency: 2,
  pace: refuse,
  chances: refuse,
  judge: refuse,
  advice: (step, level) => Promise.resolve(analyzer.advice(step, level)),
  exactly: (from, to) => Promise.resolve(analyzer.exactly(from, to)),
});

const analyze = (analyzer: LocalAnalyzer): Promise<Analysis> => analyzeGame(analyzer.outline(), LEVELS, analyzerOf(analyzer), () => {});

function expectToAddUp({ points, turns }: Analysis, { seats, result }: GameSummary): void {
  for (let seat = 0; seat < seats; seat++) {
    const all = turns.reduce((sum, { luck, decisions }) => sum + luck[seat] + decisions[seat], points[0].chances[seat]);
    expect(all).toBeCloseTo(result[seat], 9);
  }
}

/** Loss of win chance of the acting seat, per ply; null if the game is not solved. */
function costs(analyzer: LocalAnalyzer): readonly number[] | null {
  const { plies } = analyzer.outline();
  const found = analyzer.exactly(0, plies.length);
  return found?.map(({ chances, after }, step) => chances[plies[step].seat] - after[plies[step].seat]) ?? null;
}

describe('the analysis of a game that is solved', () => {
  it('of two perfect players is luck and nothing else', async () => {
    for (let number = 0; number < 8; number++) {
      const analyzer = await localAnalyzerOf(['master', 'master'], number);
      const analysis = await analyze(analyzer);
      expect(analysis).toMatchObject({ exact: true, playouts: 0, differed: 0 });
      expect(analysis.turns.flatMap(({ decisions }) => decisions)).toEqual(analysis.turns.flatMap(() => [0, 0]));
      expect(analysis.turnings.every(({ kind }) => kind === 'luck')).toBe(true);
      expectToAddUp(analysis, analyzer.outline());
    }
  });

  it('of two others adds up to the last place, and nobody gains by his own decisions', async () => {
    let analyzed = 0;
    const mistakes: Analysis['turnings'][number][] = [];
    for (let number = 0; number < 12; number++) {
      const analyzer = await localAnalyzerOf(['casual', 'casual'], number);
      const cost = costs(analyzer);
      if (cost === null) continue;
      analyzed++;
      expect(Math.min(...cost)).toBeGreaterThan(-1e-9);
      const analysis = await analyze(analyzer);
      expectToAddUp(analysis, analyzer.outline());
      expect(analysis.differed).toBe(cost.filter((each) => each > 0.001).length);
      for (const moment of analysis.turnings) if (moment.kind === 'decision') mistakes.push(moment);
      const most = analysis.turnings.map(({ swing }) => Math.max(...swing.map(Math.abs)));
      expect(Math.min(...most)).toBeGreaterThanOrEqual(0.01);
    }
    expect(analyzed).toBeGreaterThan(3);
    expect(mistakes.length).toBeGreaterThan(0);
    // Perfect play differs there.
    for (const { instead, swing, seat, error } of mistakes) {
      expect(instead).not.toBeNull();
      expect(swing[seat]).toBeLessThan(-0.001);
      expect(error).toBe(0);
    }
  });

  it('counts giving up as a decision, and choices that cost next to nothing as luck', async () => {
    const ply = (seat: number, resigned = false) => ({ seat, round: 1, drew: false, resigned });
    const game: GameSummary = { seats: 2, plies: [ply(0), ply(1), ply(1, true)], result: [1, 0] };
    const analysis = await analyzeGame(
      game,
      ['master'],
      {
        ...analyzerOf(await localAnalyzerOf(['master', 'master'], 0)),
        advice: (step) => Promise.resolve({ step, open: true, instead: null }),
        exactly: () =>
          Promise.resolve([
            { chances: [0.5, 0.5], after: [0.4995, 0.5], open: true },
            { chances: [0.4, 0.6], after: [0.45, 0.55], open: true },
            { chances: [0.3, 0.7], after: [1, 0], open: true },
          ]),
      },
      () => {},
    );
    expectToAddUp(analysis, game);
    const [{ luck, decisions }] = analysis.turns;
    expect(decisions[0]).toBeCloseTo(0.05 + 0.7, 9);
    expect(luck[0]).toBeCloseTo(-0.1 - 0.15, 9);
    expect(analysis.turnings.map(({ kind, step }) => [kind, step])).toEqual([
      ['luck', 0],
      ['luck', 1],
      ['decision', 2],
    ]);
  });

  it('is none where three play, where other content is played, or where a trail was split out of order', async () => {
    expect((await localAnalyzerOf(['master', 'master', 'master'], 0)).exactly(0, 1)).toBeNull();
    const plain = { game: game.id, bots: ['casual', 'casual'], options: {}, seating: 'fixed' } as const;
    expect((await LocalAnalyzer.of(loaded, recordOfGame(loaded, plain, 5, 0))).exactly(0, 1)).toBeNull();
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    const all = await Promise.all(numbers.map((number) => localAnalyzerOf(['random', 'random'], number)));
    expect(all.some((analyzer) => analyzer.exactly(0, 1) !== null && costs(analyzer) === null)).toBe(true);
  });
});
