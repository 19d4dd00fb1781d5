import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { card, has, listOf } from './cards.ts';
import { finishIfOver } from './end.ts';
import { endTurn } from './frames.ts';
import { borrowingHelper, borrowingHobbit } from './means.ts';
import { restoreRow } from './row.ts';
import { addToTeam, type Attack, type Battle, type Borrowing, inOrder, ownerOf } from './state.ts';
import type { BattleEffects } from './tools.ts';

/** The battle and what follows it: trophies, the team, the row. */
export function fight(s: Battle, attack: Attack, effects: BattleEffects): void {
  const { open } = s;
  const seat = open.active;
  const [team] = open.teams[seat].splice(attack.team, 1);
  const companions = inOrder(s, team);
  for (const each of companions) open.below[each] = 0;
  // Beaten enemies are won (BM-ATTACK-06).
  open.won[seat] = asId(open.won[seat] | attack.targets);
  effects.emit?.({
    type: 'attacked',
    seat,
    team: companions,
    enemies: listOf(attack.targets),
    points: listOf(attack.targets).reduce((sum: number, each) => sum + s.box.enemies[each].points, 0),
  });
  for (const borrowing of attack.borrowings) giveHobbit(s, borrowing, seat, effects);
  for (const companion of listOf(asId(team & ~attack.hobbits))) {
    if (has(s.box.having.returning, companion)) {
      // Legolas is not discarded and starts a new team (BM-LEGOLAS-01, BM-LEGOLAS-02, BM-RULING-32, BM-RULING-33).
      addToTeam(s, seat, asId(open.teams[seat].length), companion);
      effects.emit?.({ type: 'returned', seat, card: companion });
    } else open.ringDiscard = asId(open.ringDiscard | card(companion));
  }
  open.attack = null;
  restoreRow(s, attack.targets, effects);
  if (!finishIfOver(s, effects)) endTurn.goTo(s);
}

/** A hobbit that was used goes to the player who helped (BM-HOBBIT-04), whose card stays where it is (BM-HOBBIT-02). */
function giveHobbit(s: Battle, borrowing: Borrowing, seat: Seat, effects: BattleEffects): void {
  const hobbit = borrowingHobbit(borrowing);
  const helper = borrowingHelper(borrowing);
  const other = ownerOf(s, helper);
  s.open.given[other] = asId(s.open.given[other] | card(hobbit));
  effects.emit?.({ type: 'hobbitGiven', seat, other, hobbit, card: helper });
}
