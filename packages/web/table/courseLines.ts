/** A line of the plot: how far one seat was after every action, or several seats that were always equally far. */
export interface CourseLine {
  readonly seats: readonly number[];
  /** What is counted, in words; null where the game does not say. */
  readonly what: string | null;
  readonly values: readonly number[];
}

/** Seats that share one fate, as partners do, share one line. */
export function courseLines(
  progress: readonly (readonly number[])[],
  seats: number,
  what: (seat: number) => string | null,
): readonly CourseLine[] {
  const lines = new Map<string, CourseLine>();
  for (let seat = 0; seat < seats; seat++) {
    const values = progress.map((each) => each[seat] ?? 0);
    const key = `${what(seat)} ${values.join(' ')}`;
    const known = lines.get(key);
    lines.set(key, { seats: [...(known?.seats ?? []), seat], what: what(seat), values });
  }
  return [...lines.values()];
}
