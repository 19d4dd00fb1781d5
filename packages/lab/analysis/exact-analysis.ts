import {
  roundStarts,
  greatest,
  mapConcurrent,
  type GameSummary,
  type Analyzer,
  type Analysis,
  type KeyMoment,
  KEY_MOMENTS,
  swingsByRound,
  ANALYSIS_VERSION,
} from './analysis.ts';

/** A ply of a solved game: win chances of all seats under perfect play, before it and right after it, before any draw. */
export interface ExactPly {
  readonly chances: readonly number[];
  readonly after: readonly number[];
  /** Whether the seat had more than one legal move. */
  readonly open: boolean;
}

/** Solved tables are rounded: a smaller loss counts as none. The difference counts as luck, so that the sums still hold. */
const MIN_LOSS = 0.001;
/** Smallest swing of a key moment. */
const MIN_SWING = 0.01;

/** Exact analysis of a solved game: every ply on its own, without noise. Null if the game is not solved. */
export async function exactAnalysis(
  game: GameSummary,
  advice: string,
  analyzer: Analyzer,
  progress: (done: number) => void,
): Promise<Analysis | null> {
  const found = await exactPlies(game, analyzer, progress);
  if (found === null) return null;
  const { plies, result, seats } = game;
  const chancesAt = (step: number): readonly number[] => (step === plies.length ? result : found[step].chances);
  const nothing = new Array<number>(seats).fill(0);
  /** Swing of each decision; zero where the acting seat lost nothing. Resigning counts as a decision. */
  const gains = found.map(({ chances, after }, step) => {
    const { seat, resigned } = plies[step];
    return resigned || after[seat] < chances[seat] - MIN_LOSS ? after.map((chance, each) => chance - chances[each]) : nothing;
  });
  const decided = [...plies.keys()].filter((step) => gains[step] !== nothing);
  const momentOf = (kind: KeyMoment['kind'], step: number, swing: readonly number[]): KeyMoment => {
    const { seat, round } = plies[step];
    return { kind, step, seat, round, swing, error: 0, instead: null };
  };
  const chosen = [
    ...decided.map((step) => momentOf('decision', step, gains[step])),
    ...plies.map((_, step) => {
      const before = chancesAt(step);
      return momentOf(
        'luck',
        step,
        chancesAt(step + 1).map((chance, seat) => chance - before[seat] - gains[step][seat]),
      );
    }),
  ]
    .filter(({ swing }) => greatest(swing) >= MIN_SWING)
    .toSorted((one, other) => greatest(other.swing) - greatest(one.swing))
    .filter((one, at, list) => list.findIndex(({ step }) => step === one.step) === at)
    .slice(0, KEY_MOMENTS)
    .toSorted((one, other) => one.step - other.step);
  const moments = await mapConcurrent(analyzer.concurrency, chosen, async (moment) =>
    moment.kind === 'luck' ? moment : { ...moment, instead: (await analyzer.advice(moment.step, advice)).instead },
  );
  const points = [...found.keys(), plies.length].map((step) => ({ step, chances: chancesAt(step) }));
  const shown = new Set([...turnStarts(game), ...chosen.flatMap(({ step }) => [step, step + 1]), plies.length]);
  progress(1);
  return {
    version: ANALYSIS_VERSION,
    exact: true,
    levels: { advice, play: advice },
    playouts: 0,
    worlds: 0,
    looked: decided.length,
    differed: decided.length,
    asked: found.filter(({ open }) => open).length,
    points: points.filter(({ step }) => shown.has(step)),
    // Resigning is already among the decisions.
    turns: swingsByRound(game, points, (step) => gains[step], -1),
    turnings: moments,
  };
}

/** Steps at which the turn passes to another seat: finer than rounds, coarser than plies. */
const turnStarts = ({ plies }: GameSummary): number[] =>
  [...plies.keys()].filter(
    (step) => step === 0 || plies[step].seat !== plies[step - 1].seat || plies[step].round !== plies[step - 1].round,
  );

/** One request per round, so that threads share the work; a thread reuses most of a turn's computation for its next ply. */
async function exactPlies(game: GameSummary, analyzer: Analyzer, progress: (done: number) => void): Promise<readonly ExactPly[] | null> {
  const { length } = game.plies;
  const begins = roundStarts(game);
  const [first, ...others] = begins.map((from, at) => ({ from, to: begins[at + 1] ?? length }));
  const opening = await analyzer.exactly(first.from, first.to);
  if (opening === null) return null;
  let done = 0;
  const rest = await mapConcurrent(analyzer.concurrency, others, async ({ from, to }) => {
    const found = await analyzer.exactly(from, to);
    progress((0.95 * ++done) / others.length);
    return found;
  });
  const all = [opening];
  for (const each of rest)
    if (each === null) return null;
    else all.push(each);
  return all.flat();
}
