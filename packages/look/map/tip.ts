/** Where a fingertip came down, in pixels of the window. */
export interface Tip {
  readonly clientX: number;
  readonly clientY: number;
}

/** A fingertip is so broad, from its middle: half of what a finger is given, so that what lies beside can still be touched. */
const REACH = 11;
const ROUND = Array.from({ length: 8 }, (_, step) => (step * Math.PI) / 4);

/** Whoever touches what may not be touched, right beside what may, has missed it: small spaces lie close to one another. */
export function meantBy<T>({ clientX, clientY }: Tip, under: (x: number, y: number) => T | null, isWanted: (it: T) => boolean): T | null {
  for (const far of [REACH / 2, REACH])
    for (const turn of ROUND) {
      const it = under(clientX + far * Math.cos(turn), clientY + far * Math.sin(turn));
      if (it !== null && isWanted(it)) return it;
    }
  return null;
}
