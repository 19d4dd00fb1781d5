import { expect, test } from 'vitest';
import {
  act,
  against,
  DRAW,
  enemyDiscard,
  given,
  HAND,
  hand,
  mordor,
  offered,
  ringDiscard,
  row,
  sit,
  TEAM,
  teams,
  TROPHY,
  view,
  won,
} from '../testing/table.ts';

/** Mordor cards and counterattacks: worked examples, those of the rulebook and those derived from it. */

test('BM-EX-04: the first Mordor card lies below the first enemy and does nothing; the draw goes on (BM-MORDOR-01, BM-MORDOR-03)', () => {
  const match = sit({ ringPile: [TROPHY, 'haldir'] });
  act(match, 0, DRAW);
  expect(mordor(match)).toEqual([TROPHY, null, null]);
  expect(row(match)).toEqual(['troll', 'haradrim', 'grishnakh']);
  expect(hand(match, 0)).toEqual(['haldir']);
});

test('BM-EX-05: the second moves the first to the right; still no counterattack (BM-MORDOR-01, BM-MORDOR-02, BM-MORDOR-03)', () => {
  const match = sit({ mordor: [TROPHY], ringPile: [HAND, 'haldir'] });
  act(match, 0, DRAW);
  expect(mordor(match)).toEqual([HAND, TROPHY, null]);
  expect(row(match)).toEqual(['troll', 'haradrim', 'grishnakh']);
  expect(hand(match, 0)).toEqual(['haldir']);
});

test('BM-EX-06: the third starts a counterattack with the command of the oldest (BM-MORDOR-02, BM-COUNTER-01, BM-COUNTER-02, BM-RULING-49)', () => {
  const match = sit({ mordor: [HAND, TROPHY], ringPile: [TEAM], players: [{ hand: ['gloin'], won: ['goblin'], teams: [['arwen']] }, {}] });
  act(match, 0, DRAW);
  expect(mordor(match)).toEqual([TEAM, HAND, TROPHY]);
  expect(view(match).losing).toEqual({ seat: 0, command: 'discard-won-enemy', card: TROPHY });
  expect(match.options(0)).toEqual([{ type: 'loseEnemy', enemy: 'goblin' }]);
});

test('BM-EX-07: a whole counterattack (BM-COUNTER-06, BM-COUNTER-09, BM-COUNTER-10, BM-COUNTER-11, BM-COUNTER-12)', () => {
  const match = sit({
    mordor: [HAND, TROPHY],
    ringPile: [TEAM, 'haldir'],
    enemyPile: ['balrog'],
    players: [{ won: ['goblin', 'shelob'] }, { won: ['ugluk'] }],
  });
  act(match, 0, DRAW);
  expect(offered(match, 0, 'loseEnemy')).toEqual([{ enemy: 'shelob' }, { enemy: 'goblin' }]);
  act(match, 0, { type: 'loseEnemy', enemy: 'goblin' });
  act(match, 1, { type: 'loseEnemy', enemy: 'ugluk' });
  expect(won(match, 0)).toEqual(['shelob']);
  expect(won(match, 1)).toEqual([]);
  expect(mordor(match)).toEqual([null, null, null]);
  expect(view(match).ringDiscard.mordor.map(({ id, count }) => [id, count])).toEqual([
    [TEAM, 1],
    [HAND, 1],
    [TROPHY, 1],
  ]);
  expect(enemyDiscard(match).sort()).toEqual(['goblin', 'grishnakh', 'ugluk']);
  expect(row(match)).toEqual(['balrog', 'troll', 'haradrim']);
  expect(hand(match, 0)).toEqual(['haldir']);
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-18: two Mordor cards are no counterattack (BM-COUNTER-01, BM-MORDOR-03)', () => {
  const match = sit({ mordor: [TEAM], ringPile: [HAND, 'haldir'], players: [{ teams: [['gloin']] }, {}] });
  act(match, 0, DRAW);
  expect(mordor(match)).toEqual([HAND, TEAM, null]);
  expect(teams(match, 0)).toEqual([['gloin']]);
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-21: Gimli alone loses nothing; with Elrond only Elrond is offered (BM-GIMLI-02, BM-RULING-14, BM-COUNTER-07)', () => {
  const match = sit({ mordor: [HAND, TEAM], ringPile: [HAND, 'haldir'], players: [{ teams: [['gimli'], ['elrond']] }, {}] });
  act(match, 0, DRAW);
  expect(match.options(0)).toEqual([{ type: 'loseTeamCard', card: 'elrond' }]);
  expect(against(match, 0, { type: 'loseTeamCard', card: 'gimli' })).toEqual(['BM-RULING-14']);
  const alone = sit({ mordor: [HAND, TEAM], ringPile: [HAND, 'haldir'], players: [{ teams: [['gimli']] }, {}] });
  act(alone, 0, DRAW);
  expect(teams(alone, 0)).toEqual([['gimli']]);
  expect(alone.waitingList()).toEqual([1]);
});

test('BM-EX-22: Gimli is safe in the hand (BM-RULING-15, BM-COUNTER-05)', () => {
  const match = sit({ mordor: [TEAM, HAND], ringPile: [TEAM, 'haldir'], players: [{ hand: ['gimli'] }, {}] });
  act(match, 0, DRAW);
  expect(hand(match, 0)).toEqual(['gimli', 'haldir']);
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-23: cards given to a player are no trophies (BM-RULING-16, BM-COUNTER-06, BM-COUNTER-07)', () => {
  const match = sit({ mordor: [TEAM, TROPHY], ringPile: [TEAM, 'haldir'], players: [{ given: ['frodo', 'gandalf'] }, {}] });
  act(match, 0, DRAW);
  expect(given(match, 0)).toEqual(['frodo', 'gandalf']);
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-26: a counterattack can discard Legolas (BM-LEGOLAS-03, BM-RULING-14)', () => {
  const match = sit({ mordor: [HAND, TEAM], ringPile: [HAND, 'haldir'], players: [{ teams: [['legolas', 'faramir']] }, {}] });
  act(match, 0, DRAW, { type: 'loseTeamCard', card: 'legolas' });
  expect(ringDiscard(match)).toEqual(['legolas']);
  expect(teams(match, 0)).toEqual([['faramir']]);
});
