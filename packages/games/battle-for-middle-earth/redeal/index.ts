import { asId } from '#kernel/id.ts';
import { cloneState, type Random, type Seat, type Viewer } from '#kernel';
import { type Companion, isCompanion, type RingCard } from '../content/box.ts';
import { listOf, NONE, setOf } from '../rules/cards.ts';
import { losableInHand } from '../rules/counterattack.ts';
import { loseHandCard } from '../rules/frames.ts';
import { type Battle, seatsOf } from '../rules/state.ts';

/**
 * A state the viewer cannot tell from the real one. Unknown are the hands of the others and the order of the piles; known is of every card out
 * of sight with which reshuffle it came there, so cards change places only with cards of the same reshuffle. A hand all have seen stays.
 */
export function redeal(state: Battle, viewer: Viewer, random: Random): Battle {
  const s = cloneState(state);
  if (viewer === 'spectator') forgetOrder(s);
  random.shuffle(s.hidden.enemies);
  do dealUnknown(s, viewer, random);
  while (isAskedInVain(s));
  random.shuffle(s.hidden.ring);
  return s;
}

/** What is told to everybody is reckoned for watchers: with the same chance they are dealt the same world, whatever the real order is. */
function forgetOrder({ hidden }: Battle): void {
  hidden.enemies.sort((a, b) => a - b);
  hidden.ring.sort((a, b) => a - b);
}

function dealUnknown(s: Battle, viewer: Viewer, random: Random): void {
  const { open, own, hidden } = s;
  for (let shuffle = 0; shuffle <= open.shuffles; shuffle++) {
    const unknown: Companion[] = [];
    const isOfThis = (card: RingCard): card is Companion => isCompanion(card) && open.since[card] === shuffle;
    const closed = (seat: Seat): Companion[] => (seat === viewer ? [] : listOf(asId(own[seat].hand & ~open.shown[seat])).filter(isOfThis));
    for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) unknown.push(...closed(seat));
    unknown.push(...hidden.ring.filter(isOfThis));
    if (unknown.length === 0) continue;
    if (viewer === 'spectator') unknown.sort((a, b) => a - b);
    random.shuffle(unknown);
    for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) {
      const held = closed(seat);
      const dealt = unknown.splice(unknown.length - held.length, held.length);
      own[seat].hand = asId((own[seat].hand & ~setOf(held)) | setOf(dealt));
    }
    for (const [place, each] of hidden.ring.entries()) if (isOfThis(each)) hidden.ring[place] = unknown.pop() ?? each;
  }
}

/** Whoever is being asked for a hand card has one to lose: all know that. */
function isAskedInVain(s: Battle): boolean {
  const top = s.frames[s.frames.length - 1];
  return loseHandCard.is(top) && losableInHand(s, top.seat) === NONE;
}
