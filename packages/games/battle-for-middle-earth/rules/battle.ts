import { goTo, type Seat, type Table } from '#kernel';
import { card, has, listOf } from './cards.ts';
import { finishIfOver } from './end.ts';
import { borrowingHelper, borrowingHobbit } from './means.ts';
import { restoreRow } from './row.ts';
import { addToTeam, at, type Attack, type Battle, companionWord, enemyWord, inOrder, ownerOf } from './state.ts';

/** The battle and what follows it: trophies, the team, the row. */
export function fight(s: Battle, attack: Attack, table: Table): void {
  const { open } = s;
  const seat = open.active;
  const [team] = open.teams[seat].splice(attack.team, 1);
  const companions = inOrder(s, team);
  for (const each of companions) open.below[each] = 0;
  // Beaten enemies are won (BM-ATTACK-06).
  open.won[seat] |= attack.targets;
  if (table.listening)
    table.tell({
      type: 'attacked',
      seat: `@seat.${seat}`,
      team: companions.map((each) => companionWord(s, each)),
      enemies: listOf(attack.targets).map((each) => enemyWord(s, each)),
      points: listOf(attack.targets).reduce((sum, each) => sum + s.box.enemies[each].points, 0),
    });
  for (const borrowing of attack.borrowings) giveHobbit(s, borrowing, seat, table);
  for (const companion of listOf(team & ~attack.hobbits)) {
    if (has(s.box.having.returning, companion)) {
      // Legolas is not discarded and starts a new team (BM-LEGOLAS-01, BM-LEGOLAS-02, BM-RULING-32, BM-RULING-33).
      addToTeam(s, seat, open.teams[seat].length, companion);
      if (table.listening) table.tell({ type: 'returned', seat: `@seat.${seat}`, card: companionWord(s, companion) });
    } else open.ringDiscard |= card(companion);
  }
  open.attack = null;
  restoreRow(s, attack.targets, table);
  if (!finishIfOver(s, table)) goTo(s, at('endTurn'));
}

/** A hobbit that was used goes to the player who helped (BM-HOBBIT-04), whose card stays where it is (BM-HOBBIT-02). */
function giveHobbit(s: Battle, borrowing: number, seat: Seat, table: Table): void {
  const hobbit = borrowingHobbit(borrowing);
  const helper = borrowingHelper(borrowing);
  const other = ownerOf(s, helper);
  s.open.given[other] |= card(hobbit);
  if (table.listening)
    table.tell({
      type: 'hobbitGiven',
      seat: `@seat.${seat}`,
      other: `@seat.${other}`,
      hobbit: companionWord(s, hobbit),
      card: companionWord(s, helper),
    });
}
