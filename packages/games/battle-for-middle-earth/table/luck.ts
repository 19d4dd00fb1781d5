import { asId } from '#kernel/id.ts';
import { type GameRecord, replay, type Seat } from '#kernel';
import type { Luck } from '#look/table.ts';
import { isCompanion } from '../content/box.ts';
import { battleForMiddleEarth } from '../index.ts';
import type { Battle } from '../rules/state.ts';

interface Tally {
  got: number;
  expected: number;
  variance: number;
}

/** How many Mordor cards each seat drew, and how many the Ring pile owed it: every card drawn counts with what was in the pile then. */
export function luck(record: GameRecord): readonly Luck[] {
  const tallies = record.seats.map((): Tally => ({ got: 0, expected: 0, variance: 0 }));
  // The Ring pile as it is while one action draws from it, perhaps several times: its height, and the Mordor cards in it and on the table.
  let pile = { height: 0, mordor: 0, lying: 0 };
  const draw = (seat: Seat, mordor: 0 | 1): void => {
    const tally = tallies[seat];
    const chance = pile.mordor / pile.height;
    tally.got += mordor;
    tally.expected += chance;
    tally.variance += chance * (1 - chance);
    pile.height--;
    pile.mordor -= mordor;
  };
  replay<Battle>(battleForMiddleEarth, record, ({ events, match }) => {
    const { box, open, hidden } = match.state;
    for (const { event } of events)
      if (event.type === 'drew') draw(asId(event.seat), 0);
      else if (event.type === 'mordorLaid') {
        draw(asId(event.seat), 1);
        pile.lying = event.lying;
      } else if (event.type === 'enemyLeft') pile.lying = 0;
      else if (event.type === 'reshuffled')
        pile = { ...pile, height: event.cards, mordor: box.mordor.reduce((sum, { copies }) => sum + copies, 0) - pile.lying };
    pile = { height: hidden.ring.length, mordor: hidden.ring.filter((each) => !isCompanion(each)).length, lying: open.mordor.length };
  });
  return tallies.map(({ got, expected, variance }, seat) => ({
    seat,
    what: 'table.luck.mordor',
    got,
    expected,
    deviation: Math.sqrt(variance),
  }));
}
