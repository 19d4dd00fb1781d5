/** A line of the plot: progress of a seat after every action, or of several seats that were always equal. */
export interface ProgressLine {
  readonly seats: readonly number[];
  /** What is counted; null where the game does not say. */
  readonly what: string | null;
  readonly values: readonly number[];
}

/** Seats with the same progress, as partners, share a line. */
export function progressLines(
  progress: readonly (readonly number[])[],
  seats: number,
  what: (seat: number) => string | null,
): readonly ProgressLine[] {
  const lines = new Map<string, ProgressLine>();
  for (let seat = 0; seat < seats; seat++) {
    const values = progress.map((each) => each[seat] ?? 0);
    const key = `${what(seat)} ${values.join(' ')}`;
    const known = lines.get(key);
    lines.set(key, { seats: [...(known?.seats ?? []), seat], what: what(seat), values });
  }
  return [...lines.values()];
}
