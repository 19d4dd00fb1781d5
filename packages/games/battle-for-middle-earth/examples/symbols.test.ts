import { expect, test } from 'vitest';
import { act, afterPlaying, against, attack, borrow, double, offered, sit, STRIKE, target, view, won } from '../testing/table.ts';

/** Symbols doubled, and jokers: worked examples, those of the rulebook and those derived from it. */

test('BM-EX-08: Boromir doubles one green of Elrond, not his own yellow (BM-DOUBLE-01, BM-DOUBLE-02, BM-RULING-24)', () => {
  const match = sit({ row: ['mumak', 'orc-archer', 'orc-patrol'], players: [{ teams: [['boromir', 'elrond']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1));
  expect(against(match, 0, double('boromir', 'boromir', 'yellow'))).toEqual(['BM-RULING-24']);
  act(match, 0, double('boromir', 'elrond', 'green'), target('orc-archer'));
  expect(view(match).attack?.left).toEqual(['yellow', 'green', 'green']);
});

test('BM-EX-15: a joker stands for red (BM-RULING-02, BM-SYMBOL-02)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'warg-rider'],
    players: [{ teams: [['tom-bombadil', 'gimli']] }, {}],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('warg-rider'));
  expect(view(match).attack).toMatchObject({ ready: true, left: ['orange'] });
  act(match, 0, STRIKE);
  expect(won(match, 0)).toEqual(['warg-rider']);
});

test('BM-EX-32: borrowed symbols cannot be doubled (BM-RULING-21)', () => {
  const match = sit({
    row: ['troll', 'goblin', 'orc-patrol'],
    players: [{ teams: [['boromir', 'pippin']] }, { teams: [['legolas']] }],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), borrow('pippin', 'legolas'));
  expect(against(match, 0, double('boromir', 'legolas', 'green'))).toEqual(['BM-RULING-21']);
  expect(against(match, 0, double('boromir', 'pippin', 'orange'))).toEqual([]);
});

test('BM-EX-33: a colour on the doubling card cannot be doubled anywhere (BM-RULING-24, BM-DOUBLE-02)', () => {
  const match = sit({ row: ['troll', 'goblin', 'orc-patrol'], players: [{ teams: [['boromir', 'sam']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1));
  expect(against(match, 0, double('boromir', 'sam', 'yellow'))).toEqual(['BM-RULING-24']);
  expect(offered(match, 0, 'double')).toEqual([]);
});

test('BM-EX-36: Glorfindel counts as two jokers against three symbols (BM-GLORFINDEL-01)', () => {
  const match = sit({ row: ['troll', 'haradrim', 'gothmog'], players: [{ teams: [['glorfindel', 'legolas']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1), target('gothmog'), STRIKE);
  expect(won(match, 0)).toEqual(['gothmog']);
});

test('BM-EX-37: two symbols give no extra joker (BM-GLORFINDEL-01, BM-RULING-37)', () => {
  const match = sit({ row: ['balrog', 'haradrim', 'uruk-hai'], players: [{ teams: [['glorfindel']] }, {}], turn: afterPlaying });
  expect(against(match, 0, attack(1))).toEqual(['BM-RULING-03']);
});

test('BM-EX-39: Treebeard beats a captain, not his like (BM-TREEBEARD-01, BM-RULING-48)', () => {
  const match = sit({ row: ['balrog', 'uruk-hai', 'grishnakh'], players: [{ teams: [['treebeard']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1));
  expect(offered(match, 0, 'target')).toEqual([{ enemy: 'grishnakh' }]);
  expect(against(match, 0, target('uruk-hai'))).toEqual(['BM-ATTACK-03']);
});

test('BM-EX-40: Glorfindel and Treebeard make four jokers (BM-RULING-39)', () => {
  const match = sit({
    row: ['balrog', 'uruk-hai', 'witch-king'],
    players: [{ teams: [['glorfindel', 'treebeard']] }, {}],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('witch-king'), STRIKE);
  expect(won(match, 0)).toEqual(['witch-king']);
});

test('BM-EX-41: the extra joker pays for any enemy of the attack (BM-RULING-38, BM-TREEBEARD-02)', () => {
  const match = sit({ row: ['balrog', 'easterling', 'ugluk'], players: [{ teams: [['treebeard', 'theoden']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1), target('ugluk'), target('easterling'), STRIKE);
  expect(won(match, 0)).toEqual(['ugluk', 'easterling']);
});
