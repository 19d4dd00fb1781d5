import { expect, test } from 'vitest';
import { act, against, attack, BOX, DRAW, HAND, hand, mordor, play, ringDiscard, sit, TEAM, TROPHY, view } from '../testing/table.ts';

/** Drawing a card, and when one may or must: worked examples, those of the rulebook and those derived from it. */

const companionsExcept = (...used: string[]): string[] => BOX.companionIds.filter((id) => !used.includes(id));

test('BM-EX-09: after drawing a companion the turn is over (BM-TURN-02, BM-TURN-03, BM-DRAW-01, BM-ATTACK-02)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'orc-archer'],
    ringPile: ['haldir'],
    players: [{ hand: ['gloin', 'arwen', 'elrond'], teams: [['legolas']] }, {}],
  });
  act(match, 0, DRAW);
  for (const wish of [play('gloin'), attack(1)]) expect(match.explain(0, wish)?.code).toBe('not-asked');
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-10: a Mordor card, then a companion (BM-DRAW-04, BM-DRAW-05)', () => {
  const match = sit({ ringPile: [HAND, 'haldir'], players: [{ hand: ['gloin', 'arwen', 'elrond', 'sam'] }, {}] });
  act(match, 0, DRAW);
  expect(mordor(match)).toEqual([HAND, null, null]);
  expect(hand(match, 0)).toHaveLength(5);
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-16: with five cards one must play (BM-DRAW-02, BM-DRAW-03, BM-RULING-12)', () => {
  const match = sit({ players: [{ hand: ['gloin', 'arwen', 'elrond', 'sam', 'haldir'] }, {}] });
  expect(against(match, 0, DRAW)).toEqual(['BM-DRAW-02']);
  expect(match.options(0).every(({ type }) => type === 'play')).toBe(true);
});

test('BM-EX-17: without a card only drawing is offered (BM-RULING-12, BM-TEAM-01)', () => {
  const match = sit({ players: [{ teams: [['gloin']] }, {}] });
  expect(match.options(0)).toEqual([DRAW]);
  expect(against(match, 0, play('gloin'))).toEqual(['BM-TEAM-01']);
});

test('BM-EX-19: the discard pile becomes the new pile, the table stays (BM-DRAW-06, BM-RULING-09)', () => {
  // Ten of the twelve Mordor cards are neither in the pile nor on the table, so the discard pile holds at least those (BM-RULING-10).
  const mordorDiscarded = [TEAM, TEAM, TEAM, HAND, HAND, HAND, HAND, TROPHY, TROPHY, TROPHY];
  const match = sit(
    {
      mordor: [TEAM],
      ringPile: [TROPHY],
      ringDiscard: ['gloin', 'arwen', ...mordorDiscarded],
      players: [{ teams: [companionsExcept('gloin', 'arwen')] }, {}],
    },
    [['arwen']],
  );
  expect(view(match).ringPile).toBe(1);
  act(match, 0, DRAW);
  expect(mordor(match)).toEqual([TROPHY, TEAM, null]);
  expect(hand(match, 0)).toEqual(['arwen']);
  expect(view(match).ringPile).toBe(11);
  expect(ringDiscard(match)).toEqual([]);
});
