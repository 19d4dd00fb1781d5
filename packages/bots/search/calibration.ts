import { type LogisticModel, logistic } from './fit.ts';
import type { PositionSample } from './sample-positions.ts';

/** How well a fitted value foresees a group of positions: the mean predicted chance of the first seat beside the share of games it won. */
interface CalibrationRow {
  readonly group: string;
  readonly positions: number;
  readonly games: number;
  readonly predicted: number;
  readonly won: number;
  /** Standard error of the difference; positions of one game count together, for they share its result. */
  readonly error: number;
}

/** Rounds per row of the table. */
const BAND = 3;

export function predict({ bias, weights }: LogisticModel, names: readonly string[], row: Float64Array): number {
  return logistic(names.reduce((sum, name, i) => sum + (weights[name] ?? 0) * row[i], bias));
}

/** One row per feature that is 0 or 1, for the positions that show it, and one per band of rounds. */
export function calibrationTable(model: LogisticModel, names: readonly string[], sample: PositionSample): CalibrationRow[] {
  const chances = sample.rows.map((row) => predict(model, names, row));
  const all = sample.rows.map((_, at) => at);
  const flags = names.flatMap((name, i) => {
    if (!sample.rows.every((row) => row[i] === 0 || row[i] === 1)) return [];
    return [
      rowOf(
        name,
        sample,
        chances,
        all.filter((at) => sample.rows[at][i] === 1),
      ),
    ];
  });
  const bands: CalibrationRow[] = [];
  for (let from = 1; from <= Math.max(0, ...sample.rounds); from += BAND) {
    const inBand = all.filter((at) => sample.rounds[at] >= from && sample.rounds[at] < from + BAND);
    bands.push(rowOf(`rounds ${from} to ${from + BAND - 1}`, sample, chances, inBand));
  }
  return [...flags, ...bands].filter(({ positions }) => positions > 0);
}

function rowOf(group: string, sample: PositionSample, chances: readonly number[], at: readonly number[]): CalibrationRow {
  const byGame = new Map<number, number>();
  let predicted = 0;
  let won = 0;
  for (const row of at) {
    predicted += chances[row];
    won += sample.won[row];
    const game = sample.games[row];
    byGame.set(game, (byGame.get(game) ?? 0) + sample.won[row] - chances[row]);
  }
  const positions = at.length;
  const mean = (won - predicted) / Math.max(1, byGame.size);
  const variance = [...byGame.values()].reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return {
    group,
    positions,
    games: byGame.size,
    predicted: predicted / positions,
    won: won / positions,
    error: Math.sqrt(variance) / positions,
  };
}
