/** Progress goes to standard error: standard output belongs to the result. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Linear interpolation between the two nearest values. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no quantile of nothing');
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}
