import { asId } from '#kernel/id.ts';
import type { Companion, Companions } from '../content/box.ts';
import { card, has, lacks, lowest, rest } from './cards.ts';
import { borrowingOf } from './means.ts';
import { type Attack, inOtherTeams, ownerOf } from './state.ts';
import { choice, guard, seatGuard } from './tools.ts';
import { attackers, during, stillWins } from './underWay.ts';
import { borrow } from './verbs.ts';

const withBorrowing = (under: Attack, hobbit: Companion, helper: Companion): Attack => ({
  ...under,
  hobbits: asId(under.hobbits | card(hobbit)),
  helpers: asId(under.helpers | card(helper)),
  borrowings: [...under.borrowings, borrowingOf(hobbit, helper)],
});

/** Frodo, Sam, Merry, Pippin: count the symbols of one card in another player's team (BM-HOBBIT-01), Gimli and Legolas included (BM-RULING-23). */
export const borrowing = choice(borrow, {
  candidates(s, propose, seat) {
    const under = s.open.attack;
    if (under === null) return;
    const helpers = inOtherTeams(s, seat);
    let hobbits: Companions = asId(attackers(s, under) & s.box.having.borrow & ~under.hobbits);
    for (; hobbits !== 0; hobbits = rest(hobbits))
      for (let left = helpers; left !== 0; left = rest(left)) propose(lowest(hobbits), lowest(left));
  },
  guards: [
    // A hobbit given to a player lies beside the teams and cannot be used any more.
    seatGuard('BM-HOBBIT-05', (s, seat, hobbit) => lacks(s.open.given[seat], hobbit)),
    guard(
      'BM-HOBBIT-01',
      during((s, under, hobbit) => has(asId(s.box.having.borrow & attackers(s, under)), hobbit)),
    ),
    seatGuard('BM-HOBBIT-01', (s, seat, _hobbit, helper) => has(inOtherTeams(s, seat), helper)),
    guard(
      'BM-HOBBIT-03',
      during((_s, under, hobbit) => lacks(under.hobbits, hobbit)),
    ),
    guard(
      'BM-RULING-20',
      during((_s, under, _hobbit, helper) => lacks(under.helpers, helper)),
    ),
    stillWins(withBorrowing),
  ],
  perform(s, effects, hobbit, helper) {
    if (s.open.attack !== null) s.open.attack = withBorrowing(s.open.attack, hobbit, helper);
    effects.emit?.({ type: 'borrowed', hobbit, card: helper, other: ownerOf(s, helper), symbols: s.box.companions[helper].symbols });
  },
});
