import { LIMITS } from '../../content/box.ts';
import type { WarView } from '../../view/view.ts';

/** Something that may soon decide the war, from what everybody sees. */
export type Alarm =
  | { readonly kind: 'shadowPoints' | 'freePoints'; readonly points: number }
  | { readonly kind: 'corruption'; readonly left: number }
  | { readonly kind: 'lastStep' };

/** Points with which a side wins at the end of the turn (WR-VICTORY-05, WR-VICTORY-06). */
const WINS_WITH = { shadow: 10, free: 4 } as const;
/** Corruption with which the Ring-bearers fail (WR-VICTORY-03), and how near to it is near. */
const [FAILS_AT, NEAR] = [12, 3];

/** The most pressing first: what ends the game at once stands before what is counted at the end of the turn (WR-VICTORY-01). */
export function alarmsOf({ stage, fellowship, sides: [free, shadow] }: WarView): readonly Alarm[] {
  if (stage === 'over') return [];
  const left = FAILS_AT - fellowship.corruption;
  return [
    ...(fellowship.mordor === LIMITS.mordorSteps - 1 ? [{ kind: 'lastStep' } as const] : []),
    ...(left <= NEAR ? [{ kind: 'corruption', left } as const] : []),
    ...(shadow.points >= WINS_WITH.shadow ? [{ kind: 'shadowPoints', points: shadow.points } as const] : []),
    ...(free.points >= WINS_WITH.free ? [{ kind: 'freePoints', points: free.points } as const] : []),
  ];
}
