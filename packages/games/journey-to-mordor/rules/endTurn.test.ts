import { describe, expect, test } from 'vitest';
import { at, phase2, player, squares } from '../testing/table.ts';

const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const RING = { ...NONE, black: 'ring' } as const;
const three = (a: number, b: number, c: number) => ({ players: [player('frodo', a), player('sam', b), player('merry', c)] });

describe('turns and rounds', () => {
  test('JM-TURN-01: players take turns clockwise', () => {
    expect(phase2({ ...three(0, 0, 0), active: 0 }, NONE).view().active).toBe(1);
    expect(phase2({ ...three(0, 0, 0), active: 2 }, NONE).view()).toMatchObject({ active: 0, round: 2 });
    const table = at({ ...three(0, 0, 0), active: 1, turn: { step: 'roll' } });
    expect(table.refused({ type: 'roll' }, 0)).toEqual(['JM-TURN-01']);
  });

  test('JM-RULING-15: a round runs from the first player to the seat before, even if the first player is out', () => {
    const players = [player('frodo', 0, squares('xxxxxxx')), player('sam'), player('merry')];
    expect(phase2({ players, first: 0, active: 1 }, NONE).view()).toMatchObject({ active: 2, round: 1 });
    expect(phase2({ players, first: 0, active: 2 }, NONE).view()).toMatchObject({ active: 1, round: 2 });
    expect(phase2({ ...three(0, 0, 0), first: 1, active: 0 }, NONE).view()).toMatchObject({ active: 1, round: 2 });
  });
});

describe('end of the game', () => {
  test('JM-END-02, JM-RULING-32: when someone reaches Mordor the round is finished first', () => {
    const table = phase2({ ...three(8, 0, 0), active: 0 }, RING);
    expect(table.match.state.outcome).toBeNull();
    expect(table.view()).toMatchObject({ active: 1, round: 1 });
  });

  test('JM-END-03: if only one has reached Mordor in that round, that player wins', () => {
    expect(phase2({ ...three(9, 8, 0), active: 2 }, NONE).match.state.outcome).toMatchObject({
      winners: [0],
      reason: 'reachedMordor',
      rules: ['JM-END-03'],
    });
  });

  test('JM-END-04: of several the one with the most uncrossed spaces wins, halves counting one each', () => {
    const players = [player('frodo', 9, squares('xxxxooo')), player('sam', 9, squares('xxxxhso'))];
    // Frodo has three whole squares, Sam one whole, one split and half of another: four.
    const table = phase2({ players: [...players, player('merry')], active: 2 }, NONE);
    expect(table.match.state.outcome).toMatchObject({ winners: [1], reason: 'mostSpaces', rules: ['JM-END-04'] });
  });

  test('JM-RULING-16: equals share the victory', () => {
    expect(phase2({ ...three(9, 9, 0), active: 2 }, NONE).match.state.outcome).toMatchObject({
      winners: [0, 1],
      reason: 'sharedVictory',
      rules: ['JM-RULING-16'],
    });
  });

  test('JM-RULING-13, JM-RULING-14: a player in Mordor can still be caught, and then play goes on', () => {
    const table = phase2(
      { players: [player('frodo', 9, squares('xxxxxxo')), player('sam'), player('merry')], active: 2 },
      { ...NONE, yellow: 'nazgul' },
    );
    expect(table.player(0).out).toBe(true);
    expect(table.match.state.outcome).toBeNull();
    expect(table.view()).toMatchObject({ active: 1, round: 2 });
  });

  test('JM-RULING-17: without the optional ending a last survivor plays on alone, and every die hits him', () => {
    const gone = squares('xxxxxxx');
    const alone = { players: [player('frodo', 0, gone), player('sam', 0, gone), player('merry', 8)], active: 2 };
    const table = phase2(alone, { black: 'nazgul', yellow: 'nazgul', red: 'nazgul', blue: 'nazgul', green: 'nazgul' });
    expect(table.player(2).spaces).toBe(2);
    expect(table.view()).toMatchObject({ active: 2, round: 2 });
    expect(phase2(alone, RING).match.state.outcome).toMatchObject({ winners: [2], reason: 'reachedMordor' });
  });

  test('JM-END-05, JM-RULING-18: with the optional ending the last one left wins at once', () => {
    const players = [player('frodo', 0, squares('xxxxxxx')), player('sam'), player('merry', 0, squares('xxxxxxo'))];
    const table = phase2({ players, active: 1, lastSurvivor: true }, { ...NONE, blue: 'nazgul' });
    expect(table.match.state.outcome).toMatchObject({ winners: [1], reason: 'lastSurvivor', rules: ['JM-END-05'] });
  });

  test('JM-RULING-18: if the last players go out together nobody wins', () => {
    const last = squares('xxxxxxo');
    const table = phase2(
      { players: [player('frodo', 0, last), player('sam', 0, last)], lastSurvivor: true },
      { ...NONE, red: 'nazgul', black: 'nazgul' },
    );
    expect(table.match.state.outcome).toMatchObject({ winners: [], reason: 'allCaught' });
  });
});
