import type { Seat } from '#kernel';
import type { SymbolId } from '../content/box.ts';
import { phase2, player, squares, type TestTable } from './table.ts';

/** What the worked examples begin with and look at. */

export const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
export const RING = { ...NONE, black: 'ring' } as const;
export const LAST = squares('xxxxxxo');
export const GONE = squares('xxxxxxx');
export const frodoSam = { players: [player('frodo'), player('sam')] };

/** Four hobbits; one of them is active and has walked so far, on the advanced side. */
export const fourAt = (fields: number, who = 0) => ({
  side: 'advanced' as const,
  active: who,
  first: who,
  players: ['frodo', 'sam', 'merry', 'pippin'].map((hobbit, seat) => player(hobbit, seat === who ? fields : 0)),
});
export const spaces = (table: TestTable): number[] => table.view().players.map((each) => each.spaces);
export const out = (table: TestTable): boolean[] => table.view().players.map((each) => each.out);
export const loose = (table: TestTable): string[] =>
  table.view().turn?.dice.flatMap(({ id, status }) => (status === 'loose' ? [id] : [])) ?? [];
export const outcome = (table: TestTable) => table.match.state.outcome;
export const trail = (table: TestTable, seat: Seat): string =>
  table
    .player(seat)
    .squares.map(({ split, crossed }) => (split ? 'shg' : 'ox')[crossed])
    .join('');
/** How far exactly these five dice take somebody who stands there. */
export const walked = (fields: number, dice: { readonly [die: string]: SymbolId }, side: 'basic' | 'advanced' = 'advanced'): number =>
  phase2({ ...fourAt(fields), side }, dice).player(0).fields - fields;
