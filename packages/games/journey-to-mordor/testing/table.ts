import type { Seat } from '#kernel';
import { TestTable as AnyTestTable, type TestStart } from '#kernel/testing/table.ts';
import type { SymbolId } from '../content/box.ts';
import { journeyToMordor } from '../index.ts';
import type { JourneyPosition } from '../position/index.ts';
import type { JourneyView, PlayerView } from '../view/view.ts';
import type { Journey, JourneyOptions } from '../rules/state.ts';

type Given = Omit<JourneyPosition, 'game'>;
type DiceShown = { readonly [die: string]: SymbolId };

export const BOX = journeyToMordor.content.read(journeyToMordor.content.standard);

export const player = (hobbit: string, fields = 0, squares?: JourneyPosition['players'][number]['squares']) => ({
  hobbit,
  fields,
  ...(squares === undefined ? {} : { squares }),
});

/** The square trail by letters: o open, x crossed, s split, h half gone, g both halves gone. */
export const squares = (letters: string): NonNullable<JourneyPosition['players'][number]['squares']> =>
  letters.split('').map((letter) => (({ o: 'open', x: 'crossed', s: 'split', h: 'half', g: 'gone' }) as const)[letter] ?? 'open');

/** A turn in which the first roll shows these symbols and nothing is set aside yet. */
export const rolled = (dice: DiceShown, more: Partial<NonNullable<Given['turn']>> = {}): NonNullable<Given['turn']> => ({
  step: 'setAside',
  roll: 1,
  dice: Object.fromEntries(Object.entries(dice).map(([die, symbol]) => [die, { symbol }])),
  ...more,
});

/** A turn at its fifth roll, where setting aside the last die named ends phase 1 with exactly these five symbols. */
export function lastDie(dice: DiceShown): NonNullable<Given['turn']> {
  const names = Object.keys(dice);
  return {
    step: 'setAside',
    roll: 5,
    dice: Object.fromEntries(names.map((die, place) => [die, { symbol: dice[die], ...(place < 4 ? { aside: place + 1 } : {}) }])),
  };
}

/** A table of Journey to Mordor for tests. */
export class TestTable extends AnyTestTable<Journey, JourneyOptions, JourneyView> {
  constructor(start: TestStart) {
    super(journeyToMordor, start);
  }

  setAside(...dice: string[]): this {
    for (const die of dice) this.do({ type: 'setAside', die });
    return this;
  }

  player(seat: Seat): PlayerView {
    return this.view().players[seat];
  }
}

export const at = (position: Given): TestTable => new TestTable({ position: { game: 'journey-to-mordor', ...position } });

/** Plays phase 2 with exactly these five symbols set aside. */
export function phase2(position: Omit<Given, 'turn'>, dice: DiceShown): TestTable {
  const names = Object.keys(dice);
  return at({ ...position, turn: lastDie(dice) }).setAside(names[names.length - 1]);
}
