import { expect, test } from 'vitest';
import {
  act,
  afterPlaying,
  against,
  attack,
  DRAW,
  END,
  exchange,
  given,
  hand,
  move,
  play,
  sit,
  STRIKE,
  target,
  teams,
  view,
  won,
} from '../testing/table.ts';

/** Companions who come, go and call others: worked examples, those of the rulebook and those derived from it. */

test('BM-EX-42: Aragorn, then Angbor, then a draw, then an attack (BM-ARAGORN-01, BM-RULING-36, BM-ANGBOR-01)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'dunlending'],
    ringPile: ['haldir'],
    players: [{ hand: ['aragorn', 'angbor', 'sam'], teams: [['gloin'], ['arwen']] }, {}],
  });
  act(match, 0, play('aragorn', 1), play('angbor', 2), DRAW);
  expect(hand(match, 0)).toEqual(['sam', 'haldir']);
  expect(against(match, 0, play('sam', 1))).toEqual(['BM-ARAGORN-01']);
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(won(match, 0)).toEqual(['dunlending']);
});

test("BM-EX-43: Aragorn's extra card may start a new team, or stay in the hand (BM-RULING-36, BM-TEAM-02)", () => {
  const match = sit({ players: [{ hand: ['aragorn', 'haldir'], teams: [['gloin']] }, {}] });
  act(match, 0, play('aragorn', 1));
  expect(against(match, 0, END)).toEqual([]);
  act(match, 0, play('haldir'));
  expect(teams(match, 0)).toEqual([['gloin', 'aragorn'], ['haldir']]);
});

test('BM-EX-46: Gandalf takes Elrond and leaves (BM-GANDALF-01, BM-GANDALF-02, BM-GANDALF-04, BM-RULING-27, BM-RULING-28)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'witch-king'],
    players: [{ teams: [['gandalf', 'eowyn', 'frodo']] }, { teams: [['elrond']] }],
    turn: afterPlaying,
  });
  act(match, 0, exchange('elrond', 1));
  expect(teams(match, 0)).toEqual([['eowyn', 'frodo', 'elrond']]);
  expect(given(match, 1)).toEqual(['gandalf']);
  expect(view(match).players[1].points).toBe(2);
  act(match, 0, attack(1), target('witch-king'));
  // Without Gandalf's violet and red nothing but one green is left.
  expect(view(match).attack?.left).toEqual(['green']);
  act(match, 0, STRIKE);
  expect(won(match, 0)).toEqual(['witch-king']);
});

test('BM-EX-51: Tom Bombadil leaves an empty team, which is gone (BM-RULING-34, BM-RULING-44)', () => {
  const match = sit({ players: [{ teams: [['tom-bombadil'], ['gloin']] }, {}], turn: afterPlaying });
  act(match, 0, move('tom-bombadil', 2));
  expect(teams(match, 0)).toEqual([['gloin', 'tom-bombadil']]);
});

test('BM-EX-69: Gandalf may take Legolas, who then returns to his new player (BM-RULING-32, BM-GANDALF-01)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'orc-archer'],
    players: [{ teams: [['gandalf']] }, { teams: [['legolas']] }],
    turn: afterPlaying,
  });
  act(match, 0, exchange('legolas', 1), attack(1), target('orc-archer'), STRIKE);
  expect(teams(match, 0)).toEqual([['legolas']]);
  expect(teams(match, 1)).toEqual([]);
});

test('BM-EX-75: declining loses the draw; a taken Angbor gives none (BM-RULING-40, BM-RULING-31)', () => {
  const match = sit({ players: [{ hand: ['angbor'] }, {}] });
  act(match, 0, play('angbor'), { type: 'declineDraw' });
  expect(against(match, 0, DRAW)).toEqual(['BM-RULING-40']);
  const taken = sit({ players: [{ teams: [['gandalf']] }, { teams: [['angbor']] }], turn: afterPlaying });
  act(taken, 0, exchange('angbor', 1));
  expect(teams(taken, 0)).toEqual([['angbor']]);
  expect(against(taken, 0, DRAW)).toEqual(['BM-RULING-31']);
});
