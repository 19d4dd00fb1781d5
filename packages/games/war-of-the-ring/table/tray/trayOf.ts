import type { SideView, WarView } from '../../view/view.ts';
import type { DieState } from '../pieces/dieState.ts';

export interface TrayDie {
  readonly face: string | null;
  readonly state: DieState;
}

/** The dice of a side as they lie: the one in use, those that are left, those that were spent; before the roll all wait. */
export function trayOf(view: WarView, side: SideView): TrayDie[] {
  const isRolled = view.stage === 'action' || view.stage === 'battle' || view.stage === 'over';
  if (!isRolled) return Array.from({ length: side.pool }, () => ({ face: null, state: 'unrolled' }));
  const inUse = view.doing?.side === side.id && view.doing.die !== null ? [view.doing.die] : [];
  const spent = Math.max(0, side.pool - side.dice.length - inUse.length - side.huntBox);
  return [
    ...inUse.map((face) => ({ face, state: 'used' as const })),
    ...side.dice.map((face) => ({ face, state: 'ready' as const })),
    ...Array.from({ length: spent }, () => ({ face: null, state: 'spent' as const })),
  ];
}
