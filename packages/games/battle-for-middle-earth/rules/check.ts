import type { Seat } from '#kernel';
import { asId } from '#kernel/id.ts';
import { type CardSet, faceOf, HAND_LIMIT, isCompanion, POSITIONS } from '../content/box.ts';
import { listOf, size } from './cards.ts';
import { type Battle, inOrder, inTeams, seatsOf } from './state.ts';

/** What must hold at every moment of every game: every card in exactly one place, limits kept, counts true. */
export function check(s: Battle): string[] {
  const { open, own, hidden, box } = s;
  const wrong: string[] = [];
  const demand = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };

  const companions = new Array<number>(box.companions.length).fill(0);
  const enemies = new Array<number>(box.enemies.length).fill(0);
  const mordor = [...open.mordorDiscard];
  const lay = (counts: number[], cards: CardSet<string>): void => {
    for (const each of listOf(cards)) counts[each]++;
  };
  for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) {
    const { hand } = own[seat];
    for (const cards of [hand, open.given[seat], ...open.teams[seat]]) lay(companions, cards);
    lay(enemies, open.won[seat]);
    demand(size(hand) === open.handSize[seat], `seat ${seat} holds ${size(hand)} cards, not ${open.handSize[seat]}`);
    demand(size(hand) <= HAND_LIMIT, `seat ${seat} holds ${size(hand)} cards`);
    demand((open.shown[seat] & ~hand) === 0, `seat ${seat} has shown a card that is not in the hand`);
    demand(!open.teams[seat].includes(asId(0)), `seat ${seat} has an empty team`);
    for (const team of open.teams[seat])
      demand(
        inOrder(s, team).every((each, index) => open.below[each] === index),
        `the cards of a team of seat ${seat} lie in no order`,
      );
    demand((open.given[seat] & ~(box.having.borrow | box.having.exchange)) === 0, `seat ${seat} was given a card nobody gives`);
    demand(!open.out[seat] || (hand === 0 && inTeams(s, seat) === 0), `seat ${seat} left but still has cards`);
  }
  lay(companions, open.ringDiscard);
  lay(enemies, open.enemyDiscard);
  for (const each of hidden.ring)
    if (isCompanion(each)) companions[each]++;
    else mordor[faceOf(each)]++;
  for (const face of open.mordor) mordor[face]++;
  for (const each of [...hidden.enemies, ...open.row]) if (each >= 0) enemies[each]++;
  for (const [index, count] of companions.entries()) demand(count === 1, `${box.companionIds[index]} is in ${count} places`);
  for (const [index, count] of enemies.entries()) demand(count === 1, `${box.enemyIds[index]} is in ${count} places`);
  for (const [face, count] of mordor.entries())
    demand(count === box.mordor[face].copies, `${count} cards ${box.mordorIds[face]}, not ${box.mordor[face].copies}`);

  demand(hidden.ring.length === open.ringLeft, 'the height of the Ring pile is not what it seems');
  demand(hidden.enemies.length === open.enemiesLeft, 'the height of the enemy pile is not what it seems');
  demand(open.row.length === POSITIONS && open.mordor.length <= POSITIONS, 'there are three positions');
  demand(
    open.row.every((enemy, position) => enemy < 0 || open.row.slice(position).every((other) => other >= 0)),
    'there is a gap in the row',
  );
  demand(open.row[0] >= 0 || open.enemiesLeft === 0, 'the row was not refilled');
  demand(s.outcome !== null || open.row[POSITIONS - 1] >= 0, 'no enemy is face up, but the game goes on');
  return wrong;
}
