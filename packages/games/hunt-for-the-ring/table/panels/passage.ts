import type { Param } from '#kernel';
import { wordsOfEvent } from '#kernel/event.ts';
import { EVENTS, type HuntEvent } from '../../rules/events.ts';
import type { HuntView } from '../../view/view.ts';

/** How part I ended, as everybody heard it; `letter` when it was played at another table. */
interface Passage {
  readonly end: 'safe' | 'rescued' | 'letter';
  /** The exit that Frodo reached by himself. */
  readonly exit: Param | null;
  /** Points of corruption that the rescue cost. */
  readonly points: number;
}

/** Part I is over, and part II is being prepared. */
export const isBetweenParts = ({ part, stage }: Pick<HuntView, 'part' | 'stage'>): boolean => part === 2 && stage === 'setUp';

export function passageOf(events: readonly HuntEvent[]): Passage {
  const over = events.findLastIndex(({ type }) => type === 'partTwoBegins');
  const before = events.slice(0, Math.max(0, over));
  const rescue = before.findLastIndex(({ type }) => type === 'rescue');
  if (rescue >= 0) {
    const points = before.slice(rescue).reduce((sum, event) => sum + (event.type === 'corrupted' ? event.points : 0), 0);
    return { end: 'rescued', exit: null, points };
  }
  const reached = before.findLast(({ type }) => type === 'reachedExit');
  if (reached === undefined) return { end: 'letter', exit: null, points: 0 };
  return { end: 'safe', exit: wordsOfEvent(EVENTS, reached).exit, points: 0 };
}
