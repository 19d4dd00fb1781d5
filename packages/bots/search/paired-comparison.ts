/** Paired comparison of candidates: each world gives one value to every candidate still compared. */
export class PairedComparison {
  /** Gain over the first candidate: sum and sum of squares, one entry per candidate. */
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private readonly counts: Int32Array;
  private readonly dropped: Uint8Array;

  constructor(candidates: number) {
    this.sums = new Float64Array(candidates);
    this.squares = new Float64Array(candidates);
    this.counts = new Int32Array(candidates);
    this.dropped = new Uint8Array(candidates);
  }

  add(candidate: number, gain: number): void {
    this.sums[candidate] += gain;
    this.squares[candidate] += gain * gain;
    this.counts[candidate]++;
  }

  isCompared = (candidate: number): boolean => this.dropped[candidate] === 0;

  mean(candidate: number): number {
    return this.counts[candidate] === 0 ? 0 : this.sums[candidate] / this.counts[candidate];
  }

  /** Standard error of the mean gain; unknown (infinite) after a single sample. */
  error(candidate: number): number {
    const count = this.counts[candidate];
    if (count < 2) return Number.POSITIVE_INFINITY;
    const mean = this.sums[candidate] / count;
    const variance = Math.max(0, this.squares[candidate] / count - mean * mean) * (count / (count - 1));
    return Math.sqrt(variance / count);
  }

  /** Drops candidates that lie behind the first, or behind the best, by more than so many standard errors. */
  drop(errors: number): void {
    const best = this.best();
    const bar = Math.max(0, this.mean(best) - errors * this.error(best));
    for (let c = 1; c < this.sums.length; c++) if (c !== best && this.mean(c) + errors * this.error(c) < bar) this.dropped[c] = 1;
  }

  /** Keeps the first candidate and the `most` best of the others. */
  keep(most: number): void {
    const order: number[] = [];
    for (let c = 1; c < this.sums.length; c++) if (this.dropped[c] === 0) order.push(c);
    order.sort((a, b) => this.mean(b) - this.mean(a));
    for (const c of order.slice(most)) this.dropped[c] = 1;
  }

  /** Number of candidates still compared, besides the first. */
  left(): number {
    let count = 0;
    for (let c = 1; c < this.dropped.length; c++) if (this.dropped[c] === 0) count++;
    return count;
  }

  /** The candidate with the highest gain; the first has gain 0. */
  best(): number {
    let best = 0;
    for (let c = 1; c < this.sums.length; c++) if (this.dropped[c] === 0 && this.mean(c) > this.mean(best)) best = c;
    return best;
  }
}
