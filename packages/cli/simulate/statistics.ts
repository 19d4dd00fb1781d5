/** 97.5 % of a normal distribution lies below this many deviations. */
const Z = 1.959964;

/** Wilson's 95 % interval of a share seen in so many trials. It never leaves 0..1 and means something in small samples too. */
export function wilson(successes: number, trials: number): { low: number; high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** How often each value was seen. */
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
