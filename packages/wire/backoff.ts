/** Exponential backoff with jitter: the delay doubles up to a limit, with a random part so that clients do not retry in step. */
export interface Waits {
  readonly first: number;
  readonly longest: number;
}

/** `spread` is anything from 0 to 1, drawn anew for every wait (the jitter): those who lost the server together do not come back at the same moment. */
export function backoff(attempt: number, spread: number, { first, longest }: Waits): number {
  return Math.round(Math.min(longest, first * 2 ** attempt) * (0.75 + spread / 2));
}
