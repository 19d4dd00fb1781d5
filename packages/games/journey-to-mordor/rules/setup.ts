import { asId, asIds } from '#kernel/id.ts';
import { checkSeatCount, everyone, GivenOptions, NOBODY, rollStarter, seatList } from '#kernel';
import type { JourneyBox } from '../content/box.ts';
import { choosing } from './frames.ts';
import type { Journey, JourneyOptions } from './state.ts';
import type { JourneyEffects } from './tools.ts';

export const SEATS = { min: 2, max: 4 } as const;

/** Two to four players (JM-SETUP-01), one common side of the sheet (JM-SETUP-05), one ending for all (JM-RULING-33). */
export function readOptions(given: unknown, seats: number): JourneyOptions {
  checkSeatCount(seats, SEATS, ['JM-SETUP-01']);
  const options = new GivenOptions(given, ['side', 'lastSurvivor', 'first']);
  const side = options.choice('side', ['basic', 'advanced'], ['JM-SETUP-05']);
  const lastSurvivor = options.flag('lastSurvivor', false, ['JM-RULING-33']);
  const first = options.seat('first', seats, ['JM-RULING-28']);
  return { side, lastSurvivor, first };
}

/** Every player has an own sheet (JM-SETUP-02); the first player is chosen or drawn by lot (JM-SETUP-06, JM-RULING-28). */
export function setup(box: JourneyBox, options: JourneyOptions, seats: number, effects: JourneyEffects): Journey {
  const first = options.first ?? rollStarter(effects.random, seatList(everyone(seats)));
  effects.emit?.({ type: 'firstPlayer', seat: first });
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    box,
    frames: [choosing.make()],
    outcome: null,
    open: {
      options: { side: options.side, lastSurvivor: options.lastSurvivor },
      first,
      active: first,
      round: 1,
      hobbit: asIds(each(-1)),
      fields: each(0),
      split: each(0),
      crossed: each(0),
      out: each(false),
      effect: null,
      began: 0,
      rolls: 0,
      repeated: false,
      shows: box.dice.map(() => asId(-1)),
      asideAt: box.dice.map(() => 0),
      taken: 0,
      gandalfs: 0,
      leavers: NOBODY,
    },
    own: each(null),
    hidden: null,
  };
}
