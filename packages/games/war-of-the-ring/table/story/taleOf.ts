import type { WarEvent } from '../../rules/events.ts';
import { SCENES } from './scenes.ts';

type Side = 'free-peoples' | 'shadow';

/** What a side does when it acts of itself. */
const ACTS: ReadonlySet<WarEvent['type']> = new Set<WarEvent['type']>(['spent', 'passed', 'skipped', 'tokenUsed', 'ringUsed']);
const isActOf = (event: WarEvent, side: Side): boolean => ACTS.has(event.type) && 'side' in event && event.side === side;

/** Deeds that name no side, and whose they are. */
const DEEDS_OF: { readonly [type: string]: Side } = {
  huntAllocated: 'shadow',
  newGuide: 'free-peoples',
  hidden: 'free-peoples',
  fellowshipMoved: 'free-peoples',
};
const isDeedOf = (event: WarEvent, side: Side): boolean => ('side' in event ? event.side : DEEDS_OF[event.type]) === side;

/** What the other side did, and what came of it, since this side acted last: from the other's first act, or the new turn, to now. */
export interface Tale {
  /** Which line of what was heard begins it: tells one tale from another. */
  readonly number: number;
  readonly lines: readonly WarEvent[];
}

export function taleOf(events: readonly WarEvent[], side: Side): Tale | null {
  const other: Side = side === 'shadow' ? 'free-peoples' : 'shadow';
  const mine = events.findLastIndex((event) => isActOf(event, side));
  const number = events.findIndex((event, at) => at > mine && (isActOf(event, other) || event.type === 'turnBegan'));
  if (number < 0) return null;
  const lines = events.slice(number).filter((event) => SCENES[event.type].tale && !isDeedOf(event, side));
  return lines.some((event) => isActOf(event, other)) ? { number, lines } : null;
}
