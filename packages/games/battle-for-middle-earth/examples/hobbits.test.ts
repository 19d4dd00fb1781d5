import { expect, test } from 'vitest';
import { act, afterPlaying, against, attack, borrow, given, ringDiscard, sit, STRIKE, target, teams, view, won } from '../testing/table.ts';

/** Hobbits who borrow: worked examples, those of the rulebook and those derived from it. */

test('BM-EX-27: Frodo borrows from Legolas (BM-HOBBIT-01, BM-HOBBIT-02, BM-HOBBIT-04, BM-HOBBIT-06, BM-RULING-18)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'witch-king'],
    players: [{ teams: [['frodo', 'eowyn']] }, { teams: [['legolas']] }],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('witch-king'));
  expect(against(match, 0, STRIKE)).toEqual(['BM-ATTACK-03']);
  act(match, 0, borrow('frodo', 'legolas'), STRIKE);
  expect(won(match, 0)).toEqual(['witch-king']);
  expect(teams(match, 1)).toEqual([['legolas']]);
  expect(given(match, 1)).toEqual(['frodo']);
  expect(view(match).players[1].points).toBe(1);
  expect(ringDiscard(match)).toEqual(['eowyn']);
});

test('BM-EX-28: both symbols of the helping card count (BM-HOBBIT-01, BM-HOBBIT-03)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'mouth-of-sauron'],
    players: [{ teams: [['merry']] }, { teams: [['haldir']] }],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('mouth-of-sauron'), borrow('merry', 'haldir'), STRIKE);
  expect(won(match, 0)).toEqual(['mouth-of-sauron']);
  expect(teams(match, 1)).toEqual([['haldir']]);
  expect(given(match, 1)).toEqual(['merry']);
  expect(ringDiscard(match)).toEqual([]);
  expect(teams(match, 0)).toEqual([]);
});

test('BM-EX-30: a hobbit that was not used goes with its team (BM-RULING-22, BM-HOBBIT-07)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'orc-patrol'],
    players: [{ teams: [['sam', 'galadriel']] }, { teams: [['haldir']] }],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('orc-patrol'), STRIKE);
  expect(ringDiscard(match)).toEqual(['sam', 'galadriel']);
  expect(view(match).players.map(({ points }) => points)).toEqual([1, 0]);
});
