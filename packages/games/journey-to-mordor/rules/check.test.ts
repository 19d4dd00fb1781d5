import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { NAZGUL, ORC, RING, WEAPON, WHITE_TREE } from '../content/box.ts';
import { at, player, rolled } from '../testing/table.ts';
import { check } from './check.ts';
import type { Journey } from './state.ts';

/** A table on which nothing is wrong is broken in one place, and told. */

const FIVE = { black: 'ring', yellow: 'orc', red: 'orc', blue: 'weapon', green: 'gandalf' } as const;
const SHEET = { fields: 9, squares: 7 };
const [BLACK, YELLOW, RED, BLUE] = [0, 1, 2, 3];

const fresh = (): Journey => at({ players: [player('frodo'), player('sam')], turn: rolled(FIVE) }).state;

const aside = (s: Journey, symbols: readonly number[], roll: number): void => {
  for (const [die, symbol] of symbols.entries()) {
    s.open.shows[die] = asId(symbol);
    s.open.asideAt[die] = roll;
  }
};

const HARMLESS: readonly (readonly [what: string, change: (s: Journey) => void])[] = [
  ['nothing', () => {}],
  ['a player in Mordor', ({ open }) => (open.fields[0] = SHEET.fields)],
  ['the last square split', ({ open }) => (open.split[1] = 1 << (SHEET.squares - 1))],
  ['a last space', ({ open }) => (open.crossed[1] = SHEET.squares - 1)],
  [
    'a player without spaces who is out',
    ({ open }) => {
      open.crossed[1] = SHEET.squares;
      open.out[1] = true;
    },
  ],
  ['nobody has a hobbit yet', ({ open }) => open.hobbit.fill(asId(-1))],
  ['no roll yet', ({ open }) => (open.rolls = 0)],
  ['the fifth roll', ({ open }) => (open.rolls = 5)],
  ['dice that were not rolled', ({ open }) => open.shows.fill(asId(-1))],
  ['one Nazgûl aside', (s) => aside(s, [NAZGUL], 1)],
  ['a White Tree', ({ open }) => (open.shows[BLACK] = WHITE_TREE)],
  [
    'equal symbols from different rolls',
    (s) => {
      aside(s, [ORC, ORC], 1);
      s.open.asideAt[YELLOW] = 2;
      s.open.rolls = 2;
    },
  ],
  [
    'equal symbols in Rivendell',
    (s) => {
      aside(s, [ORC, ORC, NAZGUL, NAZGUL], 1);
      s.open.effect = 'same-symbols';
    },
  ],
];

const WRONG: readonly (readonly [sentence: string, change: (s: Journey) => void])[] = [
  ['seat 0 has -1 fields', ({ open }) => (open.fields[0] = -1)],
  ['seat 1 has 10 fields', ({ open }) => (open.fields[1] = SHEET.fields + 1)],
  ['seat 0 split a square that is not there', ({ open }) => (open.split[0] = 1 << SHEET.squares)],
  [
    'seat 1 crossed off more spaces than there are',
    ({ open }) => {
      open.crossed[1] = SHEET.squares + 1;
      open.out[1] = true;
    },
  ],
  ['seat 0 has no space left but is not out', ({ open }) => (open.crossed[0] = SHEET.squares)],
  ['two players have the same hobbit', ({ open }) => (open.hobbit[1] = open.hobbit[0])],
  ['two players have the same hobbit', ({ open }) => open.hobbit.fill(asId(0))],
  ['a die was lost', ({ open }) => open.shows.pop()],
  ['a die was lost', ({ open }) => open.asideAt.pop()],
  ['-1 rolls in one turn', ({ open }) => (open.rolls = -1)],
  ['6 rolls in one turn', ({ open }) => (open.rolls = 6)],
  ['die 0 shows a symbol it does not have', ({ open }) => (open.shows[BLACK] = asId(99))],
  ['die 4 shows a symbol it does not have', ({ open }) => (open.shows[4] = asId(99))],
  ['die 2 was set aside from a roll not made', ({ open }) => (open.asideAt[RED] = 2)],
  [
    'a die was set aside before it was rolled',
    ({ open }) => {
      open.shows[BLUE] = asId(-1);
      open.asideAt[BLUE] = 1;
    },
  ],
  ['equal symbols set aside from roll 1', (s) => aside(s, [ORC, WEAPON, ORC], 1)],
  [
    'equal symbols set aside from roll 5',
    (s) => {
      s.open.rolls = 5;
      aside(s, [RING, RING], 5);
    },
  ],
  ['more than one White Tree', ({ open }) => open.shows.fill(WHITE_TREE, BLACK, RED)],
];

describe('what must always hold', () => {
  test.each(HARMLESS)('nothing is wrong with %s', (_what, change) => {
    const s = fresh();
    change(s);
    expect(check(s)).toEqual([]);
  });

  test.each(WRONG)('%s', (sentence, change) => {
    const s = fresh();
    change(s);
    expect(check(s)).toContain(sentence);
  });

  test('JM-DICE-09: two Nazgûl from one roll are equal symbols, too', () => {
    const s = fresh();
    aside(s, [NAZGUL, NAZGUL], 1);
    expect(check(s)).toEqual(['equal symbols set aside from roll 1', 'two Nazgûl set aside from roll 1']);
  });
});
