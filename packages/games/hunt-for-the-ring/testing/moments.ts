import { riders, table, type TestTable } from './table.ts';

export type GivenHunt = Parameters<typeof table>[0];

/** A few steps from Bag End. */
export const walked = [1, 'dot', 'dot', 10, 'dot', 19, 22];

/** The blue Nazgûl at its turn in part I. */
export const blue = (at: string | number, more: GivenHunt = {}): TestTable =>
  table({ active: 'blue', nazgul: riders(at, 36, 44, 49), ringBearer: { log: walked }, ...more });

/** A Sorcery card just played, and nothing against it. */
export const cast = (sorcery: string, effect: string, at: string | number, more: GivenHunt = {}): TestTable =>
  blue(at, { wraiths: [{ hand: [sorcery] }], ...more })
    .act('playSorcery', { die: 'sorcery', sorcery, effect })
    .act('pass');

/** An Ally card just played in the Ring-bearer's turn. */
export const play = (ally: string, effect = 'a', more: GivenHunt = {}): TestTable =>
  table({ nazgul: riders(18, 36, 44, 49), ringBearer: { log: walked, hand: [ally] }, ...more }).act('playAlly', { ally, effect });

/** The blue Nazgûl at its turn in part II, with Gandalf on an area, hidden or, when it is told, as a figure. */
export const inPartTwo = (at: string | number, more: GivenHunt = {}): TestTable =>
  table({
    part: 2,
    step: 1,
    active: 'blue',
    nazgul: riders(at, 28, 33, 33),
    ringBearer: { journey: 'JL-01', gandalf: more.gandalfAt ?? 10 },
    ...more,
  });

/** A space nobody may ride onto today. */
export const closed = (space: string | number): GivenHunt => ({ closed: [{ space, until: 'day' }] });

/** A place or an area in which one thing must not be done today. */
export const warded = (place: string | null, area: number | null, bar: 'search' | 'hunt' | 'perception'): GivenHunt => ({
  wards: [{ area, place, bars: [bar], until: 'day' }],
});

/** So many Information tokens, and so many powers. */
export const powers = (count: number): string[] => ['I1', 'I2', 'I3', 'I4'].slice(0, count);

/** Dice of which one is left. */
export const spent = ['ring*', 'ring*', 'sword*', 'sword*', 'sorcery', 'shadow*'];

/** The blue Nazgûl with something to do for every die, and every power. */
export const ready = (dice: string[] = ['ring', 'sword', 'sorcery']): TestTable =>
  blue(22, { dice, information: powers(4), allies: [19], wraiths: [{ hand: ['S-08'] }] });
