import { describe, expect, test } from 'vitest';
import { afterPlaying, sit, view } from '../testing/table.ts';

describe('what the table shows of a team', () => {
  test('whom it beats, what is missing and what would be lost', () => {
    const match = sit({ row: ['troll', 'nazgul', 'ugluk'], players: [{ teams: [['aragorn', 'gimli']] }, {}] });
    const [team] = view(match).players[0].teams;
    expect(team.against.map(({ enemy, how }) => [enemy, how])).toEqual([
      ['troll', null],
      ['nazgul', null],
      ['ugluk', 'printed'],
    ]);
    expect(team.against[0].needs).toEqual([
      { symbol: 'red', paid: 'colour' },
      { symbol: 'orange', paid: 'colour' },
      { symbol: 'yellow', paid: null },
    ]);
    expect(team.against[2].left).toEqual(['orange']);
    expect(team.best).toEqual({ enemies: ['ugluk'], points: 3, how: 'printed' });
  });

  test('what one card more would do, for the owner of the hand alone', () => {
    const match = sit({
      row: ['troll', 'nazgul', 'ugluk'],
      players: [{ hand: ['sam', 'treebeard', 'elrond'], teams: [['aragorn', 'gimli']] }, {}],
    });
    expect(view(match, 0).players[0].teams[0].more).toEqual([
      { card: 'sam', beats: ['troll'], points: 6 },
      { card: 'treebeard', beats: ['troll'], points: 9 },
      { card: 'elrond', beats: [], points: 3 },
    ]);
    expect(view(match, 0).players[0].fresh).toContainEqual({ card: 'treebeard', beats: ['ugluk'], points: 3 });
    expect(view(match, 1).players[0].teams[0].more).toEqual([]);
    expect(view(match).players[0].fresh).toEqual([]);
  });

  test('what an ability would have to do', () => {
    const match = sit({
      row: ['mouth-of-sauron', 'uruk-hai', 'mumak'],
      players: [{ teams: [['merry'], ['boromir', 'beregond', 'legolas'], ['faramir', 'theoden']] }, { teams: [['haldir']] }],
      turn: afterPlaying,
    });
    const [merry, boromir, faramir] = view(match).players[0].teams;
    expect(merry.against.map(({ how }) => how)).toEqual(['borrowing', null, null]);
    expect(boromir.against.map(({ how }) => how)).toEqual([null, null, 'printed']);
    expect(faramir.best).toEqual({ enemies: ['uruk-hai'], points: 3, how: 'printed' });
  });

  test('printed symbols, doubling and borrowing are told apart', () => {
    const match = sit({
      row: ['shelob', 'uruk-hai', 'orc-archer'],
      players: [
        {
          teams: [
            ['theoden', 'glorfindel'],
            ['eomer', 'halbarad', 'legolas'],
          ],
        },
        {},
      ],
      turn: afterPlaying,
    });
    const [jokers, pairs] = view(match).players[0].teams;
    expect(jokers.against.map(({ how }) => how)).toEqual(['doubling', 'printed', 'printed']);
    expect(pairs.best).toEqual({ enemies: ['uruk-hai', 'orc-archer'], points: 4, how: 'doubling' });
  });

  test('the Balrog is an enemy like any other, and of two sets worth the same the first is named', () => {
    const match = sit({ row: ['balrog', 'grishnakh', 'uruk-hai'], players: [{ hand: ['merry'], teams: [['elladan']] }, {}] });
    const [team] = view(match).players[0].teams;
    expect(team.against.map(({ enemy, how }) => [enemy, how])).toEqual([
      ['balrog', null],
      ['grishnakh', 'printed'],
      ['uruk-hai', 'printed'],
    ]);
    expect(team.best?.enemies).toEqual(['uruk-hai']);
    // Alone Merry beats nobody.
    expect(view(match, 0).players[0].fresh).toContainEqual({ card: 'merry', beats: [], points: 0 });
  });

  test('jokers are named where they pay', () => {
    const match = sit({ row: ['goblin', 'uruk-hai', 'gothmog'], players: [{ teams: [['glorfindel', 'legolas']] }, {}] });
    const [team] = view(match).players[0].teams;
    expect(team.against[2].needs.map(({ paid }) => paid)).toEqual(['joker', 'joker', 'colour']);
    expect(team.best).toMatchObject({ points: 6 });
  });

  test('with an attack under way: the bill so far', () => {
    const match = sit({
      row: ['troll', 'uruk-hai', 'orc-archer'],
      players: [{ teams: [['theoden', 'legolas']] }, {}],
      turn: { step: 'attack', attack: { team: 1, targets: ['uruk-hai', 'orc-archer'] } },
    });
    expect(view(match).attack).toMatchObject({ ready: false, points: 4, targets: ['uruk-hai', 'orc-archer'] });
  });
});
