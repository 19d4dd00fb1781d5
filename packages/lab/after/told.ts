import type { Reason } from '#bots/why.ts';
import type { Afar } from './afar.ts';
import type { Tale } from './parts.ts';
import { taleOf, USUAL_EFFORT } from './tale.ts';

/** A game that has been told, with why the strongest bot would have done otherwise at its turning points. */
export interface Told {
  readonly tale: Tale;
  readonly reasons: readonly (readonly Reason[])[];
  /** Milliseconds that each thread was given for it. */
  readonly effort: number;
}

/** Tells a game that somebody has at hand. `levels` are those that are offered, weakest first. */
export async function toldOf(
  levels: readonly string[],
  reckoner: Afar,
  progress: (done: number) => void,
  effort = USUAL_EFFORT,
): Promise<Told> {
  const tale = await taleOf(await reckoner.outline(), levels, reckoner, progress, effort);
  const explained = await Promise.all(
    tale.turnings.map(({ kind, step }) => (kind === 'decision' ? reckoner.why(step) : Promise.resolve(null))),
  );
  // Where a bot can say why, its own choice is told, unless that is what was done.
  const turnings = tale.turnings.map((turning, at) => ({ ...turning, instead: explained[at]?.otherwise ?? turning.instead }));
  return { tale: { ...tale, turnings }, reasons: explained.map((why) => why?.reasons ?? []), effort };
}
