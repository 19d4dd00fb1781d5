import { asId } from '#kernel/id.ts';
import { type Frame, leave, type Seat } from '#kernel';
import { discardFromSorceryHand } from '../cards.ts';
import { at } from '../frames.ts';
import { endSwapOf } from '../part2/swap.ts';
import { beginClaims, continueOrder } from '../setup/claims.ts';
import { type Hunt, type HuntEffects, staying, wraith } from '../state.ts';
import { riderOf } from '../words.ts';

/**
 * A Wraith player leaves his team: four Nazgûl are in play however many players share them (HR-GEN-01), so a partner takes his over, and the
 * hunt goes on. The Sorcery cards may not be shown to the partner (HR-TALK-02): they go to the discard pile.
 */
export function leaveTeam(s: Hunt, seat: Seat, effects: HuntEffects): void {
  const { open } = s;
  for (const card of [...wraith(s, seat).hand]) discardFromSorceryHand(s, effects, seat, card);
  const heir = heirOf(s, seat);
  open.left = asId(open.left | (1 << seat));
  // Nothing claimed so far counts: the others begin anew.
  if (at.claimNazgul.is(under(s))) return beginClaims(s);
  takeOver(s, effects, seat, heir);
  renameSeat(s, seat, heir);
  if (at.orderNazgul.is(under(s))) {
    open.controller.forEach((each, nazgul) => {
      if (each === heir) open.rank[nazgul] = -1;
    });
    return continueOrder(s);
  }
  return at.swapSorcery.is(under(s)) ? endSwapOf(s, effects, seat) : undefined;
}

/** The step under way. */
const under = ({ frames }: Hunt): Frame => frames[frames.length - 1];

/** Wraith players from the first clockwise. */
function inOrder(s: Hunt): Seat[] {
  const seats = staying(s);
  const first = seats.findIndex((seat) => seat >= s.open.first);
  return first <= 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
}

/** The player before him in the order of the turn; after the first player, the one who follows. */
function heirOf(s: Hunt, seat: Seat): Seat {
  const order = inOrder(s);
  const place = order.indexOf(seat);
  return order[place === 0 ? 1 : place - 1];
}

/** The order of all four Nazgûl stays as it was, so that a turn under way goes on where it is. */
function takeOver(s: Hunt, effects: HuntEffects, seat: Seat, heir: Seat): void {
  const { controller, rank } = s.open;
  const of = (player: Seat): number[] => [0, 1, 2, 3].filter((nazgul) => controller[nazgul] === player);
  const wasFirst = s.open.first === seat;
  const [taken, own] = [of(seat), of(heir)];
  if (wasFirst) {
    s.open.first = heir;
    for (const nazgul of own) rank[nazgul] += taken.length;
  } else for (const nazgul of taken) rank[nazgul] += own.length;
  for (const nazgul of taken) {
    controller[nazgul] = heir;
    effects.emit?.({ type: 'nazgulTakenOver', seat: heir, nazgul: riderOf(s, asId(nazgul)), from: seat });
  }
}

/** Whatever he was in the middle of is now the partner's; what concerned his hand alone is over. */
function renameSeat(s: Hunt, seat: Seat, heir: Seat): void {
  const top = under(s);
  if ((at.discardSorcery.is(top) || at.discardPeeked.is(top)) && top.seat === seat) leave(s);
  for (const [place, frame] of s.frames.entries())
    if ('seat' in frame && frame.seat === seat) {
      const renamed = { ...frame, seat: heir };
      s.frames[place] = renamed;
    }
}
