import type { WarWords } from '../rules/state.ts';
import type { WarView } from '../view/view.ts';
import { sideAt } from './sideAt.ts';

type WarEvent = WarWords['event'];

/** Told to nobody but whoever did it. */
const OWN: readonly WarEvent['type'][] = [
  'drewCard',
  'discardedCard',
  'marchChosen',
  'attackChosen',
  'minionPicked',
  'gaveCard',
  'gotCard',
];

/** What happened to a side, or was told to one reader alone. */
export const about = (event: WarEvent, view: WarView, seat: number): boolean =>
  OWN.includes(event.type) || ('side' in event && event.side === sideAt(view, seat).id);
