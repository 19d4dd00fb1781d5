import { expect, test } from 'vitest';
import {
  act,
  afterPlaying,
  against,
  attack,
  HAND,
  mordor,
  offered,
  play,
  ringDiscard,
  row,
  sit,
  STRIKE,
  target,
  TEAM,
  teams,
  view,
  won,
} from '../testing/table.ts';

/** Teams, and how they beat enemies: worked examples, those of the rulebook and those derived from it. */

test('BM-EX-01: a card may join either team or start a third (BM-TEAM-01, BM-TEAM-02, BM-TEAM-03, BM-TEAM-04)', () => {
  const match = sit({ players: [{ hand: ['haldir'], teams: [['gimli', 'elrond', 'arwen'], ['gloin']] }, {}] });
  expect(offered(match, 0, 'play')).toEqual([
    { card: 'haldir', team: 'new' },
    { card: 'haldir', team: 1 },
    { card: 'haldir', team: 2 },
  ]);
  expect(against(match, 0, play('haldir', 3))).toEqual(['BM-TEAM-02']);
});

test('BM-EX-02: one team beats two enemies with one green to spare (BM-ATTACK-03, BM-ATTACK-05, BM-ATTACK-06, BM-ATTACK-07, BM-AFTER-01, BM-RULING-01)', () => {
  const match = sit({
    row: ['witch-king', 'troll', 'orc-patrol'],
    players: [{ hand: ['galadriel'], teams: [['elrond', 'eowyn'], ['haldir']] }, {}],
  });
  act(match, 0, play('galadriel', 1), attack(1), target('witch-king'), target('orc-patrol'));
  expect(view(match).attack?.left).toEqual(['green']);
  act(match, 0, STRIKE);
  expect(won(match, 0)).toEqual(['witch-king', 'orc-patrol']);
  expect(ringDiscard(match)).toEqual(['elrond', 'galadriel', 'eowyn']);
  expect(teams(match, 0)).toEqual([['haldir']]);
});

test('BM-EX-03: the survivor closes up to the third position, new ones fill second and first (BM-AFTER-02, BM-AFTER-03, BM-RULING-05)', () => {
  const match = sit({
    row: ['witch-king', 'troll', 'orc-patrol'],
    enemyPile: ['shelob', 'ugluk'],
    players: [{ teams: [['elrond', 'eowyn', 'galadriel']] }, {}],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('witch-king'), target('orc-patrol'), STRIKE);
  expect(row(match)).toEqual(['ugluk', 'shelob', 'troll']);
});

test('BM-EX-12: any team may attack, but only one (BM-RULING-04, BM-ATTACK-04)', () => {
  const match = sit({ row: ['troll', 'goblin', 'orc-archer'], players: [{ hand: ['gloin'], teams: [['elrond'], ['pippin']] }, {}] });
  act(match, 0, play('gloin', 2), attack(1));
  expect(against(match, 0, attack(2))).toEqual(['BM-ATTACK-04']);
  act(match, 0, target('orc-archer'), STRIKE);
  expect(match.explain(0, attack(1))?.code).toBe('not-asked');
});

test('BM-EX-14: one green cannot pay twice (BM-ATTACK-03, BM-RULING-01, BM-RULING-03)', () => {
  const match = sit({
    row: ['troll', 'uruk-hai', 'orc-archer'],
    players: [{ teams: [['faramir', 'erkenbrand']] }, {}],
    turn: afterPlaying,
  });
  act(match, 0, attack(1));
  expect(offered(match, 0, 'target')).toEqual([{ enemy: 'uruk-hai' }, { enemy: 'orc-archer' }]);
  act(match, 0, target('uruk-hai'));
  expect(against(match, 0, target('orc-archer'))).toEqual(['BM-RULING-01']);
  act(match, 0, STRIKE);
  expect(won(match, 0)).toEqual(['uruk-hai']);
});

test('BM-EX-25: Legolas attacks alone and stays (BM-RULING-33, BM-ATTACK-04)', () => {
  const match = sit({ row: ['troll', 'haradrim', 'orc-archer'], players: [{ teams: [['legolas'], ['gloin']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1), target('orc-archer'), STRIKE);
  expect(won(match, 0)).toEqual(['orc-archer']);
  expect(teams(match, 0)).toEqual([['gloin'], ['legolas']]);
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-63: Mordor cards keep their positions when enemies move (BM-RULING-06)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'dunlending'],
    enemyPile: ['balrog'],
    // A card comes to the second position only when another lies on the first.
    mordor: [HAND, TEAM],
    players: [{ teams: [['theoden']] }, {}],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(row(match)).toEqual(['balrog', 'troll', 'haradrim']);
  expect(mordor(match)).toEqual([HAND, TEAM, null]);
});
