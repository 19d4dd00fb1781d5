import { asId } from '#kernel/id.ts';
import { includes, type Seat } from '#kernel';
import { type Die, NAZGUL } from '../content/box.ts';
import { endTurn, nazgul } from './frames.ts';
import { uncrossed } from './squares.ts';
import type { Journey } from './state.ts';
import { automatic } from './tools.ts';

/**
 * Whom a Nazgûl on this die hits in the turn under way; -1 when it hits nobody. Places act only in the turn of the player who began
 * there (JM-RULING-25).
 */
export function victim(s: Journey, die: Die): Seat {
  const { active, effect } = s.open;
  // Minas Tirith: all of them hit the active player (JM-PLACE-08), the others are spared (JM-PLACE-09).
  const seat = effect === 'all-nazgul-on-active' ? active : ownerOf(s, die);
  // Gondor: none of them hits the active player, black and neutral dice included (JM-PLACE-06, JM-RULING-26).
  return effect === 'nazgul-spares-active' && seat === active ? asId(-1) : seat;
}

/** By colour (JM-NAZGUL-02, JM-NAZGUL-06); the black die (JM-NAZGUL-03) and neutral ones (JM-NAZGUL-04) belong to whoever is active. */
function ownerOf(s: Journey, die: Die): Seat {
  const colour = s.box.dice[die].hobbit;
  if (colour < 0) return s.open.active;
  for (let seat: Seat = asId(0); seat < s.open.hobbit.length; seat++)
    // The colour of a player who is out is neutral (JM-OUT-04, JM-NAZGUL-05), though not at once for one who gave up in phase 2.
    if (s.open.hobbit[seat] === colour && (!s.open.out[seat] || includes(s.open.leavers, seat))) return seat;
  return s.open.active;
}

/** Squares each seat must cross off for the Nazgûl set aside (JM-NAZGUL-01). */
export function strikes(s: Journey): number[] {
  const { shows, asideAt } = s.open;
  const hits = s.open.hobbit.map(() => 0);
  for (let die: Die = asId(0); die < shows.length; die++) {
    if (shows[die] !== NAZGUL || asideAt[die] === 0) continue;
    const seat = victim(s, die);
    if (seat >= 0) hits[seat]++;
  }
  return hits;
}

/** Phase 2, last: all Nazgûl strike at the same moment, with the colours as they were (JM-RULING-08). */
export const nazgulStrike = automatic(nazgul, (s, effects) => {
  const { open } = s;
  const hits = strikes(s);
  for (let seat: Seat = asId(0); seat < hits.length; seat++) {
    // Whoever gave up in the meantime has nothing more to lose.
    if (hits[seat] === 0 || open.out[seat]) continue;
    // What goes beyond the last space has no effect (JM-RULING-10).
    const spaces = Math.min(hits[seat], uncrossed(s, seat));
    open.crossed[seat] += spaces;
    effects.emit?.({ type: 'nazgulStrikes', seat, count: spaces, left: uncrossed(s, seat) });
    if (uncrossed(s, seat) === 0) {
      open.out[seat] = true;
      effects.emit?.({ type: 'caught', seat });
    }
  }
  endTurn.goTo(s);
});
