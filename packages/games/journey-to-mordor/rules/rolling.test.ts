import { describe, expect, test } from 'vitest';
import { at, player, rolled, squares } from '../testing/table.ts';

const two = { players: [player('frodo'), player('sam')] };
const FIVE = ['ring', 'gandalf', 'weapon', 'orc', 'orc'];

describe('phase 1: rolling', () => {
  test('JM-TURN-02: first the dice are rolled, then the symbols are used', () => {
    const table = at({ ...two, turn: { step: 'roll' } });
    expect(table.options().map(({ type }) => type)).toEqual(['roll']);
    expect(table.refused({ type: 'split', square: 1 })).toEqual(['JM-TURN-02']);
    expect(table.refused({ type: 'setAside', die: 'red' })).toContain('JM-DICE-03');
    table.do({ type: 'roll' }, FIVE);
    expect(table.refused({ type: 'split', square: 1 })).toEqual(['JM-TURN-02']);
    expect(table.player(0).fields).toBe(0);
  });

  test('JM-DICE-01: the first roll of the turn is made with all five dice', () => {
    const table = at({ ...two, turn: { step: 'roll' } }).do({ type: 'roll' }, FIVE);
    expect(table.view().turn?.dice.map(({ symbol }) => symbol)).toEqual(FIVE);
    expect(table.view().turn?.roll).toBe(1);
  });

  test('JM-DICE-03: after every roll at least one die must be set aside', () => {
    const table = at({ ...two, turn: rolled({ black: 'ring', yellow: 'orc', red: 'orc', blue: 'weapon', green: 'gandalf' }) });
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    table.setAside('black');
    expect(table.refused({ type: 'roll' })).toBeNull();
  });

  test('JM-DICE-04, JM-RULING-01: more may be set aside, even all, but from one roll only different symbols', () => {
    const table = at({ ...two, turn: rolled({ black: 'ring', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'gandalf' }) });
    table.setAside('black');
    expect(table.refused({ type: 'setAside', die: 'yellow' })).toEqual(['JM-DICE-04']);
    table.setAside('red', 'blue', 'green');
    table.do({ type: 'roll' }, ['ring']);
    // A Ring was set aside from the first roll; from this one it may be set aside again (JM-DICE-10).
    expect(table.refused({ type: 'setAside', die: 'yellow' })).toBeNull();
  });

  test('JM-DICE-05, JM-DICE-06: what is not set aside is rolled again, what is set aside is not', () => {
    const table = at({ ...two, turn: rolled({ black: 'ring', yellow: 'orc', red: 'orc', blue: 'weapon', green: 'gandalf' }) });
    table.setAside('blue', 'black').do({ type: 'roll' }, ['ring', 'weapon', 'gandalf']);
    expect(table.view().turn?.dice.map(({ symbol, status }) => [symbol, status])).toEqual([
      ['ring', 'aside'],
      ['ring', 'loose'],
      ['weapon', 'loose'],
      ['weapon', 'aside'],
      ['gandalf', 'loose'],
    ]);
    expect(table.refused({ type: 'setAside', die: 'blue' })).toEqual(['JM-DICE-06']);
    expect(table.refused({ type: 'finishRolling' })).toContain('JM-DICE-05');
  });

  test('JM-DICE-02, JM-DICE-07: with one die a roll there are five rolls, and the fifth die ends rolling', () => {
    const table = at({ ...two, turn: { step: 'roll' } });
    table.do({ type: 'roll' }, ['ring', 'ring', 'ring', 'ring', 'ring']);
    for (const [place, die] of ['black', 'yellow', 'red', 'blue'].entries()) {
      table.setAside(die).do(
        { type: 'roll' },
        Array.from({ length: 4 - place }, () => 'ring'),
      );
    }
    expect(table.view().turn?.roll).toBe(5);
    expect(table.refused({ type: 'roll' })).not.toBeNull();
    expect(table.options()).toEqual([{ type: 'setAside', die: 'green' }]);
    table.setAside('green');
    // Five Rings have been used and it is the other player's turn.
    expect(table.player(0).fields).toBe(5);
    expect(table.view().active).toBe(1);
  });

  test('JM-DICE-02: a sixth roll is barred even if the dice would allow it', () => {
    const table = at({
      ...two,
      turn: rolled(
        { black: 'ring', yellow: 'orc', red: 'orc', blue: 'weapon', green: 'gandalf' },
        {
          roll: 5,
          dice: {
            black: { symbol: 'ring', aside: 1 },
            yellow: { symbol: 'orc', aside: 2 },
            red: { symbol: 'orc', aside: 3 },
            blue: { symbol: 'weapon', aside: 4 },
            green: { symbol: 'gandalf' },
          },
        },
      ),
    });
    table.match.state.open.taken = 1;
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-02']);
  });

  test('JM-DICE-08, JM-DICE-09: of several Nazgûl exactly one, of the player’s choice, must be set aside', () => {
    const dice = { black: 'nazgul', yellow: 'nazgul', red: 'orc', blue: 'weapon', green: 'gandalf' } as const;
    const table = at({ ...two, turn: rolled(dice) }).setAside('red');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    expect(table.options('setAside').map(({ die }) => die)).toEqual(['black', 'yellow', 'blue', 'green']);
    table.setAside('yellow');
    expect(table.refused({ type: 'setAside', die: 'black' })).toContain('JM-DICE-09');
    expect(table.refused({ type: 'roll' })).toBeNull();
  });

  test('JM-DICE-08: a Nazgûl set aside from an earlier roll does not free from the duty', () => {
    const table = at({ ...two, turn: rolled({ black: 'nazgul', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'gandalf' }) });
    table.setAside('black').do({ type: 'roll' }, ['ring', 'nazgul', 'weapon', 'gandalf']);
    table.setAside('yellow');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    table.setAside('red');
    expect(table.refused({ type: 'roll' })).toBeNull();
  });

  test('JM-DICE-12: a Nazgûl die shows the player it will hit', () => {
    const table = at({ ...two, turn: rolled({ black: 'nazgul', yellow: 'nazgul', red: 'nazgul', blue: 'nazgul', green: 'orc' }) });
    const hits = Object.fromEntries(table.view().turn?.dice.map(({ id, hits: seat }) => [id, seat]) ?? []);
    expect(hits).toMatchObject({ black: 0, yellow: 0, red: 1, blue: 0 });
    expect(table.setAside('red').view().turn?.forecast.hits).toEqual([0, 1]);
  });
});

describe('White Tree', () => {
  const dice = { black: 'white-tree', yellow: 'ring', red: 'ring', blue: 'nazgul', green: 'orc' } as const;

  test('JM-TREE-01, JM-DICE-07: setting the White Tree aside ends rolling at once', () => {
    const table = at({ ...two, turn: rolled(dice) }).setAside('blue', 'black');
    expect(table.refused({ type: 'roll' })).toContain('JM-TREE-01');
    table.do({ type: 'finishRolling' });
    expect(table.view().active).toBe(1);
  });

  test('JM-TREE-02: it need not be set aside; left, it is rolled again', () => {
    const table = at({ ...two, turn: rolled(dice) })
      .setAside('blue')
      .do({ type: 'roll' }, ['weapon', 'ring', 'ring', 'orc']);
    expect(table.view().turn?.dice[0]).toMatchObject({ symbol: 'weapon', status: 'loose' });
  });

  test('JM-TREE-03, JM-TREE-05: other symbols of the roll may go with it; dice left over do not count', () => {
    const table = at({ ...two, turn: rolled(dice) }).setAside('black', 'yellow', 'blue');
    table.do({ type: 'finishRolling' });
    // One Ring counts, the other and the unbeaten orc were left lying.
    expect(table.player(0).fields).toBe(1);
  });

  test('JM-TREE-04: even with the White Tree a Nazgûl of the roll must be set aside', () => {
    const table = at({ ...two, turn: rolled(dice) }).setAside('black', 'yellow');
    expect(table.refused({ type: 'finishRolling' })).toContain('JM-TREE-04');
  });

  test('JM-RULING-02: alone it must be set aside', () => {
    const table = at({
      ...two,
      turn: {
        step: 'setAside',
        roll: 2,
        dice: {
          black: { symbol: 'white-tree' },
          yellow: { symbol: 'ring', aside: 1 },
          red: { symbol: 'orc', aside: 1 },
          blue: { symbol: 'weapon', aside: 1 },
          green: { symbol: 'gandalf', aside: 1 },
        },
      },
    });
    expect(table.options()).toEqual([{ type: 'setAside', die: 'black' }]);
  });

  test('JM-RULING-31: a Nazgûl that was rolled but not set aside does nothing', () => {
    const table = at({ ...two, turn: rolled({ black: 'white-tree', yellow: 'nazgul', red: 'nazgul', blue: 'ring', green: 'orc' }) });
    table.setAside('black', 'red').do({ type: 'finishRolling' });
    expect([table.player(0).spaces, table.player(1).spaces]).toEqual([7, 6]);
  });

  test('JM-RULING-30: once rolling is over nothing set aside can be taken back', () => {
    const table = at({
      players: [player('frodo', 0, squares('ooooooo')), player('sam')],
      turn: rolled({ black: 'white-tree', yellow: 'gandalf', red: 'orc', blue: 'ring', green: 'orc' }),
    });
    table.setAside('black', 'yellow', 'red', 'blue').do({ type: 'finishRolling' });
    expect(table.options().map(({ type }) => type)).toContain('split');
    for (const late of [{ type: 'setAside', die: 'green' }, { type: 'roll' }, { type: 'repeatRoll' }])
      expect(table.refused(late)).toContain('JM-RULING-30');
    expect(table.match.canUndo(0)).toBe(false);
    const undone = table.match.undo(0);
    expect(undone.ok ? null : undone.refusal.rules).toEqual(['JM-RULING-30']);
    table.do({ type: 'leaveUnsplit' });
    expect(table.player(0).fields).toBe(0);
  });
});
