/** How long to wait before the next try: twice as long each time up to a limit, and not the same for everybody. */
export interface Waits {
  readonly first: number;
  readonly longest: number;
}

/** `spread` is anything from 0 to 1: with it a whole hall does not knock at once. */
export function backoff(attempt: number, spread: number, { first, longest }: Waits): number {
  return Math.round(Math.min(longest, first * 2 ** attempt) * (0.75 + spread / 2));
}
