import {
  roundStarts,
  greatest,
  mapConcurrent,
  type GameSummary,
  type ChancePoint,
  type Analyzer,
  type Analysis,
  type RoundSwing,
  type KeyMoment,
  KEY_MOMENTS,
  swingsByRound,
  ANALYSIS_VERSION,
} from './analysis.ts';
import { exactAnalysis } from './exact-analysis.ts';

/** Default time per thread for the win chances in milliseconds, and as much again for the decisions. */
export const DEFAULT_ANALYSIS_MS = 20_000;
/** Slow games get more time: at most this factor, in proportion from this many milliseconds per game on. */
const MAX_TIME_FACTOR = 7.5;
const SLOW_GAME_MS = 30;
/** Bounds of sample sizes. */
const PLAYOUTS = { least: 24, most: 600 };
const WORLDS = { least: 6, most: 96 };
/** Decisions examined closely, in fresh worlds. */
const CLOSE_LOOKS = 10;
const CLOSE_WORLDS = { least: 16, most: 600 };
/** Points at which win chances are sampled. */
const POINTS = 40;
/** Mean length of a playout from the middle of a game, relative to a whole game. */
const REMAINING_SHARE = 0.6;
/** Share of the time for decisions that goes into screening. */
const SCREENING_SHARE = 0.5;
/** Time for locating lucky draws, relative to the time for win chances. */
const LUCK_SHARE = 0.4;
/** A swing counts only if it exceeds this many standard errors: with ten candidates, none should pass by chance. */
const SIGNIFICANT_ERRORS = 2.5;

const clamp = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/** Analyzes a game by Monte Carlo playouts. `levels` are those offered, weakest first. */
export async function analyzeGame(
  game: GameSummary,
  levels: readonly string[],
  analyzer: Analyzer,
  progress: (done: number) => void,
  effort = DEFAULT_ANALYSIS_MS,
): Promise<Analysis> {
  const { plies, seats, result } = game;
  const advice = levels.at(-1) ?? 'random';
  const solved = await exactAnalysis(game, advice, analyzer, progress);
  if (solved !== null) return solved;
  const { play, each } = await playLevelFor(levels, analyzer, effort);
  /** Playouts that fit into the time for win chances, and as many for decisions. */
  const games = (effort * Math.max(1, Math.min(MAX_TIME_FACTOR, each / SLOW_GAME_MS)) * analyzer.concurrency) / (each * REMAINING_SHARE);
  const steps = pointsOf(game, Math.min(POINTS, games / PLAYOUTS.least));
  const playouts = clamp(games / steps.length, PLAYOUTS);
  progress(0.03);

  // Win chances over the game.
  let done = 0;
  const points = await mapConcurrent(analyzer.concurrency, steps, async (step) => {
    const chances = step === plies.length ? result : await analyzer.chances(step, play, playouts);
    progress(0.03 + (0.42 * ++done) / steps.length);
    return { step, chances };
  });

  // The bot's alternatives: screened first, then the most promising ones closely.
  const all = [...plies.keys()];
  const asked = await mapConcurrent(analyzer.concurrency, all, (step) => analyzer.advice(step, advice));
  const differed = asked.filter(({ instead }) => instead !== null);
  progress(0.5);
  // Two playouts per pair; if time is short, only every n-th decision is screened.
  const every = Math.max(1, Math.ceil((differed.length * 2 * WORLDS.least) / (games * SCREENING_SHARE)));
  const some = differed.filter((_, at) => at % every === 0);
  const worlds = clamp((games * SCREENING_SHARE) / (2 * Math.max(1, some.length)), WORLDS);
  done = 0;
  const screened = await mapConcurrent(analyzer.concurrency, some, async ({ step }) => {
    const found = await analyzer.judge(step, { advice, play }, worlds, 0);
    progress(0.5 + (0.25 * ++done) / Math.max(1, some.length));
    return found;
  });
  const worth = screened.toSorted((one, other) => greatest(other.gains) - greatest(one.gains)).slice(0, CLOSE_LOOKS);
  const closeWorlds = clamp((games * (1 - SCREENING_SHARE)) / (2 * Math.max(1, worth.length)), CLOSE_WORLDS);
  done = 0;
  const close = await mapConcurrent(analyzer.concurrency, worth, async ({ step }) => {
    const found = await analyzer.judge(step, { advice, play }, closeWorlds, worlds);
    progress(0.75 + (0.2 * ++done) / Math.max(1, worth.length));
    return found;
  });
  const clear = close.filter(({ gains, errors }) => gains.some((gain, seat) => Math.abs(gain) > SIGNIFICANT_ERRORS * errors[seat]));

  const resigned = plies.findIndex((ply) => ply.resigned);
  const gainsAt = (step: number): readonly number[] =>
    clear.find((found) => found.step === step)?.gains ?? new Array<number>(seats).fill(0);
  const turns = swingsByRound(game, points, gainsAt, resigned);
  // In each of the luckiest rounds so many draws are examined, before and after.
  const draws = Math.max(2, Math.min(12, Math.floor((games * LUCK_SHARE) / (2 * KEY_MOMENTS * playouts))));
  const lucky = await luckiest(game, turns, points, gainsAt, analyzer, play, playouts, draws);
  progress(1);
  const decided: KeyMoment[] = clear
    .map(({ step, gains, errors }) => ({
      kind: 'decision' as const,
      step,
      seat: plies[step].seat,
      round: plies[step].round,
      swing: gains,
      // Error of the seat with the largest swing.
      error: errors[gains.findIndex((gain) => Math.abs(gain) === greatest(gains))],
      instead: asked[step].instead,
    }))
    .filter(({ swing, error }) => greatest(swing) > SIGNIFICANT_ERRORS * error);
  const moments = [...decided, ...lucky]
    .toSorted((one, other) => greatest(other.swing) - greatest(one.swing))
    .filter((one, at, list) => list.findIndex(({ step }) => step === one.step) === at)
    .slice(0, KEY_MOMENTS)
    .toSorted((one, other) => one.step - other.step);
  return {
    version: ANALYSIS_VERSION,
    exact: false,
    levels: { advice, play },
    playouts,
    worlds: closeWorlds,
    looked: some.length,
    differed: differed.length,
    asked: asked.filter(({ open }) => open).length,
    points: points,
    turns,
    turnings: moments,
  };
}

/** Start of every round, the end, and points in between. */
function pointsOf(game: GameSummary, most: number): number[] {
  const { plies } = game;
  const begins = roundStarts(game);
  const parts = Math.max(1, Math.round(most / Math.max(1, begins.length)));
  const between = begins.flatMap((from, at) => {
    const to = begins[at + 1] ?? plies.length;
    return Array.from({ length: parts }, (_, part) => from + Math.round(((to - from) * part) / parts));
  });
  const resigned = plies.findIndex((ply) => ply.resigned);
  return [...new Set([...between, ...(resigned < 0 ? [] : [resigned]), plies.length])].toSorted((one, other) => one - other);
}

/** The strongest level that is fast enough for the minimum number of playouts. */
async function playLevelFor(
  levels: readonly string[],
  analyzer: Analyzer,
  effort: number,
): Promise<{ readonly play: string; readonly each: number }> {
  let found = { play: levels.at(-1) ?? 'random', each: 1 };
  for (const level of levels.toReversed()) {
    if (level === 'random') break;
    found = { play: level, each: Math.max(0.05, await analyzer.pace(level)) };
    if ((effort * analyzer.concurrency) / (POINTS * found.each * REMAINING_SHARE) >= 2 * PLAYOUTS.least) break;
  }
  return found;
}

/** Locates the ply of the largest swing by luck in each of the luckiest rounds. */
async function luckiest(
  { plies }: GameSummary,
  turns: readonly RoundSwing[],
  points: readonly ChancePoint[],
  gainsAt: (step: number) => readonly number[],
  analyzer: Analyzer,
  play: string,
  playouts: number,
  draws: number,
): Promise<KeyMoment[]> {
  const most = turns.toSorted((one, other) => greatest(other.luck) - greatest(one.luck)).slice(0, KEY_MOMENTS);
  const found: KeyMoment[] = [];
  for (const turn of most) {
    const drawn = Array.from({ length: turn.to - turn.from }, (_, at) => turn.from + at).filter((step) => plies[step].drew);
    const every = Math.ceil(drawn.length / draws);
    const steps = [...new Set(drawn.filter((_, at) => at % every === 0).flatMap((step) => [step, step + 1]))];
    const chances = new Map(
      await mapConcurrent(analyzer.concurrency, steps, async (step) => {
        const known = points.find((point) => point.step === step);
        return [step, known?.chances ?? (await analyzer.chances(step, play, playouts))] as const;
      }),
    );
    let best: KeyMoment | null = null;
    for (const step of steps) {
      const [before, after] = [chances.get(step), chances.get(step + 1)];
      if (before === undefined || after === undefined || !plies[step].drew) continue;
      const swing = after.map((chance, seat) => chance - before[seat] - gainsAt(step)[seat]);
      if (best !== null && greatest(best.swing) >= greatest(swing)) continue;
      best = {
        kind: 'luck',
        step,
        seat: plies[step].seat,
        round: plies[step].round,
        swing,
        error: Math.sqrt(0.5 / playouts),
        instead: null,
      };
    }
    if (best !== null && greatest(best.swing) > SIGNIFICANT_ERRORS * best.error) found.push(best);
  }
  return found;
}
