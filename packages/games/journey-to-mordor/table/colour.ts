import { HOBBIT_IDS } from '#look/hobbits.ts';
import type { JourneyView } from '../view/view.ts';

/** The colour of the hobbit that a seat has chosen; null before it has. */
export function colourOf({ players }: Pick<JourneyView, 'players'>, seat: number): number | null {
  const place = HOBBIT_IDS.findIndex((id) => id === players[seat]?.hobbit);
  return place < 0 ? null : place;
}
