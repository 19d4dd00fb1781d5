import type { Companion } from '../content/box.ts';
import { card, has, lacks, lowest } from './cards.ts';
import { borrowingOf } from './means.ts';
import { type Attack, inOtherTeams, ownerOf } from './state.ts';
import { choice, guard, seatGuard } from './tools.ts';
import { attackers, during, stillWins } from './underWay.ts';
import { borrow } from './verbs.ts';

const withBorrowing = (under: Attack, hobbit: Companion, helper: Companion): Attack => ({
  ...under,
  hobbits: under.hobbits | card(hobbit),
  helpers: under.helpers | card(helper),
  borrowings: [...under.borrowings, borrowingOf(hobbit, helper)],
});

/** Frodo, Sam, Merry, Pippin: count the symbols of one card in another player's team (BM-HOBBIT-01), Gimli and Legolas included (BM-RULING-23). */
export const borrowing = choice(borrow, {
  candidates(s, propose, seat) {
    const under = s.open.attack;
    if (under === null) return;
    const helpers = inOtherTeams(s, seat);
    for (let hobbit = attackers(s, under) & s.box.having.borrow & ~under.hobbits; hobbit !== 0; hobbit &= hobbit - 1)
      for (let rest = helpers; rest !== 0; rest &= rest - 1) propose(lowest(hobbit), lowest(rest));
  },
  guards: [
    // A hobbit given to a player lies beside the teams and cannot be used any more.
    seatGuard('BM-HOBBIT-05', (s, seat, hobbit) => lacks(s.open.given[seat], hobbit)),
    guard(
      'BM-HOBBIT-01',
      during((s, under, hobbit) => has(s.box.having.borrow & attackers(s, under), hobbit)),
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
