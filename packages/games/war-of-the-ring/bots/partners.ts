import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { type Card, UNIT_KINDS, type Figure } from '../content/box.ts';
import { eventEffect } from '../rules/effects.ts';
import { countAt } from '../rules/figures.ts';
import { mixArmiesFrame } from '../rules/frames/army.ts';
import type { War } from '../rules/state.ts';
import { commanderAt, isHis } from '../rules/team/armies.ts';
import { mayUse, partnerOf } from '../rules/team/seats.ts';

/** What partners say to each other. */

/** A card that only the partner may use is best in his hand, whatever comes for it; one's own are kept, and so is what both can use. */
export function offerWorth(s: War, seat: Seat, card: Card): number {
  const partner = partnerOf(s, seat);
  if (mayUse(s, seat, card)) return -1;
  const { when } = eventEffect(s, card) ?? {};
  // Ready to be played at once, it is worth more to him.
  return mayUse(s, partner, card) ? (when === undefined || when(s) ? 1.5 : 1) : -1;
}

/** So few are better led by a partner than alone. */
const FEW = 2;

/** One army fights and marches as one: welcome to whoever would command it. The other gives only a few units away, and otherwise keeps apart. */
export function mixWorth(s: War, seat: Seat): number {
  const { at, side } = mixArmiesFrame.of(s);
  if (commanderAt(s, at, side) === seat) return 1;
  let own = 0;
  for (let unit: Figure = asId(0); unit < UNIT_KINDS; unit++) if (isHis(s, seat, unit)) own += countAt(s, at, unit);
  return own <= FEW ? 0.5 : -1;
}
