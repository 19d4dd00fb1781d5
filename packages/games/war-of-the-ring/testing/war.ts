import { TestTable } from '#kernel/testing/table.ts';
import { warOfTheRing } from '../index.ts';
import type { WarPosition } from '../position.ts';
import type { WarOptions } from '../rules/state.ts';
import type { War } from '../rules/state.ts';
import type { WarView } from '../view.ts';

export type WarTable = TestTable<War, WarOptions, WarView>;

/** A position to test on: what is left out is as at the start of the notation (everything in reinforcements, Fellowship in Rivendell). */
export const war = (position: Omit<WarPosition, 'game'> = {}): WarTable =>
  new TestTable(warOfTheRing, { position: { game: 'war-of-the-ring', ...position } });

/** A whole game from the printed set-up. */
export const newWar = (options: unknown = {}): WarTable => new TestTable(warOfTheRing, { seats: 2, options });
