import { type GameRecord, replay, type Seat } from '#kernel';
import type { Luck } from '#look/table.ts';
import { NAZGUL, RING } from '../content/box.ts';
import { journeyToMordor } from '../index.ts';
import type { Journey } from '../rules/state.ts';

/** Symbols whose luck is told: Rings carry you on, Nazgûl stop you. */
const COUNTED = [
  { symbol: RING, what: 'table.luck.rings' },
  { symbol: NAZGUL, what: 'table.luck.nazgul' },
] as const;

interface Tally {
  got: number;
  expected: number;
  variance: number;
}

/** How often each seat rolled a Ring and a Nazgûl, and how often its dice owed it one. Every die rolled counts, kept or not. */
export function luck(record: GameRecord): readonly Luck[] {
  const box = journeyToMordor.content.read(record.content.pack ?? journeyToMordor.content.standard);
  const tallies = record.seats.map(() => COUNTED.map((): Tally => ({ got: 0, expected: 0, variance: 0 })));
  const rolled = (seat: Seat, dice: readonly number[], faces: readonly number[]): void => {
    for (const [place, die] of dice.entries()) {
      const sides = box.dice[die].faces;
      for (const [index, { symbol }] of COUNTED.entries()) {
        const chance = sides.filter((side) => side === symbol).length / sides.length;
        const tally = tallies[seat][index];
        tally.got += sides[faces[place]] === symbol ? 1 : 0;
        tally.expected += chance;
        tally.variance += chance * (1 - chance);
      }
    }
  };

  // Which dice a roll used is known from the moment before it.
  let loose: readonly number[] = [];
  replay<Journey>(journeyToMordor, record, ({ recorded, match }) => {
    if (recorded !== null && recorded.action !== 'resign' && (recorded.action.type === 'roll' || recorded.action.type === 'repeatRoll'))
      rolled(
        recorded.seat,
        loose,
        recorded.draws.filter(({ stream }) => stream === 'open').map(({ got }) => Number(got)),
      );
    loose = match.state.open.asideAt.flatMap((roll, die) => (roll === 0 ? [die] : []));
  });
  return tallies.flatMap((of, seat) =>
    of.map(({ got, expected, variance }, index) => ({ seat, what: COUNTED[index].what, got, expected, deviation: Math.sqrt(variance) })),
  );
}
