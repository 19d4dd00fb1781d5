import { riders, table, type TestTable } from './table.ts';

export type Position = Parameters<typeof table>[0];

/** A few steps from Bag End. */
export const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];

/** The blue Nazgûl at its turn in part I. */
export const blue = (at: string | number, more: Position = {}): TestTable =>
  table({ active: 'blue', nazgul: riders(at, 36, 44, 49), ringBearer: { log: walked }, ...more });

/** A Sorcery card just played, and nothing against it. */
export const cast = (sorcery: string, effect: string, at: string | number, more: Position = {}): TestTable =>
  blue(at, { wraiths: [{ hand: [sorcery] }], ...more })
    .act('playSorcery', { die: 'sorcery', sorcery, effect })
    .act('pass');

/** An Ally card just played in the Ring-bearer's turn. */
export const play = (ally: string, effect = 'a', more: Position = {}): TestTable =>
  table({ nazgul: riders(18, 36, 44, 49), ringBearer: { log: walked, hand: [ally] }, ...more }).act('playAlly', { ally, effect });
