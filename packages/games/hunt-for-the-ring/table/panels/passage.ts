import type { GameEvent, Param } from '#kernel';
import type { HuntView } from '../../view.ts';

/** How part I ended, as everybody heard it; `letter` when it was played at another table. */
export interface Passage {
  readonly end: 'safe' | 'rescued' | 'letter';
  /** The exit that Frodo reached by himself. */
  readonly exit: Param | null;
  /** Points of corruption that the rescue cost. */
  readonly points: number;
}

/** Part I is over, and part II is being prepared. */
export const isBetweenParts = ({ part, stage }: Pick<HuntView, 'part' | 'stage'>): boolean => part === 2 && stage === 'setUp';

export function passageOf(events: readonly GameEvent[]): Passage {
  const over = events.findLastIndex(({ type }) => type === 'partTwoBegins');
  const before = events.slice(0, Math.max(0, over));
  const rescue = before.findLastIndex(({ type }) => type === 'rescue');
  if (rescue >= 0) {
    const cost = before.slice(rescue).filter(({ type }) => type === 'corrupted');
    return { end: 'rescued', exit: null, points: cost.reduce((sum, { points }) => sum + Number(points), 0) };
  }
  const exit = before.findLast(({ type }) => type === 'reachedExit')?.exit ?? null;
  return { end: exit === null ? 'letter' : 'safe', exit, points: 0 };
}
