import { describe, expect, test } from 'vitest';
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
  given,
  move,
  offered,
  play,
  ringDiscard,
  row,
  sit,
  STRIKE,
  target,
  teams,
  view,
  won,
} from '../testing/table.ts';

const easyRow = ['troll', 'goblin', 'dunlending'];

describe('when and with whom', () => {
  test('BM-ATTACK-01: an attack is optional', () => {
    const match = sit({ row: easyRow, players: [{ teams: [['theoden']] }, {}], turn: afterPlaying });
    expect(match.options(0)).toContainEqual(attack(1));
    act(match, 0, END);
    expect(match.waitingList()).toEqual([1]);
    expect(won(match, 0)).toEqual([]);
  });

  test('BM-ATTACK-02: never before a companion was played, and never after a draw', () => {
    const match = sit({ row: easyRow, players: [{ hand: ['haldir'], teams: [['theoden']] }, {}] });
    expect(against(match, 0, attack(1))).toEqual(['BM-ATTACK-02']);
    act(match, 0, play('haldir'));
    expect(against(match, 0, attack(1))).toEqual([]);
  });

  test("BM-TEAM-02, BM-RULING-04: one's own teams only", () => {
    const match = sit({ row: easyRow, players: [{ teams: [['theoden']] }, { teams: [['gloin'], ['arwen']] }], turn: afterPlaying });
    expect(against(match, 0, attack(2))).toEqual(['BM-RULING-04']);
  });

  test('BM-RULING-03: a team that beats nobody cannot attack; nothing is struck before somebody is chosen', () => {
    const match = sit({ row: easyRow, players: [{ teams: [['elrond'], ['theoden']] }, {}], turn: afterPlaying });
    expect(offered(match, 0, 'attack')).toEqual([{ team: 2 }]);
    act(match, 0, attack(2));
    expect(against(match, 0, STRIKE)).toEqual(['BM-ATTACK-05']);
    expect(match.options(0)).toEqual([target('dunlending')]);
  });

  test('BM-ATTACK-05: face-up enemies only, each once', () => {
    const match = sit({ row: easyRow, players: [{ teams: [['erkenbrand']] }, {}], turn: afterPlaying });
    act(match, 0, attack(1), target('dunlending'));
    expect(against(match, 0, target('dunlending'))).toEqual(['BM-ATTACK-05']);
    expect(against(match, 0, target('balrog'))).toEqual(['BM-ATTACK-05']);
    act(match, 0, target('goblin'), STRIKE);
    expect(won(match, 0)).toEqual(['goblin', 'dunlending']);
  });

  test('BM-ATTACK-03, BM-RULING-01: a refusal says which symbols are missing, alone and together with those chosen before', () => {
    const at = (...enemies: string[]) => sit({ row: enemies, players: [{ teams: [['theoden', 'legolas']] }, {}], turn: afterPlaying });
    const two = at('troll', 'uruk-hai', 'grishnakh');
    act(two, 0, attack(1));
    expect(two.explain(0, target('troll'))).toMatchObject({
      rules: ['BM-ATTACK-03'],
      params: { symbols: ['@symbol.orange', '@symbol.yellow'] },
    });
    act(two, 0, target('uruk-hai'));
    expect(two.explain(0, target('grishnakh'))).toMatchObject({
      rules: ['BM-RULING-01'],
      params: { symbols: ['@symbol.red', '@symbol.green'] },
    });
    const three = at('troll', 'uruk-hai', 'orc-archer');
    act(three, 0, attack(1), target('uruk-hai'), target('orc-archer'));
    expect(three.explain(0, STRIKE)).toMatchObject({ rules: ['BM-ATTACK-03'], params: { symbols: ['@symbol.green'] } });
    // Where the rule says it all there is nothing to add.
    expect(three.explain(0, target('orc-archer'))).not.toHaveProperty('params');
  });

  test('BM-TEAM-05: teams lie open with all their symbols', () => {
    const match = sit({ players: [{}, { teams: [['elrond', 'gimli']] }] });
    const [team] = view(match, 0).players[1].teams;
    expect(team.cards.flatMap(({ symbols }) => symbols)).toEqual(['green', 'green', 'orange', 'orange']);
  });

  test('cards lie in a team as they were laid, also when one of them leaves', () => {
    const match = sit({
      players: [{ hand: ['frodo', 'sam'], teams: [['elrond', 'tom-bombadil', 'gimli'], ['gloin']] }, { hand: ['arwen', 'haldir'] }],
    });
    act(match, 0, play('sam', 1), move('tom-bombadil', 2), END);
    expect(teams(match, 0)).toEqual([
      ['elrond', 'gimli', 'sam'],
      ['gloin', 'tom-bombadil'],
    ]);
    act(match, 1, play('arwen'), END);
    act(match, 0, play('frodo', 1), move('tom-bombadil', 1), END);
    expect(teams(match, 0)).toEqual([['elrond', 'gimli', 'sam', 'frodo', 'tom-bombadil'], ['gloin']]);
  });
});

describe('abilities in an attack', () => {
  test('BM-ATTACK-08, BM-RULING-50: an ability may be left unused', () => {
    const match = sit({ row: easyRow, players: [{ teams: [['theoden', 'pippin']] }, { teams: [['elrond']] }], turn: afterPlaying });
    act(match, 0, attack(1), target('dunlending'), STRIKE);
    expect(given(match, 1)).toEqual([]);
    expect(ringDiscard(match)).toEqual(['pippin', 'theoden']);
  });

  test('BM-ATTACK-05, BM-ATTACK-03: the question is whom to attack, then what is missing, then whether to strike', () => {
    const match = sit({ row: ['troll', 'uruk-hai', 'orc-archer'], players: [{ teams: [['theoden', 'legolas']] }, {}], turn: afterPlaying });
    const asked = (): string | undefined => match.prompt(0)?.id;
    act(match, 0, attack(1));
    expect(asked()).toBe('chooseTarget');
    act(match, 0, target('uruk-hai'));
    expect(asked()).toBe('strike');
    act(match, 0, target('orc-archer'));
    expect(asked()).toBe('useAbility');
    act(match, 0, double('theoden', 'legolas', 'green'));
    expect(asked()).toBe('strike');
  });

  test('BM-DOUBLE-01: a symbol that counts twice beats two enemies', () => {
    const match = sit({ row: ['troll', 'uruk-hai', 'orc-archer'], players: [{ teams: [['theoden', 'legolas']] }, {}], turn: afterPlaying });
    act(match, 0, attack(1), target('uruk-hai'), target('orc-archer'));
    expect(against(match, 0, STRIKE)).toEqual(['BM-ATTACK-03']);
    act(match, 0, double('theoden', 'legolas', 'green'), STRIKE);
    expect(won(match, 0)).toEqual(['uruk-hai', 'orc-archer']);
  });

  test('BM-RULING-25: a printed joker may be doubled, the extra one may not', () => {
    const match = sit({
      row: ['troll', 'uruk-hai', 'grishnakh'],
      players: [{ teams: [['boromir', 'treebeard']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('grishnakh'), double('boromir', 'treebeard', 'joker'));
    expect(view(match).attack?.left).toEqual(['yellow', 'joker']);
    // Treebeard's extra joker would be a second one on his card: it is printed once.
    const two = sit({
      row: ['troll', 'uruk-hai', 'grishnakh'],
      players: [{ teams: [['boromir', 'eomer', 'treebeard']] }, {}],
      turn: afterPlaying,
    });
    act(two, 0, attack(1), target('grishnakh'), double('boromir', 'treebeard', 'joker'));
    expect(against(two, 0, double('eomer', 'treebeard', 'joker'))).toEqual(['BM-RULING-26']);
    expect(against(two, 0, double('eomer', 'treebeard', 'red'))).toEqual(['BM-DOUBLE-01']);
    expect(against(two, 0, double('eomer', 'boromir', 'joker'))).toEqual(['BM-RULING-25']);
  });

  test('BM-RULING-26: each doubling card once, each printed symbol once; two greens are two symbols', () => {
    const match = sit({
      row: ['troll', 'goblin', 'orc-archer'],
      players: [{ teams: [['theoden', 'boromir', 'elrond', 'pippin']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('orc-archer'), double('theoden', 'pippin', 'orange'));
    expect(against(match, 0, double('theoden', 'elrond', 'green'))).toEqual(['BM-RULING-26']);
    expect(against(match, 0, double('boromir', 'pippin', 'orange'))).toEqual(['BM-RULING-26']);
    act(match, 0, double('boromir', 'elrond', 'green'));
    const both = sit({
      row: ['troll', 'goblin', 'orc-archer'],
      players: [{ teams: [['theoden', 'boromir', 'elrond']] }, {}],
      turn: afterPlaying,
    });
    act(both, 0, attack(1), double('theoden', 'elrond', 'green'), double('boromir', 'elrond', 'green'), target('orc-archer'));
    expect(view(both).attack?.left.filter((symbol) => symbol === 'green')).toHaveLength(3);
  });

  test('BM-RULING-26: a symbol of the same colour on another card, or another one of the same card, is another symbol', () => {
    const match = sit({
      row: ['troll', 'haradrim', 'orc-archer'],
      players: [{ teams: [['theoden', 'eomer', 'haldir', 'legolas']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), double('theoden', 'haldir', 'green'));
    expect(against(match, 0, double('eomer', 'haldir', 'yellow'))).toEqual([]);
    expect(against(match, 0, double('eomer', 'legolas', 'green'))).toEqual([]);
    expect(against(match, 0, double('eomer', 'haldir', 'green'))).toEqual(['BM-RULING-26']);
  });

  test('BM-HOBBIT-03, BM-RULING-20: three hobbits with three cards pay for three enemies', () => {
    const match = sit({
      row: ['ugluk', 'warg-rider', 'balrog'],
      players: [{ teams: [['frodo', 'merry', 'pippin']] }, { teams: [['erkenbrand'], ['forlong', 'elladan']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('ugluk'), target('warg-rider'), target('balrog'));
    act(match, 0, borrow('frodo', 'erkenbrand'), borrow('merry', 'forlong'), borrow('pippin', 'elladan'), STRIKE);
    expect(won(match, 0)).toHaveLength(3);
    expect(given(match, 1)).toHaveLength(3);
  });

  test('only companions with the ability double or borrow', () => {
    const match = sit({ row: easyRow, players: [{ teams: [['aragorn', 'pippin']] }, { teams: [['elrond']] }], turn: afterPlaying });
    act(match, 0, attack(1));
    expect(against(match, 0, double('aragorn', 'pippin', 'orange'))).toEqual(['BM-DOUBLE-01']);
    expect(against(match, 0, borrow('aragorn', 'elrond'))).toEqual(['BM-HOBBIT-01']);
    expect(against(match, 0, borrow('pippin', 'aragorn'))).toEqual(['BM-HOBBIT-01']);
  });

  test('BM-RULING-03: nothing may be done that leaves the chosen enemies unbeatable', () => {
    const match = sit({
      row: ['troll', 'uruk-hai', 'orc-archer'],
      players: [{ teams: [['theoden', 'legolas', 'pippin']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('uruk-hai'), target('orc-archer'));
    expect(against(match, 0, double('theoden', 'pippin', 'orange'))).toEqual(['BM-RULING-03']);
    expect(offered(match, 0, 'double')).toEqual([{ by: 'theoden', card: 'legolas', symbol: 'green' }]);
  });

  test('BM-HOBBIT-03, BM-RULING-20: a hobbit borrows once, a card helps once, several hobbits borrow from several cards', () => {
    const match = sit({
      row: ['troll', 'goblin', 'shelob'],
      players: [{ teams: [['merry', 'pippin']] }, { teams: [['elladan'], ['haldir']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('shelob'), borrow('merry', 'elladan'));
    expect(against(match, 0, borrow('merry', 'haldir'))).toEqual(['BM-HOBBIT-03']);
    expect(against(match, 0, borrow('pippin', 'elladan'))).toEqual(['BM-RULING-20']);
    act(match, 0, borrow('pippin', 'haldir'), STRIKE);
    expect(given(match, 1)).toEqual(['merry', 'pippin']);
    expect(teams(match, 1)).toEqual([['elladan'], ['haldir']]);
  });

  test('BM-RULING-19: a borrowed Glorfindel is one joker, without his ability', () => {
    const match = sit({
      row: ['goblin', 'haradrim', 'troll'],
      players: [{ teams: [['pippin']] }, { teams: [['glorfindel']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1));
    expect(offered(match, 0, 'target')).toEqual([{ enemy: 'goblin' }]);
    const better = sit({
      row: ['goblin', 'haradrim', 'troll'],
      players: [{ teams: [['pippin', 'imrahil']] }, { teams: [['glorfindel']] }],
      turn: afterPlaying,
    });
    act(better, 0, attack(1), target('haradrim'), borrow('pippin', 'glorfindel'), STRIKE);
    expect(given(better, 1)).toEqual(['pippin']);
  });

  test('BM-RULING-23: Gimli and Legolas may help', () => {
    for (const [helper, enemy] of [
      ['gimli', 'goblin'],
      ['legolas', 'orc-archer'],
    ]) {
      const match = sit({
        row: ['troll', 'haradrim', enemy],
        players: [{ teams: [['frodo']] }, { teams: [[helper]] }],
        turn: afterPlaying,
      });
      act(match, 0, attack(1), target(enemy), borrow('frodo', helper), STRIKE);
      expect(teams(match, 1)).toEqual([[helper]]);
      expect(given(match, 1)).toEqual(['frodo']);
    }
  });

  test('BM-HOBBIT-05, BM-GANDALF-03: what was given to a player is of no more use to anybody', () => {
    const match = sit({
      row: easyRow,
      players: [{ teams: [['theoden']], given: ['frodo', 'gandalf'] }, { teams: [['elrond']] }],
      turn: afterPlaying,
    });
    expect(against(match, 0, { type: 'exchange', wizard: 'gandalf', card: 'elrond', team: 1 })).toEqual(['BM-GANDALF-03']);
    act(match, 0, attack(1));
    expect(against(match, 0, borrow('frodo', 'elrond'))).toEqual(['BM-HOBBIT-05']);
    // Nor can the opponent borrow from a card that lies beside a player.
    const other = sit({ row: easyRow, players: [{ teams: [['pippin']] }, { given: ['sam'] }], turn: afterPlaying });
    act(other, 0, attack(1));
    expect(against(other, 0, borrow('pippin', 'sam'))).toEqual(['BM-HOBBIT-01']);
  });

  test('the helper is paid even if there are three players: the hobbit goes to whoever owns the card', () => {
    const match = sit({
      row: ['troll', 'haradrim', 'orc-archer'],
      players: [{ teams: [['frodo']] }, { teams: [['gloin']] }, { teams: [['elrond']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('orc-archer'), borrow('frodo', 'elrond'), STRIKE);
    expect([given(match, 1), given(match, 2)]).toEqual([[], ['frodo']]);
  });
});

describe('taking back', () => {
  test('the card just played and what was decided after it can be taken back, as long as nothing was learned', () => {
    const match = sit({ row: easyRow, players: [{ hand: ['theoden'] }, {}] });
    const before = match.hash();
    act(match, 0, play('theoden'), attack(1), target('dunlending'));
    expect(match.undo(0).ok && match.undo(0).ok).toBe(true);
    expect(match.options(0)).toContainEqual(attack(1));
    expect(match.undo(0).ok).toBe(true);
    expect(match.hash()).toBe(before);
    expect(match.canUndo(0)).toBe(false);
  });

  test('a card that let its player draw stays played', () => {
    const match = sit({ row: easyRow, players: [{ hand: ['angbor', 'theoden'] }, {}] });
    act(match, 0, play('angbor'), { type: 'draw' });
    expect(match.canUndo(0)).toBe(false);
  });
});

describe('after the battle', () => {
  test('BM-LEGOLAS-01, BM-LEGOLAS-02: Legolas is not discarded and starts a new team', () => {
    const match = sit({
      row: ['troll', 'haradrim', 'uruk-hai'],
      players: [{ teams: [['theoden', 'legolas'], ['gloin']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('uruk-hai'), STRIKE);
    expect(teams(match, 0)).toEqual([['gloin'], ['legolas']]);
    expect(ringDiscard(match)).toEqual(['theoden']);
  });

  test('BM-AFTER-04: with an empty pile fewer than three lie face up, on the right', () => {
    const gone = BOX.enemyIds.filter((id) => !['troll', 'haradrim', 'dunlending'].includes(id));
    const last = sit({
      row: ['troll', 'haradrim', 'dunlending'],
      enemyDiscard: gone,
      players: [{ teams: [['theoden']] }, {}],
      turn: afterPlaying,
    });
    act(last, 0, attack(1), target('dunlending'), STRIKE);
    expect(row(last)).toEqual([null, 'troll', 'haradrim']);
    expect(last.state.outcome).toBeNull();
  });

  test('BM-AFTER-02, BM-RULING-05: survivors keep their order', () => {
    const match = sit({
      row: ['troll', 'dunlending', 'haradrim'],
      enemyPile: ['balrog'],
      players: [{ teams: [['theoden']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('dunlending'), STRIKE);
    expect(row(match)).toEqual(['balrog', 'troll', 'haradrim']);
  });

  test('BM-ATTACK-04: the turn is over after the attack, the hand is untouched', () => {
    const match = sit({ row: easyRow, players: [{ hand: ['sam'], teams: [['theoden'], ['pippin']] }, {}], turn: afterPlaying });
    act(match, 0, attack(1), target('dunlending'), STRIKE);
    expect(match.waitingList()).toEqual([1]);
    expect(match.explain(0, DRAW)?.code).toBe('not-asked');
    expect(teams(match, 0)).toEqual([['pippin']]);
  });
});
