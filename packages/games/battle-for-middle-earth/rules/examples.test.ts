import { expect, test } from 'vitest';
import {
  act,
  afterPlaying,
  against,
  attack,
  BOX,
  borrow,
  double,
  DRAW,
  END,
  enemyDiscard,
  exchange,
  given,
  HAND,
  hand,
  mordor,
  move,
  offered,
  play,
  ringDiscard,
  row,
  sit,
  STRIKE,
  target,
  TEAM,
  teams,
  TROPHY,
  view,
  won,
} from './testTable.ts';

/** The worked examples of the rulebook and those derived from it, one test each. */

const companionsExcept = (...used: string[]): string[] => BOX.companionIds.filter((id) => !used.includes(id));

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

test('BM-EX-08: Boromir doubles one green of Elrond, not his own yellow (BM-DOUBLE-01, BM-DOUBLE-02, BM-RULING-24)', () => {
  const match = sit({ row: ['mumak', 'orc-archer', 'orc-patrol'], players: [{ teams: [['boromir', 'elrond']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1));
  expect(against(match, 0, double('boromir', 'boromir', 'yellow'))).toEqual(['BM-DOUBLE-02', 'BM-RULING-24']);
  act(match, 0, double('boromir', 'elrond', 'green'), target('orc-archer'));
  expect(view(match).attack?.left).toEqual(['yellow', 'green', 'green']);
});

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

test('BM-EX-12: any team may attack, but only one (BM-RULING-04, BM-ATTACK-04)', () => {
  const match = sit({ row: ['troll', 'goblin', 'orc-archer'], players: [{ hand: ['gloin'], teams: [['elrond'], ['pippin']] }, {}] });
  act(match, 0, play('gloin', 2), attack(1));
  expect(against(match, 0, attack(2))).toContain('BM-ATTACK-04');
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
  expect(against(match, 0, target('orc-archer'))).toEqual(['BM-ATTACK-03', 'BM-ATTACK-05', 'BM-RULING-01', 'BM-RULING-03']);
  act(match, 0, STRIKE);
  expect(won(match, 0)).toEqual(['uruk-hai']);
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

test('BM-EX-16: with five cards one must play (BM-DRAW-02, BM-DRAW-03, BM-RULING-12)', () => {
  const match = sit({ players: [{ hand: ['gloin', 'arwen', 'elrond', 'sam', 'haldir'] }, {}] });
  expect(against(match, 0, DRAW)).toEqual(['BM-DRAW-02', 'BM-DRAW-03', 'BM-RULING-12']);
  expect(match.options(0).every(({ type }) => type === 'play')).toBe(true);
});

test('BM-EX-17: without a card only drawing is offered (BM-RULING-12, BM-TEAM-01)', () => {
  const match = sit({ players: [{ teams: [['gloin']] }, {}] });
  expect(match.options(0)).toEqual([DRAW]);
  expect(against(match, 0, play('gloin'))).toEqual(['BM-TEAM-01']);
});

test('BM-EX-18: two Mordor cards are no counterattack (BM-COUNTER-01, BM-MORDOR-03)', () => {
  const match = sit({ mordor: [TEAM], ringPile: [HAND, 'haldir'], players: [{ teams: [['gloin']] }, {}] });
  act(match, 0, DRAW);
  expect(mordor(match)).toEqual([HAND, TEAM, null]);
  expect(teams(match, 0)).toEqual([['gloin']]);
  expect(match.waitingList()).toEqual([1]);
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

test('BM-EX-21: Gimli alone loses nothing; with Elrond only Elrond is offered (BM-GIMLI-02, BM-RULING-14, BM-COUNTER-07)', () => {
  const match = sit({ mordor: [HAND, TEAM], ringPile: [HAND, 'haldir'], players: [{ teams: [['gimli'], ['elrond']] }, {}] });
  act(match, 0, DRAW);
  expect(match.options(0)).toEqual([{ type: 'loseTeamCard', card: 'elrond' }]);
  expect(against(match, 0, { type: 'loseTeamCard', card: 'gimli' })).toEqual(['BM-GIMLI-02', 'BM-RULING-14']);
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

test('BM-EX-25: Legolas attacks alone and stays (BM-RULING-33, BM-ATTACK-04)', () => {
  const match = sit({ row: ['troll', 'haradrim', 'orc-archer'], players: [{ teams: [['legolas'], ['gloin']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1), target('orc-archer'), STRIKE);
  expect(won(match, 0)).toEqual(['orc-archer']);
  expect(teams(match, 0)).toEqual([['gloin'], ['legolas']]);
  expect(match.waitingList()).toEqual([1]);
});

test('BM-EX-26: a counterattack can discard Legolas (BM-LEGOLAS-03, BM-RULING-14)', () => {
  const match = sit({ mordor: [HAND, TEAM], ringPile: [HAND, 'haldir'], players: [{ teams: [['legolas', 'faramir']] }, {}] });
  act(match, 0, DRAW, { type: 'loseTeamCard', card: 'legolas' });
  expect(ringDiscard(match)).toEqual(['legolas']);
  expect(teams(match, 0)).toEqual([['faramir']]);
});

test('BM-EX-27: Frodo borrows from Legolas (BM-HOBBIT-01, BM-HOBBIT-02, BM-HOBBIT-04, BM-HOBBIT-06, BM-RULING-18)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'witch-king'],
    players: [{ teams: [['frodo', 'eowyn']] }, { teams: [['legolas']] }],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('witch-king'));
  expect(against(match, 0, STRIKE)).toContain('BM-ATTACK-03');
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

test('BM-EX-32: borrowed symbols cannot be doubled (BM-RULING-21)', () => {
  const match = sit({
    row: ['troll', 'goblin', 'orc-patrol'],
    players: [{ teams: [['boromir', 'pippin']] }, { teams: [['legolas']] }],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), borrow('pippin', 'legolas'));
  expect(against(match, 0, double('boromir', 'legolas', 'green'))).toEqual(['BM-DOUBLE-01', 'BM-RULING-21']);
  expect(against(match, 0, double('boromir', 'pippin', 'orange'))).toEqual([]);
});

test('BM-EX-33: a colour on the doubling card cannot be doubled anywhere (BM-RULING-24, BM-DOUBLE-02)', () => {
  const match = sit({ row: ['troll', 'goblin', 'orc-patrol'], players: [{ teams: [['boromir', 'sam']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1));
  expect(against(match, 0, double('boromir', 'sam', 'yellow'))).toEqual(['BM-DOUBLE-02', 'BM-RULING-24']);
  expect(offered(match, 0, 'double')).toEqual([]);
});

test('BM-EX-36: Glorfindel counts as two jokers against three symbols (BM-GLORFINDEL-01)', () => {
  const match = sit({ row: ['troll', 'haradrim', 'gothmog'], players: [{ teams: [['glorfindel', 'legolas']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1), target('gothmog'), STRIKE);
  expect(won(match, 0)).toEqual(['gothmog']);
});

test('BM-EX-37: two symbols give no extra joker (BM-GLORFINDEL-01, BM-RULING-37)', () => {
  const match = sit({ row: ['balrog', 'haradrim', 'uruk-hai'], players: [{ teams: [['glorfindel']] }, {}], turn: afterPlaying });
  expect(against(match, 0, attack(1))).toEqual(['BM-ATTACK-03', 'BM-RULING-03']);
});

test('BM-EX-39: Treebeard beats a captain, not his like (BM-TREEBEARD-01, BM-RULING-48)', () => {
  const match = sit({ row: ['balrog', 'uruk-hai', 'grishnakh'], players: [{ teams: [['treebeard']] }, {}], turn: afterPlaying });
  act(match, 0, attack(1));
  expect(offered(match, 0, 'target')).toEqual([{ enemy: 'grishnakh' }]);
  expect(against(match, 0, target('uruk-hai'))).toContain('BM-ATTACK-03');
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

test('BM-EX-42: Aragorn, then Angbor, then a draw, then an attack (BM-ARAGORN-01, BM-RULING-36, BM-ANGBOR-01)', () => {
  const match = sit({
    row: ['troll', 'haradrim', 'dunlending'],
    ringPile: ['haldir'],
    players: [{ hand: ['aragorn', 'angbor', 'sam'], teams: [['gloin'], ['arwen']] }, {}],
  });
  act(match, 0, play('aragorn', 1), play('angbor', 2), DRAW);
  expect(hand(match, 0)).toEqual(['sam', 'haldir']);
  expect(against(match, 0, play('sam', 1))).toEqual(['BM-TEAM-01', 'BM-RULING-36']);
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

test("BM-EX-55: a counterattack in Angbor's draw ends the game (BM-RULING-42, BM-RULING-08)", () => {
  const others = BOX.enemyIds.filter((id) => id !== 'dunlending');
  const match = sit({
    row: [null, null, 'dunlending'],
    enemyDiscard: others.slice(2),
    mordor: [HAND, TROPHY],
    ringPile: [TEAM, 'haldir'],
    players: [{ hand: ['angbor'], teams: [['theoden']], won: [others[0]] }, { won: [others[1]] }],
  });
  act(match, 0, play('angbor', 1), DRAW, { type: 'loseEnemy', enemy: others[0] });
  act(match, 1, { type: 'loseEnemy', enemy: others[1] });
  expect(match.state.outcome).toMatchObject({ winners: [0, 1], reason: 'sharedVictory' });
  expect(hand(match, 0)).toEqual([]);
  expect(enemyDiscard(match)).toHaveLength(21);
  expect(match.explain(0, attack(1))?.code).toBe('over');
});

/** A game one strike before its end, with given trophies. */
const lastStrike = (first: string[], second: string[], extra: object = {}, more: object = {}) => {
  const used = [...first, ...second, 'dunlending'];
  return sit({
    row: [null, null, 'dunlending'],
    enemyDiscard: BOX.enemyIds.filter((id) => !used.includes(id)),
    players: [
      { teams: [['theoden']], won: first, ...more },
      { won: second, ...extra },
    ],
    turn: afterPlaying,
  });
};

test('BM-EX-59: a tie goes to whoever has won more enemies; Gandalf counts for points only (BM-SCORE-04, BM-RULING-17)', () => {
  // The last enemy is worth one point: with it the one has 6 + 6 + 1 + 1 and Gandalf, the other 10 + 6.
  const match = lastStrike(['troll', 'nazgul', 'goblin'], ['balrog', 'mumak'], {}, { given: ['gandalf'] });
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(match.state.outcome).toMatchObject({ winners: [0], reason: 'mostEnemies', scores: [16, 16] });
});

test('BM-EX-61: points of enemies and of cards given, not of hobbits kept (BM-SCORE-01, BM-SCORE-02, BM-HOBBIT-06, BM-GANDALF-04, BM-HOBBIT-07)', () => {
  const match = lastStrike(
    ['balrog', 'ugluk', 'shagrat'],
    [],
    {},
    { given: ['sam', 'gandalf'], hand: ['pippin'], teams: [['theoden'], ['merry']] },
  );
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(match.state.outcome?.scores).toEqual([20, 0]);
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

test('BM-EX-70: discarded enemies never return (BM-RULING-45, BM-END-01)', () => {
  const match = sit({
    row: [null, 'troll', 'dunlending'],
    enemyDiscard: ['balrog', 'shelob', 'ugluk', 'goblin', 'mumak'],
    players: [
      {
        teams: [['theoden']],
        won: BOX.enemyIds.filter((id) => !['troll', 'dunlending', 'balrog', 'shelob', 'ugluk', 'goblin', 'mumak'].includes(id)),
      },
      {},
    ],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(row(match)).toEqual([null, null, 'troll']);
  expect(match.state.outcome).toBeNull();
});

test('BM-EX-75: declining loses the draw; a taken Angbor gives none (BM-RULING-40, BM-RULING-31)', () => {
  const match = sit({ players: [{ hand: ['angbor'] }, {}] });
  act(match, 0, play('angbor'), { type: 'declineDraw' });
  expect(against(match, 0, DRAW)).toEqual(['BM-TURN-03', 'BM-DRAW-01', 'BM-RULING-31']);
  const taken = sit({ players: [{ teams: [['gandalf']] }, { teams: [['angbor']] }], turn: afterPlaying });
  act(taken, 0, exchange('angbor', 1));
  expect(teams(taken, 0)).toEqual([['angbor']]);
  expect(against(taken, 0, DRAW)).toContain('BM-RULING-31');
});
