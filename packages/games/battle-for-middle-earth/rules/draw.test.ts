import { describe, expect, test } from 'vitest';
import type { BattlePosition } from '../position/index.ts';
import {
  act,
  BOX,
  DRAW,
  enemyDiscard,
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

describe('drawing', () => {
  test('BM-DRAW-04: a companion goes to the hand, unseen by the others, and ends the turn', () => {
    const match = sit({ ringPile: ['haldir'] });
    act(match, 0, DRAW);
    expect(hand(match, 0)).toEqual(['haldir']);
    expect(view(match, 1).players[0].cards).toBeNull();
    expect(match.waitingList()).toEqual([1]);
    expect(match.canUndo(0)).toBe(false);
  });

  test('BM-RULING-12: with no card one must draw, with five one must play', () => {
    const asked = (cards: number): string | undefined => {
      const cardsInHand = ['sam', 'arwen', 'elrond', 'haldir', 'gamling'].slice(0, cards);
      return sit({ players: [{ hand: cardsInHand }, {}] }).prompt(0)?.id;
    };
    expect([0, 1, 4, 5].map(asked)).toEqual(['mustDraw', 'turn', 'turn', 'mustPlay']);
  });

  test('BM-RULING-11, BM-COUNTER-12: drawing goes on through Mordor cards and counterattacks until a companion comes', () => {
    const match = sit({
      mordor: [HAND, TROPHY],
      ringPile: [TEAM, TROPHY, HAND, HAND, 'elrond'],
      enemyPile: ['balrog', 'shelob'],
      players: [{ teams: [['gloin']] }, {}],
    });
    act(match, 0, DRAW);
    // Two counterattacks with the trophy command, which nobody can obey, removed an enemy each.
    expect(enemyDiscard(match).sort()).toEqual(['grishnakh', 'haradrim']);
    expect(row(match)).toEqual(['shelob', 'balrog', 'troll']);
    expect(mordor(match)).toEqual([null, null, null]);
    expect(hand(match, 0)).toEqual(['elrond']);
    expect(match.waitingList()).toEqual([1]);
  });

  test('BM-RULING-10: there is always a Ring card to draw', () => {
    // No companion in pile or discard pile, two Mordor cards on the table: the other ten go round.
    const match = sit({
      row: ['troll', 'haradrim', 'grishnakh'],
      mordor: [TROPHY, TROPHY],
      ringPile: [TROPHY, TROPHY, TEAM, TEAM, TEAM, TEAM, HAND, HAND, HAND, HAND],
      players: [{ teams: [BOX.companionIds.filter((id) => id !== 'gimli')] }, { teams: [['gimli']] }],
    });
    act(match, 0, DRAW);
    while (match.state.outcome === null && match.waitingList()[0] === 0 && offered(match, 0, 'loseTeamCard').length > 0)
      act(match, 0, match.options(0)[0]);
    expect(match.state.outcome !== null || hand(match, 0).length === 1).toBe(true);
  });

  test('BM-RULING-09: a used-up pile is made anew only when a card must be drawn', () => {
    const rest = [TEAM, TEAM, TEAM, TEAM, HAND, HAND, HAND, HAND, TROPHY, TROPHY, TROPHY, TROPHY];
    const match = sit({
      ringPile: ['haldir'],
      ringDiscard: ['gloin', ...rest],
      players: [{ teams: [BOX.companionIds.filter((id) => !['haldir', 'gloin'].includes(id))] }, {}],
    });
    act(match, 0, DRAW);
    expect(view(match).ringPile).toBe(0);
    expect(ringDiscard(match)).toEqual(['gloin']);
  });
});

describe('a counterattack', () => {
  const counter = (command: string, players: BattlePosition['players'], extra: Partial<BattlePosition> = {}) => {
    const match = sit({
      mordor: [command === HAND ? TEAM : HAND, command],
      ringPile: [TROPHY, 'haldir'],
      enemyPile: ['balrog'],
      players,
      ...extra,
    });
    act(match, 0, DRAW);
    return match;
  };

  test('BM-COUNTER-02, BM-MORDOR-03: the oldest Mordor card is named, the one on the third position', () => {
    const match = sit({ mordor: [TEAM, HAND], ringPile: [TROPHY, 'haldir'], enemyPile: ['balrog'], players: [{ hand: ['elrond'] }, {}] });
    const answer = match.apply(0, DRAW);
    const told = answer.ok ? answer.events.map(({ event }) => event).filter(({ type }) => type === 'counterattack') : [];
    expect(told).toEqual([{ type: 'counterattack', card: HAND }]);
    expect(offered(match, 0, 'loseHandCard')).toEqual([{ card: 'elrond' }]);
  });

  test('BM-COUNTER-03: it needs no attack before it', () => {
    const match = counter(TEAM, [{ teams: [['gloin']] }, {}]);
    expect(match.options(0)).toEqual([{ type: 'loseTeamCard', card: 'gloin' }]);
  });

  test('BM-COUNTER-04, BM-RULING-14: any companion of any of your teams; an emptied team is gone (BM-RULING-44)', () => {
    const match = counter(TEAM, [{ teams: [['gloin'], ['arwen', 'elrond']] }, { teams: [['sam']] }]);
    expect(offered(match, 0, 'loseTeamCard').map(({ card }) => card)).toEqual(['elrond', 'arwen', 'gloin']);
    expect(match.explain(0, { type: 'loseTeamCard', card: 'sam' })?.rules).toEqual(['BM-COUNTER-04']);
    act(match, 0, { type: 'loseTeamCard', card: 'gloin' });
    act(match, 1, { type: 'loseTeamCard', card: 'sam' });
    expect([teams(match, 0), teams(match, 1)]).toEqual([[['arwen', 'elrond']], []]);
    expect(ringDiscard(match)).toEqual(['sam', 'gloin']);
  });

  test('BM-COUNTER-05: one companion from the hand, Gimli never', () => {
    const match = counter(HAND, [{ hand: ['gimli', 'sam'] }, { hand: ['arwen'] }]);
    expect(match.options(0)).toEqual([{ type: 'loseHandCard', card: 'sam' }]);
    expect(match.explain(0, { type: 'loseHandCard', card: 'gimli' })?.rules).toEqual(['BM-RULING-15']);
    expect(match.explain(0, { type: 'loseHandCard', card: 'arwen' })?.rules).toEqual(['BM-COUNTER-05']);
    act(match, 0, { type: 'loseHandCard', card: 'sam' });
    // All have seen it.
    expect(match.canUndo(0)).toBe(false);
    act(match, 1, { type: 'loseHandCard', card: 'arwen' });
    expect(ringDiscard(match)).toEqual(['sam', 'arwen']);
  });

  test('BM-RULING-13, BM-COUNTER-08: all players in turn order, beginning with the active one; over when all are done', () => {
    const match = sit({
      active: 1,
      mordor: [HAND, TROPHY],
      ringPile: [TEAM, 'haldir'],
      players: [{ won: ['goblin'] }, { won: ['ugluk'] }, {}, { won: ['shelob'] }],
    });
    act(match, 1, DRAW);
    const asked = [];
    while (view(match).losing !== null) {
      const [seat] = match.waitingList();
      asked.push(seat);
      expect(row(match)).toEqual(['troll', 'haradrim', 'grishnakh']);
      act(match, seat, match.options(seat)[0]);
    }
    expect(asked).toEqual([1, 3, 0]);
    expect(won(match, 0)).toEqual([]);
  });

  test('BM-COUNTER-06, BM-COUNTER-07: the trophy command takes an enemy you have won, and nothing from those who have none', () => {
    const match = counter(TROPHY, [{ won: ['goblin', 'shelob'] }, {}]);
    expect(match.explain(0, { type: 'loseEnemy', enemy: 'troll' })?.rules).toEqual(['BM-COUNTER-06']);
    act(match, 0, { type: 'loseEnemy', enemy: 'goblin' });
    expect(won(match, 0)).toEqual(['shelob']);
    expect(match.waitingList()).toEqual([1]);
    expect(view(match).losing).toBeNull();
  });

  test('BM-COUNTER-09, BM-COUNTER-10, BM-COUNTER-11: Mordor cards and the third enemy go, the row moves on', () => {
    const match = counter(TROPHY, [{}, {}]);
    expect(mordor(match)).toEqual([null, null, null]);
    expect(row(match)).toEqual(['balrog', 'troll', 'haradrim']);
    expect(enemyDiscard(match)).toEqual(['grishnakh']);
    expect(view(match).ringDiscard.mordor.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    // BM-COUNTER-12: the same player went on drawing.
    expect(hand(match, 0)).toEqual(['haldir']);
  });

  test('BM-RULING-15: a hand that is spared has been shown; all know now that Gimli is in it', () => {
    const match = counter(HAND, [{}, { hand: ['gimli'] }]);
    expect(view(match, 0).players[1].shown.map(({ id }) => id)).toEqual(['gimli']);
  });

  test('BM-RULING-46: what was won and discarded is open to all, hands and piles are not', () => {
    const match = sit({ ringDiscard: ['gloin'], enemyDiscard: ['balrog'], players: [{ hand: ['sam'], won: ['goblin'] }, {}] });
    const seen = view(match, 1);
    expect(seen.players[0].won.map(({ id }) => id)).toEqual(['goblin']);
    expect(seen.ringDiscard.companions.map(({ id }) => id)).toEqual(['gloin']);
    expect(seen.enemyDiscard.map(({ id }) => id)).toEqual(['balrog']);
    expect(seen.players[0]).toMatchObject({ hand: 1, cards: null });
    expect(JSON.stringify(seen)).not.toContain('"sam"');
  });
});
