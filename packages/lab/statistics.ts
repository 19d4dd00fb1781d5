/** 97.5 % of a normal distribution lies below this many deviations. */
const Z = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95 % interval of a share: it never leaves 0..1 and is meaningful for small samples. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Sample mean with its 95 % interval. */
export interface Mean extends Interval {
  readonly mean: number;
}

/** Rule of three: if nothing differed in n games, the true rate may still be up to 3/n. */
const RULE_OF_THREE = 3;

export function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  if (count === 0) return { mean: 0, low: 0, high: 0 };
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / count;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const half = squares === 0 ? RULE_OF_THREE / count : Z * Math.sqrt(squares / Math.max(1, count - 1) / count);
  return { mean, low: mean - half, high: mean + half };
}

/** Rounds a number for reports, the same on every machine. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** Counts of integer values. */
export class Histogram {
  private readonly counts = new Map<number, number>();
  private total = 0;

  add(value: number): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    this.total++;
  }

  /** The smallest value that at least this share of all values does not exceed. */
  percentile(share: number): number {
    let seen = 0;
    for (const value of [...this.counts.keys()].sort((a, b) => a - b)) {
      seen += this.counts.get(value) ?? 0;
      if (seen >= share * this.total) return value;
    }
    return 0;
  }
}
