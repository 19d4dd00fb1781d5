import { describe, expect, test } from 'vitest';
import {
  act,
  afterPlaying,
  against,
  attack,
  DRAW,
  END,
  exchange,
  given,
  HAND,
  hand,
  mordor,
  move,
  offered,
  play,
  sit,
  STRIKE,
  target,
  TEAM,
  teams,
  TROPHY,
  view,
  won,
} from '../testing/table.ts';

describe('Gandalf', () => {
  const ready = (...others: string[][]) =>
    sit({ players: [{ hand: ['sam'], teams: [['gandalf'], ['gloin']] }, { teams: others }], turn: afterPlaying });

  test('BM-GANDALF-01, BM-GANDALF-02: any card of any other team, into any of your teams', () => {
    const match = ready(['elrond'], ['arwen', 'haldir']);
    expect(offered(match, 0, 'exchange')).toHaveLength(6);
    act(match, 0, exchange('haldir', 2));
    expect(teams(match, 0)).toEqual([['gloin', 'haldir']]);
    expect(teams(match, 1)).toEqual([['elrond'], ['arwen']]);
    expect(given(match, 1)).toEqual(['gandalf']);
  });

  test('BM-RULING-27: not before a companion was played, but in any turn while he lies in a team', () => {
    const match = sit({ players: [{ hand: ['sam'], teams: [['gandalf']] }, { teams: [['elrond']] }] });
    expect(against(match, 0, exchange('elrond'))).toEqual(['BM-RULING-27']);
    act(match, 0, play('sam'));
    expect(against(match, 0, exchange('elrond'))).toEqual([]);
    const inHand = sit({ players: [{ hand: ['gandalf'], teams: [['sam']] }, { teams: [['elrond']] }], turn: afterPlaying });
    expect(against(inHand, 0, exchange('elrond'))).toEqual(['BM-RULING-27']);
  });

  test('BM-RULING-29: into a team you have, his own included even if he was alone in it; not into a new one', () => {
    const match = ready(['elrond']);
    expect(against(match, 0, exchange('elrond', 3))).toEqual(['BM-RULING-29']);
    act(match, 0, exchange('elrond', 1));
    expect(teams(match, 0)).toEqual([['elrond'], ['gloin']]);
  });

  test('BM-GIMLI-01, BM-RULING-30: never Gimli, not even when there is nobody else', () => {
    const match = ready(['gimli']);
    expect(against(match, 0, exchange('gimli'))).toEqual(['BM-GIMLI-01']);
    expect(offered(match, 0, 'exchange')).toEqual([]);
  });

  test('BM-RULING-31: a taken Aragorn lets play nothing more', () => {
    const match = ready(['aragorn']);
    act(match, 0, exchange('aragorn', 1));
    expect(against(match, 0, play('sam', 1))).toEqual(['BM-RULING-31']);
    // Without Aragorn, taken or not, it is simply a second card.
    const without = ready(['elrond']);
    act(without, 0, exchange('elrond', 1));
    expect(against(without, 0, play('sam', 1))).toEqual(['BM-TEAM-01']);
    // One who was there before lets play nothing either, and nobody has taken him.
    const before = sit({ players: [{ hand: ['sam'], teams: [['aragorn', 'gloin']] }, { teams: [['elrond']] }], turn: afterPlaying });
    expect(against(before, 0, play('sam', 1))).toEqual(['BM-ARAGORN-01']);
    // Of the cards of a team only the last two can be of this turn.
    const long = sit({ players: [{ hand: ['sam'], teams: [['aragorn', 'gloin', 'arwen']] }, {}], turn: afterPlaying });
    expect(against(long, 0, play('sam', 1))).toEqual(['BM-TEAM-01']);
    const second = sit({ players: [{ hand: ['sam'], teams: [['gloin', 'aragorn', 'arwen']] }, {}], turn: afterPlaying });
    expect(against(second, 0, play('sam', 1))).toEqual(['BM-ARAGORN-01']);
  });

  test('BM-RULING-31: Tom Bombadil in the same team does not hide who was taken', () => {
    const match = sit({
      players: [{ hand: ['sam'], teams: [['gandalf'], ['tom-bombadil']] }, { teams: [['aragorn']] }],
      turn: afterPlaying,
    });
    act(match, 0, exchange('aragorn', 1), move('tom-bombadil', 1));
    expect(against(match, 0, play('sam', 1))).toEqual(['BM-RULING-31']);
  });

  test('BM-RULING-44: a team that loses its last card to Gandalf is gone', () => {
    const match = ready(['elrond'], ['arwen']);
    act(match, 0, exchange('elrond', 2));
    expect(teams(match, 1)).toEqual([['arwen']]);
  });

  test('BM-GANDALF-05: unused he is discarded with his team and scores nothing', () => {
    const match = sit({
      row: ['troll', 'haradrim', 'dunlending'],
      players: [{ teams: [['gandalf']] }, { teams: [['elrond']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('dunlending'), STRIKE);
    expect(view(match).players.map(({ points }) => points)).toEqual([1, 0]);
    expect(view(match).ringDiscard.companions.map(({ id }) => id)).toEqual(['gandalf']);
  });
});

describe('Tom Bombadil', () => {
  test('BM-TEAM-06, BM-TOM-01: he alone changes teams', () => {
    const match = sit({ players: [{ teams: [['tom-bombadil', 'elrond'], ['gloin']] }, {}], turn: afterPlaying });
    expect(against(match, 0, move('elrond', 2))).toEqual(['BM-TEAM-06']);
    act(match, 0, move('tom-bombadil', 2));
    expect(teams(match, 0)).toEqual([['elrond'], ['gloin', 'tom-bombadil']]);
  });

  test('BM-RULING-34: only to another team that exists', () => {
    const match = sit({ players: [{ teams: [['tom-bombadil', 'elrond'], ['gloin']] }, {}], turn: afterPlaying });
    expect(offered(match, 0, 'move')).toEqual([{ card: 'tom-bombadil', team: 2 }]);
    for (const team of [1, 3]) expect(against(match, 0, move('tom-bombadil', team))).toEqual(['BM-RULING-34']);
    const opponents = sit({ players: [{ teams: [['gloin'], ['elrond']] }, { teams: [['tom-bombadil']] }], turn: afterPlaying });
    expect(against(opponents, 0, move('tom-bombadil', 1))).toEqual(['BM-TOM-01']);
  });

  test('BM-RULING-51: once a turn, after a companion was played; in the next turn again', () => {
    const match = sit({
      players: [{ hand: ['sam', 'arwen'], teams: [['tom-bombadil', 'elrond'], ['gloin']] }, { hand: ['frodo', 'merry'] }],
    });
    expect(against(match, 0, move('tom-bombadil', 2))).toEqual(['BM-RULING-51']);
    act(match, 0, play('sam', 1), move('tom-bombadil', 2));
    expect(against(match, 0, move('tom-bombadil', 1))).toEqual(['BM-RULING-51']);
    act(match, 0, END);
    act(match, 1, play('frodo'), END);
    act(match, 0, play('arwen', 1), move('tom-bombadil', 1));
  });

  test('BM-RULING-35: also in the turn in which he is played, and without an attack', () => {
    const match = sit({ players: [{ hand: ['tom-bombadil'], teams: [['elrond'], ['gloin']] }, {}] });
    act(match, 0, play('tom-bombadil', 1), move('tom-bombadil', 2), END);
    expect(teams(match, 0)).toEqual([['elrond'], ['gloin', 'tom-bombadil']]);
  });
});

describe('Aragorn', () => {
  test('BM-ARAGORN-01, BM-RULING-36: one more card, into any of your teams or a new one, and no third', () => {
    const match = sit({ players: [{ hand: ['aragorn', 'sam', 'arwen'], teams: [['gloin']] }, {}] });
    act(match, 0, play('aragorn'));
    expect(match.prompt(0)?.id).toBe('rally');
    expect(offered(match, 0, 'play')).toHaveLength(6);
    const single = sit({ players: [{ hand: ['aragorn', 'sam'] }, {}] });
    act(single, 0, play('aragorn'));
    expect(single.prompt(0)?.id).toBe('rally');
    const alone = sit({ players: [{ hand: ['aragorn'] }, {}] });
    act(alone, 0, play('aragorn'));
    expect(alone.prompt(0)?.id).not.toBe('rally');
    act(match, 0, play('sam', 1));
    expect(offered(match, 0, 'play')).toEqual([]);
    expect(teams(match, 0)).toEqual([['gloin', 'sam'], ['aragorn']]);
  });

  test('BM-RULING-52: extra card, exchange and move in any order', () => {
    const position = { players: [{ hand: ['aragorn', 'sam'], teams: [['gandalf', 'tom-bombadil'], ['gloin']] }, { teams: [['elrond']] }] };
    const steps = [play('sam', 2), exchange('elrond', 1), move('tom-bombadil', 2)];
    for (const [a, b, c] of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const match = sit(position);
      act(match, 0, play('aragorn', 2), steps[a], steps[b], steps[c]);
      const laidAfter = [steps[a], steps[b], steps[c]].flatMap(({ type, card }) => (type === 'exchange' ? [] : [card]));
      expect(teams(match, 0)).toEqual([['elrond'], ['gloin', 'aragorn', ...laidAfter]]);
    }
  });
});

describe('Angbor', () => {
  test('BM-ANGBOR-01, BM-RULING-40: drawn at once or not at all', () => {
    const match = sit({ ringPile: ['haldir'], players: [{ hand: ['angbor', 'sam'] }, {}] });
    act(match, 0, play('angbor'));
    expect(match.options(0)).toEqual([DRAW, { type: 'declineDraw' }]);
    for (const later of [play('sam'), attack(1), END]) expect(against(match, 0, later)).toEqual(['BM-RULING-40']);
    expect(against(match, 1, DRAW)).toEqual(['BM-TURN-01']);
    act(match, 0, DRAW);
    expect(hand(match, 0)).toEqual(['sam', 'haldir']);
    expect(match.options(0)).toEqual([END]);
  });

  test('BM-ANGBOR-02: only with fewer than five cards', () => {
    const match = sit({ players: [{ hand: ['aragorn', 'angbor', 'sam', 'arwen', 'elrond'] }, {}] });
    act(match, 0, play('angbor'));
    expect(match.options(0)).toContainEqual(DRAW);
    // With the draw the hand is full again; a hand of five cannot draw.
    act(match, 0, DRAW);
    expect(hand(match, 0)).toHaveLength(5);
    const full = sit({ players: [{ hand: ['sam', 'arwen', 'elrond', 'haldir', 'gamling'], teams: [['angbor']] }, {}], turn: afterPlaying });
    expect(against(full, 0, DRAW)).toEqual(['BM-RULING-40']);
    expect(() =>
      sit({ players: [{ hand: ['sam', 'arwen', 'elrond', 'haldir', 'gamling'], teams: [['angbor']] }, {}], turn: { step: 'summons' } }),
    ).toThrow('fewer than five');
  });

  test('BM-RULING-41, BM-RULING-43: Mordor cards are carried out, a counterattack too, and the turn goes on', () => {
    const match = sit({
      row: ['troll', 'goblin', 'grishnakh'],
      mordor: [HAND, TROPHY],
      ringPile: [TEAM, HAND, 'haldir'],
      enemyPile: ['balrog'],
      players: [{ hand: ['angbor'], won: ['shelob'] }, {}],
    });
    act(match, 0, play('angbor'), DRAW, { type: 'loseEnemy', enemy: 'shelob' });
    expect(mordor(match)).toEqual([HAND, null, null]);
    expect(hand(match, 0)).toEqual(['haldir']);
    act(match, 0, attack(1), target('goblin'), STRIKE);
    expect(won(match, 0)).toEqual(['goblin']);
  });
});
