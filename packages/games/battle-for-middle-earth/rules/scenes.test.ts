import { describe, expect, test } from 'vitest';
import {
  act,
  afterPlaying,
  against,
  attack,
  BOX,
  type BattleMatch,
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
} from '../testing/table.ts';

/** Rules that meet in one turn: scenes from the edges of the game. */

const others = (...kept: string[]): string[] => BOX.enemyIds.filter((id) => !kept.includes(id));
/** One team of the first player, ready to attack. */
const against3 = (enemies: string[], team: string[], ...helpers: string[][]): BattleMatch =>
  sit({
    row: enemies,
    players: [{ teams: [team] }, ...(helpers.length === 0 ? [[]] : helpers).map((each) => ({ teams: each.length === 0 ? [] : [each] }))],
    turn: afterPlaying,
  });
const targets = (match: BattleMatch): (string | number)[] => offered(match, 0, 'target').map(({ enemy }) => enemy);

describe('jokers', () => {
  test('BM-GLORFINDEL-01: alone he has two jokers, which is not enough for three symbols', () => {
    expect(against(against3(['troll', 'nazgul', 'balrog'], ['glorfindel']), 0, attack(1))).toEqual(['BM-RULING-03']);
  });

  test('BM-GLORFINDEL-02: two mighty enemies bring one extra joker, not two', () => {
    // Troll (red, orange, yellow) and Nazgûl (red, blue, violet): Gandalf and Forlong pay violet, red, red, orange.
    const match = against3(['goblin', 'troll', 'nazgul'], ['glorfindel', 'gandalf', 'forlong']);
    act(match, 0, attack(1), target('troll'));
    act(match, 0, target('nazgul'), STRIKE);
    expect(won(match, 0)).toEqual(['troll', 'nazgul']);
    const short = against3(['goblin', 'troll', 'nazgul'], ['glorfindel', 'gandalf', 'angbor']);
    act(short, 0, attack(1), target('troll'));
    expect(against(short, 0, target('nazgul'))).toEqual(['BM-RULING-01']);
  });

  test('BM-TREEBEARD-02: two captains bring one extra joker, not two', () => {
    const match = against3(['grishnakh', 'ugluk', 'balrog'], ['treebeard', 'aragorn']);
    act(match, 0, attack(1), target('grishnakh'));
    // Red pays once and two jokers twice; four symbols are asked for.
    expect(targets(match)).toEqual([]);
    const enough = against3(['grishnakh', 'ugluk', 'balrog'], ['treebeard', 'forlong']);
    act(enough, 0, attack(1), target('grishnakh'), target('ugluk'), STRIKE);
    expect(won(enough, 0)).toEqual(['grishnakh', 'ugluk']);
  });

  test('BM-RULING-38: an enemy is in reach only together with the captain who brings the joker', () => {
    // Easterling (blue) and Barrow-wight (violet) ask for two jokers: the second comes with Uglúk, whom red and orange pay.
    const match = against3(['easterling', 'barrow-wight', 'ugluk'], ['treebeard', 'forlong']);
    act(match, 0, attack(1), target('easterling'), target('barrow-wight'));
    expect(against(match, 0, STRIKE)).toEqual(['BM-ATTACK-03']);
    expect(match.options(0)).toEqual([target('ugluk')]);
    act(match, 0, target('ugluk'), STRIKE);
    expect(won(match, 0)).toHaveLength(3);
  });

  test('BM-RULING-39: against a captain with three symbols both give their joker', () => {
    const match = against3(['goblin', 'troll', 'gothmog'], ['glorfindel', 'treebeard']);
    act(match, 0, attack(1), target('gothmog'), target('goblin'), STRIKE);
    expect(won(match, 0)).toEqual(['gothmog', 'goblin']);
  });

  test('BM-RULING-25, BM-RULING-02: a doubled joker is two jokers', () => {
    const match = against3(['balrog', 'troll', 'haradrim'], ['theoden', 'tom-bombadil']);
    act(match, 0, attack(1), target('haradrim'), double('theoden', 'tom-bombadil', 'joker'), STRIKE);
    expect(won(match, 0)).toEqual(['haradrim']);
  });

  test('BM-RULING-19: a borrowed joker pays for any colour', () => {
    const match = against3(['balrog', 'troll', 'haradrim'], ['sam'], ['tom-bombadil']);
    act(match, 0, attack(1), target('haradrim'), borrow('sam', 'tom-bombadil'), STRIKE);
    expect(given(match, 1)).toEqual(['sam']);
    expect(teams(match, 1)).toEqual([['tom-bombadil']]);
  });
});

describe('doubling and borrowing', () => {
  test('BM-DOUBLE-01, BM-DOUBLE-02: two doubling cards double each other', () => {
    const match = against3(['dunlending', 'orc-patrol', 'balrog'], ['theoden', 'boromir']);
    act(match, 0, attack(1), double('theoden', 'boromir', 'yellow'), double('boromir', 'theoden', 'red'));
    act(match, 0, target('dunlending'), target('orc-patrol'));
    expect(view(match).attack?.left).toEqual(['red', 'yellow']);
  });

  test('BM-DOUBLE-01: the ability works in the attacking team only', () => {
    const match = sit({
      row: ['troll', 'balrog', 'orc-archer'],
      players: [{ teams: [['elrond'], ['boromir']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1));
    expect(against(match, 0, double('boromir', 'elrond', 'green'))).toEqual(['BM-DOUBLE-01']);
    expect(offered(match, 0, 'double')).toEqual([]);
  });

  test('BM-DOUBLE-01: a symbol of another team cannot be doubled', () => {
    const match = sit({
      row: ['troll', 'balrog', 'orc-patrol'],
      players: [{ teams: [['boromir'], ['elrond']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1));
    expect(against(match, 0, double('boromir', 'elrond', 'green'))).toEqual(['BM-DOUBLE-01']);
  });

  test('BM-HOBBIT-01: borrowing that is not needed is allowed, and costs the hobbit', () => {
    const match = against3(['troll', 'balrog', 'orc-patrol'], ['sam'], ['elrond']);
    act(match, 0, attack(1), target('orc-patrol'));
    expect(against(match, 0, STRIKE)).toEqual([]);
    act(match, 0, borrow('sam', 'elrond'), STRIKE);
    expect(given(match, 1)).toEqual(['sam']);
    expect(view(match).players.map(({ points }) => points)).toEqual([1, 1]);
  });

  test('BM-HOBBIT-04: two hobbits, two helpers: each helper gets his', () => {
    const match = against3(['troll', 'goblin', 'shelob'], ['merry', 'pippin'], ['elladan'], ['haldir']);
    act(match, 0, attack(1), target('shelob'), borrow('merry', 'haldir'), borrow('pippin', 'elladan'), STRIKE);
    expect([given(match, 1), given(match, 2)]).toEqual([['pippin'], ['merry']]);
  });

  test('BM-HOBBIT-01: not from a team of one’s own, nor from a hand', () => {
    const match = sit({
      row: ['troll', 'balrog', 'orc-patrol'],
      players: [{ teams: [['sam'], ['elrond']] }, { hand: ['arwen'] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1));
    for (const card of ['elrond', 'arwen', 'sam']) expect(against(match, 0, borrow('sam', card))).toEqual(['BM-HOBBIT-01']);
  });

  test('BM-LEGOLAS-01, BM-HOBBIT-04, BM-AFTER-01: hobbit, Legolas and Gimli after one attack', () => {
    const match = against3(['troll', 'balrog', 'gothmog'], ['sam', 'legolas', 'gimli'], ['erkenbrand']);
    act(match, 0, attack(1), target('gothmog'), borrow('sam', 'erkenbrand'), STRIKE);
    expect(teams(match, 0)).toEqual([['legolas']]);
    expect(given(match, 1)).toEqual(['sam']);
    // Gimli is safe from counterattacks, not from the end of a battle.
    expect(ringDiscard(match)).toEqual(['gimli']);
  });
});

describe('Gandalf and those he takes', () => {
  test('BM-RULING-27: he may be used in the turn in which he is played', () => {
    const match = sit({ players: [{ hand: ['gandalf'] }, { teams: [['elrond', 'arwen']] }] });
    act(match, 0, play('gandalf'), exchange('arwen', 1));
    expect(teams(match, 0)).toEqual([['arwen']]);
    expect(teams(match, 1)).toEqual([['elrond']]);
    expect(against(match, 0, exchange('elrond', 1))).toEqual(['BM-RULING-27']);
  });

  test('BM-GANDALF-01: a hobbit he takes may borrow in the attack of the same turn', () => {
    const match = sit({
      row: ['troll', 'balrog', 'orc-archer'],
      players: [{ teams: [['gandalf']] }, { teams: [['sam'], ['elrond']] }],
      turn: afterPlaying,
    });
    act(match, 0, exchange('sam', 1), attack(1), target('orc-archer'), borrow('sam', 'elrond'), STRIKE);
    expect(given(match, 1)).toEqual(['sam', 'gandalf']);
    expect(view(match).players[1].points).toBe(3);
  });

  test('BM-RULING-34: Tom Bombadil, once taken, moves like one’s own', () => {
    const match = sit({ players: [{ teams: [['gandalf'], ['gloin']] }, { teams: [['tom-bombadil']] }], turn: afterPlaying });
    act(match, 0, exchange('tom-bombadil', 1), move('tom-bombadil', 2));
    expect(teams(match, 0)).toEqual([['gloin', 'tom-bombadil']]);
  });

  test('BM-RULING-52: not once the attack has begun', () => {
    const match = sit({
      row: ['troll', 'balrog', 'dunlending'],
      players: [{ hand: ['arwen'], teams: [['gandalf'], ['tom-bombadil', 'gloin']] }, { teams: [['elrond']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1));
    expect(against(match, 0, exchange('elrond', 1))).toEqual(['BM-RULING-27']);
    expect(against(match, 0, move('tom-bombadil', 1))).toEqual(['BM-RULING-34']);
    expect(against(match, 0, play('arwen'))).toEqual(['BM-RULING-52']);
    expect(against(match, 0, DRAW)).toEqual(['BM-DRAW-01']);
    expect(against(match, 0, attack(2))).toEqual(['BM-ATTACK-04']);
    expect(against(match, 0, END)).toEqual(['BM-RULING-03']);
    // The other player is simply not on turn.
    expect(against(match, 1, DRAW)).toEqual(['BM-TURN-01']);
  });

  test('BM-RULING-16: given away he is no team card: the team command passes him by', () => {
    const match = sit({ mordor: [HAND, TEAM], ringPile: [HAND, 'haldir'], players: [{ given: ['gandalf'] }, {}] });
    act(match, 0, DRAW);
    expect(given(match, 0)).toEqual(['gandalf']);
    expect(match.waitingList()).toEqual([1]);
  });
});

describe('Aragorn', () => {
  test('BM-RULING-36: without another card in hand there is nothing to ask', () => {
    const match = sit({ row: ['balrog', 'troll', 'haradrim'], players: [{ hand: ['aragorn'] }, {}] });
    act(match, 0, play('aragorn'));
    expect(match.options(0)).toEqual([END]);
    expect(match.prompt(0)?.id).toBe('nothingToAttack');
  });

  test('BM-RULING-36: the extra card may join Aragorn’s own new team, and attacks with it', () => {
    const match = sit({ row: ['troll', 'balrog', 'grishnakh'], players: [{ hand: ['aragorn', 'legolas'] }, {}] });
    act(match, 0, play('aragorn'), play('legolas', 1), attack(1), target('grishnakh'), STRIKE);
    expect(won(match, 0)).toEqual(['grishnakh']);
    expect(teams(match, 0)).toEqual([['legolas']]);
  });

  test('BM-RULING-36: the chance is gone when the attack begins', () => {
    const match = sit({ row: ['troll', 'balrog', 'dunlending'], players: [{ hand: ['aragorn', 'sam'] }, {}] });
    act(match, 0, play('aragorn'), attack(1));
    expect(against(match, 0, play('sam'))).toEqual(['BM-RULING-52']);
  });
});

describe('counterattacks at the edges', () => {
  test('BM-COUNTER-11, BM-AFTER-04: with an empty pile the row grows shorter', () => {
    const match = sit({
      row: [null, 'troll', 'haradrim'],
      enemyDiscard: others('troll', 'haradrim'),
      mordor: [TEAM, TROPHY],
      ringPile: [HAND, 'haldir'],
    });
    act(match, 0, DRAW);
    expect(row(match)).toEqual([null, null, 'troll']);
    expect(enemyDiscard(match)).toContain('haradrim');
    expect(hand(match, 0)).toEqual(['haldir']);
  });

  test('BM-COUNTER-05: who drew loses a card first and draws on with room in the hand', () => {
    const match = sit({
      mordor: [TEAM, HAND],
      ringPile: [TROPHY, 'haldir'],
      players: [{ hand: ['sam', 'frodo', 'merry', 'pippin'] }, {}],
    });
    act(match, 0, DRAW, { type: 'loseHandCard', card: 'merry' });
    expect(hand(match, 0)).toEqual(['frodo', 'sam', 'pippin', 'haldir']);
    expect(ringDiscard(match)).toEqual(['merry']);
  });

  test('BM-RULING-09, BM-COUNTER-09: the pile runs out in the counterattack: its own cards are shuffled in', () => {
    const rest = [TEAM, TEAM, TEAM, HAND, HAND, HAND, TROPHY, TROPHY, TROPHY];
    const match = sit(
      {
        mordor: [TEAM, TROPHY],
        ringPile: [HAND],
        ringDiscard: ['arwen', ...rest],
        players: [{ teams: [BOX.companionIds.filter((id) => id !== 'arwen')] }, {}],
      },
      [[TROPHY, 'arwen']],
    );
    act(match, 0, DRAW);
    // All twelve Mordor cards and Arwen made the new pile; the first of them lies out again.
    expect(mordor(match)).toEqual([TROPHY, null, null]);
    expect(hand(match, 0)).toEqual(['arwen']);
    expect(view(match).ringPile).toBe(11);
  });

  test('BM-RULING-44, BM-RULING-43: the counterattack of Angbor’s draw can cost the team that was to attack', () => {
    const match = sit({
      row: ['troll', 'balrog', 'goblin'],
      mordor: [HAND, TEAM],
      ringPile: [TROPHY, 'haldir'],
      players: [{ hand: ['angbor'] }, {}],
    });
    act(match, 0, play('angbor'), DRAW);
    expect(offered(match, 0, 'loseTeamCard')).toEqual([{ card: 'angbor' }]);
    act(match, 0, { type: 'loseTeamCard', card: 'angbor' });
    expect(teams(match, 0)).toEqual([]);
    expect(match.options(0)).toEqual([END]);
  });

  test('BM-COUNTER-07, BM-GIMLI-02: in the team of four Gimli alone is spared, and the others choose', () => {
    const match = sit({
      active: 2,
      mordor: [HAND, TEAM],
      ringPile: [HAND, 'haldir'],
      players: [{ teams: [['gimli']] }, { teams: [['elrond']] }, {}, { teams: [['arwen'], ['gloin']] }],
    });
    act(match, 2, DRAW);
    expect(match.waitingList()).toEqual([3]);
    act(match, 3, { type: 'loseTeamCard', card: 'gloin' });
    expect(match.waitingList()).toEqual([1]);
    act(match, 1, { type: 'loseTeamCard', card: 'elrond' });
    expect(match.waitingList()).toEqual([3]);
    expect(teams(match, 0)).toEqual([['gimli']]);
    expect(hand(match, 2)).toEqual(['haldir']);
  });

  test('BM-RULING-53: an enemy lost to the trophy command breaks no tie', () => {
    const match = sit({
      row: [null, null, 'balrog'],
      enemyDiscard: others('balrog', 'goblin', 'easterling', 'dunlending', 'ugluk', 'orc-patrol'),
      mordor: [HAND, TROPHY],
      ringPile: [TEAM],
      players: [{ won: ['goblin', 'easterling', 'dunlending', 'orc-patrol'] }, { won: ['ugluk'] }],
    });
    act(match, 0, DRAW, { type: 'loseEnemy', enemy: 'goblin' });
    act(match, 1, { type: 'loseEnemy', enemy: 'ugluk' });
    expect(match.state.outcome).toMatchObject({ winners: [0], scores: [3, 0] });
  });
});

describe('the last battle', () => {
  test('BM-RULING-07: three at once, and none is left', () => {
    const match = sit({
      row: ['goblin', 'orc-patrol', 'dunlending'],
      enemyDiscard: others('goblin', 'orc-patrol', 'dunlending'),
      mordor: [HAND, TEAM],
      players: [{ teams: [['theoden', 'beregond']] }, { hand: ['sam'] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('goblin'), target('orc-patrol'), target('dunlending'), STRIKE);
    // The two Mordor cards that lie out have no effect any more.
    expect(match.state.outcome).toMatchObject({ winners: [0], reason: 'mostPoints', scores: [3, 0] });
  });

  test('BM-HOBBIT-06: the hobbit used in the last attack still scores for the helper, and can win him the game', () => {
    const match = sit({
      row: [null, null, 'dunlending'],
      enemyDiscard: others('dunlending', 'goblin'),
      players: [{ teams: [['sam']] }, { teams: [['aragorn']], won: ['goblin'] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('dunlending'), borrow('sam', 'aragorn'), STRIKE);
    expect(match.state.outcome).toMatchObject({ winners: [1], reason: 'mostPoints', scores: [1, 2] });
  });

  test('BM-SCORE-05: with no points at all everybody shares the victory', () => {
    const match = sit({
      row: [null, null, 'dunlending'],
      enemyDiscard: others('dunlending'),
      mordor: [HAND, TROPHY],
      ringPile: [TEAM],
      players: [{}, {}, {}, {}],
    });
    act(match, 0, DRAW);
    expect(match.state.outcome).toMatchObject({ winners: [0, 1, 2, 3], reason: 'sharedVictory', scores: [0, 0, 0, 0] });
  });

  test('who gave up does not win, however many points there were', () => {
    const match = sit({
      row: [null, null, 'dunlending'],
      enemyDiscard: others('dunlending', 'balrog'),
      players: [{ teams: [['theoden']] }, { won: ['balrog'] }, {}],
      turn: afterPlaying,
    });
    match.resign(1);
    act(match, 0, attack(1), target('dunlending'), STRIKE);
    expect(match.state.outcome).toMatchObject({ winners: [0], scores: [1, 10, 0] });
  });
});
